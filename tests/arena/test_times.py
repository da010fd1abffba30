"""Times in bins."""

import pytest

from catlantis.arena.times import BINS, Times


def times(*seconds: float) -> Times:
    made = Times()
    for one in seconds:
        made.add(one)
    return made


def test_quantiles_are_right_within_a_bin() -> None:
    made = times(*(number / 1000 for number in range(1, 1001)))
    width = 10 ** (1 / BINS)
    assert 0.5 <= made.quantile(0.5) <= 0.5 * width
    assert 0.99 <= made.quantile(0.99) <= 0.99 * width
    assert made.quantile(1) == made.longest == 1.0
    assert made.mean == pytest.approx(0.5005)


def test_joined_they_are_as_if_counted_together() -> None:
    one, two = times(0.1, 0.2, 3.0), times(0.2, 0.0)
    one.join(two)
    assert one.bins == times(0.1, 0.2, 3.0, 0.2, 0.0).bins
    assert (one.count, one.longest) == (5, 3.0)
    assert one.total == pytest.approx(3.5)


def test_of_none_there_is_nothing_to_tell() -> None:
    assert (times().count, times().mean, times().quantile(0.5)) == (0, 0.0, 0.0)
