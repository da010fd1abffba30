"""Figures of a report in words: the same in a terminal and on the page."""

from typing import Final

from catlantis.arena.interval import Share
from catlantis.arena.match import CRASHED, ENDLESS, RAISED, TOO_SLOW, WAS_ILLEGAL, Forfeit
from catlantis.arena.ratings import Rating
from catlantis.arena.report import Report, Standing
from catlantis.locales import Words

REASONS: Final = {
    WAS_ILLEGAL: "arena-illegal",
    RAISED: "arena-raised",
    TOO_SLOW: "arena-too-slow",
    CRASHED: "arena-crashed",
    ENDLESS: "arena-endless",
}
# The heads of tables: keys of words
STANDINGS: Final = (
    "arena-bot",
    "arena-wins",
    "arena-matches",
    "arena-rate",
    "arena-interval",
    "arena-rank",
    "arena-rating",
)
TIMES: Final = (
    "arena-times",
    "arena-decisions",
    "arena-median",
    "arena-ninety-nine",
    "arena-cpu",
    "arena-cpu-longest",
    "arena-forfeits",
)
SEATS: Final = ("arena-seat", "arena-rate", "arena-interval")
DUELS: Final = ("arena-duels",)
SHEET: Final = ("arena-line", "arena-winners", "arena-others")
FORFEITS: Final = ("arena-bot", "arena-match", "arena-decisions", "arena-why")
NOTHING: Final = "–"
TWO_SIGMA: Final = 2


class Telling:
    """A report's figures in one language."""

    def __init__(self, report: Report, words: Words) -> None:
        self.report = report
        self.text = words.text
        self.has = words.has

    def best_first(self) -> list[Standing]:
        """The entrants, the best first."""
        return sorted(self.report.standings, key=lambda standing: -standing.wins)

    def standing_cells(self, one: Standing) -> list[str]:
        """An entrant's figures under `STANDINGS`, but for its name."""
        return [
            self.text("arena-wins-number", number=one.wins),
            self.whole(one.games),
            self.percent(one.rate),
            self.between(one.low, one.high),
            self.number(one.mean_rank),
            self.rating(one.rating),
        ]

    def time_cells(self, one: Standing) -> list[str]:
        """The same under `TIMES`."""
        return [
            self.whole(one.clock.count),
            self.milliseconds(one.clock.quantile(0.5)),
            self.milliseconds(one.clock.quantile(0.99)),
            self.milliseconds(one.cpu.mean),
            self.milliseconds(one.cpu.longest),
            self.whole(one.forfeits),
        ]

    def percent(self, rate: float) -> str:
        """A rate."""
        return self.text("arena-percent", rate=rate)

    def between(self, low: float, high: float) -> str:
        """An interval of rates."""
        return self.text("arena-between", low=self.percent(low), high=self.percent(high))

    def whole(self, number: float) -> str:
        """A number without digits behind the point."""
        return self.text("bench-number", number=number)

    def number(self, number: float | None) -> str:
        """A number with two of them."""
        return NOTHING if number is None else self.text("arena-number", number=number)

    def milliseconds(self, seconds: float) -> str:
        """A time as a number of milliseconds."""
        return self.number(1000 * seconds)

    def rating(self, rating: Rating | None) -> str:
        """A rating and twice its standard deviation."""
        if rating is None:
            return NOTHING
        digit = "arena-one-digit"
        error = self.text(digit, number=TWO_SIGMA * rating.sigma)
        return self.text("arena-plus-minus", number=self.text(digit, number=rating.mu), error=error)

    def duel(self, share: Share | None) -> str:
        """How often one ends before another."""
        return NOTHING if share is None else self.percent(share.rate)

    def line(self, name: str) -> str:
        """A line of the score sheet: its name in the game's words, or its own."""
        key = f"{self.report.plan.game}-score-{name}"
        return self.text(key) if self.has(key) else name

    def reason(self, forfeit: Forfeit) -> str:
        """Why a match was forfeited."""
        return self.text(REASONS[forfeit.reason], fault=forfeit.fault, where=forfeit.where)

    def deals(self) -> int:
        """How many deals were played from every seat."""
        return self.report.games // self.report.plan.seats
