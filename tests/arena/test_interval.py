"""Intervals: as printed for independent matches, and honest where matches hang together."""

import pytest

from catlantis.arena.interval import scatter, share_of, wilson
from catlantis.core.rng import rng_from_seed


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # as printed in tables of Wilson's interval
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 2, 0.0945, 0.9055),
        (81, 263, 0.2553, 0.3662),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize("wins", [0, 1, 7, 20])
def test_deals_that_are_all_or_nothing_are_independent_matches(wins: int) -> None:
    share = share_of([1.0] * wins + [0.0] * (20 - wins))
    assert (share.low, share.high) == pytest.approx(wilson(wins, 20))


def test_playing_a_deal_from_every_seat_makes_no_two_observations_of_it() -> None:
    one_each = share_of([1.0, 0.0] * 10)  # who wins a deal wins it from every seat
    by_rotation = wilson(20, 40)
    assert one_each.low < by_rotation[0] < by_rotation[1] < one_each.high


def test_deals_that_agree_are_worth_more_but_never_everything() -> None:
    few, many = share_of([0.5] * 5), share_of([0.5] * 50)
    assert 0.2 < few.low < many.low < 0.5 < many.high < few.high < 0.8
    assert 0 < scatter([0.5] * 50) < scatter([0.5] * 5) < scatter([0.0, 1.0]) == 1


@pytest.mark.parametrize("deals", [10, 40, 200])
@pytest.mark.parametrize("chances", [(0.5, 0.5), (0.9, 0.7), (0.9, 0.1), (0.35, 0.35)])
def test_an_interval_holds_the_truth_as_often_as_it_says(
    deals: int, chances: tuple[float, float]
) -> None:
    """Two rotations of each deal, whose chances hang on the deal: many tournaments of them."""
    rng, tries, held = rng_from_seed(deals), 400, 0
    truth = sum(chances) / 2
    for _ in range(tries):
        values = []
        for _ in range(deals):
            chance = chances[rng.below(2)]
            values.append(sum(int(rng.below(1000)) < 1000 * chance for _ in range(2)) / 2)
        share = share_of(values)
        held += share.low <= truth <= share.high
    assert held / tries > 0.925  # 95 % less two standard errors of so many tries
