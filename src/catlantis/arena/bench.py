"""Measuring the rules: random play on one core, and the slowest list of legal actions."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from time import perf_counter, thread_time
from typing import Any, Final

from catlantis.arena.pool import spread
from catlantis.bots import seated
from catlantis.core import playout
from catlantis.core.action import Choices
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed, seed_from_text
from catlantis.core.sight import Sight
from catlantis.games import GAMES

BATCH: Final = 20  # matches dealt before the clock starts, again and again
CLONES: Final = 2_000
LIMIT: Final = 1_000_000  # decisions in a match
REPEATS: Final = 5  # of a call that looks slow: an interrupt or the garbage collector may be why


@dataclass(frozen=True)
class Figures:
    """What was measured, each per second."""

    compiled: bool
    decisions: float
    games: float
    clones: float


@dataclass(frozen=True, order=True)
class Listing:
    """One call of `legal_actions`: the processor's time that it took, and what it listed."""

    seconds: float
    actions: int


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


def slowest_listing(
    game_key: str, seats: int, matches: int, workers: int, on_progress: Callable[[int], None]
) -> Listing:
    """The slowest call of `legal_actions` in so many matches that greedy bots play."""
    jobs = [(game_key, seats, seed_from_text(f"greedy {number}")) for number in range(matches)]
    slowest = Listing(0.0, 0)
    for listing in spread(slowest_in_match, jobs, workers):
        slowest = max(slowest, listing)
        on_progress(1)
    return slowest


def slowest_in_match(job: tuple[str, int, int]) -> Listing:
    """The slowest call in one match, dealt from a seed."""
    game_key, seats, seed = job
    game, slowest = GAMES[game_key], Listing(0.0, 0)
    state = game.new_game({}, seats, seed)
    bots = [seated("greedy", game, seat, seats, seat) for seat in range(seats)]
    while state.to_act:
        seat = bits(state.to_act)[0]
        listing = timed_listing(game, state, seat)
        if listing > slowest:
            again = [timed_listing(game, state, seat) for _ in range(REPEATS)]
            slowest = max(slowest, min(listing, *again))
        game.apply(state, seat, bots[seat].choose(Sight(game, state, seat)), None)
    return slowest


def timed_listing(game: Game[Any], state: Any, seat: int) -> Listing:
    """One call, timed."""
    began = thread_time()
    legal = game.legal_actions(state, seat)
    return Listing(thread_time() - began, len(legal))


if __name__ == "__main__":
    print(json.dumps(asdict(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
