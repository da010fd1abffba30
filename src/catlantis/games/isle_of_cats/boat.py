"""The boat sheet: outline, rooms, edge, and the maps and rats of the six sheets (IC-1 … IC-4).

A square is a column `x` from stern to bow and a row `y` from top to bottom. A set of squares is an
int for each row, whose bit `x` is the square of that column.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import shifted

COLUMNS: Final = 22
ROWS: Final = 9
SQUARES: Final = 142
ROOMS: Final = 7
SHEETS: Final = 6
RATS: Final = 19
MIDDLE: Final = 4  # the row on which every column is centred (IC-1)

HEIGHTS: Final = [3, *[5] * 3, *[7] * 3, *[9] * 8, 7, 7, 5, 5, 3, 3, 1]  # of the columns (IC-1)

ROOM_NAMES: Final = ["parrot-1", "moon-2", "apple-3", "moon-4", "none-5", "corn-6", "parrot-7"]
STERN_PARROT: Final = 0
UPPER_MOON: Final = 1
APPLE: Final = 2
LOWER_MOON: Final = 3
NO_ICON: Final = 4
CORN: Final = 5
BOW_PARROT: Final = 6
# First and last column, first and last row of each room; the one without icon is the rest (IC-2)
ROOM_BOXES: Final = [
    (0, 3, 2, 6),
    (4, 10, 0, 1),
    (5, 10, 3, 5),
    (4, 10, 7, 8),
    (0, 21, 0, 8),
    (16, 19, 1, 7),
    (20, 21, 3, 5),
]

MAPS: Final = [(7, 0), (14, 1), (1, 3), (19, 5), (9, 7)]  # column and row (IC-4)
MAP_COLOURS: Final = ["GBROP", "BOPGR", "ORGPB", "PGBRO", "RPOBG", "OBRGP"]
COLOUR_LETTERS: Final = "BGOPR"
RAT_TEXTS: Final = [
    "0: 11,12,13,14; 1: 4; 2: 17,18; 3: 7,8,19; 5: 0,1; 6: 1,15; 7: 14,15; 8: 10,13,14",
    "0: 8,9; 1: 15,16; 2: 1,2; 3: 0,6,9; 4: 12,13,14; 6: 6,7,17,18; 7: 11; 8: 11,12",
    "2: 6,7,12,13; 3: 0,10,12,13,18; 4: 0,18; 5: 0,5; 7: 14,15,16; 8: 7,8,14",
    "0: 12,13,14; 1: 10,12,13; 2: 1,2; 3: 5,19; 4: 0,5; 5: 12,13; 6: 12,17,18; 7: 5,12",
    "1: 5,10; 2: 10,11,14,15,18; 3: 15; 4: 7,8,19; 5: 14,15; 6: 1,2,3,13,14; 8: 9",
    "0: 10; 1: 15; 2: 3; 3: 12,13; 4: 0,11,12,18; 5: 1,5,6,18; 6: 18; 7: 4,11; 8: 11,12,13",
]


def is_on_boat(x: int, y: int) -> bool:
    """Whether there is a square."""
    return 0 <= x < COLUMNS and abs(y - MIDDLE) <= HEIGHTS[x] // 2


def _rows(squares: list[tuple[int, int]]) -> list[int]:
    rows = [0] * ROWS
    for x, y in squares:
        rows[y] |= 1 << x
    return rows


def all_squares() -> list[tuple[int, int]]:
    """The columns and rows of all squares."""
    return [(x, y) for y in range(ROWS) for x in range(COLUMNS) if is_on_boat(x, y)]


def _edge() -> list[int]:
    """The squares with a side on the outline (IC-3)."""
    found = []
    for x, y in all_squares():
        beside = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        if not all(is_on_boat(*square) for square in beside):
            found.append((x, y))
    return _rows(found)


def _room_of(x: int, y: int) -> int:
    for room, (left, right, top, bottom) in enumerate(ROOM_BOXES):
        if room != NO_ICON and left <= x <= right and top <= y <= bottom:
            return room
    return NO_ICON


def _room_rows() -> list[int]:
    rows: list[int] = []
    for room in range(ROOMS):
        rows += _rows([square for square in all_squares() if _room_of(*square) == room])
    return rows


def _rat_rows() -> list[int]:
    rows: list[int] = []
    for text in RAT_TEXTS:
        squares = []
        for part in text.split(";"):
            y, _, columns = part.partition(":")
            squares += [(int(x), int(y)) for x in columns.split(",")]
        rows += _rows(squares)
    return rows


OUTLINE: Final = vec[i64](_rows(all_squares()))
EDGE: Final = vec[i64](_edge())
ROOM_ROWS: Final = vec[i64](_room_rows())  # nine rows for each room
ROOM_TOPS: Final = vec[i64]([top for _, _, top, _ in ROOM_BOXES])
ROOM_BOTTOMS: Final = vec[i64]([bottom for _, _, _, bottom in ROOM_BOXES])
RAT_ROWS: Final = vec[i64](_rat_rows())  # nine rows for each sheet
# For each sheet and colour, the column and row of its map
MAP_X: Final = vec[i64](
    [MAPS[colours.index(letter)][0] for colours in MAP_COLOURS for letter in COLOUR_LETTERS]
)
MAP_Y: Final = vec[i64](
    [MAPS[colours.index(letter)][1] for colours in MAP_COLOURS for letter in COLOUR_LETTERS]
)


def room_of(x: int, y: int) -> int:
    """The room of a square, from 0 on."""
    return _room_of(x, y)


def has_square(rows: vec[i64], first: i64, x: i64, y: i64) -> bool:
    """Whether a set of squares, whose rows begin at that index, holds a square."""
    return rows[first + y] & shifted(1, x) != 0


def listed(rows: vec[i64], first: i64) -> list[list[int]]:
    """The squares of a set as `[x, y]`, row by row."""
    return [
        [x, y] for y in range(ROWS) for x in range(COLUMNS) if rows[first + y] & shifted(1, x) != 0
    ]
