"""The games that are there, and what each has besides its rules: all found by name.

A game is a folder here, or a package that another distribution names in the entry-point group
`catlantis.games`. Its bot, its table in a terminal, its words, rules and first lesson stand in the
same folder; whoever needs one asks for it here and does without where there is none.
"""

import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final
from warnings import warn

from catlantis.core.foreign import ForeignGame
from catlantis.core.game import Game
from catlantis.pure import open_core_to

GROUP: Final = "catlantis.games"

_PACKAGES: Final[dict[str, str]] = {}  # of the games, by their keys


def _found() -> list[Game[Any]]:
    """All games: those of the folders here, then those of other packages that can be used."""
    ours = [f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg]
    others = [point.value for point in entry_points(group=GROUP)]
    open_core_to(others)
    games = [_game_in(package) for package in ours]
    for package in others:
        try:
            games.append(_game_in(package))
        except Exception as error:  # whatever is wrong with it, the other games can be played
            told = f"no game in package {package}: {type(error).__name__}: {error}"
            warn(told, RuntimeWarning, stacklevel=2)
    return games


def _game_in(package: str) -> Game[Any]:
    """The game of a package; where ours are compiled, another's is called through an adapter."""
    plain = import_module(package).GAME
    game: Game[Any] = plain if isinstance(plain, Game) else ForeignGame(plain)
    key = game.meta.key
    if _PACKAGES.setdefault(key, package) != package:
        raise ValueError(f"the key {key} is taken by {_PACKAGES[key]}")
    return game


GAMES: Final[dict[str, Game[Any]]] = {
    game.meta.key: game
    for game in sorted(_found(), key=lambda game: (game.meta.min_seats, game.meta.key))
}
"""All games by their keys, in the order in which they are shown: what fewest can play first."""


@dataclass(frozen=True)
class About:
    """What is known of a game before any match of it."""

    key: str
    """Its name for `catlantis.new`."""
    title: str
    seats: range
    """How many can play."""
    options: dict[str, object]
    """What may be chosen, with what is taken where nothing is."""


class _Games(ModuleType):
    """This module, which can be called: `catlantis.games()`."""

    def __call__(self) -> dict[str, About]:
        """All games by their keys, in the order in which they are shown."""
        told = {}
        for key, game in GAMES.items():
            seats = range(game.meta.min_seats, game.meta.max_seats + 1)
            options = {option.name: option.default for option in game.meta.options}
            told[key] = About(key, game.meta.title, seats, options)
        return told


sys.modules[__name__].__class__ = _Games


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
