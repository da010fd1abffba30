"""Perft numbers of random positions: see `ways.py`."""

from collections.abc import Iterator

import pytest

from catlantis.games.exploding_kittens import GAME

from ..ways import Position, assert_as_many_ways_as_ever, played_on

ENOUGH = 1500  # ways to go on
DEEPEST = 8  # decisions


def positions() -> Iterator[Position]:
    for seats in (2, 3, 4, 5):
        for combos, seed in ((True, 1), (True, 2), (False, 3)):
            for played in (0, 20, 40):
                told = {"seats": seats, "combos": combos, "seed": seed, "played": played}
                state = GAME.new_game({"combos": combos}, seats, seed)
                yield told, played_on(GAME, state, seed, played)


@pytest.mark.slow
def test_there_are_as_many_ways_to_go_on_as_ever() -> None:
    assert_as_many_ways_as_ever(GAME, positions(), ENOUGH, DEEPEST)
