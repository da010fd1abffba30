"""A tournament's report in a terminal of 80 columns."""

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

from rich.table import Table

from catlantis.arena.match import Forfeit, Played
from catlantis.arena.report import Report
from catlantis.arena.telling import DUELS, SEATS, SHEET, STANDINGS, TIMES, Telling
from catlantis.cli.terminal import Terminal

WIDEST: Final = 6  # bots that can be set against one another in 80 columns; the page shows all


def show_report(terminal: Terminal, report: Report, file_of: Callable[[Played], Path]) -> None:
    """Standings, times, seats, duels and score sheet, then what was forfeited."""
    told = Telling(report, terminal.words)
    tables = [standings(told), times(told), seats(told), duels(told), sheet(told)]
    for table in tables:
        if table.row_count:
            terminal.show(table)
            terminal.show()
    terminal.say("arena-deals", deals=told.deals())
    if report.lengths:
        least, most = min(report.lengths), max(report.lengths)
        middle = round(median(report.lengths))
        terminal.say("arena-length", median=middle, least=least, most=most)
    for standing in report.standings:
        lost = [
            (p, f) for p, f in report.forfeits if report.plan.labels()[f.entrant] == standing.label
        ]
        if lost:
            show_forfeits(terminal, told, standing.label, lost, file_of)


def show_forfeits(
    terminal: Terminal,
    told: Telling,
    label: str,
    lost: Sequence[tuple[Played, Forfeit]],
    file_of: Callable[[Played], Path],
) -> None:
    """How often a bot forfeited, and the first time: why, and the file of that match."""
    played, forfeit = lost[0]
    line = told.text(
        "arena-forfeited",
        bot=label,
        number=len(lost),
        games=told.report.games,
        step=forfeit.step,
        reason=told.reason(forfeit),
    )
    terminal.show_line(f"✗ {line}")
    terminal.show_line(f"  {told.text('fuzz-file', file=str(file_of(played)))}")


def table_of(told: Telling, heads: Sequence[str]) -> Table:
    """An empty table: what it is about, then numbers; heads are the keys of words."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(told.text(heads[0]), overflow="fold")
    for head in heads[1:]:
        table.add_column(told.text(head), justify="right", no_wrap=True)
    return table


def standings(told: Telling) -> Table:
    """The bots, best first."""
    table = table_of(told, STANDINGS)
    for one in told.best_first():
        table.add_row(one.label, *told.standing_cells(one))
    return table


def times(told: Telling) -> Table:
    """How long their decisions took, and what they forfeited."""
    table = table_of(told, TIMES)
    for one in told.best_first():
        table.add_row(one.label, *told.time_cells(one))
    return table


def seats(told: Telling) -> Table:
    """How often each seat wins; alone there is nothing to compare."""
    table = table_of(told, SEATS)
    if len(told.report.seats) > 1:
        for number, share in enumerate(told.report.seats, 1):
            table.add_row(
                f"{number}", told.percent(share.rate), told.between(share.low, share.high)
            )
    return table


def duels(told: Telling) -> Table:
    """Who ends before whom, where there are more than two and not too many."""
    labels = told.report.plan.labels()
    table = table_of(told, DUELS)
    for number in range(1, len(labels) + 1):
        table.add_column(f"{number}", justify="right", no_wrap=True)
    if 2 < len(labels) <= WIDEST:
        for number, (label, row) in enumerate(zip(labels, told.report.duels, strict=True), 1):
            table.add_row(f"{number} {label}", *map(told.duel, row))
    return table


def sheet(told: Telling) -> Table:
    """What winners had on the score sheet, and what the others had."""
    table = table_of(told, SHEET)
    for line in told.report.lines:
        table.add_row(told.line(line.name), told.number(line.winners), told.number(line.others))
    return table
