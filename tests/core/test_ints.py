"""Flat int arrays and bitmasks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from catlantis.core.ints import bit, bits, shifted, zeros

POSITIONS = range(63)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_bit_of_a_mask_stands_where_it_should(position: int) -> None:
    assert bit(position) == 2**position
    assert bits(2**position) == [position]


@given(st.sets(st.integers(0, 62)))
def test_bits_are_the_positions_set_lowest_first(positions: set[int]) -> None:
    assert bits(sum(2**position for position in positions)) == sorted(positions)


@given(st.integers(0, 2**31 - 1), st.integers(0, 31))
def test_a_mask_is_shifted_past_the_32nd_bit(mask: int, by: int) -> None:
    assert shifted(mask, by) == mask * 2**by


@pytest.mark.parametrize("size", [0, 1, 36])
def test_zeros_are_as_many_as_asked(size: int) -> None:
    assert list(zeros(size)) == [0] * size


def test_arrays_of_zeros_are_apart() -> None:
    one, two = zeros(2), zeros(2)
    one[0] = 1
    assert list(two) == [0, 0]
