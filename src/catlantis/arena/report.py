"""What a tournament shows: who won how often, against whom, from where, how fast, and by what.

Only whole deals count: those played from every seat. Each is one observation.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from catlantis.arena.interval import Share, share_of
from catlantis.arena.match import Forfeit, Played
from catlantis.arena.plan import Plan
from catlantis.arena.ratings import Rating, ratings
from catlantis.arena.times import Times

OFTEN: Final = 0.5  # of the matches must have a line of the score sheet for it to be told

Deals = Sequence[Sequence[Played]]
Of = Callable[[Played], float]


@dataclass(frozen=True)
class Standing:
    """An entrant's result."""

    bot: str
    label: str  # tells it from its equals
    version: str
    games: int
    wins: float  # a shared victory counts in parts
    low: float  # the ends of the win rate's 95 % interval
    high: float
    mean_rank: float
    rating: Rating | None  # None alone: there is nobody to compare with
    clock: Times
    cpu: Times
    forfeits: int
    shares: list[float]  # of the victories in each deal

    @property
    def rate(self) -> float:
        """How often it won."""
        return self.wins / self.games

    @property
    def decision_ms(self) -> float:
        """How long a decision took on average."""
        return 1000 * self.clock.mean


@dataclass(frozen=True)
class Line:
    """A line of the score sheet: its mean for who won, and for the others if there are any."""

    name: str
    winners: float | None
    others: float | None


@dataclass(frozen=True)
class Report:
    """A tournament's result, the entrants in the order they were named."""

    plan: Plan
    games: int
    seconds: float
    standings: list[Standing]
    duels: list[list[Share | None]]  # how often one ends before another; a tie counts half
    seats: list[Share]  # how often each seat wins, whoever sits there
    lengths: list[int]  # decisions of each match that was not forfeited
    lines: list[Line]
    forfeits: list[tuple[Played, Forfeit]]


def report_of(plan: Plan, played: Iterable[Played], seconds: float) -> Report:
    """The report on all whole deals among these matches."""
    deals = whole_deals(plan, played)
    matches = [match for deal in deals for match in deal]
    whole = [match for match in matches if match.forfeit is None]
    entrants = range(plan.seats)
    return Report(
        plan,
        len(matches),
        seconds,
        standings(plan, deals) if deals else [],
        [[duel(deals, one, other) for other in entrants] for one in entrants] if deals else [],
        [seat_share(deals, seat) for seat in entrants] if deals else [],
        [match.length for match in whole],
        lines(whole),
        [(match, match.forfeit) for match in matches if match.forfeit is not None],
    )


def whole_deals(plan: Plan, played: Iterable[Played]) -> list[list[Played]]:
    """The matches of each deal that was played from every seat, in order."""
    deals: dict[int, dict[int, Played]] = defaultdict(dict)
    for match in played:
        deals[match.deal][match.shift] = match
    return [
        [match for _, match in sorted(deal.items())]
        for _, deal in sorted(deals.items())
        if len(deal) == plan.seats
    ]


def standings(plan: Plan, deals: Deals) -> list[Standing]:
    """What each entrant has achieved."""
    matches = [match for deal in deals for match in deal]
    rated = ratings(plan.seats, matches) if plan.seats > 1 else [None]
    return [
        standing(plan, deals, entrant, label, rated[entrant])
        for entrant, label in enumerate(plan.labels())
    ]


def standing(plan: Plan, deals: Deals, entrant: int, label: str, rating: Rating | None) -> Standing:
    """What one entrant has achieved."""
    matches = [(match, match.entrants.index(entrant)) for deal in deals for match in deal]
    shares = by_deal(deals, lambda match: match.shares()[match.entrants.index(entrant)])
    interval, clock, cpu = share_of(shares), Times(), Times()
    for match, seat in matches:
        clock.join(match.clock[seat])
        cpu.join(match.cpu[seat])
    lost = [match.forfeit for match, _ in matches if match.forfeit is not None]
    return Standing(
        plan.bots[entrant].bot,
        label,
        plan.bots[entrant].version,
        len(matches),
        sum(match.shares()[seat] for match, seat in matches),
        interval.low,
        interval.high,
        fmean(match.ranks[seat] for match, seat in matches),
        rating,
        clock,
        cpu,
        sum(forfeit.entrant == entrant for forfeit in lost),
        shares,
    )


def by_deal(deals: Deals, value: Of) -> list[float]:
    """The mean of a value in the matches of each deal."""
    return [fmean(map(value, deal)) for deal in deals]


def share(deals: Deals, value: Of) -> Share:
    """The mean of a value, with its interval."""
    return share_of(by_deal(deals, value))


def seat_share(deals: Deals, seat: int) -> Share:
    """How often a seat wins."""
    return share(deals, lambda match: match.shares()[seat])


def duel(deals: Deals, one: int, other: int) -> Share | None:
    """How often the one ends before the other."""

    def is_before(match: Played) -> float:
        mine, theirs = (match.ranks[match.entrants.index(entrant)] for entrant in (one, other))
        return (1 + (mine < theirs) - (mine > theirs)) / 2

    return None if one == other else share(deals, is_before)


def lines(matches: Sequence[Played]) -> list[Line]:
    """What who won had on the score sheet, and what the others had, line by line."""
    won: dict[str, list[int]] = {}
    lost: dict[str, list[int]] = {}
    number: dict[str, int] = {}
    for match in matches:
        for name, values in match.sheet:
            number[name] = number.get(name, 0) + 1
            for rank, value in zip(match.ranks, values, strict=False):
                (won if rank == 1 else lost).setdefault(name, []).append(value)
    return [
        Line(name, mean_of(won.get(name)), mean_of(lost.get(name)))
        for name, count in number.items()
        if count >= OFTEN * len(matches)
    ]


def mean_of(values: list[int] | None) -> float | None:
    """The mean, if there is one."""
    return fmean(values) if values else None
