"""Setting up: two mice each, and the first seat begins (HM-2)."""

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import NOTHING, bit, bits, zeros
from catlantis.core.rng import Rng
from catlantis.template.components import HAND, MICE
from catlantis.template.state import SHOW, State


def deal(seats: i64, version: i64, rng: Rng) -> State:
    """A new match."""
    state = State(seats, version, rng, zeros(seats), SHOW)
    state.hand = zeros(seats)
    state.shown = vec[i64]([NOTHING] * seats)
    state.rest = bit(MICE) - 1
    for seat in range(seats):
        hand_out(state, seat, HAND)
    state.ask(0)
    return state


def hand_out(state: State, seat: i64, number: i64) -> None:
    """Give the seat so many mice of the rest, at random."""
    pile = vec[i64](bits(state.rest))
    state.rng.shuffle(pile, len(pile))
    for index in range(number):
        state.rest &= ~bit(pile[index])
        state.hand[seat] |= bit(pile[index])
