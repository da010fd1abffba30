"""`catlantis new-game`: a game that already plays, to be changed step by step.

In a clone of Catlantis it becomes one of its games. Anywhere else it becomes a package of its own,
which Catlantis finds once it is installed. What is written is the game in `catlantis/template`,
under another name.
"""

import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Final

import typer

from catlantis.cli.errors import BadInput
from catlantis.cli.terminal import Terminal
from catlantis.games import GAMES

KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TEMPLATE: Final = "catlantis.template"
OURS: Final = Path("src/catlantis/games")  # in a clone of Catlantis
TESTS: Final = "tests"
OUTSIDE: Final = "outside"  # what only a package of its own needs


def new_game(ctx: typer.Context, key: Annotated[str, typer.Argument()]) -> None:
    """Write it in the current folder, and tell where."""
    terminal: Terminal = ctx.obj
    name = key.replace("-", "_")
    if KEY.fullmatch(key) is None or keyword.iskeyword(name):
        raise BadInput("error-new-game-key", key=key)
    if key in GAMES:
        raise BadInput("error-new-game-taken", key=key)
    is_ours = OURS.is_dir()
    plan = dict(among_ours(name) if is_ours else alone(key, name))
    taken = [path for path in plan if path.exists()]
    if taken:
        raise BadInput("error-new-game-exists", file=str(taken[0]))
    package = f"catlantis.games.{name}" if is_ours else name
    for path, source in plan.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(source.read_text(encoding="utf-8"), key, package), encoding="utf-8")
    if is_ours:
        write_golden(key)
        terminal.say("new-game-ours", folder=str(OURS / name), tests=f"{TESTS}/games/{name}")
    else:
        terminal.say("new-game-alone", folder=key)
    terminal.say("new-game-next", key=key)


def write_golden(key: str) -> None:
    """Play the golden matches of a new game of ours, and write the one that people can read."""
    python = partial(subprocess.run, cwd=TESTS, check=True, stdout=subprocess.DEVNULL)
    python([sys.executable, "-m", "games.golden_matches"])
    readable = [sys.executable, "-m", "pytest", "games/test_playthrough.py", "-k", key]
    python(readable, env={**os.environ, "CATLANTIS_GOLDEN": "write"})


def among_ours(name: str) -> Iterator[tuple[Path, Traversable]]:
    """Where the files go in a clone of Catlantis; its own tests prove the laws of every game."""
    template = the_template()
    yield from below(template, OURS / name)
    for file in ("__init__.py", "test_rules.py"):
        yield Path(TESTS, "games", name, file), template / TESTS / file


def alone(key: str, name: str) -> Iterator[tuple[Path, Traversable]]:
    """Where the files go in a package of its own."""
    template, root = the_template(), Path(key)
    yield from below(template, root / "src" / name)
    yield from below(template / TESTS, root / TESTS)
    yield root / "pyproject.toml", template / OUTSIDE / "pyproject.toml"
    yield root / TESTS / "conftest.py", template / OUTSIDE / "conftest.py"


def the_template() -> Traversable:
    """The folder of the game that is written, which is read and never run."""
    return files("catlantis") / "template"


def below(folder: Traversable, target: Path) -> Iterator[tuple[Path, Traversable]]:
    """All files of a folder of the template, but for what does not belong to the game itself."""
    for entry in folder.iterdir():
        if entry.is_file():
            yield target / entry.name, entry
        elif entry.name not in (TESTS, OUTSIDE, "__pycache__"):
            yield from below(entry, target / entry.name)


def renamed(text: str, key: str, package: str) -> str:
    """A text of the template as the new game has it."""
    words = key.split("-")
    title = " ".join(word.capitalize() for word in words)
    letters = "".join(word[0] for word in words) if len(words) > 1 else key[:2]
    for old, new in (
        (TEMPLATE, package),
        ("high-mouse", key),
        ("high_mouse", key.replace("-", "_")),
        ("High Mouse", title),
        ("HighMouse", title.replace(" ", "")),
        ("HM-", f"{letters.upper()}-"),
    ):
        text = text.replace(old, new)
    return text
