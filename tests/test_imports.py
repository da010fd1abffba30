"""Imports point one way, and the rules touch neither network, clock, disk nor screen."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "catlantis"
GAMES = PACKAGE / "games"
IN_GAMES = sorted(GAMES.glob("*/**/*.py"))
FOR_PEOPLE = {"terminal", "sheets", "master"}  # the parts of a game that are no rule and no bot
RULES = [
    *sorted((PACKAGE / "core").rglob("*.py")),
    *(path for path in IN_GAMES if FOR_PEOPLE.isdisjoint(path.with_suffix("").parts)),
]

# What each part of a game may import of ours besides `core`: parts of itself, and more.
OF_A_GAME = {
    "rules": ({"rules"}, set()),
    "bot": ({"rules", "bot"}, set()),
    "encode": ({"rules", "encode"}, set()),
    "terminal": ({"rules", "terminal"}, {"catlantis.terminal", "catlantis.locales"}),
    "sheets": ({"rules", "sheets"}, {"catlantis.locales"}),
    "master": ({"rules", "master"}, set()),
}

# What the rules may import: ourselves, mypyc's runtime, and pure parts of the standard library.
OURS = {"catlantis", "librt", "mypy_extensions"}
PURE = {
    "abc",
    "collections",
    "enum",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "math",
    "types",
    "typing",
}
ALSO = {"encode.py": {"numpy"}, "components.py": {"importlib", "re", "tomllib"}}
IMPURE_BUILTINS = {"open", "print", "input", "eval", "exec", "__import__"}


def impurities(source: str, filename: str) -> Iterator[str]:
    """Every import and builtin by which a source would reach outside the rules."""
    allowed = OURS | PURE | ALSO.get(filename, set())
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found = {alias.name.split(".")[0] for alias in names} - allowed
            case ast.ImportFrom(module=str(module), level=0):
                found = {module.split(".")[0]} - allowed
            case ast.Name(id=name, ctx=ast.Load()):
                found = {name} & IMPURE_BUILTINS
            case _:
                continue
        yield from sorted(found)


def part_of(module: list[str]) -> str:
    """The part of a game that a module belongs to, by its name within the game."""
    return module[0] if module and module[0] in OF_A_GAME else "rules"


def strayed(source: str, game: str, part: str) -> list[str]:
    """The imports by which a source of that part of a game reaches beyond what it may."""
    parts, more = OF_A_GAME[part]
    found = []
    for node in ast.walk(ast.parse(source)):
        modules = [node.module] if isinstance(node, ast.ImportFrom) else []
        modules += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for module in filter(None, modules):
            names = module.split(".")
            if names[:2] == ["catlantis", "core"] or names[0] != "catlantis":
                continue
            is_own = names[:3] == ["catlantis", "games", game] and part_of(names[3:]) in parts
            if not is_own and ".".join(names[:2]) not in more:
                found.append(module)
    return found


@pytest.mark.parametrize("path", IN_GAMES, ids=lambda path: str(path.relative_to(GAMES)))
def test_rules_import_core_alone_and_the_rest_of_a_game_its_rules(path: Path) -> None:
    game, *module = path.relative_to(GAMES).with_suffix("").parts
    assert not strayed(path.read_text(encoding="utf-8"), game, part_of(module))


@pytest.mark.parametrize(
    ("source", "part", "found"),
    [
        ("from catlantis.core.bag import held", "rules", []),
        ("from catlantis.games.islet.state import State", "rules", []),
        ("from catlantis.games.islet.state import State", "bot", []),
        ("from catlantis.games.islet.bot import worths", "rules", ["catlantis.games.islet.bot"]),
        ("import catlantis.games.islet.terminal", "bot", ["catlantis.games.islet.terminal"]),
        ("from catlantis.locales import Words", "rules", ["catlantis.locales"]),
        ("from catlantis.locales import Words", "terminal", []),
        ("from catlantis.match import Match", "terminal", ["catlantis.match"]),
        ("from catlantis.games import GAMES", "bot", ["catlantis.games"]),
    ],
)
def test_strayed_imports_are_found(source: str, part: str, found: list[str]) -> None:
    assert strayed(source, "islet", part) == found


def test_imports_point_one_way() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0


def test_there_are_rules_to_check() -> None:
    assert RULES


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_are_pure(path: Path) -> None:
    assert not list(impurities(path.read_text(encoding="utf-8"), path.name))


@pytest.mark.parametrize(
    ("source", "filename", "found"),
    [
        ("import random", "deck.py", ["random"]),
        ("from os.path import join", "deck.py", ["os"]),
        ("def late():\n    import time", "deck.py", ["time"]),
        ("open('deck.txt')", "deck.py", ["open"]),
        ("class Card:\n    open: int", "seen.py", []),
        ("import numpy as np", "state.py", ["numpy"]),
        ("import numpy as np", "encode.py", []),
        ("from . import state", "deck.py", []),
        ("from typing import Final", "deck.py", []),
    ],
)
def test_impurities_are_found(source: str, filename: str, found: list[str]) -> None:
    assert list(impurities(source, filename)) == found
