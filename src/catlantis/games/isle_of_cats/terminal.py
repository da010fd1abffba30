"""The table of The Isle of Cats: the island, the boat with its patterns, the score, the others."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from catlantis.core.ints import NOTHING
from catlantis.games.isle_of_cats.boat import COLUMNS, ROWS
from catlantis.games.isle_of_cats.island import slot_at
from catlantis.games.isle_of_cats.picture import Grid, grid_of
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    COMMONS,
    TURN_CELLS,
    drawn,
    is_oshax,
    is_rare,
    is_treasure,
)
from catlantis.games.isle_of_cats.verbs import (
    COLOUR_SORT,
    COLUMN_NAMES,
    LESSON_SORT,
    ROW_NAMES,
    SHAPE_SORT,
    SISTER_SORT,
    SPECIAL_SORT,
)
from catlantis.terminal.flow import Flow
from catlantis.terminal.guests import Guests, signed

View = dict[str, Any]
Player = dict[str, Any]

KEY: Final = "isle-of-cats"
STYLES: Final = {
    "day": "bold cyan",
    "confirmed": "dim",
    "sister": "bold magenta",
    "vesh": "bold red",
}
# Each colour as paint under a pattern letter, and as ink
PAINTS: Final = [
    *("white on blue", "black on green", "black on dark_orange", "white on purple", "white on red"),
    "black on grey70",
]
INKS: Final = ["blue", "green", "dark_orange", "magenta", "red", "grey70"]
TURNS_IN_LINE: Final = 8


def draw(view: View, guests: Guests, open_views: Sequence[View]) -> RenderableType:
    """The island, one's own boat and score, and the others; a spectator sees all boats."""
    parts: list[RenderableType] = [heading(view, guests)]
    if view["island"]:
        parts.append(island(view, guests))
    seat = view["seat"]
    shown = range(view["seats"]) if seat is None else [seat]
    for other in shown:
        player = (open_views[other] if open_views else view)["players"][other]
        parts.append(boat(player, guests, other))
        parts.append(facts(view, player, guests))
    if view["today"] is not None:
        parts += to_draw(view, guests)
    parts.append(players(view, guests))
    return Group(*parts)


def default(view: View) -> list[object] | None:
    """Nothing is harmless: a day once confirmed is final."""
    return None


def heading(view: View, guests: Guests) -> Text:
    """Which day it is."""
    text = guests.words.text(f"{KEY}-table-day", day=view["day"], days=view["days"])
    return Text(text, style="bold cyan")


# The island


