"""What a game's tests have of their own, found by name; a game without it gets what serves all."""

from importlib import import_module
from pathlib import Path
from typing import Any

from catlantis.games import GAMES

from .playthrough import Playthrough
from .wordtable import WordTable

HERE = Path(__file__).parent


def own(key: str, module: str) -> Any:
    """That module of the game's tests, or nothing."""
    folder = key.replace("-", "_")
    is_there = (HERE / folder / f"{module}.py").exists()
    return import_module(f"{__package__}.{folder}.{module}") if is_there else None


def table_of(key: str) -> type[WordTable[Any]]:
    """How a match of the game is played and read in words."""
    found = own(key, "table")
    return found.Table if found else plain_table(key)


def plain_table(key: str) -> type[WordTable[Any]]:
    """The same by the game's own words alone."""
    return type("Table", (WordTable,), {"game": GAMES[key]})


def playthrough_of(key: str) -> type[Playthrough[Any]]:
    """How a match of the game is told."""
    found = own(key, "playthrough")
    return found.Told if found else Playthrough
