"""`catlantis arena`: bots play many matches and are compared."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from catlantis.arena.tournament import Report, tournament
from catlantis.bots.naming import label
from catlantis.cli.options import options_from
from catlantis.cli.saves import new_folder
from catlantis.cli.seating import check_bots, cores, game_named, seed_text
from catlantis.cli.terminal import Terminal
from catlantis.library import seed_from


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option(metavar="LIST")] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 1000,
    seed: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
) -> None:
    """Play the tournament and show its standings."""
    terminal: Terminal = ctx.obj
    meta = game_named(game).meta
    entrants = check_bots([name.strip() for name in bots.split(",")])
    options = options_from(option or [], game_named(game), len(entrants), terminal.words)
    number = seed_from(seed)
    total = -(-games // len(entrants)) * len(entrants)  # whole rotations
    folder = "" if save is None else str(new_folder(save))
    with terminal.progress(terminal.words.text("work-playing"), total) as advance:
        report = tournament(
            meta.key, entrants, games, number, options, workers or cores(), advance, folder
        )
    terminal.rule(terminal.words.text(meta.key))
    terminal.show(standings(terminal, report))
    terminal.show()
    terminal.say(
        "work-time", games=report.games, seconds=report.seconds, seed=seed or seed_text(number)
    )


def standings(terminal: Terminal, report: Report) -> Table:
    """The bots, best first."""
    text = terminal.words.text
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(text("arena-bot"))
    for key in ("arena-wins", "arena-matches", "arena-rate", "arena-interval", "arena-rank"):
        table.add_column(text(key), justify="right", no_wrap=True)
    table.add_column(text("arena-time"), justify="right")
    for standing in sorted(report.standings, key=lambda standing: -standing.wins):
        table.add_row(
            label(standing.bot),
            text("arena-wins-number", number=standing.wins),
            text("bench-number", number=standing.games),
            text("arena-percent", rate=standing.wins / standing.games),
            text(
                "arena-between",
                low=text("arena-percent", rate=standing.low),
                high=text("arena-percent", rate=standing.high),
            ),
            text("arena-number", number=standing.mean_rank),
            text("arena-number", number=standing.decision_ms),
        )
    return table
