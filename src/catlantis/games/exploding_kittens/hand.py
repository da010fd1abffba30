"""Hands: a bag of cards as one int, four bits for the number of each title."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.ints import shifted
from catlantis.games.exploding_kittens.components import TITLES

COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
EVERY_ONE: Final = sum(1 << (COUNT_BITS * title) for title in range(TITLES))
MORE_THAN_ONE: Final = EVERY_ONE * 14  # every bit of a count that 2 or more sets


def one(title: i64) -> i64:
    """A hand of a single card."""
    return shifted(1, title * COUNT_BITS)


def held(hand: i64, title: i64) -> i64:
    """How many cards of the title are in the hand."""
    return hand >> (title * COUNT_BITS) & COUNT_MASK


def size(hand: i64) -> i64:
    """How many cards are in the hand."""
    total: i64 = 0
    while hand:
        total += hand & COUNT_MASK
        hand >>= COUNT_BITS
    return total


def singles(hand: i64) -> i64:
    """The hand with one card of each title that it holds."""
    return (hand | hand >> 1 | hand >> 2 | hand >> 3) & EVERY_ONE


def titles_in(hand: i64) -> i64:
    """Bitmask of the titles of which the hand holds a card."""
    titles: i64 = 0
    title: i64 = 0
    while hand:
        if hand & COUNT_MASK:
            titles |= shifted(1, title)
        hand >>= COUNT_BITS
        title += 1
    return titles


def nth(hand: i64, index: i64) -> i64:
    """The title of the card at that index, the hand being sorted by title."""
    title: i64 = 0
    while index >= (hand & COUNT_MASK):
        index -= hand & COUNT_MASK
        hand >>= COUNT_BITS
        title += 1
    return title


def cards(hand: i64) -> list[int]:
    """The titles of all cards in the hand, sorted."""
    return [title for title in range(TITLES) for _ in range(held(hand, title))]


def counts(hand: i64) -> list[int]:
    """How many cards of each title are in the hand."""
    return [int(held(hand, title)) for title in range(TITLES)]
