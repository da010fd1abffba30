"""Match files on disk: read with one-line errors, written whole or not at all."""

import os
from datetime import datetime
from pathlib import Path

from catlantis.cli.errors import BadInput, bad_match_file
from catlantis.match import Match
from catlantis.record import SUFFIX, BadMatchFile, dump, load, write


def read_match(file: Path) -> Match:
    """The match of a file; raises `BadInput`."""
    try:
        return load(read_file(file))
    except BadMatchFile as error:
        raise bad_match_file(error, file) from None


def read_file(file: Path) -> bytes:
    """What a file holds; raises `BadInput`."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise BadInput("error-no-file", file=str(file)) from None
    except OSError as error:
        raise BadInput("error-unreadable", file=str(file), reason=error.strerror) from None


def write_match(match: Match, file: Path) -> None:
    """Write the match's file, replacing it in one step; raises `BadInput`."""
    write_file(dump(match), file)


def write_file(data: bytes, file: Path) -> None:
    """Write a file in one step; raises `BadInput`."""
    try:
        write(data, file)
    except OSError as error:
        raise BadInput("error-unwritable", file=str(file), reason=error.strerror) from None


def new_file(file: Path) -> Path:
    """The file to keep a new match in: named as match files are, and not there yet."""
    named = file if file.suffix == ".json" else file.with_name(file.name + SUFFIX)
    if named.exists():
        raise BadInput("error-exists", file=str(named))
    return named


def new_folder(folder: Path) -> Path:
    """The folder, made if it is not there; raises `BadInput`."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("error-unwritable", file=str(folder), reason=error.strerror) from None
    return folder


def kept_folder() -> Path:
    """Where matches are kept that were left without a file of their own."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(state).expanduser() / "catlantis"


def keep(match: Match) -> Path:
    """Write the match where such are kept, and return its file; raises `BadInput`."""
    folder = new_folder(kept_folder())
    name = f"{match.game.meta.key}-{datetime.now():%Y%m%d-%H%M%S}-{match.seed % 10_000:04}{SUFFIX}"
    write_match(match, folder / name)
    return folder / name
