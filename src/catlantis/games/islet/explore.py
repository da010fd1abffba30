"""Exploring: place tiles, gather resources, draw tiles (IS-20 … IS-24)."""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.action import NUMBER, Arg, Choices, arg_of, pack
from catlantis.core.bag import held, nth, one, size
from catlantis.core.events import Log, tell
from catlantis.core.grid import SIDES
from catlantis.core.ints import NOTHING
from catlantis.core.phase import Question
from catlantis.core.rng import Rng
from catlantis.games.islet.components import (
    FIRST_NEST,
    HAND,
    KINDS,
    MOST_FREE,
    MOST_PLACED,
    RESOURCES,
    nest_between,
    terrain_of,
)
from catlantis.games.islet.order import ask_active, end_turn, lose, tell_last_tile
from catlantis.games.islet.sites import (
    is_bare,
    is_land,
    islet_of,
    neighbour,
    put_tile,
    terrain_at,
)
from catlantis.games.islet.state import RETURNING, STACKING, State
from catlantis.games.islet.verbs import (
    DREW,
    EXPLORE,
    EXPLORED,
    GATHER,
    GATHERED,
    RETURN,
    RETURNED,
    STACK,
    STACKED,
)

# The trail of an exploration: twelve bits for each tile placed, the first one lowest; the resource
# that it brings in the lower four, its site above
STEP_BITS: Final = 12
STEP_MASK: Final = (1 << STEP_BITS) - 1
RESOURCE_BITS: Final = 4
RESOURCE_MASK: Final = 15


def trail_resource(state: State, step: i64) -> i64:
    """The resource that the tile placed at that step brings."""
    return state.trail >> (step * STEP_BITS) & RESOURCE_MASK


def trail_site(state: State, step: i64) -> i64:
    """Where the tile of that step was placed."""
    return (state.trail >> (step * STEP_BITS) & STEP_MASK) >> RESOURCE_BITS


def sea_to_explore(state: State, seat: i64) -> vec[i64]:
    """The sites of the sea beside the islet, alone of the bird's own (IS-20, IS-63)."""
    found = vec[i64]()
    height = state.height
    for site in range(i64(len(height))):
        if height[site] == 0 and (
            state.seats > 1 or islet_of(state, site) == islet_of(state, state.bird[seat])
        ):
            found = append(found, site)
    return found


def explore_choices(state: State, seat: i64, out: Choices) -> None:
    """Any tile of the hand, anywhere in the sea beside the islet (IS-20)."""
    hand = state.hand[seat]
    if hand == 0:
        return  # IS-24
    sea = sea_to_explore(state, seat)
    for kind in range(i64(KINDS)):
        if held(hand, kind):
            for site in sea:
                out.add(pack(EXPLORE, kind, site))


def can_stack_at(state: State, site: i64) -> bool:
    """Whether a tile may go on that neighbour of the tile placed last: empty and ascending."""
    if site == NOTHING or not is_land(state, site) or not is_bare(state, site):
        return False
    last = trail_site(state, state.placed - 1)
    return state.height[site] >= state.height[last]  # IS-21


class Stacking(Question[State]):
    """Place more tiles, or gather (IS-21)."""

    args: ClassVar = [Arg("left", NUMBER)]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many tiles the seat may still place."""
        return [min(MOST_PLACED - state.placed, size(state.hand[seat]))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Gather, or any tile of the hand on a fit neighbour of the tile placed last."""
        out.add(GATHER)
        hand = state.hand[seat]
        if hand == 0 or state.placed == MOST_PLACED:
            return
        last = trail_site(state, state.placed - 1)
        for side in range(i64(SIDES)):
            site = neighbour(state, last, side)
            if can_stack_at(state, site):
                for kind in range(i64(KINDS)):
                    if held(hand, kind):
                        out.add(pack(STACK, kind, site))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Gather, or place the tile."""
        if action == GATHER:
            gather(state, seat, log)
        else:
            place(state, seat, arg_of(action, 0), arg_of(action, 1), log)


def place(state: State, seat: i64, kind: i64, site: i64, log: Log | None) -> None:
    """Put a tile of the hand on the site and note what it will bring (IS-20 … IS-22)."""
    resource = terrain_of(kind)
    if is_land(state, site) and terrain_at(state, site) != resource:
        resource = FIRST_NEST + nest_between(resource, terrain_at(state, site))
    state.hand[seat] -= one(kind)
    put_tile(state, kind, site)
    state.trail |= (site << RESOURCE_BITS | resource) << (state.placed * STEP_BITS)
    state.placed += 1
    state.stirred = True
    if state.placed == 1:
        tell(log, EXPLORED, seat, kind, site)
    else:
        tell(log, STACKED, seat, kind, site, state.height[site])
    ask_active(state, STACKING)


def gather(state: State, seat: i64, log: Log | None) -> None:
    """Take the resources, where a pack has them (IS-3, IS-22), then tiles (IS-23)."""
    gained: i64 = 0
    for step in range(state.placed):
        resource = trail_resource(state, step)
        if held(state.packs, resource):
            state.packs -= one(resource)
            gained += one(resource)
    state.free[seat] += gained
    state.placed = 0
    state.trail = 0
    tell(log, GATHERED, seat, gained)
    draw_tiles(state, seat, log)


def draw_tiles(state: State, seat: i64, log: Log | None) -> None:
    """Draw up to four tiles, or what there is; alone, a bag that runs dry loses (IS-23, IS-67)."""
    missing = HAND - size(state.hand[seat])
    number = min(missing, size(state.bag))
    drawn = draw_from_bag(state, number, state.rng)
    state.hand[seat] += drawn
    tell(log, DREW, seat, number, drawn)
    if number and state.bag == 0:
        tell_last_tile(state, log)
    if state.seats == 1 and number < missing:
        lose(state, log)
    else:
        limit(state, seat, log)


def draw_from_bag(state: State, number: i64, rng: Rng) -> i64:
    """Take that many tiles from the bag at random."""
    drawn: i64 = 0
    left = size(state.bag)
    for _tile in range(number):
        kind = nth(state.bag, rng.below(left))
        state.bag -= one(kind)
        drawn += one(kind)
        left -= 1
    return drawn


def surplus(state: State, seat: i64) -> i64:
    """How many unsecured resources the seat holds above the limit (IS-23)."""
    return max(i64(0), size(state.free[seat]) - MOST_FREE)


def limit(state: State, seat: i64, log: Log | None) -> None:
    """Resources above eight are returned before the turn ends (IS-23)."""
    if surplus(state, seat):
        ask_active(state, RETURNING)
    else:
        end_turn(state, log)


class Returning(Question[State]):
    """Which resource above eight to return (IS-23)."""

    args: ClassVar = [Arg("over", NUMBER)]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many there are to return."""
        return [surplus(state, seat)]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Any unsecured resource."""
        for resource in range(i64(RESOURCES)):
            if held(state.free[seat], resource):
                out.add(pack(RETURN, resource))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """It goes back to its pack."""
        resource = arg_of(action, 0)
        state.free[seat] -= one(resource)
        state.packs += one(resource)
        tell(log, RETURNED, seat, resource)
        limit(state, seat, log)
