"""`catlantis fuzz`: random matches under all the laws; a failure becomes a match file."""

from pathlib import Path
from typing import Annotated

import typer

from catlantis.arena import fuzz as fuzzer
from catlantis.cli.options import options_from
from catlantis.cli.saves import write_file
from catlantis.cli.seating import cores, game_named, seat_count, seed_text
from catlantis.cli.terminal import Terminal
from catlantis.library import seed_from
from catlantis.record import SUFFIX


def fuzz(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 1000,
    seats: Annotated[int | None, typer.Option(metavar="K")] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    out: Annotated[Path, typer.Option(metavar="FOLDER")] = Path(),
) -> None:
    """Fuzz, save what failed, and exit with 1 if anything did."""
    terminal: Terminal = ctx.obj
    playing = game_named(game)
    number, count = seed_from(seed), seat_count(playing, seats)
    options = options_from(option or [], playing, count, terminal.words)
    key = playing.meta.key
    with terminal.progress(terminal.words.text("work-playing"), games) as advance:
        report = fuzzer.fuzz(key, games, count, number, options, workers or cores(), advance)
    terminal.say(
        "work-time", games=report.games, seconds=report.seconds, seed=seed or seed_text(number)
    )
    terminal.say("fuzz-decisions", decisions=report.decisions)
    if not report.failures:
        terminal.say("fuzz-fine")
        return
    terminal.say("fuzz-failed", failures=len(report.failures))
    for index, failure in enumerate(report.failures, 1):
        file = out / f"fuzz-{key}-{seed_text(number)[:8]}-{index}{SUFFIX}"
        write_file(failure.match_file, file)
        told = terminal.words.text("fuzz-failure", law=failure.law, detail=failure.detail)
        terminal.show_line(f"✗ {told}")
        terminal.show_line(f"  {terminal.words.text('fuzz-file', file=str(file))}")
    raise typer.Exit(1)
