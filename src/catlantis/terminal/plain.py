"""The table of a game that has no `terminal.py`: each seat, and all that the view tells, in words.

Drawn by the sorts of the view's type; where the game gives none, the view is shown as it is.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from catlantis.core.seen import Frame
from catlantis.core.shape import shape_of
from catlantis.terminal.guests import Guests
from catlantis.terminal.telling import Telling, Told

View = dict[str, Any]


def draw(view: View, guests: Guests, open_views: Sequence[View]) -> RenderableType:
    """The players, then what the view holds besides the question; every view if all is open."""
    shown = open_views or [view]
    if guests.game.meta.seen is None:
        return Group(lines(players(view, guests)), *(lines(bare(seen)) for seen in shown))
    telling = Telling(guests.game, guests.words, guests.names)
    seats = []
    for seat, (label, text) in enumerate(players(view, guests)):
        seats.append(Told(label, f"{text}\n{telling.line(telling.seat(view, seat))}"))
    return Group(lines(seats), *(lines(telling.table(seen)) for seen in shown))


def players(view: View, guests: Guests) -> Iterator[Told]:
    """Each seat: its number, who sits there, and whether it is asked."""
    for seat, (name, player) in enumerate(zip(guests.names, guests.players, strict=True)):
        who = guests.words.text("you") if seat == view["seat"] else player
        asked = f" · {guests.words.text('seen-asked')}" if seat in view["to_act"] else ""
        yield Told(f"{seat + 1}", f"{name} ({who}){asked}")


def bare(view: View) -> Iterator[Told]:
    """A view without a type, as it is."""
    for key, value in view.items():
        if key not in shape_of(Frame).parts:
            yield Told(key, json.dumps(value))


def lines(parts: Iterable[Told]) -> Table:
    """Labels and what they say, one under the other."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for label, text in parts:
        table.add_row(label, text)
    return table


def default(view: View) -> list[object] | None:
    """Nothing is known to be harmless."""
    return None
