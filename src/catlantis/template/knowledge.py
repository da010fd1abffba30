"""What a seat cannot know: the others' hands and the rest (HM-4)."""

from catlantis.core.ints import bits
from catlantis.core.rng import Rng
from catlantis.template.setup import hand_out
from catlantis.template.state import State


def determinize(state: State, seat: int, rng: Rng) -> State:
    """A clone in which the others' hands are dealt anew."""
    sample = state.clone()
    sample.rng = rng
    for other in range(state.seats):
        if other != seat:
            sample.rest |= state.hand[other]
            sample.hand[other] = 0
    for other in range(state.seats):
        if other != seat:
            hand_out(sample, other, len(bits(state.hand[other])))
    return sample
