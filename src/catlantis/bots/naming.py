"""Bots by name: one of ours, one that a package offers, or a class in a file of yours.

    hard?playouts=800               by its name here, or in the entry-point group `catlantis.bots`
    ./mybots.py:Bird                a class in a file
    package.module:Bird?depth=3     a class in a module, made with options

A name is a text, so that it can be passed on to any process, and means the same bot there.
"""

import ast
import os
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from urllib.parse import parse_qsl

from catlantis.bots.bot import Bot
from catlantis.bots.easy import EasyBot
from catlantis.bots.hard import CruelBot, HardBot
from catlantis.bots.medium import MediumBot
from catlantis.bots.random import RandomBot
from catlantis.core.game import Game

GROUP: Final = "catlantis.bots"
FILE: Final = ".py"

LEVELS: Final = ("easy", "medium", "hard", "cruel")
"""The bots that people choose among, the weakest first; `bot-easy` and so on are their words."""

BOTS: Final[dict[str, type[Bot]]] = {
    "easy": EasyBot,
    "medium": MediumBot,
    "hard": HardBot,
    "cruel": CruelBot,
    "greedy": MediumBot,  # as it is called in older match files and tables
    "random": RandomBot,
}
"""Our own bots, by name."""


class NoBot(Exception):
    """A name that no bot can be made of; says in a line why."""


@dataclass(frozen=True)
class Named:
    """A bot's class, the options to make it with, and where it was found."""

    kind: type[Bot]
    options: Mapping[str, Any]
    where: str

    def made(self, game: Game[Any], seat: int, seats: int, seed: int) -> Bot:
        """One of them, started for a seat of a match; raises whatever it raises."""
        bot = self.kind(**self.options)
        bot.start(game, seat, seats, seed)
        return bot


def seated(name: str, game: Game[Any], seat: int, seats: int, seed: int) -> Bot:
    """A bot of that name, started for a seat of a match; raises `NoBot`."""
    return bot_named(name).made(game, seat, seats, seed)


def known() -> list[str]:
    """The names of all bots that need no path: ours, and those of other packages."""
    return [*BOTS, *(name for name in _offered() if name not in BOTS)]


@cache
def _offered() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}


def bot_named(name: str) -> Named:
    """The bot of a name, which runs the file or module that it is in; raises `NoBot`."""
    place, _, query = name.partition("?")
    options = {key: _value(text) for key, text in parse_qsl(query, keep_blank_values=True)}
    if place in BOTS:
        return Named(BOTS[place], options, place)
    module, colon, attribute = _offered().get(place, place).rpartition(":")
    if not colon:
        raise NoBot(f"{place}: there are {', '.join(known())}, or FILE.py:Class, or module:Class")
    try:
        with redirect_stdout(sys.stderr):  # what it prints disturbs no report and no protocol
            is_file = module.endswith(FILE)
            found = _run(str(Path(module).resolve())) if is_file else _imported(module)
        kind = getattr(found, attribute)
    except Exception as error:  # whatever stands in somebody's file
        raise NoBot(f"{place}: {type(error).__name__}: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise NoBot(f"{place}: {attribute} is no class that inherits from catlantis.Bot")
    return Named(kind, options, str(found.__file__))


def portable(name: str) -> str:
    """The name as it can be passed on to a process that works in another folder."""
    place, query, options = name.partition("?")
    file, colon, attribute = place.rpartition(":")
    if colon and file.endswith(FILE):
        return f"{Path(file).resolve()}:{attribute}{query}{options}"
    return name


def label(name: str) -> str:
    """The name as people see it and match files keep it: without the folder of its file."""
    place, query, options = name.partition("?")
    return f"{place.replace(os.sep, '/').rpartition('/')[2]}{query}{options}"


def _value(text: str) -> object:
    """An option's value: a number or a truth where it reads like one, else the text."""
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text


def _imported(module: str) -> ModuleType:
    """A module, also from the folder that we work in, as `python -m` would find it."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    return import_module(module)


@cache
def _run(path: str) -> ModuleType:
    """The module of a file, once for a process; what stands beside it can be imported there."""
    name = f"catlantis_bot_{sha256(path.encode()).hexdigest()[:12]}"
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    folder = str(Path(path).parent)
    if folder not in sys.path:
        sys.path.append(folder)
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
