"""A turn: explore, or move (IS-20, IS-30)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, verb_of
from catlantis.core.events import Log
from catlantis.core.phase import Phase, Question
from catlantis.games.islet.explore import explore_choices, place
from catlantis.games.islet.state import MOVING, TOSSING, State
from catlantis.games.islet.verbs import EXPLORE


def first_of_move(state: State) -> Phase:
    """What a move begins with: alone it is paid for in tiles (IS-64)."""
    return TOSSING if state.seats == 1 else MOVING


class Turn(Question[State]):
    """Explore, or whatever a move begins with."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Any exploration, and any first action of a move."""
        explore_choices(state, seat, out)
        first_of_move(state).question.choices(state, seat, out)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Place the first tile of an exploration, or begin to move."""
        if verb_of(action) == EXPLORE:
            place(state, seat, arg_of(action, 0), arg_of(action, 1), log)
        else:
            first_of_move(state).question.apply(state, seat, action, log)
