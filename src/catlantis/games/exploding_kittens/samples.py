"""Samples: what a seat cannot know is dealt anew, and what it knows stays (EK-12)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.bag import held, one, size
from catlantis.core.ints import bit
from catlantis.core.rng import Rng
from catlantis.games.exploding_kittens.components import DEFUSE, EXPLODING_KITTEN, TITLES
from catlantis.games.exploding_kittens.knowledge import forget, known_hand, lacked, seen_to_act
from catlantis.games.exploding_kittens.state import State


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
            forget(sample, knower)
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
    settled = state.pile_known[seat] | state.loose[seat]
    for place in range(state.pile_size):
        if not settled & bit(place):
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
    """Fill the other hands from the pool, first of those who lack something."""
    cards = _shuffled(pool, sample.rng, kittens=False)  # a kitten is never in a hand
    dealt: i64 = 0
    for is_lacking in (True, False):
        for owner in range(sample.seats):
            if owner != seat and (lacked(sample, owner) != 0) == is_lacking:
                dealt = _deal_hand(sample, owner, known_hand(sample, seat, owner), cards, dealt)
    for index in range(dealt):
        pool[cards[index]] -= 1


def _deal_hand(sample: State, owner: i64, known: i64, cards: vec[i64], dealt: i64) -> i64:
    """Fill a hand of which so much is known from the cards not dealt; how many are dealt then."""
    missing = size(sample.hand[owner]) - size(known)
    without = lacked(sample, owner)
    sample.hand[owner] = known
    for index in range(dealt, dealt + missing):
        if without:
            _bring_forward(cards, index, without)
        sample.hand[owner] += one(cards[index])
    return dealt + missing


def _bring_forward(cards: vec[i64], start: i64, without: i64) -> None:
    """Exchange the card there for the next that is not of these titles, if there is one."""
    for index in range(start, i64(len(cards))):
        title = cards[index]
        if not without & bit(title - DEFUSE):
            cards[index] = cards[start]
            cards[start] = title
            return


def _deal_pile(sample: State, seat: i64, pool: vec[i64]) -> None:
    """Fill the places of the pile that the seat does not know with what is left of the pool."""
    cards = _shuffled(pool, sample.rng, kittens=True)
    if sample.loose[seat]:
        _hide_anew(sample, seat)
    settled = sample.pile_known[seat] | sample.loose[seat]
    dealt: i64 = 0
    for place in range(sample.pile_size):
        if not settled & bit(place):
            sample.pile[sample.pile_size - 1 - place] = cards[dealt]
            dealt += 1


def _hide_anew(sample: State, seat: i64) -> None:
    """Put the kittens that others hid at random places; the other cards keep their order."""
    old, known, were_loose = sample.pile[:], sample.pile_known[seat], sample.loose[seat]
    loose = _random_places(sample, were_loose)
    sample.loose[seat] = loose
    sample.pile_known[seat] = 0
    bottom = sample.pile_size - 1
    source: i64 = 0
    for place in range(sample.pile_size):
        if loose & bit(place):
            sample.pile[bottom - place] = EXPLODING_KITTEN
            continue
        while were_loose & bit(source):
            source += 1
        sample.pile[bottom - place] = old[bottom - source]
        if known & bit(source):
            sample.pile_known[seat] |= bit(place)
        source += 1


def _random_places(sample: State, like: i64) -> i64:
    """As many places of the pile as these, any of them equally likely."""
    places: i64 = 0
    while like:
        place = sample.rng.below(sample.pile_size)
        if not places & bit(place):
            places |= bit(place)
            like &= like - 1
    return places
