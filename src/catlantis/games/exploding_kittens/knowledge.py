"""What each seat knows of hidden cards (EK-12).

A seat knows the places of the draw pile that it saw or filled, shifted by draws, and the cards
that it saw pass into another's hand. What it knows of a hand is a lower bound: when that hand
loses a card unseen, any card known in it may be the one.

When another hides a kitten, the seat is sure of no place any more, but still of the order: a card
that is drawn and is no kitten was the next of those that it knew, and a kitten drawn where the next
was none is the hidden one. All know what a seat lacked when it was asked for it in vain, until it
gains a card that they do not see. That somebody let a play pass proves nothing about Nopes.
"""

from typing import Final

from mypy_extensions import i64

from catlantis.core.bag import held, one, singles
from catlantis.core.ints import bit, shifted
from catlantis.games.exploding_kittens.components import DEFUSE, EXPLODING_KITTEN, TITLES
from catlantis.games.exploding_kittens.state import WINDOW, State

DEMANDED: Final = TITLES - DEFUSE  # titles that can be asked for, which come after the kitten
ALL_DEMANDED: Final = (1 << DEMANDED) - 1


def known_hand(state: State, knower: i64, owner: i64) -> i64:
    """The cards that the knower (the number of seats: the public) knows the owner to hold."""
    return state.hand_known[knower * state.seats + owner]


def known_places(state: State, seat: i64) -> i64:
    """Bitmask of the places of the pile whose card the seat is sure of."""
    return 0 if state.loose[seat] else state.pile_known[seat]


def lacked(state: State, owner: i64) -> i64:
    """Bitmask of the titles, Defuse the first, that all know the owner to lack."""
    return state.lacking >> owner * DEMANDED & ALL_DEMANDED


def lacks(state: State, owner: i64, title: i64) -> bool:
    """Whether all know that the owner holds no card of the title."""
    return lacked(state, owner) & bit(title - DEFUSE) != 0


def lack_openly(state: State, owner: i64, title: i64) -> None:
    """Everybody sees that the owner has no such card."""
    state.lacking |= bit(owner * DEMANDED + title - DEFUSE)


def _may_hold(state: State, owner: i64, titles: i64) -> None:
    """The owner may have gained one of these titles (a bitmask, Defuse the first)."""
    state.lacking &= ~shifted(titles, owner * DEMANDED)


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
    _may_hold(state, owner, bit(title - DEFUSE))
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
    """A card goes from hand to hand, and only these two see which: no title that was lacked."""
    _may_hold(state, taker, ALL_DEMANDED & ~lacked(state, giver))
    for knower in range(state.seats + 1):
        if knower in (taker, giver):
            _unlearn(state, knower, giver, title)
            _learn(state, knower, taker, title)
        else:
            index = knower * state.seats + giver
            state.hand_known[index] -= singles(state.hand_known[index])


def draw_top(state: State, drawer: i64, title: i64) -> None:
    """The top card leaves the pile into the drawer's hand: those who knew it know it there."""
    if title != EXPLODING_KITTEN:
        _may_hold(state, drawer, ALL_DEMANDED)
    for seat in range(state.seats):
        if state.pile_known[seat]:
            if title != EXPLODING_KITTEN:
                if state.pile_known[seat] & 1:
                    _learn(state, seat, drawer, title)
            elif state.loose[seat] and not _was_loose(state, seat):
                state.pile_known[seat] = 0
            state.pile_known[seat] >>= 1
            state.loose[seat] = state.loose[seat] >> 1 if state.pile_known[seat] else 0


def _was_loose(state: State, seat: i64) -> bool:
    """Whether the seat can be sure that the kitten just drawn was hidden: no other was due."""
    due: i64 = 0
    while state.loose[seat] & bit(due):
        due += 1
    if due == 0 or not state.pile_known[seat] & bit(due):
        return False
    return state.card_at(due - 1) != EXPLODING_KITTEN  # the pile is one card smaller already


def see_top(state: State, seat: i64, places: i64) -> None:
    """The seat sees that many cards from the top."""
    if state.loose[seat]:
        forget(state, seat)
    state.pile_known[seat] |= bit(places) - 1


def insert_secretly(state: State, seat: i64, place: i64) -> None:
    """The seat puts a kitten at that place: nobody else can be sure of any place any more."""
    for other in range(state.seats):
        known, loose = state.pile_known[other], state.loose[other]
        if other == seat:
            state.pile_known[seat] = bit(place) if loose else _opened(known, place) | bit(place)
            state.loose[seat] = 0
        elif known:
            state.pile_known[other] = _opened(known, place)
            state.loose[other] = _opened(loose, place) | bit(place)


def _opened(places: i64, place: i64) -> i64:
    """The places once a card was put in there."""
    above = places & (bit(place) - 1)
    return above | (places ^ above) << 1


def forget_pile(state: State) -> None:
    """Nobody knows any place of the pile."""
    for seat in range(state.seats):
        forget(state, seat)


def forget(state: State, seat: i64) -> None:
    """The seat knows no place of the pile."""
    state.pile_known[seat] = 0
    state.loose[seat] = 0
