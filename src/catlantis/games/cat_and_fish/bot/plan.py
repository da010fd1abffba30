"""A plan for a turn of Cat & Fish: what the seat would have, and what its cards let it do."""

from typing import Final, NamedTuple

from catlantis.core.ints import bits
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import PLACES, RINGS, UP_TO_LINE, ZONE, reach
from catlantis.games.cat_and_fish.year import is_fee

UNKNOWN: Final = 100  # an unknown tile of a zone in a plan's storehouse


class Plan(NamedTuple):
    """What the seat would have: the part of a state that its own turn changes."""

    money: float
    store: tuple[int, ...]
    pawn: int
    cards: int  # bitmask
    fish: int  # bitmask of the blocks with a tile
    boosts: int  # magic cards that let it sail farther


def _blocks_by_zone() -> list[tuple[int, int, int]]:
    """For each intersection and 1, 2, 3 blocks the blocks within reach, a mask for each zone."""
    found = []
    for place in range(PLACES):
        for blocks in range(1, RINGS + 1):
            masks = [0, 0, 0]
            for block in bits(reach(place, blocks)):
                masks[ZONE[block]] |= 1 << block
            found.append((masks[0], masks[1], masks[2]))
    return found


BLOCKS_BY_ZONE: Final = _blocks_by_zone()


def room(cards: int) -> int:
    """How many tiles the cards let keep."""
    return c.COLD_STOREHOUSE if cards >> c.COLD_STORAGE & 1 else c.STOREHOUSE


def tackle(cards: int) -> int:
    """How far the cards let fish."""
    return 3 if cards >> c.FISHER_MAN & 1 else 2 if cards >> c.NET & 1 else 1


def is_due(tile: int) -> bool:
    """Whether a tile of a plan may pay the fee."""
    return tile >= UNKNOWN or is_fee(tile)


def is_prey(tile: int) -> bool:
    """Whether a tile of a plan may be lost to a catastrophe or a Thief."""
    return tile >= UNKNOWN or c.is_fish(tile)


def lines(cards: int) -> int:
    """The intersections that the cards let sail."""
    line = 2 if cards >> c.VESSEL & 1 else 1 if cards >> c.BOAT & 1 else 0
    return int(UP_TO_LINE[line])
