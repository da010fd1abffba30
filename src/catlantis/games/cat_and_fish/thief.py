"""The Thief: take another's fish in winter (CF-37)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.bag import one
from catlantis.core.events import Log, tell
from catlantis.core.phase import Question
from catlantis.games.cat_and_fish.catastrophe import fish_kinds
from catlantis.games.cat_and_fish.components import KEPT, is_fish
from catlantis.games.cat_and_fish.fishing import has_free_place, stored
from catlantis.games.cat_and_fish.state import State
from catlantis.games.cat_and_fish.verbs import STEAL, STOLE, STOP


def can_steal(state: State, seat: i64) -> bool:
    """Whether there is a free place and another's fish to fill it."""
    if has_free_place(state, seat):
        for other in range(state.seats):
            if other != seat and fish_kinds(state, other):
                return True
    return False


class StealFish(Question[State]):
    """Whose fish, and which (CF-37)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every fish of the others, or none."""
        for other in range(state.seats):
            if other != seat:
                for tile in range(i64(KEPT)):
                    if stored(state, other, tile) and is_fish(tile):
                        out.add(pack(STEAL, other, tile))
        out.add(STOP)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The fish changes storehouses."""
        state.conclude()
        if action != STOP:
            target, tile = arg_of(action, 0), arg_of(action, 1)
            state.store[target] -= one(tile)
            state.store[seat] += one(tile)
            tell(log, STOLE, seat, target, tile)
