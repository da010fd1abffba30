"""What a seat may know, ready for JSON (HM-4): built up, never stripped down."""

from catlantis.core.ints import NOTHING, bits
from catlantis.core.seen import Frame
from catlantis.template.seen import View
from catlantis.template.state import State


def view(frame: Frame, state: State, seat: int | None) -> View:
    """The table as the seat, or a spectator, sees it."""
    return {
        **frame,
        "hand": None if seat is None else bits(state.hand[seat]),
        "shown": [None if mouse == NOTHING else int(mouse) for mouse in state.shown],
    }
