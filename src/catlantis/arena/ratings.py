"""Ratings by OpenSkill: what a bot's results are worth on one scale, and how sure that is."""

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce

from catlantis.arena.match import Played


@dataclass(frozen=True)
class Rating:
    """Where on the scale a bot stands (25 at first), and the standard deviation of that."""

    mu: float
    sigma: float


def ratings(entrants: int, matches: Iterable[Played]) -> list[Rating]:
    """The rating of each entrant by Plackett and Luce, after these matches in their order."""
    model = PlackettLuce()
    rated = [model.rating() for _ in range(entrants)]
    for match in matches:
        teams = [[rated[entrant]] for entrant in match.entrants]
        after = model.rate(teams, ranks=[float(rank) for rank in match.ranks])
        for entrant, (one,) in zip(match.entrants, after, strict=True):
            rated[entrant] = one
    return [Rating(one.mu, one.sigma) for one in rated]
