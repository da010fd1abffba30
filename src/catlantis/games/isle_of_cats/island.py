"""The island: twelve slots, four wide and three tall, filled anew each day (IC-20).

Slots are numbered from 0 as one reads, row by row; the rulebook counts them from 1. So the columns
differ: A has no card of the lessons deck, B and C one each, D two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bit
from catlantis.games.isle_of_cats.decks import CATS_A_DAY, LESSONS_A_DAY
from catlantis.games.isle_of_cats.state import State

ISLAND_COLUMNS: Final = 4
ISLAND_ROWS: Final = 3
SLOTS: Final = 12
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


def slot_at(column: i64, row: i64) -> i64:
    """The slot of that column and row."""
    return row * ISLAND_COLUMNS + column


def column_of(slot: i64) -> i64:
    """The column of a slot."""
    return slot % ISLAND_COLUMNS


def row_of(slot: i64) -> i64:
    """The row of a slot."""
    return slot // ISLAND_COLUMNS


def mixed_slots(top: i64, middle: i64, bottom: i64) -> i64:
    """Bitmask of a card from each row, by the columns."""
    return bit(slot_at(top, 0)) | bit(slot_at(middle, 1)) | bit(slot_at(bottom, 2))


def column_slots(column: i64) -> i64:
    """Bitmask of the slots of a column."""
    return mixed_slots(column, column, column)


def row_slots(row: i64) -> i64:
    """Bitmask of the slots of a row."""
    return bit(slot_at(0, row + 1)) - bit(slot_at(0, row))
