"""What is typed of a match before it begins: game, seats and seed.

People count seats from 1, and see players by name.
"""

import os
import re
from collections.abc import Sequence
from typing import Any, Final

from catlantis.board import names_of
from catlantis.bots import bot_named, known
from catlantis.cli.errors import BadInput
from catlantis.core.game import Game
from catlantis.games import GAMES
from catlantis.match import HUMAN, NAMES, Seat
from catlantis.terminal.guests import printable

LONGEST_NAME: Final = 24
ESCAPED: Final = "\\,"  # a comma in a name, as it is typed
BETWEEN: Final = re.compile(r"(?<!\\),")


def game_named(key: str | None) -> Game[Any]:
    """The game of that key; raises `BadInput`."""
    if key is None:
        raise BadInput("error-no-game", known=", ".join(GAMES))
    if key not in GAMES:
        raise BadInput("error-unknown-game", game=key, known=", ".join(GAMES))
    return GAMES[key]


def seats_from(text: str) -> list[Seat]:
    """The seats that a text such as `human:Zoe,greedy` names; raises `BadInput` or `NoBot`."""
    players, given = [], []
    for part in BETWEEN.split(text):
        player, name = _parted(part.strip().replace(ESCAPED, ","))
        if player != HUMAN:
            if ":" not in player and _bare(player) not in known():
                raise BadInput("error-unknown-player", player=player, known=", ".join(known()))
            bot_named(player)
        players.append(player)
        given.append(_name(name) if name is not None else "")
    free = (name for name in NAMES if name not in given)
    names = [name or next(free, f"Cat {seat + 1}") for seat, name in enumerate(given)]
    for name in names:
        if names.count(name) > 1:
            raise BadInput("error-name-twice", name=name)
    return [Seat(name, player) for name, player in zip(names, players, strict=True)]


def _parted(text: str) -> tuple[str, str | None]:
    """A player and the name, if one is given; `FILE.py:Class` and `module:Class` are players."""
    first, *rest = text.split(":")
    if rest and first != HUMAN and _bare(first) not in known():
        first, *rest = f"{first}:{rest[0]}", *rest[1:]
    return first, ":".join(rest) if rest else None


def _bare(bot: str) -> str:
    """A bot's name without its options."""
    return bot.partition("?")[0]


def seats_text(seats: Sequence[Seat]) -> str:
    """The seats as they are typed, with the names that were not given by default.

    A person takes the place of whoever cannot be had here: a remote bot, or one long gone.
    """
    names = names_of(seats)
    players = [seat.player for seat in seats]
    players = [player if ":" in player or _bare(player) in known() else HUMAN for player in players]
    if names == list(NAMES[: len(names)]):
        return ",".join(players)
    typed = [name.replace(",", ESCAPED) for name in names]
    return ",".join(f"{player}:{name}" for player, name in zip(players, typed, strict=True))


def _name(text: str) -> str:
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadInput("error-name-length", name=printable(name), high=LONGEST_NAME)
    return name


def check_bots(names: Sequence[str]) -> list[str]:
    """The names of bots, all of which can be had; raises `BadInput` or `NoBot`."""
    for name in names:
        if ":" not in name and _bare(name) not in known():
            raise BadInput("error-unknown-bot", bot=name, known=", ".join(known()))
        bot_named(name)
    return list(names)


def seat_count(game: Game[Any], seats: int | None) -> int:
    """The number of seats typed, else three or the nearest that the game takes."""
    return seats if seats is not None else min(max(3, game.meta.min_seats), game.meta.max_seats)


def seed_text(seed: int) -> str:
    """The seed as it is typed to have the same deal again."""
    return f"{seed:032x}"


def cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
