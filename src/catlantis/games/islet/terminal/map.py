r"""The islet as text: two lines for each row of triangles, their wide side where the third touches.

     /Wle1\8b    /Sbr2\
    /7 A   \Cfl1/9*    \

In the narrow line stand terrain, nest and level; in the wide one the number of the place, the egg
(`a` … `d`) and the birds (`A` … `D`) by seat, and `*` where something can be done.
"""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from catlantis.core.grid import is_upright
from catlantis.games.islet.verbs import NEST, TERRAIN
from catlantis.terminal.guests import Guests

View = dict[str, Any]

KEY: Final = "islet"
PITCH: Final = 6  # signs from a triangle to the next
NARROW: Final = 4
WIDE: Final = 6
EGGS: Final = "abcd"
BIRDS: Final = "ABCD"
LAND_STYLES: Final = ["white on blue", "black on yellow", "white on red"]  # by terrain
LIT: Final = "bold reverse"
SEA: Final = "dim"
SITE_AT: Final = {"explore": 2, "stack": 2, "advance": 1, "start": 1}  # in a spelled action


def terrain_letter(guests: Guests, terrain: int) -> str:
    """The first letter of a terrain in the language spoken."""
    return guests.words.word(guests.game, TERRAIN, terrain)[0].upper()


def nest_letters(guests: Guests, nest: int) -> str:
    """The first two letters of a nest in the language spoken."""
    return guests.words.word(guests.game, NEST, nest)[:2]


class Map:
    """One islet, cut to the columns around the bird where the screen is too narrow."""

    def __init__(self, view: View, guests: Guests, islet: int) -> None:
        self.view = view
        self.guests = guests
        self.sites = {
            (site["x"], site["y"]): number
            for number, site in enumerate(view["sites"])
            if site["islet"] == islet
        }
        self.lit = lit_sites(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        columns = sorted({x for x, _ in self.sites})
        shown = self.window(columns[0], columns[-1], (options.max_width - 2) // PITCH)
        for y in sorted({y for _, y in self.sites}):
            yield from self.row(y, shown)
        hidden = columns[-1] - columns[0] + 1 - len(shown)
        if hidden:
            text = self.guests.words.text(f"{KEY}-table-hidden", columns=hidden)
            yield Text(text, style="dim")

    def window(self, left: int, right: int, room: int) -> range:
        """The columns shown: all, or as many as there is room for, the bird's in the middle."""
        if right - left < room:
            return range(left, right + 1)
        birds = [player["bird"] for player in self.view["players"]]
        seat = self.view["seat"]
        bird = birds[self.view["active"] if seat is None else seat]
        places = {number: x for (x, _), number in self.sites.items()}
        middle = places.get(bird, (left + right) // 2)
        first = min(max(left, middle - room // 2), right + 1 - room)
        return range(first, first + max(room, 1))

    def row(self, y: int, columns: range) -> tuple[Text, Text]:
        """The two lines of a row of triangles."""
        upper, lower = Text(no_wrap=True), Text(no_wrap=True)
        for x in [*columns, columns[-1] + 1]:
            rises = bool(is_upright(x, y))
            is_edge = (x, y) in self.sites or (x - 1, y) in self.sites
            if x == columns[0]:
                (upper if rises else lower).append(" ")
            upper.append(("/" if rises else "\\") if is_edge else " ", SEA)
            lower.append(("/" if rises else "\\") if is_edge else " ", SEA)
            if x in columns:
                tile, marks = self.cell(self.sites.get((x, y)))
                narrow, wide = (upper, lower) if rises else (lower, upper)
                narrow.append_text(tile)
                wide.append_text(marks)
        return upper, lower

    def cell(self, number: int | None) -> tuple[Text, Text]:
        """The narrow and the wide part of a place."""
        if number is None:
            return Text(" " * NARROW), Text(" " * WIDE)
        site = self.view["sites"][number]
        base = LAND_STYLES[site["terrain"]] if site["level"] else SEA
        tile, marks = Text(style=base), Text(style=base)
        is_lit = number in self.lit
        marks.append(f"{number}", LIT if is_lit else "")
        if is_lit:
            marks.append("*")
        if site["level"]:
            level, nest = f"{site['level']}", nest_letters(self.guests, site["nest"])
            tile.append(terrain_letter(self.guests, site["terrain"]))
            tile.append(nest[: NARROW - 1 - len(level)])  # less of it beside a level of two digits
            tile.append(level, "bold")
            marks.append_text(self.owners(number, site["egg"]))
        tile.pad_right(NARROW - tile.cell_len)
        marks.pad_right(WIDE - marks.cell_len)
        return tile, marks

    def owners(self, number: int, egg: int | None) -> Text:
        """Whose egg and birds are on a tile."""
        found = Text()
        if egg is not None:
            found.append(EGGS[egg], "bold")
        for seat, player in enumerate(self.view["players"]):
            if player["bird"] == number:
                found.append(BIRDS[seat], "bold")
        return found


def lit_sites(view: View) -> set[int]:
    """The places that the legal actions name."""
    return {action[SITE_AT[action[0]]] for action in view["legal"] if action[0] in SITE_AT}
