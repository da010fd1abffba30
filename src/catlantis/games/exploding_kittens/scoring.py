"""The end: the last player alive wins (EK-24)."""

from catlantis.core.bag import counts
from catlantis.core.ints import NOBODY
from catlantis.games.exploding_kittens.components import EXPLODING_KITTEN, TITLES
from catlantis.games.exploding_kittens.state import INSERT_KITTEN, State


def outlived(state: State, seat: int) -> int:
    """How many others the seat has outlived so far."""
    gone = sum(1 for fallen in state.fallen if fallen != NOBODY)
    return gone if state.is_alive(seat) else int(state.fallen[seat])


def score_sheet(state: State) -> list[tuple[str, list[int]]]:
    """Who survived, and how many others each has outlived."""
    seats = range(state.seats)
    return [
        ("survived", [int(state.is_alive(seat)) for seat in seats]),
        ("outlived", [outlived(state, seat) for seat in seats]),
    ]


def ranking(state: State) -> list[int]:
    """Each seat's rank: the later eliminated the better, the survivor first (EK-24)."""
    return [int(state.seats) - outlived(state, seat) for seat in range(state.seats)]


def census(state: State) -> list[int]:
    """How many cards of each title are in the match, wherever they lie."""
    total = counts(state.discard, TITLES)
    for seat in range(state.seats):
        for title, number in enumerate(counts(state.hand[seat], TITLES)):
            total[title] += number
    for place in range(state.pile_size):
        total[state.card_at(place)] += 1
    if state.phase is INSERT_KITTEN:
        total[EXPLODING_KITTEN] += 1  # in the hand that is about to hide it
    return total
