"""Who sits at a table."""

from dataclasses import dataclass
from typing import Any

from catlantis.core.game import Game
from catlantis.locales import Words


@dataclass(frozen=True)
class Guests:
    """The players by name and kind, seat by seat, and the words to tell of them."""

    game: Game[Any]
    names: list[str]
    players: list[str]  # human or the name of a bot, in the language spoken
    words: Words


def printable(text: str) -> str:
    """The text with a mark in place of what would steer the terminal."""
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def signed(number: int) -> str:
    """The number with a true minus where it is below zero."""
    return f"{number}".replace("-", "−")
