"""A glance at drawings: which of all that are possible deserve to be measured.

A drawing looks good if it lies snugly, in a room that is filling, and beside a cat of its colour.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, verb_of
from catlantis.core.ints import ones, zeros
from catlantis.games.isle_of_cats.boat import (
    COLUMNS,
    NO_ICON,
    ROOM_BOTTOMS,
    ROOM_ROWS,
    ROOM_TOPS,
    ROOMS,
    ROWS,
    room_of,
)
from catlantis.games.isle_of_cats.bot.rooms import ROOM_SIZES
from catlantis.games.isle_of_cats.scoring import present_tally
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    CELL_X,
    CELL_Y,
    COLOURS,
    HELD,
    MOST_CELLS,
    MOST_ROWS,
    MOST_TURNS,
    ROW_MASKS,
    SIZES,
    TALL,
)
from catlantis.games.isle_of_cats.state import State, first_row
from catlantis.games.isle_of_cats.tally import PADDED, Tally
from catlantis.games.isle_of_cats.verbs import DRAW_IT, DRAW_TREASURE, DRAW_TWIN, ROW_STEP

OUT_OF_SIGHT: Final = -1_000_000  # an action not looked at: some other seemed better

# What speaks for a drawing, in tenths of a side
SIDE: Final = 10  # for each side that touches no free square
BESIDE_FAMILY: Final = 50  # if it touches a cat of its colour
FILLING_ROOM: Final = 10  # for each square, the fuller its room the nearer to this
LAST_ROOM: Final = -5  # for each square of the room without icon, which is filled last

ROOM_AT: Final = vec[i64]([room_of(x, y) for y in range(ROWS) for x in range(COLUMNS)])


def is_drawing(verb: i64) -> bool:
    """Whether actions of the verb draw something."""
    return verb in (DRAW_IT, DRAW_TREASURE, DRAW_TWIN)


def promising(state: State, seat: i64, out: Choices, number: i64) -> vec[i64]:
    """So many of the drawings among those actions, the best at a glance first."""
    looks = zeros(out.size)
    squares = square_looks(state, seat)
    kin = beside_kin(present_tally(state, seat))
    drawings: i64 = 0
    for index in range(out.size):
        if is_drawing(verb_of(out.items[index])):
            looks[index] = glance(squares, kin, out.items[index])
            drawings += 1
        else:
            looks[index] = OUT_OF_SIGHT
    return best_of(out, looks, min(number, drawings))


def best_of(out: Choices, worth: vec[i64], number: i64) -> vec[i64]:
    """So many of the actions, those of the greatest worth, the best first."""
    best = vec[i64]()
    for _ in range(number):
        top: i64 = 0
        for index in range(out.size):
            if worth[index] > worth[top]:
                top = index
        best = append(best, out.items[top])
        worth[top] = OUT_OF_SIGHT
    return best


def glance(squares: vec[i64], kin: vec[i64], action: i64) -> i64:
    """How good a drawing looks, by the squares that it covers and by its family."""
    shape = arg_of(action, 0)
    if verb_of(action) == DRAW_TREASURE:
        colour, turn, square = i64(BLACK), arg_of(action, 1), arg_of(action, 2)
    else:
        colour, turn, square = arg_of(action, 1), arg_of(action, 2), arg_of(action, 3)
    number = shape * MOST_TURNS + turn
    left = square % ROW_STEP - HELD[number]
    top = square // ROW_STEP
    looks: i64 = 0
    for cell in range(number * MOST_CELLS, number * MOST_CELLS + SIZES[shape]):
        looks += squares[(top + CELL_Y[cell]) * COLUMNS + left + CELL_X[cell]]
    if colour != BLACK:
        for row in range(TALL[number]):
            if kin[colour * ROWS + top + row] >> left & ROW_MASKS[number * MOST_ROWS + row]:
                looks += BESIDE_FAMILY
                break
    # Different sizes compare by what speaks for each square
    return 12 * looks // SIZES[shape]


def square_looks(state: State, seat: i64) -> vec[i64]:
    """For each square, row by row, what speaks for covering it: no free sides, and its room."""
    first = first_row(seat)
    rooms = room_looks(state, seat)
    looks = zeros(ROWS * COLUMNS)
    above: i64 = 0
    for y in range(i64(ROWS)):
        here = state.free[first + y]
        below = state.free[first + y + 1] if y + 1 < ROWS else i64(0)
        left, right = here << 1, here >> 1
        for x in range(i64(COLUMNS)):
            open_sides = (above >> x & 1) + (below >> x & 1) + (left >> x & 1) + (right >> x & 1)
            square = y * COLUMNS + x
            looks[square] = SIDE * (4 - open_sides) + rooms[ROOM_AT[square]]
        above = here
    return looks


def room_looks(state: State, seat: i64) -> vec[i64]:
    """For each room what speaks for covering a square of it."""
    looks = zeros(ROOMS)
    for room in range(i64(ROOMS)):
        empty: i64 = 0
        for y in range(ROOM_TOPS[room], ROOM_BOTTOMS[room] + 1):
            empty += ones(ROOM_ROWS[room * ROWS + y] & state.free[first_row(seat) + y])
        looks[room] = FILLING_ROOM * (ROOM_SIZES[room] - empty) // ROOM_SIZES[room]
    looks[NO_ICON] = LAST_ROOM
    return looks


def beside_kin(tally: Tally) -> vec[i64]:
    """For each colour the rows of squares that touch a cat of it."""
    kin = zeros(COLOURS * ROWS)
    for colour in range(i64(COLOURS)):
        row = colour * PADDED + 1
        for y in range(i64(ROWS)):
            here = tally.rows[row + y]
            sides = here << 1 | here >> 1
            kin[colour * ROWS + y] = sides | tally.rows[row + y - 1] | tally.rows[row + y + 1]
    return kin
