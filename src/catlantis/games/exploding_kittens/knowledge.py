"""What each seat knows of hidden cards (EK-12), and samples of what it cannot know.

A seat knows the places of the draw pile that it saw or filled, shifted by draws, and the cards
that it saw pass into another's hand. What it knows of a hand is a lower bound: when that hand
loses a card unseen, any card known in it may be the one.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.bag import held, one, singles, size
from catlantis.core.ints import bit
from catlantis.core.rng import Rng
from catlantis.games.exploding_kittens.components import EXPLODING_KITTEN, TITLES
from catlantis.games.exploding_kittens.state import WINDOW, State


def known_hand(state: State, knower: i64, owner: i64) -> i64:
    """The cards that the knower (the number of seats: the public) knows the owner to hold."""
    return state.hand_known[knower * state.seats + owner]


def _learn(state: State, knower: i64, owner: i64, title: i64) -> None:
    if knower != owner:
        state.hand_known[knower * state.seats + owner] += one(title)


def _unlearn(state: State, knower: i64, owner: i64, title: i64) -> None:
    index = knower * state.seats + owner
    if held(state.hand_known[index], title):
        state.hand_known[index] -= one(title)


def seen_to_act(state: State, knower: i64) -> i64:
    """The seats that are asked, as the knower (the number of seats: the public) must take it.

    Who has let an open window pass is nobody else's business until it closes (EK-38).
    """
    if state.phase is not WINDOW:
        return state.to_act
    window = state.alive & ~bit(state.last_player)
    has_passed = knower < state.seats and not state.is_asked(knower)
    return window & ~bit(knower) if has_passed else window


def gain_openly(state: State, owner: i64, title: i64) -> None:
    """Everybody sees the card come into the owner's hand."""
    for knower in range(state.seats + 1):
        _learn(state, knower, owner, title)


def lose_openly(state: State, owner: i64, title: i64) -> None:
    """Everybody sees the card leave the owner's hand."""
    for knower in range(state.seats + 1):
        _unlearn(state, knower, owner, title)


def lose_all(state: State, owner: i64) -> None:
    """The owner's whole hand is gone."""
    for knower in range(state.seats + 1):
        state.hand_known[knower * state.seats + owner] = 0


def pass_unseen(state: State, giver: i64, taker: i64, title: i64) -> None:
    """A card goes from hand to hand, and only these two see which."""
    for knower in range(state.seats + 1):
        if knower in (taker, giver):
            _unlearn(state, knower, giver, title)
            _learn(state, knower, taker, title)
        else:
            index = knower * state.seats + giver
            state.hand_known[index] -= singles(state.hand_known[index])


def draw_top(state: State, drawer: i64, title: i64) -> None:
    """The top card leaves the pile into the drawer's hand: those who knew it know it there."""
    for seat in range(state.seats):
        if state.pile_known[seat] & 1 and title != EXPLODING_KITTEN:
            _learn(state, seat, drawer, title)
        state.pile_known[seat] >>= 1


def see_top(state: State, seat: i64, places: i64) -> None:
    """The seat sees that many cards from the top."""
    state.pile_known[seat] |= bit(places) - 1


def insert_secretly(state: State, seat: i64, place: i64) -> None:
    """The seat puts a card at that place: nobody else can be sure of any place any more."""
    above = state.pile_known[seat] & (bit(place) - 1)
    below = state.pile_known[seat] & ~(bit(place) - 1)
    forget_pile(state)
    state.pile_known[seat] = above | bit(place) | below << 1


def forget_pile(state: State) -> None:
    """Nobody knows any place of the pile."""
    for seat in range(state.seats):
        state.pile_known[seat] = 0


def determinize(state: State, seat: i64, rng: Rng) -> State:
    """A clone in which all that the seat does not know is dealt anew.

    The others know in it what everybody knows, since what each saw alone is hidden too, and
    have not let an open window pass yet.
    """
    sample = state.clone()
    sample.rng = rng
    sample.to_act = seen_to_act(state, seat)
    pool = _unknown_cards(state, seat)
    _deal_hands(sample, seat, pool)
    _deal_pile(sample, seat, pool)
    for knower in range(state.seats):
        if knower != seat:
            sample.pile_known[knower] = 0
            for owner in range(state.seats):
                public = known_hand(state, state.seats, owner) if knower != owner else 0
                sample.hand_known[knower * state.seats + owner] = public
    return sample


def _unknown_cards(state: State, seat: i64) -> vec[i64]:
    """How many cards of each title lie where the seat does not know them."""
    pool = vec[i64]([0] * TITLES)
    for owner in range(state.seats):
        if owner != seat:
            hidden = state.hand[owner] - known_hand(state, seat, owner)
            for title in range(i64(TITLES)):
                pool[title] += held(hidden, title)
    for place in range(state.pile_size):
        if not state.pile_known[seat] & bit(place):
            pool[state.card_at(place)] += 1
    return pool


def _shuffled(pool: vec[i64], rng: Rng, *, kittens: bool) -> vec[i64]:
    """The cards of the pool in random order, the kittens among them or not."""
    cards = vec[i64]()
    for title in range(i64(TITLES)):
        if kittens or title != EXPLODING_KITTEN:
            for _ in range(pool[title]):
                cards = append(cards, title)
    rng.shuffle(cards, len(cards))
    return cards


def _deal_hands(sample: State, seat: i64, pool: vec[i64]) -> None:
    """Fill the other hands from the pool: a kitten is never in a hand."""
    cards = _shuffled(pool, sample.rng, kittens=False)
    dealt: i64 = 0
    for owner in range(sample.seats):
        if owner != seat:
            known = known_hand(sample, seat, owner)
            missing = size(sample.hand[owner]) - size(known)
            sample.hand[owner] = known
            for _ in range(missing):
                title = cards[dealt]
                sample.hand[owner] += one(title)
                pool[title] -= 1
                dealt += 1


def _deal_pile(sample: State, seat: i64, pool: vec[i64]) -> None:
    """Fill the places of the pile that the seat does not know with what is left of the pool."""
    cards = _shuffled(pool, sample.rng, kittens=True)
    dealt: i64 = 0
    for place in range(sample.pile_size):
        if not sample.pile_known[seat] & bit(place):
            sample.pile[sample.pile_size - 1 - place] = cards[dealt]
            dealt += 1
