"""The page's types of views are made from the games' own, and can be made before an install."""

import subprocess
import sys
from pathlib import Path

import pytest

from catlantis.core.seen import Frame
from catlantis.core.shape import shape_of
from catlantis.games import GAMES

ROOT = Path(__file__).parents[1]


def made(*args: str) -> str:
    """What a program of the page prints, with nothing installed but what a build needs."""
    code = (
        "import sys, runpy; sys.modules.update(dict.fromkeys("
        "['litestar', 'sqlalchemy', 'uvicorn', 'websockets', 'rich', 'typer', 'fluent'])); "
        f"sys.argv = {list(args)!r}; runpy.run_path(sys.argv[0], run_name='__main__')"
    )
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"},
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout


def test_the_frame_reads_as_typescript() -> None:
    text = made("web/views.py")
    assert "export interface Frame {\n  game: string;\n  seat: number | null;\n" in text
    assert "  prompt: Prompt | null;\n  legal: Spelled[];\n}\n" in text


def test_a_view_reads_as_typescript() -> None:
    text = made("web/views.py", "islet")
    assert 'import type { Frame, Spelled } from "../../lib/seen";' in text
    assert 'export const GAME = "islet";' in text
    assert 'export type Phase = "turn" | "stack" |' in text
    assert "export type Coming = [site: number, resource: number | null];" in text
    assert "  egg?: number | null;" in text  # it may be missing
    assert "export interface View extends Frame {\n  phase: Phase;\n" in text
    assert "  coming: Coming[];" in text
    assert "  cards: Condition[][];" in text


@pytest.mark.parametrize("key", GAMES)
def test_every_field_of_a_view_has_its_type(key: str) -> None:
    text = made("web/views.py", key)
    view = text[text.index("export interface View") :]
    seen = GAMES[key].meta.seen
    assert seen is not None
    for name in shape_of(seen).parts:
        assert (f"  {name}: " in view) == (name not in shape_of(Frame).parts)


def test_the_page_is_told_how_our_games_speak() -> None:
    text = made("web/grammars.py")
    assert "export const GRAMMARS: Record<string, Grammar> = {" in text
    assert all(f'"{key}":{{"verbs":' in text for key in GAMES)
