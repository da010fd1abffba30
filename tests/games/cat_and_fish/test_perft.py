"""Perft numbers of random positions: see `ways.py`."""

from collections.abc import Iterator

import pytest

from catlantis.games.cat_and_fish import GAME

from ..ways import Position, assert_as_many_ways_as_ever, played_on
from .table import rich

ENOUGH = 2000  # ways to go on
DEEPEST = 8  # decisions


def positions() -> Iterator[Position]:
    for seats in (2, 3, 4):
        for is_rich, seed in ((False, 1), (False, 2), (True, 3), (True, 4)):
            for played in (0, 25, 60, 110):
                told = {"seats": seats, "rich": is_rich, "seed": seed, "played": played}
                state = rich(seats, seed).state if is_rich else GAME.new_game({}, seats, seed)
                yield told, played_on(GAME, state, seed, played)


@pytest.mark.slow
def test_there_are_as_many_ways_to_go_on_as_ever() -> None:
    assert_as_many_ways_as_ever(GAME, positions(), ENOUGH, DEEPEST)
