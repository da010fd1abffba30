"""The tables of what can be done and told, with the names of the arguments."""

from typing import Final

from catlantis.core.action import NUMBER, Arg, Verb, Verbs
from catlantis.core.aside import Aside
from catlantis.core.events import Events, Kind
from catlantis.games.isle_of_cats.boat import ROOM_NAMES, all_squares, room_of
from catlantis.games.isle_of_cats.cards import MOST_SHOWN
from catlantis.games.isle_of_cats.decks import LESSONS
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    COMMONS,
    MOST_TURNS,
    SHAPE_NAMES,
    SHAPES,
)

# The sorts of words
COLUMN_SORT: Final = "column"
ROW_SORT: Final = "row"
SLOT_SORT: Final = "slot"
AREA_SORT: Final = "area"
COLOUR_SORT: Final = "colour"
SHAPE_SORT: Final = "shape"
LESSON_SORT: Final = "lesson"
ROOM_SORT: Final = "room"
SPECIAL_SORT: Final = "special"
SISTER_SORT: Final = "sister"

COLUMN_NAMES: Final = ["a", "b", "c", "d"]
ROW_NAMES: Final = ["top", "middle", "bottom"]
SLOT_NAMES: Final = [f"{column}-{row}" for row in ROW_NAMES for column in COLUMN_NAMES]
AREA_NAMES: Final = ["above", "below"]
LESSON_NAMES: Final = [f"{number}" for number in range(1, LESSONS + 1)]
SPECIAL_NAMES: Final = ["extra", "mixed", "row", "cat-twice", "treasure-twice"]
SISTER_NAMES: Final = [f"{number}" for number in range(1, 19)]  # nine, then nine advanced

WORDS: Final = {
    COLUMN_SORT: COLUMN_NAMES,
    ROW_SORT: ROW_NAMES,
    SLOT_SORT: SLOT_NAMES,
    AREA_SORT: AREA_NAMES,
    COLOUR_SORT: COLOUR_NAMES,
    SHAPE_SORT: SHAPE_NAMES,
    LESSON_SORT: LESSON_NAMES,
    ROOM_SORT: ROOM_NAMES,
    SPECIAL_SORT: SPECIAL_NAMES,
    SISTER_SORT: SISTER_NAMES,
}

# A square is told as a hundred for each row and one for each column: 314 is row 3, column 14
ROW_STEP: Final = 100
LAST_SQUARE: Final = 821

# Verbs, in the order of VERBS
TAKE_COLUMN: Final = 0
TAKE_ROW: Final = 1
TAKE_MIXED: Final = 2
TAKE_CARD: Final = 3
TAKE_EXTRA: Final = 4
TAKE_AREA: Final = 5
PICK: Final = 6
PAINT: Final = 7
DRAW_IT: Final = 8
DRAW_TREASURE: Final = 9
DECLINE: Final = 10
DRAW_TWIN: Final = 11
CONFIRM: Final = 12


def _column(name: str) -> Arg:
    return Arg(name, COLUMN_SORT, len(COLUMN_NAMES) - 1)


def slot_arg() -> Arg:
    """A slot of the island."""
    return Arg("slot", SLOT_SORT, len(SLOT_NAMES) - 1)


def shape_arg(last: int = SHAPES - 1) -> Arg:
    """A shape, up to that one."""
    return Arg("shape", SHAPE_SORT, last)


def colour_arg(last: int) -> Arg:
    """A colour, up to that one."""
    return Arg("colour", COLOUR_SORT, last)


def _turn() -> Arg:
    return Arg("turn", NUMBER, MOST_TURNS - 1)


def _square() -> Arg:
    return Arg("square", NUMBER, LAST_SQUARE)


def _pick(name: str) -> Arg:
    return Arg(name, NUMBER, MOST_SHOWN, low=1)


VERBS: Final = Verbs(
    [
        Verb("column", [_column("column")]),
        Verb("row", [Arg("row", ROW_SORT, len(ROW_NAMES) - 1)]),
        Verb("mixed", [_column("top"), _column("middle"), _column("bottom")]),
        Verb("card", [slot_arg()]),
        Verb("extra", [slot_arg()]),
        Verb("area", [Arg("area", AREA_SORT, len(AREA_NAMES) - 1)]),
        Verb("pick", [_pick("first"), _pick("second")]),
        Verb("colour", [colour_arg(COLOURS - 1)]),
        Verb("draw", [shape_arg(), colour_arg(BLACK), _turn(), _square()]),
        Verb("treasure", [shape_arg(COMMONS - 1), _turn(), _square()]),
        Verb("decline"),
        Verb("twin", [shape_arg(), colour_arg(BLACK), _turn(), _square()]),
        Verb("confirm"),
    ]
)

# Kinds of events, in the order of EVENTS; all but the first two are told when the day ends
DAY_BEGINS: Final = 0
CONFIRMED: Final = 1
TOOK_COLUMN: Final = 2
TOOK_ROW: Final = 3
TOOK_MIXED: Final = 4
TOOK_EXTRA: Final = 5
DREW: Final = 6
DREW_FROM_MAP: Final = 7
DREW_TWIN: Final = 8
TICKED_LESSON: Final = 9
FELL_SHORT: Final = 10
SISTER_TURNED: Final = 11
VESH_ARRIVED: Final = 12

EVENTS: Final = Events(
    [
        Kind("day", [Arg("day", NUMBER)], reveals=True),
        Kind("confirmed", settles=True),  # IC-21: final for its owner, and for nobody else
        Kind("column", [_column("column")]),
        Kind("row", [Arg("row", ROW_SORT)]),
        Kind("mixed", [_column("top"), _column("middle"), _column("bottom")]),
        Kind("extra", [slot_arg()]),
        Kind("drew", [shape_arg(), colour_arg(BLACK), _square()]),
        Kind("map", [shape_arg(), colour_arg(BLACK), _square()]),
        Kind("twin", [shape_arg(), colour_arg(BLACK), _square()]),
        Kind("ticked", [Arg("lesson", LESSON_SORT)]),
        Kind("short", [Arg("cards", NUMBER)]),
        Kind("sister", [colour_arg(COLOURS - 1), Arg("points", NUMBER)], reveals=True),
        Kind("vesh"),
    ]
)

ASIDES: Final[dict[str, list[Aside]]] = {
    "square": [
        Aside("room", ROOM_SORT, {y * ROW_STEP + x: [room_of(x, y)] for x, y in all_squares()})
    ]
}
