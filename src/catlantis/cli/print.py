"""`catlantis print`: boat and lesson sheets as a PDF, for those who draw on paper."""

from pathlib import Path
from typing import Annotated

import typer

from catlantis.cli.errors import BadInput
from catlantis.cli.saves import write_file
from catlantis.cli.seating import game_named
from catlantis.cli.terminal import Terminal

ALL = "all"


def print_sheets(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    boat: Annotated[str, typer.Option(metavar="LIST")] = ALL,
    paper: Annotated[str, typer.Option(metavar="SIZE")] = "a4",
    patterns: Annotated[bool, typer.Option("--patterns")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Write the sheets to a file."""
    # Here, not above: the other commands need not wait for the printing to be loaded.
    from catlantis.printing.boat_sheet import KEY  # noqa: PLC0415
    from catlantis.printing.isle_of_cats import PAPERS, printed  # noqa: PLC0415

    terminal: Terminal = ctx.obj
    if game_named(game).meta.key != KEY:
        raise BadInput("print-no-sheets", game=terminal.words.text(game), known=KEY)
    if paper not in PAPERS:
        raise BadInput("print-paper", paper=paper, known=", ".join(PAPERS))
    boats = boats_from(boat)
    file = out or Path(f"{game}-{boat.replace(',', '-')}-{paper}.pdf")
    write_file(printed(boats, paper, terminal.words, in_patterns=patterns), file)
    terminal.say("print-done", file=str(file), pages=len(boats) + 1)


def boats_from(text: str) -> list[int]:
    """The boats that a text such as `all`, `3` or `1,4` names; raises `BadInput`."""
    from catlantis.printing.isle_of_cats import ALL_BOATS  # noqa: PLC0415

    if text == ALL:
        return ALL_BOATS
    numbers = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and int(part) in ALL_BOATS for part in numbers):
        raise BadInput("print-boat", boat=text, high=len(ALL_BOATS))
    return [int(part) for part in numbers]
