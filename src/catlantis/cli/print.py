"""`catlantis print`: a game's sheets as a PDF, for those who play on paper."""

from pathlib import Path
from typing import Annotated

import typer

from catlantis.cli.errors import BadInput
from catlantis.cli.options import bad_option, typed_options, values_of
from catlantis.cli.saves import write_file
from catlantis.cli.seating import game_named
from catlantis.cli.terminal import Terminal
from catlantis.core.options import settle
from catlantis.core.refusals import BadOptions
from catlantis.extras import PAPERS, SHEETS, games_with, sheets_of


def print_sheets(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    paper: Annotated[str, typer.Option(metavar="SIZE")] = PAPERS[0],
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Write the sheets to a file."""
    terminal: Terminal = ctx.obj
    words, key = terminal.words, game_named(game).meta.key
    sheets = sheets_of(key)
    if sheets is None:
        known = ", ".join(games_with(SHEETS))
        raise BadInput("print-no-sheets", game=words.text(key), known=known)
    if paper not in PAPERS:
        raise BadInput("print-paper", paper=paper, known=", ".join(PAPERS))
    typed = typed_options(option or [])
    try:
        chosen = settle(sheets.OPTIONS, values_of(typed, sheets.OPTIONS), 1)
    except BadOptions as error:
        raise bad_option(error, words.text(key), sheets.OPTIONS, 1, typed, words) from None
    file = out or Path("-".join([key, *chosen.texts.values(), paper]) + ".pdf")
    write_file(sheets.printed(chosen, paper, words), file)
    terminal.say("print-done", file=str(file))
