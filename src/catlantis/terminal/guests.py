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
