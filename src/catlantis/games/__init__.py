"""The games that are there, and what each has besides its rules: all found by name.

A game is a folder here, or a package that another distribution names in the entry-point group
`catlantis.games`. Its bot, its table in a terminal, its words, rules and first lesson stand in the
same folder; whoever needs one asks for it here and does without where there is none.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from catlantis.core.game import Game

GROUP: Final = "catlantis.games"


def packages() -> Iterator[str]:
    """The packages of all games: ours, then those of other distributions."""
    yield from (f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg)
    yield from (point.value for point in entry_points(group=GROUP))


_FOUND: Final[list[Game[Any]]] = [import_module(package).GAME for package in packages()]
_PACKAGES: Final = {
    game.meta.key: package for game, package in zip(_FOUND, packages(), strict=True)
}

GAMES: Final[dict[str, Game[Any]]] = {
    game.meta.key: game
    for game in sorted(_FOUND, key=lambda game: (game.meta.min_seats, game.meta.key))
}
"""All games by their keys, in the order in which they are shown: what fewest can play first."""


@cache
def part(key: str, name: str) -> ModuleType | None:
    """The module of that name in a game's folder, if there is one: its `bot`, its `terminal`."""
    package = _PACKAGES.get(key)
    if package is None or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")


def file(key: str, path: str) -> Traversable | None:
    """The file of that name in a game's folder, if there is one: `rules/en.md`, `lesson.toml`."""
    folder = folder_of(key)
    found = None if folder is None else folder.joinpath(path)
    return found if found is not None and found.is_file() else None


def folder_of(key: str) -> Traversable | None:
    """The folder of a game, if there is one."""
    return files(_PACKAGES[key]) if key in _PACKAGES else None
