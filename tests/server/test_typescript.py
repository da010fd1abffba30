"""The page's types are made from the wire's, and can be made before anything is installed."""

import subprocess
import sys
from pathlib import Path

from msgspec import Struct

from catlantis.server import wire
from catlantis.server.typescript import types

ROOT = Path(__file__).parents[2]


def test_every_struct_has_its_interface() -> None:
    text = types()
    structs = [value for value in wire.declared().values() if isinstance(value, type)]
    for struct in structs:
        if issubclass(struct, Struct) and struct is not Struct:
            assert f"export interface {struct.__name__} {{" in text


def test_types_read_as_typescript() -> None:
    text = types()
    assert "export const PROTOCOL = 1;" in text
    assert 'export type Colour = "blue" | "green" | "orange" | "purple" | "red" | "grey";' in text
    assert "  colour: Colour;" in text
    assert "  seat?: number | null;" in text  # a client may leave out what has a default
    assert "  left: (number | null)[];" in text
    assert "  options: Record<string, boolean | number | string | null>;" in text
    assert "export type FromServer = Sync | Update | TableChanged" in text
    assert "None" not in text.replace("None:", "")


def test_it_runs_with_msgspec_alone() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys("
        "['litestar', 'sqlalchemy', 'uvicorn', 'websockets', 'librt', 'rich', 'typer'])); "
        "from catlantis.server.typescript import types; types()"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], env={"PYTHONPATH": str(ROOT / "src")}, check=False
    )
    assert run.returncode == 0
