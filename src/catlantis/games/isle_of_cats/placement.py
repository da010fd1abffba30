"""Placement: where a shape fits, and drawing it on the boat (IC-30, IC-31).

The columns at which a turn of a shape fits in a row are found all at once: a row of free squares
moved back by a square's column says where that square would be free.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import ARG_BITS, VERB_BITS, Choices
from catlantis.core.ints import shifted
from catlantis.games.isle_of_cats.boat import COLUMNS, OUTLINE, ROWS
from catlantis.games.isle_of_cats.shapes import (
    CELL_X,
    CELL_Y,
    HELD,
    MOST_CELLS,
    MOST_ROWS,
    MOST_TURNS,
    ROW_MASKS,
    SIZES,
    TALL,
    TURNS,
    shape_of,
)
from catlantis.games.isle_of_cats.state import (
    DISCOVERIES,
    MOST_DRAWN,
    State,
    discovery,
    first_row,
    get,
    put,
    turn_of,
    x_of,
    y_of,
)
from catlantis.games.isle_of_cats.verbs import LAST_SQUARE, ROW_STEP

LAST_COLUMN: Final = COLUMNS - 1


def columns_for(free: vec[i64], near: vec[i64], at: i64, number: i64, size: i64) -> i64:
    """The leftmost columns at which that turn of a shape can be drawn, its top row being `at`."""
    cell = number * MOST_CELLS
    last = cell + size
    index = cell + 1
    fits = free[at] >> CELL_X[cell]
    while index < last:
        fits &= free[at + CELL_Y[index]] >> CELL_X[index]
        if fits == 0:
            return 0
        index += 1
    touches: i64 = 0
    index = cell
    while index < last:
        touches |= near[at + CELL_Y[index]] >> CELL_X[index]
        index += 1
    return fits & touches


def fits_anywhere(state: State, seat: i64, shape: i64) -> bool:
    """Whether the seat can draw that shape at all."""
    first = first_row(seat)
    free, near = state.free, state.near
    size = SIZES[shape]
    number = shape * MOST_TURNS
    for _turn in range(TURNS[shape]):  # named: `_` would be boxed
        for y in range(ROWS + 1 - TALL[number]):
            if columns_for(free, near, first + y, number, size):
                return True
        number += 1
    return False


def placement_choices(
    state: State, seat: i64, shape: i64, action: i64, turn_arg: i64, out: Choices
) -> None:
    """Add the action with each turn and square at which the seat can draw that shape.

    The turn is its argument of that index, the square the next one.
    """
    first = first_row(seat)
    free, near = state.free, state.near
    size = SIZES[shape]
    turn_step = shifted(1, VERB_BITS + turn_arg * ARG_BITS)
    square_shift = VERB_BITS + (turn_arg + 1) * ARG_BITS
    square_step = shifted(1, square_shift)
    number = shape * MOST_TURNS
    for _turn in range(TURNS[shape]):  # named: `_` would be boxed
        held = HELD[number]
        for y in range(ROWS + 1 - TALL[number]):
            columns = columns_for(free, near, first + y, number, size)
            if columns:
                placed = action + (y * ROW_STEP + held << square_shift)
                while columns:
                    if columns & 1:
                        out.add(placed)
                    columns >>= 1
                    placed += square_step
        action += turn_step
        number += 1


def can_place(state: State, seat: i64, shape: i64, turn: i64, square: i64) -> bool:
    """Whether the seat can draw that shape so turned, held at that square; takes any ints."""
    if turn >= TURNS[shape] or square > LAST_SQUARE:
        return False
    number = shape * MOST_TURNS + turn
    y = square // ROW_STEP
    x = square % ROW_STEP - HELD[number]
    if x < 0 or x > LAST_COLUMN or y + TALL[number] > ROWS:
        return False
    at = first_row(seat) + y
    return columns_for(state.free, state.near, at, number, SIZES[shape]) >> x & 1 != 0


def place(state: State, seat: i64, thing: i64, turn: i64, square: i64, source: i64) -> i64:
    """Draw a thing on the seat's boat: what is on it now, as one int."""
    number = shape_of(thing) * MOST_TURNS + turn
    y = square // ROW_STEP
    x = square % ROW_STEP - HELD[number]
    found = discovery(thing, turn, x, y, source)
    many = get(state, seat, DISCOVERIES)
    state.drawn[seat * MOST_DRAWN + many] = found
    put(state, seat, DISCOVERIES, many + 1)
    _cover(state, seat, found)
    renew_near(state, seat)
    return found


def _cover(state: State, seat: i64, found: i64) -> None:
    number = shape_of(found) * MOST_TURNS + turn_of(found)
    at = first_row(seat) + y_of(found)
    for row in range(TALL[number]):
        state.free[at + row] &= ~(ROW_MASKS[number * MOST_ROWS + row] << x_of(found))


def renew_near(state: State, seat: i64) -> None:
    """Find again the free squares where the next discovery must have one (IC-31)."""
    first = first_row(seat)
    free, near = state.free, state.near
    if get(state, seat, DISCOVERIES) == 0:
        for y in range(i64(ROWS)):
            near[first + y] = free[first + y]
        return
    above: i64 = 0
    here = OUTLINE[0] & ~free[first]
    for y in range(i64(ROWS)):
        below: i64 = 0
        if y < ROWS - 1:
            below = OUTLINE[y + 1] & ~free[first + y + 1]
        near[first + y] = free[first + y] & (here << 1 | here >> 1 | above | below)
        above = here
        here = below


def renew_boat(state: State, seat: i64) -> None:
    """Find again all free squares, from the discoveries that the boat has."""
    first = first_row(seat)
    for y in range(i64(ROWS)):
        state.free[first + y] = OUTLINE[y]
    for index in range(get(state, seat, DISCOVERIES)):
        _cover(state, seat, state.drawn[seat * MOST_DRAWN + index])
    renew_near(state, seat)


def covers(found: i64, x: i64, y: i64) -> bool:
    """Whether a discovery lies on that square."""
    number = shape_of(found) * MOST_TURNS + turn_of(found)
    row = y - y_of(found)
    if row < 0 or row >= TALL[number]:
        return False
    return ROW_MASKS[number * MOST_ROWS + row] << x_of(found) >> x & 1 != 0
