"""A random match that can be read: each decision, and what a spectator is told of it.

It is written anew as `golden.py` says.
"""

from catlantis.core.rng import rng_from_seed
from catlantis.games.exploding_kittens import GAME

from ..golden import golden
from .table import opening

SEATS = 3
SEED = 206  # in this match almost everything happens


def playthrough(seats: int, seed: int) -> str:
    """The match of that seed, a line for each decision."""
    table = opening(seats, seed)
    rng = rng_from_seed(seed)
    lines = [f"{GAME.meta.title}: {seats} seats, seed {seed}, {table.to_act[0]} begins", ""]
    told = 0
    while table.to_act:
        seat, action = table.step(rng)
        events = table.told(None)
        lines.append(f"{seat}: {action:<40} | {', '.join(events[told:])}".rstrip(" |"))
        told = len(events)
    ranks = ", ".join(f"{seat} is {rank}" for seat, rank in enumerate(GAME.ranking(table.state)))
    return "\n".join([*lines, "", f"ranks: {ranks}", ""])


def test_match_goes_as_it_ever_went() -> None:
    found = playthrough(SEATS, SEED)
    assert found == golden(GAME.meta.key, "playthrough.txt", found)
