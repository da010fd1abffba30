"""`catlantis export`: the decisions of match files, to read or to learn from."""

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from catlantis.board import names_of
from catlantis.cli.errors import BadInput
from catlantis.cli.saves import read_match
from catlantis.cli.terminal import Terminal
from catlantis.decisions import lines
from catlantis.match import Match


def export(
    ctx: typer.Context,
    files: Annotated[list[Path], typer.Argument()],
    jsonl: Annotated[bool, typer.Option("--jsonl")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """One line for each decision of each match: in words, or as JSON."""
    terminal: Terminal = ctx.obj
    try:
        opened = nullcontext(sys.stdout.buffer) if out is None else out.open("wb")
    except OSError as error:
        raise BadInput("error-unwritable", file=str(out), reason=error.strerror) from None
    with opened as sink:
        for file in files:
            match = read_match(file)
            for line in map(msgspec.json.encode, lines(match)) if jsonl else told(terminal, match):
                sink.write(line + b"\n")
        sink.flush()


def told(terminal: Terminal, match: Match) -> list[bytes]:
    """Who did what, in words."""
    words, names = terminal.words, names_of(match.seats)
    done = []
    for entry in match.journal:
        action = words.action(match.game, match.game.verbs.spell(entry.action), names)
        line = words.text("replay-move", name=names[entry.seat], action=action)
        done.append(line.encode())
    return done
