"""`catlantis arena`: bots play many matches and are compared."""

import errno
import os
from pathlib import Path
from typing import Annotated, Final

import typer

from catlantis.arena.page import page_of
from catlantis.arena.plan import plan_of
from catlantis.arena.pool import NoCluster
from catlantis.arena.report import Report
from catlantis.arena.results import BAD_LINE, NOT_RESULTS, BadResults, read
from catlantis.arena.tournament import Tournament
from catlantis.arena.versions import OtherVersion
from catlantis.cli import STOPPED
from catlantis.cli.errors import BadInput
from catlantis.cli.options import options_from
from catlantis.cli.saves import new_folder, read_file, write_file
from catlantis.cli.seating import check_bots, cores, game_named, seed_text
from catlantis.cli.standings import show_report
from catlantis.cli.terminal import Terminal
from catlantis.library import seed_from

PARTS: Final = {
    "catlantis": "arena-part-catlantis",
    "game": "arena-part-game",
    "rules_version": "arena-part-rules",
    "options": "arena-part-options",
    "bots": "arena-part-bots",
    "seed": "arena-part-seed",
    "limit": "arena-part-limit",
}
FORFEITS: Final = "forfeits"  # the folder where forfeited matches are kept, if none is named


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    bots: Annotated[str, typer.Option(metavar="LIST")] = "greedy,random",
    games: Annotated[int, typer.Option(metavar="N", min=1)] = 1000,
    seed: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    limit: Annotated[float, typer.Option(metavar="SECONDS", min=0)] = 60.0,
    results: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    cluster: Annotated[str, typer.Option(metavar="ADDRESS")] = "",
) -> None:
    """Play the tournament, or what is left of it, and tell what is known."""
    terminal: Terminal = ctx.obj
    playing = game_named(game)
    entrants = check_bots([name.strip() for name in bots.split(",")])
    options = options_from(option or [], playing, len(entrants), terminal.words)
    number = kept_seed(terminal, results) if seed is None else seed_from(seed)
    plan = plan_of(playing.meta.key, entrants, number, options, limit)
    folder = None if save is None else new_folder(save)
    forfeits = folder or (
        Path(FORFEITS) if results is None else results.with_suffix(f".{FORFEITS}")
    )
    for file in (results, report):
        check_place(file)
    try:
        contest = Tournament(plan, entrants, games, results)
    except BadResults as error:
        raise bad_results(terminal, error, results) from None
    except OSError as error:
        raise BadInput("error-unwritable", file=str(results), reason=error.strerror) from None
    is_stopped = False
    try:
        with terminal.progress(terminal.words.text("work-playing"), contest.games) as advance:
            contest.run(
                workers or cores(), advance, cluster=cluster, folder=folder, forfeits=forfeits
            )
    except KeyboardInterrupt:
        is_stopped = True
    except NoCluster as error:
        raise BadInput("error-no-cluster", address=cluster, detail=str(error)) from None
    except OtherVersion as error:
        told = {"name": error.name, "wanted": error.wanted, "found": error.found}
        raise BadInput("error-other-version", **told) from None
    finally:
        contest.close()
    known = contest.report()
    tell(terminal, contest, known, seed or seed_text(number), forfeits)
    if report is not None and known.games:
        write_file(page_of(known, contest.games, terminal.words).encode(), report)
        terminal.say("arena-report-written", file=str(report))
    if is_stopped:
        terminal.say("arena-stopped", done=len(contest.played), games=contest.games)
        terminal.say("arena-not-kept" if results is None else "arena-go-on")
        raise typer.Exit(STOPPED)


def tell(terminal: Terminal, contest: Tournament, known: Report, seed: str, forfeits: Path) -> None:
    """What is known of the tournament."""
    terminal.rule(terminal.words.text(known.plan.game))
    if known.games:
        show_report(terminal, known, lambda played: forfeits / contest.file_name(played))
    else:
        terminal.say("arena-none")
    terminal.say("work-time", games=len(contest.played), seconds=known.seconds, seed=seed)


def kept_seed(terminal: Terminal, results: Path | None) -> int:
    """The seed of results that are there already, else a new one."""
    if results is None or not results.exists() or not results.stat().st_size:
        return seed_from(None)
    try:
        return int(read(read_file(results))[0].seed, 16)
    except BadResults as error:
        raise bad_results(terminal, error, results) from None


def check_place(file: Path | None) -> None:
    """Raises `BadInput` where no file can be: better before the first match than after the last."""
    if file is not None and not file.parent.is_dir():
        reason = os.strerror(errno.ENOENT)
        raise BadInput("error-unwritable", file=str(file), reason=reason)


def bad_results(terminal: Terminal, error: BadResults, file: Path | None) -> BadInput:
    """Why a file of results cannot be gone on with."""
    if error.reason == NOT_RESULTS:
        return BadInput("error-results-not", file=str(file))
    if error.reason == BAD_LINE:
        return BadInput("error-results-line", file=str(file), line=error.line)
    part = terminal.words.text(PARTS[error.part])
    told = {"part": part, "kept": error.kept, "asked": error.asked}
    return BadInput("error-results-other", file=str(file), **told)
