"""`catlantis play`: a match in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from catlantis.cli.errors import BadInput
from catlantis.cli.options import options_from
from catlantis.cli.saves import keep, new_file, read_match, write_match
from catlantis.cli.seating import check_bots, game_named, seats_from
from catlantis.cli.session import Session
from catlantis.cli.terminal import Quit, Terminal
from catlantis.library import seed_from
from catlantis.match import HUMAN, Match

DEFAULT_SEATS = "human,greedy,greedy"


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[str, typer.Option(metavar="LIST")] = DEFAULT_SEATS,
    seed: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Play a match, new or resumed."""
    terminal: Terminal = ctx.obj
    file = None if save is None else new_file(save)
    if resume is None:
        match = new_match(terminal, game, seats, seed, option or [])
    else:
        given = {"GAME": game, "--seed": seed, "--option": option}
        named = [name for name, value in given.items() if value]
        named += ["--seats"] if seats != DEFAULT_SEATS else []
        match = resumed_match(resume, named)
        file = file or resume
    if file is not None:
        write_match(match, file)
    sit_down(terminal, match, file)


def new_match(
    terminal: Terminal,
    key: str | None,
    seats: str,
    seed: str | None,
    options: list[str],
) -> Match:
    """A match that begins; raises `BadInput`."""
    game = game_named(key)
    sitting = seats_from(seats)
    chosen = options_from(options, game, len(sitting), terminal.words)
    return Match(game, sitting, seed_from(seed), chosen)


def resumed_match(file: Path, given: list[str]) -> Match:
    """A match that goes on; raises `BadInput`."""
    if given:
        raise BadInput("error-resume-alone", given=", ".join(given))
    match = read_match(file)
    if match.is_over:
        raise BadInput("error-match-over", file=str(file))
    check_bots([seat.player for seat in match.seats if seat.player != HUMAN])
    return match


def sit_down(terminal: Terminal, match: Match, file: Path | None) -> None:
    """Play until the end or until someone quits; a match that was left is kept."""
    session = Session(match, terminal, file)
    try:
        session.run()
    except (Quit, KeyboardInterrupt) as error:
        terminal.clear(forget=session.is_shared)
        keep_match(terminal, match, file)
        if isinstance(error, KeyboardInterrupt):
            raise
        terminal.say("play-bye")
        return
    session.screen.show_seed()
    if file is not None:
        write_match(match, file)
        terminal.show_line(terminal.words.text("play-saved", file=str(file)))


def keep_match(terminal: Terminal, match: Match, file: Path | None) -> None:
    """Keep the match, and tell how to go on with it."""
    if not match.journal:
        return
    if file is None:
        file = keep(match)
    else:
        write_match(match, file)
    terminal.show_line(terminal.words.text("play-saved", file=str(file)))
    terminal.show_line(terminal.words.text("play-resume-hint", file=str(file)))
