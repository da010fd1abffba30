"""A turn: show one of your mice (HM-3)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.events import Log, tell
from catlantis.core.ints import bit
from catlantis.core.phase import OVER, Question
from catlantis.template.components import MICE
from catlantis.template.state import State
from catlantis.template.verbs import SHOW_MOUSE, SHOWED


class ShowMouse(Question[State]):
    """It is your turn: you show one of your mice."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Any mouse in hand."""
        for mouse in range(i64(MICE)):
            if state.hand[seat] & bit(mouse):
                out.add(pack(SHOW_MOUSE, mouse))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Lay it before everybody; the next seat goes on, and after the last the match is over."""
        mouse = arg_of(action, 0)
        state.hand[seat] &= ~bit(mouse)
        state.shown[seat] = mouse
        tell(log, SHOWED, seat, mouse)
        if seat + 1 < state.seats:
            state.ask(seat + 1)
        else:
            state.phase = OVER
