"""The Thief: take another's fish in winter (CF-37)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.bag import one
from catlantis.core.events import Log, tell
from catlantis.games.cat_and_fish.catastrophe import fish_kinds
from catlantis.games.cat_and_fish.components import KEPT, is_fish
from catlantis.games.cat_and_fish.fishing import has_free_place, stored
from catlantis.games.cat_and_fish.state import State
from catlantis.games.cat_and_fish.words import STEAL, STOLE, STOP


def can_steal(state: State, seat: i64) -> bool:
    """Whether there is a free place and another's fish to fill it."""
    if has_free_place(state, seat):
        for other in range(state.seats):
            if other != seat and fish_kinds(state, other):
                return True
    return False


def steal_choices(state: State, seat: i64, out: Choices) -> None:
    """Every fish of the others, or none."""
    for other in range(state.seats):
        if other != seat:
            for tile in range(i64(KEPT)):
                if stored(state, other, tile) and is_fish(tile):
                    out.add(pack(STEAL, other, tile))
    out.add(STOP)


def steal_allows(state: State, seat: i64, action: i64) -> bool:
    """Whether that fish can be stolen."""
    if action == STOP:
        return True
    target = arg_of(action, 0)
    tile = arg_of(action, 1)
    if action != pack(STEAL, target, tile) or target >= state.seats or tile >= KEPT:
        return False
    return target != seat and stored(state, target, tile) and is_fish(tile)


def steal(state: State, seat: i64, target: i64, tile: i64, log: Log | None) -> None:
    """The fish changes storehouses."""
    state.store[target] -= one(tile)
    state.store[seat] += one(tile)
    state.conclude()
    tell(log, STOLE, seat, target, tile)
