"""Imports point one way, and the rules touch neither network, clock, disk nor screen."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "catlantis"
RULES = sorted(path for name in ("core", "games") for path in (PACKAGE / name).rglob("*.py"))

# What the rules may import: ourselves, mypyc's runtime, and pure parts of the standard library.
OURS = {"catlantis", "librt", "mypy_extensions"}
PURE = {"abc", "collections", "enum", "functools", "hashlib", "itertools", "json", "math", "typing"}
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
            case ast.Name(id=name):
                found = {name} & IMPURE_BUILTINS
            case _:
                continue
        yield from sorted(found)


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
        ("import numpy as np", "state.py", ["numpy"]),
        ("import numpy as np", "encode.py", []),
        ("from . import state", "deck.py", []),
        ("from typing import Final", "deck.py", []),
    ],
)
def test_impurities_are_found(source: str, filename: str, found: list[str]) -> None:
    assert list(impurities(source, filename)) == found
