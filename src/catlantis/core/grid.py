"""The triangular grid: places that touch three others, row by row, upright and hanging in turn.

A place is a column `x` and a row `y`, which grow to the right and down. It stands upright, its
point above, where their sum is even, and hangs where it is odd. Its sides are left, right, and
the flat one: below an upright place, above a hanging one.
"""

from typing import Final

from mypy_extensions import i64

SIDES: Final = 3
LEFT: Final = 0
RIGHT: Final = 1
FLAT: Final = 2


def is_upright(x: i64, y: i64) -> bool:
    """Whether the place's point is above."""
    return (x + y) & 1 == 0


def beside_x(x: i64, side: i64) -> i64:
    """The column of the neighbour at that side."""
    if side == LEFT:
        return x - 1
    if side == RIGHT:
        return x + 1
    return x


def beside_y(x: i64, y: i64, side: i64) -> i64:
    """The row of the neighbour at that side."""
    if side != FLAT:
        return y
    return y + 1 if is_upright(x, y) else y - 1


def opposite(side: i64) -> i64:
    """The side at which a neighbour touches back."""
    if side == FLAT:
        return FLAT
    return RIGHT if side == LEFT else LEFT
