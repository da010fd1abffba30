"""What is typed of a match before it begins: game, seats and seed.

People count seats from 1, and see players by name.
"""

import os
import re
import secrets
from collections.abc import Sequence
from typing import Any, Final

from catlantis.bots import BOTS
from catlantis.cli.errors import BadInput
from catlantis.core.game import Game
from catlantis.core.rng import SEED_BITS, seed_from_text
from catlantis.games import GAMES
from catlantis.match import NAMES, Seat

HUMAN: Final = "human"
LONGEST_NAME: Final = 24
SEED_PATTERN: Final = re.compile(r"[0-9a-f]{32}", re.IGNORECASE)


def game_named(key: str | None) -> Game[Any]:
    """The game of that key; raises `BadInput`."""
    if key is None:
        raise BadInput("error-no-game", known=", ".join(GAMES))
    if key not in GAMES:
        raise BadInput("error-unknown-game", game=key, known=", ".join(GAMES))
    return GAMES[key]


def seats_from(text: str) -> list[Seat]:
    """The seats that a text such as `human:Zoe,greedy` names; raises `BadInput`."""
    players, given = [], []
    for part in text.split(","):
        player, colon, name = part.strip().partition(":")
        if player != HUMAN and player not in BOTS:
            raise BadInput("error-unknown-player", player=player, known=", ".join(BOTS))
        players.append(player)
        given.append(_name(name) if colon else "")
    free = (name for name in NAMES if name not in given)
    names = [name or next(free, f"Cat {seat + 1}") for seat, name in enumerate(given)]
    for name in names:
        if names.count(name) > 1:
            raise BadInput("error-name-twice", name=name)
    return [Seat(name, player) for name, player in zip(names, players, strict=True)]


def seats_text(seats: Sequence[Seat]) -> str:
    """The seats as they are typed, with the names that were not given by default."""
    names = names_of(seats)
    players = [seat.player for seat in seats]
    if names == list(NAMES[: len(names)]):
        return ",".join(players)
    return ",".join(f"{player}:{name}" for player, name in zip(players, names, strict=True))


def _name(text: str) -> str:
    name = text.strip()
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadInput("error-name-length", name=printable(name), high=LONGEST_NAME)
    return name


def check_bots(names: Sequence[str]) -> list[str]:
    """The names of bots, all known; raises `BadInput`."""
    for name in names:
        if name not in BOTS:
            raise BadInput("error-unknown-bot", bot=name, known=", ".join(BOTS))
    return list(names)


def names_of(seats: Sequence[Seat]) -> list[str]:
    """The players' names, safe to print, whatever the file they come from."""
    return [printable(seat.name) for seat in seats]


def printable(text: str) -> str:
    """The text with a mark in place of what would steer the terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def seat_count(game: Game[Any], seats: int | None) -> int:
    """The number of seats typed, else three or the nearest that the game takes."""
    return seats if seats is not None else min(max(3, game.meta.min_seats), game.meta.max_seats)


def seed_from(text: str | None) -> int:
    """The seed of a text; 32 hexadecimal digits are a match's own; none: a secret one."""
    if text is None:
        return secrets.randbits(SEED_BITS)
    return int(text, 16) if SEED_PATTERN.fullmatch(text) else seed_from_text(text)


def seed_text(seed: int) -> str:
    """The seed as it is typed to have the same deal again."""
    return f"{seed:032x}"


def cores() -> int:
    """How many processes can work at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
