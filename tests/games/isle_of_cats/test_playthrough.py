"""A random match that can be read: each decision, what is told of it, and the boats at its end.

It is written anew as `golden.py` says.
"""

from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.picture import boat_text

from ..golden import golden
from .table import opening


def playthrough(seats: int, seed: int) -> str:
    """The match of that seed, a line for each decision."""
    table = opening(seats, seed)
    rng = rng_from_seed(seed)
    lines = [f"{GAME.meta.title}: {seats} seats, seed {seed}", ""]
    told = 0
    while table.state.to_act:
        seat, action = table.step(rng)
        lines.append(f"{seat}: {action}")
        events = table.told(None)
        lines += [f"       {event}" for event in events[told:]]
        told = len(events)
    for seat in range(seats):
        lines += ["", f"{seat}", boat_text(table.view(seat)["players"][seat])]
    for name, numbers in GAME.score_sheet(table.state):
        lines.append(f"{name}: {' '.join(map(str, numbers))}")
    ranks = ", ".join(f"{seat} is {rank}" for seat, rank in enumerate(GAME.ranking(table.state)))
    return "\n".join([*lines, f"ranks: {ranks}", ""])


def test_match_of_two_goes_as_it_ever_went() -> None:
    found = playthrough(2, 20)
    assert found == golden(GAME.meta.key, "playthrough.txt", found)


def test_match_alone_goes_as_it_ever_went() -> None:
    found = playthrough(1, 21)
    assert found == golden(GAME.meta.key, "playthrough-alone.txt", found)
