"""Asides: what the number of an argument tells besides itself, for sentences that people read.

A place is a number to the rules; a player looks for it at the blocks that it touches.
"""

from math import atan2, pi
from typing import Final

COMPASS: Final = "compass"  # a sort besides those of arguments: eighths of a turn from the north
EIGHTHS: Final = 8


class Aside:
    """More that a sentence may say by an argument: its name, its sort, and the numbers told.

    `of` has those numbers by the argument's own; where it has none, the aside is `none`. The sort
    is `NUMBER`, `COMPASS`, or the name of a list of words of the game (`Meta.words`).
    """

    def __init__(self, name: str, sort: str, of: dict[int, list[int]]) -> None:
        self.name = name
        self.sort = sort
        self.of = of


def bearing(x: float, y: float) -> float:
    """The angle of a point clockwise from the north, up to a full turn; y grows downwards."""
    angle = atan2(x, -y)
    return angle + 2 * pi if angle < 0 else angle


def eighth(x: float, y: float) -> int:
    """The direction of a point from the middle, as a number of `COMPASS`."""
    return round(bearing(x, y) * EIGHTHS / (2 * pi)) % EIGHTHS
