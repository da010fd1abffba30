"""The table of a game that has no `terminal.py`: the view, line by line."""

import json
from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table

from catlantis.terminal.guests import Guests

FRAME: Final = ("game", "seat", "seats", "to_act", "over", "asked", "prompt", "legal")


def draw(
    view: dict[str, Any], guests: Guests, open_views: Sequence[dict[str, Any]]
) -> RenderableType:
    """The players, then what the view holds besides the question; every view if all is open."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for seat, (name, player) in enumerate(zip(guests.names, guests.players, strict=True)):
        you = guests.words.text("you")
        table.add_row(f"{seat + 1}", f"{name} ({you if seat == view['seat'] else player})")
    for seen in open_views or [view]:
        for key, value in seen.items():
            if key not in FRAME:
                table.add_row(key, json.dumps(value))
    return table


def default(view: dict[str, Any]) -> list[object] | None:
    """Nothing is known to be harmless."""
    return None
