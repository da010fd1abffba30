"""How many ways there are to go on: the same numbers after any change but one of the rules.

The numbers are written anew as `golden.py` says.
"""

import json
from collections.abc import Iterator
from typing import Any

from catlantis.core.action import Choices
from catlantis.core.game import Game
from catlantis.core.playout import perft, play_randomly
from catlantis.core.rng import rng_from_seed
from catlantis.core.state import State

from .golden import golden

Position = tuple[dict[str, Any], State]


def played_on(game: Game[Any], state: State, seed: int, played: int) -> State:
    """The state after that many random decisions."""
    play_randomly(game, state, rng_from_seed(seed), Choices(), played)
    return state


def ways(game: Game[Any], state: State, enough: int, deepest: int) -> list[int]:
    """The perft numbers from depth 1 on, until they are enough."""
    numbers: list[int] = []
    while len(numbers) < deepest and (not numbers or numbers[-1] < enough):
        numbers.append(int(perft(game, state, len(numbers) + 1)))
    return numbers


def assert_as_many_ways_as_ever(
    game: Game[Any], positions: Iterator[Position], enough: int, deepest: int
) -> None:
    """The perft numbers of all positions, each told by what it came from, are the golden ones."""
    found = [{**told, "perft": ways(game, state, enough, deepest)} for told, state in positions]
    lines = ",\n".join(json.dumps(line) for line in found)
    assert found == json.loads(golden(game.meta.key, "perft.json", f"[\n{lines}\n]\n"))
