"""The tiles of the sea: laid face down, turned when caught, discarded by colour (CF-10, CF-42)."""

from mypy_extensions import i64

from catlantis.core.bag import nth, one, size
from catlantis.core.events import Log, tell
from catlantis.core.ints import NOTHING, bit
from catlantis.games.cat_and_fish.board import CORNERS_OF, FIRST_BLOCK, ZONE
from catlantis.games.cat_and_fish.components import (
    MONSTER,
    OIL,
    TYPHOON,
    ZONES,
    local_of,
    tile_of,
    zone_of,
)
from catlantis.games.cat_and_fish.state import State
from catlantis.games.cat_and_fish.verbs import RESHUFFLED


def stricken(state: State) -> i64:
    """Mask of the blocks with a catastrophe; the Monster that has not come yet is on the island."""
    return bit(state.where[TYPHOON]) | bit(state.where[OIL]) | bit(state.where[MONSTER])


def danger(state: State) -> i64:
    """Mask of the intersections that touch a catastrophe: no pawn may be there (CF-27)."""
    mask = CORNERS_OF[state.where[TYPHOON]] | CORNERS_OF[state.where[OIL]]
    if state.where[MONSTER]:
        mask |= CORNERS_OF[state.where[MONSTER]]
    return mask


def can_lay(state: State, block: i64) -> bool:
    """Whether a tile can be laid there: no tile, no catastrophe, and tiles left (CF-42)."""
    if (state.fish | stricken(state)) & bit(block):
        return False
    zone = ZONE[block]
    return state.pile[zone] | state.discard[zone] != 0


def lay(state: State, block: i64, log: Log | None) -> None:
    """Lay a random tile of the zone's colour face down, from the discards if the pile is empty."""
    zone = ZONE[block]
    if state.pile[zone] == 0:
        state.pile[zone] = state.discard[zone]
        state.discard[zone] = 0
        tell(log, RESHUFFLED, state.first, zone)
    pile = state.pile[zone]
    local = nth(pile, state.rng.below(size(pile)))
    state.pile[zone] = pile - one(local)
    state.tile[block] = tile_of(zone, local)
    state.fish |= bit(block)


def lay_all(state: State, log: Log | None) -> i64:
    """Fill every empty block that can be filled; how many there were (CF-42)."""
    laid: i64 = 0
    for block in range(FIRST_BLOCK[0], FIRST_BLOCK[ZONES]):
        if can_lay(state, block):
            lay(state, block, log)
            laid += 1
    return laid


def lift(state: State, block: i64) -> i64:
    """Take the tile from the block: its kind."""
    tile = state.tile[block]
    state.tile[block] = NOTHING
    state.fish &= ~bit(block)
    return tile


def discard(state: State, tile: i64) -> None:
    """Put a tile on the discards of its colour, face up."""
    state.discard[zone_of(tile)] += one(local_of(tile))
