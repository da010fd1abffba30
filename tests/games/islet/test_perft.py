"""Perft numbers of random positions: see `ways.py`."""

from collections.abc import Iterator

import pytest

from catlantis.games.islet import GAME

from ..ways import Position, assert_as_many_ways_as_ever, played_on

ENOUGH = 1500  # ways to go on
DEEPEST = 6  # decisions


def positions() -> Iterator[Position]:
    for seats in (1, 2, 3, 4):
        for seed in (1, 2, 3):
            for played in (0, 30, 80, 110):
                told = {"seats": seats, "seed": seed, "played": played}
                yield told, played_on(GAME, GAME.new_game({}, seats, seed), seed, played)


@pytest.mark.slow
def test_there_are_as_many_ways_to_go_on_as_ever() -> None:
    assert_as_many_ways_as_ever(GAME, positions(), ENOUGH, DEEPEST)
