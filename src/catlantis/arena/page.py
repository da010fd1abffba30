"""A tournament's report as a page: one file that needs nothing else, by day and by night."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib.resources import files
from shlex import quote
from typing import Final

from catlantis.arena.interval import Share
from catlantis.arena.plots import Axis, Row, clocks, colour, curves, histogram, whiskers
from catlantis.arena.report import Report, Standing
from catlantis.arena.telling import FORFEITS, NOTHING, SHEET, STANDINGS, TIMES, TWO_SIGMA, Telling
from catlantis.locales import Words

RATES: Final = Axis(0, 1)
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
POWERS: Final = range(-6, 4)  # of ten: seconds that a decision may take
START: Final = 25.0  # every rating's
EVEN: Final = 0.5
MOST_TINT: Final = 60  # percent, where one always ends before the other
SHOWN: Final = 100  # forfeits, at most: the file of results has them all


def page_of(report: Report, games: int, words: Words) -> str:
    """The page, of a tournament of so many matches in all."""
    told = Page(report, games, words)
    style = (files("catlantis.arena") / "page.css").read_text(encoding="utf-8")
    title = escape(told.text("arena-title", game=told.text(report.plan.game)))
    return (
        f'<!doctype html>\n<html lang="{words.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f"<h1>{title}</h1>\n<p>{escape(told.summary())}</p>\n"
        + "\n".join(told.sections())
        + "\n</body>\n</html>\n"
    )


class Page(Telling):
    """The sections of the page, in one language."""

    def __init__(self, report: Report, games: int, words: Words) -> None:
        super().__init__(report, words)
        self.games = games
        self.labels = report.plan.labels()
        self.colours = {label: number for number, label in enumerate(self.labels)}

    def summary(self) -> str:
        """How much was played."""
        played = self.text(
            "arena-summary", games=self.whole(self.report.games), deals=self.whole(self.deals())
        )
        unfinished = self.report.games < self.games
        return f"{played}, {self.text('arena-unfinished')}" if unfinished else played

    def sections(self) -> Iterator[str]:
        """All that there is to tell."""
        yield self.section("arena-rates", "arena-rates-about", self.rates() + self.standings())
        if self.deals() > 1:
            yield self.section("arena-course", "arena-course-about", self.course())
        if self.report.plan.seats > 1:
            yield self.section("arena-duels", "arena-duels-about", self.duels())
            yield self.section("arena-ratings", "arena-ratings-about", self.ratings())
            yield self.section("arena-seats", "arena-seats-about", self.seats())
        if self.report.lines:
            yield self.section("arena-sheet", "arena-sheet-about", self.sheet())
        yield self.section("arena-speed", "arena-speed-about", self.speed())
        if self.report.lengths:
            plot = histogram(self.text("arena-lengths"), self.report.lengths)
            yield self.section("arena-lengths", "arena-lengths-about", plot)
        if self.report.forfeits:
            yield self.section("arena-forfeits", None, self.forfeits())
        yield self.section("arena-again", "arena-again-about", self.again())

    def section(self, title: str, about: str | None, inside: str) -> str:
        """One of them."""
        line = "" if about is None else f"<p>{escape(self.text(about))}</p>"
        return f"<section><h2>{escape(self.text(title))}</h2>{line}{inside}</section>"

    def rates(self) -> str:
        """The bots' win rates, best first."""
        rows = [
            self.rate_row(one.label, Share(one.rate, one.low, one.high), self.colours[one.label])
            for one in self.best_first()
        ]
        return self.rate_plot("arena-rates", rows)

    def rate_row(self, name: str, share: Share, number: int) -> Row:
        """A row of a plot of rates."""
        told = f"{self.percent(share.rate)} ({self.between(share.low, share.high)})"
        return Row(name, share.rate, share.low, share.high, told, number)

    def rate_plot(self, key: str, rows: Sequence[Row]) -> str:
        """A plot of rates from 0 to 1."""
        even = EVEN if self.report.plan.seats == 1 else 1 / self.report.plan.seats
        marks = [(mark, self.text("arena-round-percent", rate=mark)) for mark in QUARTERS]
        return whiskers(self.text(key), rows, RATES, marks, even)

    def standings(self) -> str:
        """The same in numbers."""
        rows = [[self.bot(one), *self.standing_cells(one)] for one in self.best_first()]
        return self.table(STANDINGS, rows)

    def bot(self, one: Standing) -> str:
        """A bot's name behind its colour."""
        return f'<i class="{colour(self.colours[one.label])}"></i>{escape(one.label)}'

    def course(self) -> str:
        """How the win rates came to be what they are."""
        shares = [one.shares for one in self.report.standings]
        sign = self.text("arena-round-percent", rate=0).removeprefix("0")
        legend = " &ensp; ".join(self.bot(one) for one in self.report.standings)
        return f"<div>{legend}</div>" + curves(self.text("arena-course"), self.labels, shares, sign)

    def duels(self) -> str:
        """Who ends before whom."""
        head = "".join(f"<th>{escape(label)}</th>" for label in self.labels)
        rows = []
        for one, row in zip(self.report.standings, self.report.duels, strict=True):
            cells = "".join(map(self.duel_cell, row))
            rows.append(f"<tr><td>{self.bot(one)}</td>{cells}</tr>")
        return f'<div class="wide"><table><tr><th></th>{head}</tr>{"".join(rows)}</table></div>'

    def duel_cell(self, share: Share | None) -> str:
        """One of them, tinted by who is ahead."""
        if share is None:
            return f"<td>{self.duel(None)}</td>"
        kind = "ahead" if share.rate > EVEN else "behind"
        tint = round(MOST_TINT * abs(share.rate - EVEN) / EVEN)
        title = escape(self.between(share.low, share.high))
        return f'<td class="{kind}" style="--by:{tint}" title="{title}">{self.duel(share)}</td>'

    def ratings(self) -> str:
        """The bots on one scale."""
        rows = [
            Row(
                one.label,
                one.rating.mu,
                one.rating.mu - TWO_SIGMA * one.rating.sigma,
                one.rating.mu + TWO_SIGMA * one.rating.sigma,
                self.rating(one.rating),
                self.colours[one.label],
            )
            for one in self.best_first()
            if one.rating is not None
        ]
        axis = Axis(min(START, *(row.low for row in rows)), max(START, *(r.high for r in rows)))
        marks = [(mark, f"{mark:g}") for mark in axis.marks()]
        return whiskers(self.text("arena-ratings"), rows, axis, marks, START)

    def seats(self) -> str:
        """The seats' win rates."""
        rows = [
            self.rate_row(f"{self.text('arena-seat')} {number}", share, 5)
            for number, share in enumerate(self.report.seats, 1)
        ]
        return self.rate_plot("arena-seats", rows)

    def sheet(self) -> str:
        """What winners and others had on the score sheet."""
        rows = [
            [escape(self.line(line.name)), self.number(line.winners), self.number(line.others)]
            for line in self.report.lines
        ]
        return self.table(SHEET, rows)

    def speed(self) -> str:
        """How long decisions took."""
        quick = [one for one in self.best_first() if one.clock.count]
        rows = [(one.label, one.clock, self.colours[one.label]) for one in quick]
        marks = [
            (10.0**power, self.text("arena-milliseconds", number=f"{10.0 ** (power + 3):g}"))
            for power in POWERS
        ]
        plot = clocks(self.text("arena-speed"), rows, marks) if rows else ""
        figures = [[self.bot(one), *self.time_cells(one)] for one in self.best_first()]
        return plot + self.table(TIMES, figures)

    def forfeits(self) -> str:
        """Who failed, when and how."""
        rows = [
            [
                escape(self.labels[forfeit.entrant]),
                f"{self.whole(played.deal + 1)}.{played.shift + 1}",
                self.whole(forfeit.step),
                escape(self.reason(forfeit)),
            ]
            for played, forfeit in self.report.forfeits[:SHOWN]
        ]
        return self.table(FORFEITS, rows, "told")

    def again(self) -> str:
        """Everything that the results hang on, and the command."""
        plan = self.report.plan
        facts = [
            ("arena-part-catlantis", plan.catlantis),
            ("arena-part-game", plan.game),
            ("arena-part-rules", f"{plan.rules_version}"),
            ("arena-part-options", ", ".join(typed_options(plan.options)) or NOTHING),
            ("arena-part-bots", ", ".join(f"{one.bot} ({one.version})" for one in plan.bots)),
            ("arena-part-seed", plan.seed),
            ("arena-part-limit", f"{plan.limit:g} s"),
        ]
        listed = "".join(
            f"<dt>{escape(self.text(key))}</dt><dd>{escape(value)}</dd>" for key, value in facts
        )
        return f"<dl>{listed}</dl><pre>{escape(self.command())}</pre>"

    def command(self) -> str:
        """What to type for the same results."""
        plan = self.report.plan
        typed = ["catlantis", "arena", plan.game, "--bots", ",".join(one.bot for one in plan.bots)]
        typed += ["--games", f"{self.games}", "--seed", plan.seed, "--limit", f"{plan.limit:g}"]
        for option in typed_options(plan.options):
            typed += ["--option", option]
        return " ".join(map(quote, typed))

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "") -> str:
        """A table; heads are the keys of words, cells are ready to stand there."""
        head = "".join(f"<th>{escape(self.text(key))}</th>" for key in heads)
        body = "".join("<tr>" + "".join(f"<td>{c}</td>" for c in row) + "</tr>" for row in rows)
        return f'<div class="wide"><table class="{kind}"><tr>{head}</tr>{body}</table></div>'


def typed_options(options: Mapping[str, object]) -> list[str]:
    """Options as the command line takes them; what is left open is not named."""
    switched = {True: "on", False: "off"}
    told = {name: switched[v] if isinstance(v, bool) else v for name, v in options.items()}
    return [f"{name}={value}" for name, value in told.items() if value is not None]
