"""Rules that are compiled can still be run interpreted."""

import os
import subprocess
import sys
from collections.abc import Mapping
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import catlantis

PACKAGE = Path(catlantis.__file__).parent


@pytest.fixture
def compiled(tmp_path: Path) -> Path:
    """A folder with this package, in which extensions stand beside some modules."""
    package = copytree(PACKAGE, tmp_path / "catlantis", ignore=ignore_patterns("__pycache__"))
    for module in ("match", "core/ints", "games/exploding_kittens/__init__"):
        (package / f"{module}{EXTENSION_SUFFIXES[0]}").write_bytes(b"no code at all")
    return tmp_path


def run(folder: Path, code: str, pure: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """What Python says of the code where that folder comes first."""
    env = {name: value for name, value in os.environ.items() if name != "CATLANTIS_PURE"}
    call = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(folder)!r}); {code}"]
    return subprocess.run(
        call, env={**env, **pure}, capture_output=True, text=True, check=False, cwd=folder
    )


WHERE = (
    "from catlantis import match; from catlantis.core import ints; "
    "from catlantis.games import exploding_kittens; "
    "print(match.__file__); print(ints.__file__); print(exploding_kittens.__file__)"
)


def test_extensions_win_over_sources(compiled: Path) -> None:
    result = run(compiled, WHERE, {})
    assert result.returncode != 0
    assert "ImportError" in result.stderr


def test_sources_win_where_pure_is_asked_for(compiled: Path) -> None:
    result = run(compiled, WHERE, {"CATLANTIS_PURE": "1"})
    assert result.stdout.splitlines() == [
        str(compiled / "catlantis" / "match.py"),
        str(compiled / "catlantis" / "core" / "ints.py"),
        str(compiled / "catlantis" / "games" / "exploding_kittens" / "__init__.py"),
    ], result.stderr


@pytest.mark.parametrize("value", ["0", "", "yes"])
def test_only_1_asks_for_it(compiled: Path, value: str) -> None:
    assert run(compiled, WHERE, {"CATLANTIS_PURE": value}).returncode != 0


def test_other_packages_keep_their_extensions(compiled: Path) -> None:
    result = run(
        compiled,
        "import catlantis, msgspec._core; print(msgspec._core.__file__)",
        {"CATLANTIS_PURE": "1"},
    )
    assert result.stdout.strip().endswith(tuple(EXTENSION_SUFFIXES)), result.stderr
