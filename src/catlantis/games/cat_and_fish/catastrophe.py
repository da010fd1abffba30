"""Typhoon, Oil and Monster: their moves, whom they strike, and where victims go (CF-30, CF-31)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import one
from catlantis.core.events import Log, tell
from catlantis.core.ints import NOBODY, NOTHING, bit
from catlantis.core.phase import Question
from catlantis.games.cat_and_fish.board import (
    ALL_BLOCKS,
    BLOCKS,
    CORNERS_OF,
    NEIGHBOURS,
    OFFSHORE,
    PLACES,
    at_distance,
)
from catlantis.games.cat_and_fish.components import (
    DAMAGE,
    KEPT,
    MONSTER,
    OIL,
    OIL_SPACE,
    STORM,
    TYPHOON,
    TYPHOON_SPACE,
    is_fish,
)
from catlantis.games.cat_and_fish.fishing import stored
from catlantis.games.cat_and_fish.magic import holds, spend
from catlantis.games.cat_and_fish.purse import pay
from catlantis.games.cat_and_fish.sailing import waters
from catlantis.games.cat_and_fish.sea import danger, discard, lift, stricken
from catlantis.games.cat_and_fish.state import FLEE_CATASTROPHE, LOSE_FISH, State
from catlantis.games.cat_and_fish.verbs import (
    FLED,
    FLEE,
    LOSE,
    LOST,
    MOVE,
    MOVED,
    REMOVED,
    STOP,
    STRUCK,
    SUMMON,
    USE,
    catastrophe_arg,
    number_arg,
)


def driven_by(space: i64) -> i64:
    """The catastrophe that a marker on the space moves."""
    if space == TYPHOON_SPACE:
        return TYPHOON
    return OIL if space == OIL_SPACE else MONSTER


def paths(state: State, catastrophe: i64) -> i64:
    """Mask of the blocks that the catastrophe may move to (CF-30, CF-38)."""
    blocks = NEIGHBOURS[state.where[catastrophe]] & ~stricken(state)
    return blocks if catastrophe == MONSTER else blocks & OFFSHORE


def can_storm(state: State, seat: i64) -> bool:
    """Whether the seat may move the Typhoon one block farther by a Storm (CF-34)."""
    return state.doing == TYPHOON_SPACE and holds(state, seat, STORM)


class MoveCatastrophe(Question[State]):
    """Where Typhoon, Oil or Monster goes (CF-30, CF-38)."""

    args: ClassVar = [catastrophe_arg(), number_arg("steps")]

    def told(self, state: State, seat: i64) -> list[object]:
        """Which catastrophe, and how far it may still go."""
        return [int(driven_by(state.doing)), int(state.steps)]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every block that it may move to, a Storm, or nothing."""
        blocks = paths(state, driven_by(state.doing))
        for block in range(i64(1), i64(BLOCKS)):
            if blocks & bit(block):
                out.add(pack(MOVE, block))
        if can_storm(state, seat):
            out.add(pack(USE, STORM))
        out.add(STOP)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """It goes there, or may go farther."""
        if action == STOP:
            state.conclude()
        elif verb_of(action) == USE:
            storm(state, seat, log)
        else:
            move(state, seat, arg_of(action, 0), log)


def storm(state: State, seat: i64, log: Log | None) -> None:
    """The Typhoon goes one block farther (CF-34)."""
    spend(state, seat, STORM, log)
    state.steps += 1


def move(state: State, seat: i64, block: i64, log: Log | None) -> None:
    """The catastrophe goes one block, and strikes there."""
    catastrophe = driven_by(state.doing)
    state.steps -= 1
    if state.steps == 0:
        state.conclude()
    strike(state, seat, catastrophe, block, log)


def havens(state: State) -> i64:
    """Mask of the blocks where the Monster may be summoned: no other catastrophe's (CF-41)."""
    return ALL_BLOCKS & ~stricken(state) | ALL_BLOCKS & bit(state.where[MONSTER])


class SummonMonster(Question[State]):
    """Where the poorest puts the Monster (CF-41)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every block without another catastrophe."""
        blocks = havens(state)
        for block in range(i64(1), i64(BLOCKS)):
            if blocks & bit(block):
                out.add(pack(SUMMON, block))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """It strikes there."""
        strike(state, seat, MONSTER, arg_of(action, 0), log)


def strike(state: State, mover: i64, catastrophe: i64, block: i64, log: Log | None) -> None:
    """The catastrophe comes to the block: a fish there is gone, pawns beside it suffer."""
    state.where[catastrophe] = block
    tell(log, MOVED, mover, catastrophe, block)
    if state.tile[block] != NOTHING:
        tile = lift(state, block)
        discard(state, tile)
        tell(log, REMOVED, mover, catastrophe, block, tile)
    state.victims = beside(state, block)
    if state.victims:
        state.striker = catastrophe
        state.mover = mover


