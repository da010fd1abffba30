"""The end: the highest mouse wins (HM-5)."""

from catlantis.core.ints import NOTHING, bit
from catlantis.template.components import MICE
from catlantis.template.state import State


def score_sheet(state: State) -> list[tuple[str, list[int]]]:
    """The mouse that each seat has shown."""
    return [("mouse", [int(mouse) for mouse in state.shown])]


def ranking(state: State) -> list[int]:
    """Each seat's rank: the higher the mouse the better."""
    return [1 + sum(1 for other in state.shown if other > mouse) for mouse in state.shown]


def census(state: State) -> list[int]:
    """How many there are of each mouse, wherever it is."""
    everywhere = [*state.hand, state.rest]
    everywhere += [bit(mouse) for mouse in state.shown if mouse != NOTHING]
    return [sum(1 for mice in everywhere if mice & bit(mouse)) for mouse in range(MICE)]
