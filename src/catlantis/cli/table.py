"""How each game's table is drawn: from a view only, never from a state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.console import RenderableType

from catlantis.cli import plain
from catlantis.cli.choices import Spelled
from catlantis.cli.seating import HUMAN, names_of
from catlantis.games import part
from catlantis.locales import Words
from catlantis.match import Match
from catlantis.terminal.guests import Guests

View = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """What the terminal needs of a game besides its words."""

    draw: Callable[[View, Guests, Sequence[View]], RenderableType]
    """The view of a seat or spectator; with the views of all seats if nothing is secret."""
    styles: dict[str, str]
    """How the events that matter most are shown, by kind."""
    default: Callable[[View], Spelled | None]
    """What Enter alone does, if the prompt has a harmless answer."""


@cache
def table_of(key: str) -> Table:
    """How a game's table is drawn: by its own `terminal.py`, or line by line where it has none."""
    own = part(key, "terminal")
    if own is None:
        return Table(plain.draw, {}, plain.default)
    return Table(own.draw, own.STYLES, own.default)


def guests_of(match: Match, words: Words) -> Guests:
    """Who sits at the match, with the words to tell it."""
    players = [words.text("human") if seat.player == HUMAN else seat.player for seat in match.seats]
    return Guests(match.game, names_of(match.seats), players, words)
