"""What cards are worth in hand, in thousandths of a card."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held
from catlantis.core.ints import NOTHING, bit
from catlantis.games.exploding_kittens.components import DEFUSE, FIVE, TITLES

CARD: Final = 1_000
LIFE: Final = 30 * CARD
BEHIND: Final = 100 * LIFE  # more than any two worths differ
# What each title is worth in hand, in the order of the titles
VALUE: Final = vec[i64](
    [0, 7_000, 5_000, 6_000, 5_000, 300, 3_000, 2_700, 1_200, 1_200, 1_200, 1_200, 1_200]
)


def hand_worth(hand: i64) -> i64:
    """What the cards of a hand are worth together."""
    total: i64 = 0
    for title in range(i64(TITLES)):
        total += VALUE[title] * held(hand, title)
    return total


def least(hand: i64) -> i64:
    """What the cheapest card of a hand is worth."""
    cheapest: i64 = LIFE
    for title in range(i64(TITLES)):
        if held(hand, title):
            cheapest = min(cheapest, VALUE[title])
    return cheapest


def cheapest_five(hand: i64) -> i64:
    """Bitmask of the five titles of a hand that are worth least; 0, if there are not so many."""
    chosen: i64 = 0
    for _title in range(i64(FIVE)):
        cheapest: i64 = NOTHING
        for title in range(i64(DEFUSE), i64(TITLES)):
            is_free = held(hand, title) != 0 and not chosen & bit(title)
            if is_free and (cheapest == NOTHING or VALUE[title] < VALUE[cheapest]):
                cheapest = title
        if cheapest == NOTHING:
            return 0
        chosen |= bit(cheapest)
    return chosen
