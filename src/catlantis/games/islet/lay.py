"""Laying: pay three nests, leave an egg, secure a resource (IS-34 … IS-37)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.bag import held, one
from catlantis.core.events import Log, tell
from catlantis.core.ints import NOBODY
from catlantis.core.phase import OVER, Question
from catlantis.games.islet.components import MOST_ALIKE, RESOURCES
from catlantis.games.islet.order import ask_active, tell_last_egg
from catlantis.games.islet.pay import TERRAIN_BITS, lay_choices, pay
from catlantis.games.islet.sites import is_taken, nest_at
from catlantis.games.islet.solo import fits_any, fulfil_one
from catlantis.games.islet.state import MOVING, RELEASING, SEA, SECURING, State
from catlantis.games.islet.verbs import (
    LAID,
    RELEASE,
    RELEASED,
    SECURE,
    SECURED,
    TIPPED,
    UPRIGHT,
)


def has_egg(state: State, seat: i64) -> bool:
    """Whether the seat has an egg to lay, free or on a secured resource (IS-34)."""
    return state.eggs[seat] > 0 or state.secured[seat] | state.exhausted[seat] != 0


def can_lay_at(state: State, seat: i64, site: i64) -> bool:
    """Whether the site may take the seat's egg: none is there, no other bird, a card fits alone."""
    return (
        state.egg[site] == NOBODY
        and not is_taken(state, seat, site)  # IS-34
        and (state.seats > 1 or fits_any(state, site))  # IS-66
    )


def egg_choices(state: State, seat: i64, out: Choices) -> None:
    """To lay here, with every payment."""
    here = state.bird[seat]
    if here != SEA and has_egg(state, seat) and can_lay_at(state, seat, here):
        lay_choices(state, seat, nest_at(state, here), out)


def lay(state: State, seat: i64, action: i64, log: Log | None) -> None:
    """Pay, leave an egg; what is asked next depends on the eggs left."""
    here = state.bird[seat]
    spent = arg_of(action, 1) | arg_of(action, 0) << TERRAIN_BITS
    exhausted = arg_of(action, 3) | arg_of(action, 2) << TERRAIN_BITS
    pay(state, seat, spent, exhausted, log)
    state.egg[here] = seat
    state.stirred = True
    tell(log, LAID, seat, here, state.height[here])
    if state.eggs[seat] == 0:
        ask_active(state, RELEASING)  # IS-36: the egg comes off a secured resource
        return
    state.eggs[seat] -= 1
    if state.eggs[seat] and can_secure_any(state, seat):
        ask_active(state, SECURING)  # IS-35: choose what to keep under another egg
    else:
        has_laid(state, seat, log)  # IS-37: nothing to secure


def has_laid(state: State, seat: i64, log: Log | None) -> None:
    """The egg is laid and its resource settled: the move goes on, unless it was the last."""
    if not has_egg(state, seat):
        tell_last_egg(state, log)
    if state.phase is OVER:
        return  # IS-67
    if state.seats == 1:
        fulfil_one(state, log)
    else:
        ask_active(state, MOVING)


# Securing a resource under a free egg


def can_secure(state: State, seat: i64, resource: i64) -> bool:
    """Whether the pack has it, and the seat fewer than two of it secured (IS-35)."""
    alike = held(state.secured[seat] + state.exhausted[seat], resource)
    return held(state.packs, resource) > 0 and alike < MOST_ALIKE


def can_secure_any(state: State, seat: i64) -> bool:
    """Whether there is a resource to secure."""
    return any(can_secure(state, seat, resource) for resource in range(i64(RESOURCES)))


class Securing(Question[State]):
    """Which resource to secure (IS-35)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every resource that may be secured."""
        for resource in range(i64(RESOURCES)):
            if can_secure(state, seat, resource):
                out.add(pack(SECURE, resource))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Take the resource from its pack and put it under a free egg."""
        resource = arg_of(action, 0)
        state.packs -= one(resource)
        state.secured[seat] += one(resource)
        state.eggs[seat] -= 1
        tell(log, SECURED, seat, resource)
        has_laid(state, seat, log)


# Releasing one, when no egg is free


class Releasing(Question[State]):
    """From which secured resource the egg comes (IS-36)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every secured resource, exhausted or not."""
        for resource in range(i64(RESOURCES)):
            if held(state.secured[seat], resource):
                out.add(pack(RELEASE, resource, UPRIGHT))
            if held(state.exhausted[seat], resource):
                out.add(pack(RELEASE, resource, TIPPED))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The resource whose egg was laid goes back to its pack."""
        resource = arg_of(action, 0)
        if arg_of(action, 1) == TIPPED:
            state.exhausted[seat] -= one(resource)
        else:
            state.secured[seat] -= one(resource)
        state.packs += one(resource)
        tell(log, RELEASED, seat, resource)
        has_laid(state, seat, log)