def beside(state: State, block: i64) -> i64:
    """Mask of the seats whose pawns touch the block."""
    seats: i64 = 0
    for seat in range(state.seats):
        if CORNERS_OF[block] & bit(state.pawn[seat]):
            seats |= bit(seat)
    return seats


def victim(state: State) -> i64:
    """Who suffers now: the first victim in turn order from the mover (CF-31)."""
    seat = state.mover
    while not state.victims & bit(seat):
        seat = (seat + 1) % state.seats
    return seat


def strike_next(state: State, log: Log | None) -> None:
    """The next victim pays, loses a fish and goes, as far as there is nothing to choose."""
    seat = victim(state)
    damage = damage_of(state, seat, state.striker)
    pay(state, seat, damage)
    tell(log, STRUCK, seat, state.striker, damage)
    if takes_fish(state.striker):
        kinds = fish_kinds(state, seat)
        if kinds > 1:
            state.put(LOSE_FISH, seat)
            return
        if kinds == 1:
            drop(state, seat, _only_fish(state, seat), log)
    escape(state, seat, log)


def damage_of(state: State, seat: i64, catastrophe: i64) -> i64:
    """What the victim pays: to the Typhoon nothing, to the others as much as one has (CF-30)."""
    return 0 if catastrophe == TYPHOON else min(i64(DAMAGE), state.money[seat])


def takes_fish(catastrophe: i64) -> bool:
    """Whether the victim loses a fish: to all but the Oil (CF-30, CF-41)."""
    return catastrophe != OIL


def fish_kinds(state: State, seat: i64) -> i64:
    """How many kinds of fish, without fishbones, lie in the storehouse."""
    kinds: i64 = 0
    for tile in range(i64(KEPT)):
        if stored(state, seat, tile) and is_fish(tile):
            kinds += 1
    return kinds


def _only_fish(state: State, seat: i64) -> i64:
    tile: i64 = 0
    while not stored(state, seat, tile) or not is_fish(tile):
        tile += 1
    return tile


class LoseFish(Question[State]):
    """Which fish a victim gives up (CF-30)."""

    args: ClassVar = [catastrophe_arg()]

    def told(self, state: State, seat: i64) -> list[object]:
        """The catastrophe that strikes."""
        return [int(state.striker)]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Any fish of the storehouse, but no fishbone."""
        for tile in range(i64(KEPT)):
            if stored(state, seat, tile) and is_fish(tile):
                out.add(pack(LOSE, tile))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """It is gone, and the victim goes."""
        drop(state, seat, arg_of(action, 0), log)
        escape(state, seat, log)


def drop(state: State, seat: i64, tile: i64, log: Log | None) -> None:
    """A fish goes from the storehouse to the discards."""
    state.store[seat] -= one(tile)
    discard(state, tile)
    tell(log, LOST, seat, tile)


def refuges(state: State, seat: i64) -> i64:
    """Mask of the nearest safe intersections on lines that the victim may use (CF-31)."""
    safe = waters(state, seat) & ~danger(state)
    steps: i64 = 0
    while True:
        mask = at_distance(state.pawn[seat], steps) & safe
        if mask:
            return mask
        steps += 1


def escape(state: State, seat: i64, log: Log | None) -> None:
    """The victim goes to the nearest safe intersection, or is asked which."""
    places = refuges(state, seat)
    if places & (places - 1):
        state.put(FLEE_CATASTROPHE, seat)
        return
    place: i64 = 0
    while not places & bit(place):
        place += 1
    flee(state, seat, place, log)


class FleeCatastrophe(Question[State]):
    """Where a victim goes, if several places are equally near (CF-31)."""

    args: ClassVar = [catastrophe_arg()]

    def told(self, state: State, seat: i64) -> list[object]:
        """The catastrophe that strikes."""
        return [int(state.striker)]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every nearest safe intersection."""
        places = refuges(state, seat)
        for place in range(i64(1), i64(PLACES)):
            if places & bit(place):
                out.add(pack(FLEE, place))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The pawn goes there."""
        flee(state, seat, arg_of(action, 0), log)


def flee(state: State, seat: i64, place: i64, log: Log | None) -> None:
    """The pawn goes there, and the victim has suffered enough."""
    state.pawn[seat] = place
    tell(log, FLED, seat, place)
    state.victims &= ~bit(seat)
    if not state.victims:
        state.striker = NOTHING
        state.mover = NOBODY
