"""`catlantis verify`: prove that a match was dealt as promised and played by the rules."""

from pathlib import Path
from typing import Annotated, Final

import typer

from catlantis.cli.errors import BadInput, bad_match_file
from catlantis.cli.terminal import Terminal
from catlantis.record import BadMatchFile, load
from catlantis.server.fair import commitment, is_kept, seed_text

NOT_PROVEN: Final = 1  # the exit code; 2 where nothing could be checked


def verify(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument()],
    promised: Annotated[str | None, typer.Option("--commitment", metavar="HEX")] = None,
) -> None:
    """Replay the match, and hold its seed against the commitment."""
    terminal: Terminal = ctx.obj
    try:
        match = load(file.read_bytes())
    except OSError as error:
        key = "error-no-file" if isinstance(error, FileNotFoundError) else "error-unreadable"
        raise BadInput(key, file=str(file), reason=error.strerror) from None
    except BadMatchFile as error:
        complaint = bad_match_file(error, file)
        if error.reason != "action":
            raise complaint from None
        terminal.complain(complaint.told(terminal.words))
        raise typer.Exit(NOT_PROVEN) from None
    seed = seed_text(match.seed)
    terminal.say("verify-rules", actions=len(match.journal), file=str(file))
    terminal.say("verify-over" if match.is_over else "verify-not-over")
    terminal.show_line(terminal.words.text("verify-seed", seed=seed))
    terminal.show_line(terminal.words.text("verify-commitment", commitment=commitment(seed)))
    if promised is None:
        terminal.say("verify-compare")
    elif is_kept(promised, seed):
        terminal.say("verify-kept")
    else:
        terminal.complain(terminal.words.text("verify-not-kept"))
        raise typer.Exit(NOT_PROVEN)
