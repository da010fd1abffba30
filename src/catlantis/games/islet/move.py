"""Moving: advance and lay as long as it can be paid, and end on a free tile (IS-30 … IS-33)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import COUNT_BITS, held
from catlantis.core.events import Log, tell
from catlantis.core.grid import SIDES
from catlantis.core.ints import bit
from catlantis.core.phase import Question
from catlantis.games.islet.components import RING
from catlantis.games.islet.lay import egg_choices, lay
from catlantis.games.islet.order import ask_active, end_turn
from catlantis.games.islet.pay import (
    STEP_PRICES,
    STEP_ROW,
    can_step,
    covers,
    pay,
    terrains_of,
)
from catlantis.games.islet.sites import (
    is_coast,
    is_land,
    is_taken,
    islet_of,
    neighbour,
    terrain_at,
)
from catlantis.games.islet.state import MOVING, SEA, TURN, State
from catlantis.games.islet.verbs import ADVANCE, ADVANCED, END, LAY, PASSED


class Moving(Question[State]):
    """Advance, lay, or end the move (IS-30)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every step and every egg that can be paid, and to end on a free tile."""
        advance_choices(state, seat, out)
        egg_choices(state, seat, out)
        if can_end(state, seat):
            out.add(END)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Go on, or end the turn."""
        verb = verb_of(action)
        if verb == ADVANCE:
            advance(state, seat, action, log)
        elif verb == LAY:
            lay(state, seat, action, log)
        else:
            end(state, seat, log)


def can_end(state: State, seat: i64) -> bool:
    """Whether the bird may stay where it is: not with another (IS-33)."""
    here = state.bird[seat]
    return here == SEA or not is_taken(state, seat, here)


def end(state: State, seat: i64, log: Log | None) -> None:
    """The move is done; to end it at once is to pass (IS-30)."""
    if state.phase is TURN:
        tell(log, PASSED, seat)
    end_turn(state, log)


# Where to


def advance_choices(state: State, seat: i64, out: Choices) -> None:
    """Every step that can be paid, with every payment (IS-31, IS-32)."""
    here = state.bird[seat]
    if here == SEA:
        for site in range(i64(len(state.height))):
            if state.height[site] and is_coast(state, site):
                step_choices(state, seat, site, out)
        return
    for side in range(i64(SIDES)):
        site = neighbour(state, here, side)
        if is_land(state, site):
            step_choices(state, seat, site, out)
    if state.seats == 1:
        for site in range(i64(len(state.height))):
            if is_twin(state, here, site):
                step_choices(state, seat, site, out)


def is_twin(state: State, here: i64, site: i64) -> bool:
    """Whether the site is a tile of the other islet exactly like the one here (IS-65)."""
    return (
        state.height[site] > 0
        and state.face[site] == state.face[here]
        and islet_of(state, site) != islet_of(state, here)
    )


def is_free_step(state: State, here: i64, site: i64) -> bool:
    """Whether a step costs nothing: from land, on the same terrain of one islet (IS-32, IS-65)."""
    return (
        here != SEA
        and terrain_at(state, here) == terrain_at(state, site)
        and islet_of(state, here) == islet_of(state, site)
    )


# What for


def step_choices(state: State, seat: i64, site: i64, out: Choices) -> None:
    """A step there, with every payment, where a way on is left (IS-33, IS-38)."""
    taken = is_taken(state, seat, site)
    free, secured = terrains_of(state.free[seat]), terrains_of(state.secured[seat])
    whole = free + secured
    if is_free_step(state, state.bird[seat], site):
        left = state.free_steps - 1
        if left >= 0 and (not taken or has_way_on(state, seat, site, whole, left, 0)):
            out.add(pack(ADVANCE, site))
        return
    row = terrain_at(state, site) * STEP_ROW
    for index in range(row, row + STEP_ROW):
        price = STEP_PRICES[index]
        if covers(whole, price) and (
            not taken or has_way_on(state, seat, site, whole - price, RING, 0)
        ):
            split_step(site, price, free, secured, out)


def split_step(site: i64, price: i64, free: i64, secured: i64, out: Choices) -> None:
    """Every split of a price, all of one terrain, between unsecured and secured resources."""
    place: i64 = 0
    while not held(price, place):
        place += 1
    wanted = held(price, place)
    least = max(i64(0), wanted - held(free, place))
    most = min(wanted, held(secured, place))
    for number in range(least, most + 1):
        exhausted = number << (place * COUNT_BITS)
        out.add(pack(ADVANCE, site, price - exhausted, exhausted))


def has_way_on(
    state: State, seat: i64, site: i64, terrains: i64, free_steps: i64, seen: i64
) -> bool:
    """Whether those terrains can pay a way from another's bird to a tile without one (IS-33).

    So many steps of it may be free, until one is paid (IS-38); then there are more of them, `RING`
    at least, than birds to pass. `seen` is a bitmask of the seats whose birds were passed: to come
    back never helps.
    """
    for other in range(state.seats):
        if state.bird[other] == site and other != seat:
            seen |= bit(other)
    for side in range(i64(SIDES)):
        next_site = neighbour(state, site, side)
        if not is_land(state, next_site) or is_seen(state, next_site, seen):
            continue
        is_free = is_free_step(state, site, next_site)
        if is_free and not free_steps:
            continue
        if not is_taken(state, seat, next_site):
            if is_free or can_step(terrains, terrain_at(state, next_site)):
                return True
        elif is_free:
            if has_way_on(state, seat, next_site, terrains, free_steps - 1, seen):
                return True
        else:
            row = terrain_at(state, next_site) * STEP_ROW
            for index in range(row, row + STEP_ROW):
                price = STEP_PRICES[index]
                if covers(terrains, price) and has_way_on(
                    state, seat, next_site, terrains - price, RING, seen
                ):
                    return True
    return False


def is_seen(state: State, site: i64, seen: i64) -> bool:
    """Whether the bird of a seat of the mask is on the site."""
    return any(seen & bit(other) and state.bird[other] == site for other in range(state.seats))


def advance(state: State, seat: i64, action: i64, log: Log | None) -> None:
    """Pay, and the bird is there (IS-31, IS-32)."""
    site = arg_of(action, 0)
    if is_free_step(state, state.bird[seat], site):
        state.free_steps -= 1
    pay(state, seat, arg_of(action, 1), arg_of(action, 2), log)
    state.bird[seat] = site
    tell(log, ADVANCED, seat, site)
    ask_active(state, MOVING)
