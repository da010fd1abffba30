"""Bags: so many of each kind in one int."""

from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from catlantis.core.bag import (
    MAX_KINDS,
    MORE_THAN_ONE,
    bag_of,
    counts,
    held,
    kinds_in,
    nth,
    one,
    singles,
    size,
    things,
)

COUNTS = st.lists(st.integers(0, 15), min_size=MAX_KINDS, max_size=MAX_KINDS)
FULL = [15] * MAX_KINDS


@given(COUNTS)
@example(FULL)
def test_a_bag_holds_what_was_put_in(numbers: list[int]) -> None:
    bag = bag_of(numbers)
    assert [held(bag, kind) for kind in range(MAX_KINDS)] == numbers
    assert counts(bag, MAX_KINDS) == numbers
    assert counts(bag, 4) == numbers[:4]
    assert size(bag) == sum(numbers)
    assert Counter(things(bag)) == +Counter(dict(enumerate(numbers)))
    assert things(bag) == sorted(things(bag))


@given(COUNTS)
@example(FULL)
def test_the_kinds_of_a_bag_are_those_it_holds(numbers: list[int]) -> None:
    bag = bag_of(numbers)
    present = [kind for kind, number in enumerate(numbers) if number]
    assert kinds_in(bag) == sum(2**kind for kind in present)
    assert things(singles(bag)) == present
    assert bool(bag & MORE_THAN_ONE) == any(number > 1 for number in numbers)


@given(COUNTS)
@example(FULL)
def test_the_nth_thing_is_found_in_order(numbers: list[int]) -> None:
    bag = bag_of(numbers)
    assert [nth(bag, index) for index in range(sum(numbers))] == things(bag)


@pytest.mark.parametrize("kind", range(MAX_KINDS))
def test_one_of_a_kind_can_be_added_and_taken(kind: int) -> None:
    bag = bag_of([3] * MAX_KINDS)
    assert things(one(kind)) == [kind]
    assert held(bag + one(kind), kind) == 4
    assert bag + one(kind) - one(kind) == bag


def test_an_empty_bag_holds_nothing() -> None:
    assert (size(0), kinds_in(0), singles(0), things(0)) == (0, 0, 0, [])


@pytest.mark.parametrize("bag", [-1, -(2**63), bag_of([0, 3]) - one(2)])
def test_what_was_never_a_bag_is_refused_and_never_counted_for_ever(bag: int) -> None:
    for count in (size, kinds_in):
        with pytest.raises(ValueError, match="negative"):
            count(bag)


@pytest.mark.parametrize(("bag", "index"), [(0, 0), (one(3), 1), (bag_of(FULL), 15 * MAX_KINDS)])
def test_a_thing_that_is_not_in_the_bag_is_refused(bag: int, index: int) -> None:
    with pytest.raises(ValueError, match="no such thing"):
        nth(bag, index)
