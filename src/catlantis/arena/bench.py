"""Measuring the rules: decisions, games and clones a second in random play on one core."""

import json
import os
import subprocess
import sys
from dataclasses import asdict, dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from time import perf_counter
from typing import Final

from catlantis.core import playout
from catlantis.core.action import Choices
from catlantis.core.rng import rng_from_seed, seed_from_text
from catlantis.games import GAMES

BATCH: Final = 20  # matches dealt before the clock starts, again and again
CLONES: Final = 2_000
LIMIT: Final = 1_000_000  # decisions in a match


@dataclass(frozen=True)
class Figures:
    """What was measured, each per second."""

    compiled: bool
    decisions: float
    games: float
    clones: float


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    return str(playout.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def measure(game_key: str, seats: int, seconds: float) -> Figures:
    """Random play in this process for about so many seconds, after a moment of warming up."""
    game, rng, out = GAMES[game_key], rng_from_seed(0), Choices()
    dealt, decisions, games, played = 0, 0, 0, 0.0
    warm = False
    while played < seconds:
        states = [
            game.new_game({}, seats, seed_from_text(f"bench {number}"))
            for number in range(dealt, dealt + BATCH)
        ]
        dealt += BATCH
        began = perf_counter()
        done = sum(playout.play_randomly(game, state, rng, out, LIMIT) for state in states)
        if warm:
            played += perf_counter() - began
            decisions += done
            games += BATCH
        warm = True
    return Figures(
        is_compiled(), decisions / played, games / played, clone_rate(game_key, seats, seconds)
    )


def clone_rate(game_key: str, seats: int, seconds: float) -> float:
    """Clones a second of an opening state."""
    state = GAMES[game_key].new_game({}, seats, 0)
    clones, began = 0, perf_counter()
    while perf_counter() - began < seconds / 4:
        playout.clone_often(state, CLONES)
        clones += CLONES
    return clones / (perf_counter() - began)


def measure_pure(game_key: str, seats: int, seconds: float) -> Figures:
    """The same in a process of its own with the rules interpreted."""
    call = [sys.executable, "-m", __name__, game_key, str(seats), str(seconds)]
    run = subprocess.run(
        call, env={**os.environ, "CATLANTIS_PURE": "1"}, capture_output=True, check=True
    )
    return Figures(**json.loads(run.stdout))


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
