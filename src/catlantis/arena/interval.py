"""95 % intervals of rates, honest also for few matches, and for matches that hang together.

All rotations of a deal share its cards, so they are one observation: the mean of what came of
them. How much such means scatter tells how many independent matches they are worth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean
from typing import Final

Z_95: Final = 1.96  # standard deviations of a 95 % interval
DOUBT: Final = (0.0, 0.0, 1.0, 1.0)  # deals added to judge the scatter, as Agresti and Coull do


@dataclass(frozen=True)
class Share:
    """A rate between 0 and 1, and its 95 % interval."""

    rate: float
    low: float
    high: float


def share_of(deals: Sequence[float]) -> Share:
    """The mean of what deals gave, each between 0 and 1 and independent of the others."""
    rate = fmean(deals)
    worth = len(deals) / scatter(deals)
    return Share(rate, *wilson(rate * worth, worth))


def scatter(deals: Sequence[float]) -> float:
    """The variance between deals as a part of what it would be if each were all or nothing.

    Of deals that are, it is 1. A few made-up ones keep it from 0 where all real ones agree.
    """
    values = [*deals, *DOUBT]
    rate = fmean(values)
    return fmean((value - rate) ** 2 for value in values) / (rate * (1 - rate))


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's) in so many independent games."""
    rate = wins / games
    shrink = 1 + Z_95**2 / games
    centre = (rate + Z_95**2 / (2 * games)) / shrink
    spread_by = Z_95 * sqrt(rate * (1 - rate) / games + Z_95**2 / (4 * games**2)) / shrink
    return max(0.0, centre - spread_by), min(1.0, centre + spread_by)
