"""Bags: so many of each kind, as one int with four bits for each count.

Things of one kind are alike, so a hand, a pile to draw from at random or a price is a bag: up to
fifteen kinds, up to fifteen of each, copied for nothing. No bag is negative: somebody took what
was not there, and is told so.
"""

from typing import Final

from mypy_extensions import i64

from catlantis.core.ints import shifted

COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
MAX_KINDS: Final = 15
EVERY_ONE: Final = sum(1 << (COUNT_BITS * kind) for kind in range(MAX_KINDS))
MORE_THAN_ONE: Final = EVERY_ONE * 14  # every bit of a count that 2 or more sets


def one(kind: i64) -> i64:
    """A bag with a single thing of that kind."""
    return shifted(1, kind * COUNT_BITS)


def held(bag: i64, kind: i64) -> i64:
    """How many of that kind are in the bag."""
    return bag >> (kind * COUNT_BITS) & COUNT_MASK


def _refuse_debts(bag: i64) -> None:
    if bag < 0:
        raise ValueError("a bag cannot be negative")


def size(bag: i64) -> i64:
    """How many things are in the bag."""
    total: i64 = 0
    _refuse_debts(bag)
    while bag:
        total += bag & COUNT_MASK
        bag >>= COUNT_BITS
    return total


def singles(bag: i64) -> i64:
    """A bag with one of each kind that this one holds."""
    return (bag | bag >> 1 | bag >> 2 | bag >> 3) & EVERY_ONE


def kinds_in(bag: i64) -> i64:
    """Bitmask of the kinds that the bag holds."""
    kinds: i64 = 0
    kind: i64 = 0
    _refuse_debts(bag)
    while bag:
        if bag & COUNT_MASK:
            kinds |= shifted(1, kind)
        bag >>= COUNT_BITS
        kind += 1
    return kinds


def nth(bag: i64, index: i64) -> i64:
    """The kind of the thing at that index, the bag being sorted by kind.

    Raises `ValueError` where there are not so many things.
    """
    kind: i64 = 0
    while index >= (bag & COUNT_MASK):
        if kind == MAX_KINDS:
            raise ValueError("the bag holds no such thing")
        index -= bag & COUNT_MASK
        bag >>= COUNT_BITS
        kind += 1
    return kind


def things(bag: i64) -> list[int]:
    """The kinds of all things in the bag, sorted."""
    return [kind for kind in range(MAX_KINDS) for _ in range(held(bag, kind))]


def counts(bag: i64, kinds: i64) -> list[int]:
    """How many there are of each of the first so many kinds."""
    return [int(held(bag, kind)) for kind in range(kinds)]


def bag_of(counts_by_kind: list[int]) -> int:
    """The bag with so many of each kind."""
    return sum(count << (COUNT_BITS * kind) for kind, count in enumerate(counts_by_kind))
