"""Flat int arrays and bitmasks: what states are made of."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOBODY: Final = -1  # no seat
NOTHING: Final = -1  # no card, tile, place, action


def zeros(size: i64) -> vec[i64]:
    """An array of that many zeros."""
    return vec[i64]([0] * size)


def shifted(mask: i64, by: i64) -> i64:
    """The mask moved up by so many bits.

    Never write a literal to the left of `<<`: compiled, it is an int of 32 bits.
    """
    return mask << by


def bit(position: i64) -> i64:
    """The mask with that one bit set."""
    return shifted(1, position)


def bits(mask: i64) -> list[int]:
    """The positions of the bits set, lowest first."""
    positions: list[int] = []
    position: i64 = 0
    while mask >> position:
        if mask & bit(position):
            positions.append(position)
        position += 1
    return positions


def ones(mask: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def lowest(mask: i64) -> i64:
    """The position of the lowest bit set; there must be one."""
    position: i64 = 0
    while not mask & bit(position):
        position += 1
    return position