def island(view: View, guests: Guests) -> Table:
    """Four columns of three cards; one's own of today are marked."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column()
    for column in range(len(COLUMN_NAMES)):
        table.add_column(guests.words.word(guests.game, "column", column))
    for row in range(len(ROW_NAMES)):
        slots = [int(slot_at(column, row)) for column in range(len(COLUMN_NAMES))]
        table.add_row(f"{row + 1}", *(card(view, guests, slot) for slot in slots))
    return table


def card(view: View, guests: Guests, slot: int) -> Text:
    """What a card shows: a lesson with its worth, or discoveries; dim what does not fit."""
    shown, today = view["island"][slot], view["today"]
    mark = Text()
    if today is not None and slot in today["chosen"]:
        mark = Text("▶ " if slot in today["left"] else "✓ ", style="bold yellow")
    if shown["lesson"] is not None:
        told = Text(guests.words.word(guests.game, LESSON_SORT, shown["lesson"] - 1), style="cyan")
        if shown["progress"] is not None:
            told.append(f" ({progress(guests, *shown['progress'])})", style="dim")
        return mark + told
    return mark + discoveries(shown, guests)


def discoveries(shown: dict[str, Any], guests: Guests) -> Text:
    """The discoveries of a card, joined as its word says."""
    fits = shown["fits"] or [True] * len(shown["things"])
    things = [
        thing(guests, shape, colour, fit)
        for (shape, colour), fit in zip(shown["things"], fits, strict=True)
    ]
    if shown["word"] == "any":
        return Text(guests.words.text(f"{KEY}-table-any")) + Text(" ") + Text(", ").join(things)
    if shown["word"] == "or":
        above, below = things[: shown["above"]], things[shown["above"] :]
        word = Text(" " + guests.words.text(f"{KEY}-table-or") + " ")
        return Text(" + ").join(above) + word + Text(" + ").join(below)
    return Text(" + ").join(things)


def thing(guests: Guests, shape: int, colour: int, fits: bool = True) -> Text:
    """A discovery by name, in the ink of its colour and with its letter."""
    name = guests.words.word(guests.game, SHAPE_SORT, shape)
    if is_oshax(shape) and colour == BLACK:
        text = guests.words.text(f"{KEY}-table-oshax", shape=name)
    elif is_rare(shape):
        text = guests.words.text(f"{KEY}-table-rare", shape=name)
    elif is_treasure(shape):
        text = guests.words.text(f"{KEY}-table-common", shape=name)
    else:
        text = f"{name} {letters(guests)[colour]}"
    return Text(text, style=INKS[colour] if fits else "dim strike")


def letters(guests: Guests) -> str:
    """The letters of the colours (IC-60)."""
    return guests.words.text(f"{KEY}-table-letters")


# The boat


def boat(player: Player, guests: Guests, seat: int) -> Table:
    """The boat, a gap or an underline where a discovery ends, with the numbers of its squares."""
    grid = grid_of(player, letters(guests))
    table = Table.grid()
    table.add_row(Text("   " + " ".join(f"{x:>2}" for x in range(COLUMNS)), style="dim"))
    for y in range(ROWS):
        row = Text(f"{y}   ", style="dim")
        for x in range(COLUMNS):
            row.append_text(square(grid, player, x, y))
        table.add_row(row)
    return table


def square(grid: Grid, player: Player, x: int, y: int) -> Text:
    """A square in three signs: its own, and the way to the next one."""
    owner, sign = grid.owner(x, y), grid.signs[y][x]
    if owner == NOTHING:
        style = "bold red" if sign == "x" else "dim" if sign.isdigit() else "bold"
        return Text(f"{sign}  ", style=style)
    style = PAINTS[player["drawn"][owner][1]]
    if grid.parts(x, y, 0, 1):
        style += " underline"
    joined = "  " if not grid.parts(x, y, 1, 0) else " "
    text = Text(sign + joined, style=style)
    return text if len(joined) == 2 else text + Text(" ")


def facts(view: View, player: Player, guests: Guests) -> Table:
    """The score line by line, the lessons with what they score now, specials, and the sister."""
    words = guests.words
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    score = [
        Text(f"{words.text(f'{KEY}-score-{name}')} {signed(points)}")
        for name, points in player["score"]
    ]
    table.add_row(words.text(f"{KEY}-table-score"), Flow(score))
    ticked = [
        Text(f"{words.word(guests.game, LESSON_SORT, lesson - 1)} ({progress(guests, *counted)})")
        for lesson, *counted in player["lessons"]
    ]
    nothing = Text(words.text(f"{KEY}-table-nothing"), style="dim")
    table.add_row(words.text(f"{KEY}-table-ticked"), Flow(ticked or [nothing]))
    used = [Text(words.word(guests.game, SPECIAL_SORT, special)) for special in player["used"]]
    table.add_row(words.text(f"{KEY}-table-used"), Flow(used or [nothing]))
    if view["sister"] is not None:
        table.add_row(words.text(f"{KEY}-table-sister"), sister(view, guests))
    return table


def progress(guests: Guests, points: int, count: int, wanted: int | None) -> str:
    """What a lesson scores now and, if it wants a number, how near that is: `0, 3/5`."""
    worth = guests.words.text(f"{KEY}-table-now", points=points)
    return worth if wanted is None else f"{worth}, {count}/{wanted}"


def sister(view: View, guests: Guests) -> Flow:
    """Her colours, her lessons and her score."""
    seen, words = view["sister"], guests.words
    pieces = [
        Text(f"{words.word(guests.game, COLOUR_SORT, colour)} {5 - place}", style=INKS[colour])
        for place, colour in enumerate(seen["colours"])
    ]
    pieces += [
        Text(f"{words.word(guests.game, SISTER_SORT, lesson)} {points}")
        for lesson, points in seen["lessons"]
    ]
    name, points = seen["score"][-1]
    told = f"{words.text(f'{KEY}-score-{name}')} {signed(points)}"
    pieces.append(Text(told, style="bold magenta"))
    return Flow(pieces)


# What is to be drawn now


def to_draw(view: View, guests: Guests) -> list[RenderableType]:
    """The shapes that can be drawn now, in all their turns, numbered as the choices are."""
    today = view["today"]
    things = list(today["items"]) if today["stage"] == "draw" else []
    if today["stage"] == "map":
        things = [[shape, BLACK] for shape in range(COMMONS)]
    elif today["stage"] in ("draw", "cards"):
        things += [twin for twin in today["twins"] if twin not in things]
    return [turns(guests, shape, colour) for shape, colour in things]


def turns(guests: Guests, shape: int, colour: int) -> Table:
    """A shape in all its turns, side by side."""
    table = Table.grid(padding=(0, 3, 0, 0))
    cells = []
    for turn, squares in enumerate(TURN_CELLS[shape]):
        rows = drawn(squares).replace("#", "█").replace(".", " ").split("/")
        picture = Text("\n".join(rows), style=INKS[colour])
        cells.append(Text(f"{turn}\n", style="dim") + picture)
    table.add_row(thing(guests, shape, colour), *cells[:TURNS_IN_LINE])
    return table


# The others


def players(view: View, guests: Guests) -> Table:
    """A line for each player: who has confirmed, and what their boat holds as far as known."""
    table, words = Table.grid(padding=(0, 2)), guests.words
    for seat, seen in enumerate(view["players"]):
        is_me = seat == view["seat"]
        state = words.text(f"{KEY}-table-done" if seen["done"] else f"{KEY}-table-drawing")
        told = words.text(
            f"{KEY}-table-boat",
            cats=sum(seen["cats"]),
            treasures=sum(seen["treasures"]),
            total=signed(seen["score"][-1][1]),
        )
        table.add_row(
            Text(f"{seat + 1}", style="dim"),
            Text(guests.names[seat], style="bold" if is_me else ""),
            Text(words.text("you") if is_me else guests.players[seat], style="dim"),
            Text("" if view["over"] else state, style="green" if seen["done"] else "yellow"),
            Text(told),
        )
    return table
