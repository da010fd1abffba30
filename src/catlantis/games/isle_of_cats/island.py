"""The island: twelve slots in four columns of three, filled anew each day (IC-20).

Slots are numbered from 0, top to bottom, column by column; the rulebook counts them from 1.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bit
from catlantis.games.isle_of_cats.decks import CATS_A_DAY, LESSONS_A_DAY
from catlantis.games.isle_of_cats.state import State

SLOTS: Final = 12
COLUMN_HEIGHT: Final = 3
ISLAND_COLUMNS: Final = 4
ISLAND_ROWS: Final = 3
LESSON_SLOTS: Final = [1, 3, 6, 11]  # 2, 4, 7 and 12 in the book

# For each slot its place among today's cards of its deck
ORDER: Final = vec[i64](
    [
        LESSON_SLOTS.index(slot)
        if slot in LESSON_SLOTS
        else slot - sum(1 for lesson in LESSON_SLOTS if lesson < slot)
        for slot in range(SLOTS)
    ]
)
IS_LESSON_SLOT: Final = vec[i64]([int(slot in LESSON_SLOTS) for slot in range(SLOTS)])


def card_number(state: State, slot: i64) -> i64:
    """The number of the card that lies in that slot today."""
    if IS_LESSON_SLOT[slot]:
        return state.lessons_pile[state.day * LESSONS_A_DAY + ORDER[slot]]
    return state.cats_pile[state.day * CATS_A_DAY + ORDER[slot]]


def card_in(state: State, slot: i64) -> i64:
    """What the card in that slot shows today."""
    return state.cards[card_number(state, slot)]


def column_slots(column: i64) -> i64:
    """Bitmask of the slots of a column."""
    return 7 * bit(column * COLUMN_HEIGHT)


def row_slots(row: i64) -> i64:
    """Bitmask of the slots of a row."""
    return bit(row) | bit(row + 3) | bit(row + 6) | bit(row + 9)
