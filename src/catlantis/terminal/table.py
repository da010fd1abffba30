"""How each game's table is drawn: from a view only, never from a state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from rich.console import RenderableType

from catlantis.games import part
from catlantis.terminal import plain
from catlantis.terminal.guests import Guests

View = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """What the terminal needs of a game besides its words."""

    draw: Callable[[View, Guests, Sequence[View]], RenderableType]
    """The view of a seat or spectator; with the views of all seats if nothing is secret."""
    styles: dict[str, str]
    """How the events that matter most are shown, by kind."""
    default: Callable[[View], list[Any] | None]
    """What Enter alone does, if the prompt has a harmless answer."""


@cache
def table_of(key: str) -> Table:
    """How a game's table is drawn: by its own `terminal.py`, or line by line where it has none."""
    own = part(key, "terminal")
    if own is None:
        return Table(plain.draw, {}, plain.default)
    return Table(own.draw, own.STYLES, own.default)
