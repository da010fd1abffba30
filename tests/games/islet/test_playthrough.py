"""Random matches that can be read: each decision, and what a spectator is told of it.

They are written anew as `golden.py` says.
"""

import pytest

from catlantis.core.rng import rng_from_seed
from catlantis.games.islet import GAME

from ..golden import golden
from .table import opening


def playthrough(seats: int, seed: int) -> str:
    """The match of that seed, a line for each decision."""
    table = opening(seats, seed)
    rng = rng_from_seed(seed)
    lines = [f"{GAME.meta.title}: {seats} seats, seed {seed}, {table.to_act[0]} begins", ""]
    told = 0
    while table.to_act:
        seat, action = table.step(rng)
        events = table.told(None)
        lines.append(f"{seat}: {action:<28} | {', '.join(events[told:])}".rstrip(" |"))
        told = len(events)
    sheet = "; ".join(f"{line} {numbers}" for line, numbers in GAME.score_sheet(table.state))
    ranks = ", ".join(f"{seat} is {rank}" for seat, rank in enumerate(table.ranks()))
    return "\n".join([*lines, "", f"{sheet}", f"ranks: {ranks}", ""])


@pytest.mark.parametrize(("seats", "seed"), [(1, 8), (2, 3)])
def test_match_goes_as_it_ever_went(seats: int, seed: int) -> None:
    found = playthrough(seats, seed)
    assert found == golden(GAME.meta.key, f"playthrough-{seats}.txt", found)
