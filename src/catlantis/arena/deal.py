"""Deals: each is played once from every seat.

Each seats the entrants in a random order, which is then rotated: so none gains from who sits
before it, nor from the cards of its seat.
"""

from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.rng import rng_from_seed, seed_from_text


@dataclass(frozen=True)
class Deal:
    """One deal of a tournament; bots go by names that mean the same in every process."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, object]
    number: int = 0

    def seatings(self) -> list[list[int]]:
        """Who sits where, seat by seat, in each of its matches: entrants by their numbers."""
        entrants = vec[i64](range(len(self.bots)))
        rng_from_seed(self.seed).shuffle(entrants, len(entrants))
        shifts = range(len(self.bots))
        return [[int(e) for e in (*entrants[n:], *entrants[:n])] for n in shifts]


@dataclass(frozen=True)
class Sitting:
    """One match to be played: a deal, and who sits where."""

    deal: Deal
    shift: int  # which of the deal's seatings
    entrants: list[int]
    limit: float = 0.0  # seconds for a decision; 0: none, and bots share our process
    is_kept: bool = False  # whether its match file is wanted however it ends
    versions: list[str] = field(default_factory=list)  # of catlantis, then of each bot


def deal_of(game: str, bots: list[str], seed: int, options: dict[str, object], number: int) -> Deal:
    """The deal of that number in the tournament with that seed."""
    return Deal(game, bots, seed_from_text(f"{seed} deal {number}"), options, number)
