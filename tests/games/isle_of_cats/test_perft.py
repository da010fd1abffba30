"""How many ways there are to go on: the same numbers after any change but one of the rules.

The numbers are written anew as `golden.py` says.
"""

import json

from catlantis.core.action import Choices
from catlantis.core.playout import perft, play_randomly
from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.state import State

from .golden import golden

ENOUGH = 400  # ways to go on
DEEPEST = 6  # decisions
POSITIONS = [
    (seats, seed, played)
    for seats in (1, 2, 4)
    for seed in (1, 2)
    for played in (0, 15 * seats, 40 * seats, 58 * seats)
]


def reached(seats: int, seed: int, played: int) -> State:
    """The state of a match after that many random decisions."""
    state = GAME.new_game({}, seats, seed)
    play_randomly(GAME, state, rng_from_seed(seed), Choices(), played)
    return state


def ways(state: State) -> list[int]:
    """The perft numbers from depth 1 on, until they are enough."""
    numbers: list[int] = []
    while len(numbers) < DEEPEST and (not numbers or numbers[-1] < ENOUGH):
        numbers.append(int(perft(GAME, state, len(numbers) + 1)))
    return numbers


def test_there_are_as_many_ways_to_go_on_as_ever() -> None:
    names = ("seats", "seed", "played")
    found = [
        dict(zip((*names, "perft"), (*position, ways(reached(*position))), strict=True))
        for position in POSITIONS
    ]
    lines = ",\n".join(json.dumps(line) for line in found)
    assert found == json.loads(golden("perft.json", f"[\n{lines}\n]\n"))
