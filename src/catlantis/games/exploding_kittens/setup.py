"""Setup: the deck, the deal and the draw pile (EK-2 … EK-6)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.bag import one
from catlantis.core.game import RANDOM_SEAT
from catlantis.core.ints import NOBODY, bit, zeros
from catlantis.core.rng import Rng
from catlantis.games.exploding_kittens.components import (
    COUNTS,
    DEALT,
    DEFUSE,
    EXPLODING_KITTEN,
    TITLES,
    kittens_in_play,
    spare_defuses,
)
from catlantis.games.exploding_kittens.knowledge import gain_openly
from catlantis.games.exploding_kittens.state import TURN, State


def deck(seats: i64) -> vec[i64]:
    """The cards that are shuffled for the deal: no kitten, and few Defuses (EK-2, EK-3)."""
    cards = vec[i64]()
    for title in range(i64(TITLES)):
        number: i64 = COUNTS[title]
        if title == EXPLODING_KITTEN:
            number = 0
        elif title == DEFUSE:
            number = spare_defuses(seats)
        for _ in range(number):
            cards = append(cards, title)
    return cards


def deal(seats: i64, version: i64, rng: Rng, combos: bool, first_seat: i64) -> State:
    """A new match: eight cards each, the kittens in the draw pile, and somebody begins."""
    cards = deck(seats)
    rng.shuffle(cards, len(cards))
    hands = zeros(seats)
    dealt: i64 = 0
    for seat in range(seats):
        hands[seat] = one(DEFUSE)  # EK-2
        for _ in range(i64(DEALT)):  # EK-4
            hands[seat] += one(cards[dealt])
            dealt += 1
    pile = cards[dealt:]
    for _ in range(kittens_in_play(seats)):  # EK-5
        pile = append(pile, EXPLODING_KITTEN)
    rng.shuffle(pile, len(pile))

    state = State(seats, version, rng, zeros(seats), TURN)
    state.combos = combos
    state.hand = hands
    state.pile = pile
    state.pile_size = len(pile)
    state.pile_known = zeros(seats)
    state.loose = zeros(seats)
    state.hand_known = zeros((seats + 1) * seats)
    state.alive = bit(seats) - 1
    state.fallen = vec[i64]([NOBODY] * seats)
    for seat in range(seats):
        gain_openly(state, seat, DEFUSE)  # all know that each was given one
    state.active = rng.below(seats) if first_seat == RANDOM_SEAT else first_seat  # EK-6
    state.ask(state.active)
    return state
