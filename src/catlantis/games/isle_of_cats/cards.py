"""What a card shows, as one int: a lesson, or discoveries and the word between them (IC-33).

The lowest bits hold the word, then how many discoveries stand above it and how many are shown in
all, then the discoveries; a lesson card holds its number there.
"""

from typing import Final

from mypy_extensions import i64

from catlantis.games.isle_of_cats.shapes import THING_BITS, THING_MASK

# The words of a card (IC-33)
LESSON: Final = 0
ALL: Final = 1  # no word: draw all
ANY: Final = 2  # any 2
OR: Final = 3  # the area above or the area below
WORD_NAMES: Final = ["lesson", "all", "any", "or"]

MOST_SHOWN: Final = 4
MOST_TOGETHER: Final = 3  # discoveries that one card lets draw
PICKED: Final = 2

_ABOVE_AT: Final = 2
_SHOWN_AT: Final = 5
_THINGS_AT: Final = 8
_COUNT_MASK: Final = 7


def lesson_card(number: int) -> int:
    """The card of that lesson."""
    return LESSON | number << _THINGS_AT


def discovery_card(word: int, above: list[int], below: list[int]) -> int:
    """A card with those discoveries; without `or`, all stand above."""
    things = above + below
    card = word | len(above) << _ABOVE_AT | len(things) << _SHOWN_AT
    for index, thing in enumerate(things):
        card |= thing << (_THINGS_AT + index * THING_BITS)
    return card


def word_of(card: i64) -> i64:
    """The word of the card."""
    return card & 3


def lesson_of(card: i64) -> i64:
    """The number of a lesson card."""
    return card >> _THINGS_AT


def above_of(card: i64) -> i64:
    """How many discoveries stand above the word."""
    return card >> _ABOVE_AT & _COUNT_MASK


def shown_on(card: i64) -> i64:
    """How many discoveries the card shows."""
    return card >> _SHOWN_AT & _COUNT_MASK


def thing_on(card: i64, index: i64) -> i64:
    """One of the discoveries that the card shows."""
    return card >> (_THINGS_AT + index * THING_BITS) & THING_MASK
