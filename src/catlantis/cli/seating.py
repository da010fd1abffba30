"""What is typed of a match before it begins: game, seats, options and seed.

People count seats from 1, and see players by name.
"""

import os
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from catlantis.bots import BOTS
from catlantis.cli.errors import BadInput
from catlantis.core.action import SEAT
from catlantis.core.game import SWITCH, BadOptions, Game, Option
from catlantis.core.rng import SEED_BITS, seed_from_text
from catlantis.games import GAMES
from catlantis.games.isle_of_cats import DECK
from catlantis.locales import Words
from catlantis.match import NAMES, Seat

HUMAN: Final = "human"
LONGEST_NAME: Final = 24
SEED_PATTERN: Final = re.compile(r"[0-9a-f]{32}", re.IGNORECASE)
SWITCHES: Final = {
    **dict.fromkeys(("on", "true", "yes", "oui", "1"), True),
    **dict.fromkeys(("off", "false", "no", "non", "0"), False),
}


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


def options_from(
    pairs: Sequence[str], game: Game[Any], seats: int, words: Words, deck: Path | None = None
) -> dict[str, object]:
    """The options of texts such as `combos=off` and of a deck's file; raises `BadInput`."""
    options: dict[str, object] = {} if deck is None else {DECK: deck_text(deck)}
    typed: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("error-option-form", text=pair)
        typed[name.strip()] = value.strip()
    kinds = {option.name: option for option in game.meta.options}
    for name, value in typed.items():
        options[name] = option_value(kinds[name], value) if name in kinds else value
    try:
        game.check(options, seats)
    except BadOptions as error:
        if deck is not None and error.option == DECK and error.reason == "bad-value":
            raise BadInput("error-deck", file=str(deck), detail=error.allowed) from None
        raise bad_options(error, game, seats, typed, words) from None
    return options


def deck_text(file: Path) -> str:
    """The text of a deck; raises `BadInput`."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise BadInput("error-deck", file=str(file), detail=detail) from None


def option_value(option: Option, text: str) -> object:
    """The value that a text stands for; a text that stands for none is left as it is."""
    if option.kind == SWITCH:
        return SWITCHES.get(text.lower(), text)
    if option.kind == SEAT and text.lower() == "random":
        return None
    if not text.isdecimal():
        return text
    return int(text) - 1 if option.kind == SEAT else int(text)


def option_text(option: Option, value: object, words: Words) -> str:
    """A value as people type it."""
    if option.kind == SWITCH:
        return words.text("option-on" if value else "option-off")
    if option.kind == SEAT:
        return words.text("option-random") if value is None else f"{int(str(value)) + 1}"
    return f"{value}"


def option_bounds(option: Option, seats: int, words: Words) -> str:
    """The values that an option takes, as people type them."""
    if option.kind == SWITCH:
        return words.text("allowed-switch")
    if option.kind == SEAT:
        return words.text("allowed-seat", high=seats)
    return words.text("allowed-number", low=option.low, high=option.high)


def bad_options(
    error: BadOptions, game: Game[Any], seats: int, typed: dict[str, str], words: Words
) -> BadInput:
    """What is wrong with options or a number of seats."""
    meta = game.meta
    title = words.text(meta.key)
    if error.reason == "bad-seats":
        return BadInput(
            "error-seats", game=title, low=meta.min_seats, high=meta.max_seats, seats=seats
        )
    kinds = {option.name: option for option in meta.options}
    if error.option not in kinds:
        return BadInput(
            "error-unknown-option", game=title, option=error.option, known=", ".join(kinds)
        )
    if error.reason == "idle-option":
        return BadInput("error-idle-option", option=error.option, seats=seats, known=error.allowed)
    allowed = option_bounds(kinds[error.option], seats, words)
    value = typed.get(error.option, "")
    return BadInput("error-option-value", option=error.option, value=value, allowed=allowed)


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
