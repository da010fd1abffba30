"""Perft numbers of random positions: see `ways.py`."""

from collections.abc import Iterator

import pytest

from catlantis.games.isle_of_cats import GAME

from ..ways import Position, assert_as_many_ways_as_ever, played_on

ENOUGH = 400  # ways to go on
DEEPEST = 6  # decisions


def positions() -> Iterator[Position]:
    for seats in (1, 2, 4):
        for seed in (1, 2):
            for each in (0, 15, 40, 58):
                told = {"seats": seats, "seed": seed, "played": each * seats}
                state = GAME.new_game({}, seats, seed)
                yield told, played_on(GAME, state, seed, each * seats)


@pytest.mark.slow
def test_there_are_as_many_ways_to_go_on_as_ever() -> None:
    assert_as_many_ways_as_ever(GAME, positions(), ENOUGH, DEEPEST)
