"""Measurements: figures that mean something, compiled or not."""

import pytest

from catlantis.arena.bench import Figures, clone_rate, is_compiled, measure, measure_pure

KITTENS = "exploding-kittens"


def assert_plausible(figures: Figures) -> None:
    assert figures.decisions > figures.games > 0
    assert figures.clones > 0


@pytest.mark.parametrize("seats", [2, 5])
def test_random_play_is_measured(seats: int) -> None:
    figures = measure(KITTENS, seats, 0.02)
    assert_plausible(figures)
    assert figures.compiled == is_compiled()


def test_clones_are_measured() -> None:
    assert clone_rate(KITTENS, 2, 0.01) > 0


def test_the_interpreted_rules_are_measured_in_a_process_of_their_own() -> None:
    figures = measure_pure(KITTENS, 2, 0.02)
    assert_plausible(figures)
    assert figures.compiled is False
