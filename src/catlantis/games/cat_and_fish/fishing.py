"""Fishing: take a tile within reach into the storehouse (CF-26), and the Good Haul (CF-34)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import held, one, size
from catlantis.core.events import Log, tell
from catlantis.core.ints import bit
from catlantis.core.phase import Question
from catlantis.games.cat_and_fish.board import BLOCKS, BLOCKS_AT, reach
from catlantis.games.cat_and_fish.components import (
    COLD_STORAGE,
    COLD_STOREHOUSE,
    FISHER_MAN,
    GOOD_HAUL,
    KEPT,
    NET,
    STOREHOUSE,
    TREASURE_TILE,
)
from catlantis.games.cat_and_fish.magic import holds, spend
from catlantis.games.cat_and_fish.purse import earn
from catlantis.games.cat_and_fish.sea import can_lay, discard, lay, lift
from catlantis.games.cat_and_fish.state import State
from catlantis.games.cat_and_fish.verbs import FISH, FISHED, FOUND_TREASURE, HAULED, STOP, USE


def range_of(state: State, seat: i64) -> i64:
    """How many blocks away the seat can fish: rod, net or fisher man."""
    if state.owns(seat, FISHER_MAN):
        return 3
    return 2 if state.owns(seat, NET) else 1


def capacity(state: State, seat: i64) -> i64:
    """How many tiles the seat's storehouse takes."""
    return COLD_STOREHOUSE if state.owns(seat, COLD_STORAGE) else STOREHOUSE


def has_free_place(state: State, seat: i64) -> bool:
    """Whether one more tile fits into the storehouse."""
    return size(state.store[seat]) < capacity(state, seat)


def within_reach(state: State, seat: i64) -> i64:
    """Mask of the blocks with a tile that the seat can fish."""
    return reach(state.pawn[seat], range_of(state, seat)) & state.fish


def can_fish(state: State, seat: i64) -> bool:
    """Whether a Fishing action can come to anything."""
    if not has_free_place(state, seat):
        return False
    return within_reach(state, seat) != 0 or can_haul(state, seat)


def can_haul(state: State, seat: i64) -> bool:
    """Whether the seat holds a Good Haul with an empty block beside it to refill (CF-34)."""
    return holds(state, seat, GOOD_HAUL) and empty_beside(state, seat) != 0


def empty_beside(state: State, seat: i64) -> i64:
    """Mask of the empty blocks touching the pawn that can be refilled."""
    mask: i64 = 0
    beside = BLOCKS_AT[state.pawn[seat]] & ~state.fish
    if beside:
        for block in range(i64(1), i64(BLOCKS)):
            if beside & bit(block) and can_lay(state, block):
                mask |= bit(block)
    return mask


class CatchFish(Question[State]):
    """Which tile to take (CF-26)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every tile within reach, a Good Haul, or nothing."""
        blocks = within_reach(state, seat)
        for block in range(i64(1), i64(BLOCKS)):
            if blocks & bit(block):
                out.add(pack(FISH, block))
        if can_haul(state, seat):
            out.add(pack(USE, GOOD_HAUL))
        out.add(STOP)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Take it, or refill the blocks beside the pawn first."""
        if action == STOP:
            state.conclude()
        elif verb_of(action) == USE:
            haul(state, seat, log)
        else:
            fish(state, seat, arg_of(action, 0), log)


def fish(state: State, seat: i64, block: i64, log: Log | None) -> None:
    """Turn the tile: a treasure pays at once, anything else is kept face up."""
    tile = lift(state, block)
    if tile < KEPT:
        state.store[seat] += one(tile)
        tell(log, FISHED, seat, block, tile)
    else:
        earn(state, seat, TREASURE_TILE)
        discard(state, tile)
        tell(log, FOUND_TREASURE, seat, block, TREASURE_TILE)
    state.conclude()


def haul(state: State, seat: i64, log: Log | None) -> None:
    """Refill the empty blocks beside the pawn before fishing (CF-34)."""
    spend(state, seat, GOOD_HAUL, log)
    blocks = empty_beside(state, seat)
    laid: i64 = 0
    for block in range(i64(1), i64(BLOCKS)):
        if blocks & bit(block) and can_lay(state, block):
            lay(state, block, log)
            laid += 1
    tell(log, HAULED, seat, laid)


def stored(state: State, seat: i64, tile: i64) -> bool:
    """Whether a tile of that kind lies in the seat's storehouse."""
    return held(state.store[seat], tile) != 0
