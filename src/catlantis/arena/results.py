"""Results kept as they come: a file of JSON lines, the plan first, then a match each.

Whoever opens it with the same plan goes on where it ends.
"""

from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from catlantis.arena.match import Played
from catlantis.arena.plan import Plan

FORMAT: Final = "catlantis-arena"
VERSION: Final = 1
END: Final = b"\n"

# Why a file cannot be gone on with
NOT_RESULTS: Final = "not-results"
BAD_LINE: Final = "line"
OTHER_PLAN: Final = "other"


class Header(Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    plan: Plan


class BadResults(Exception):
    """A file that cannot be gone on with: why, and in which line or by which part of the plan."""

    def __init__(
        self, reason: str, *, line: int = 0, part: str = "", kept: str = "", asked: str = ""
    ) -> None:
        super().__init__(reason, line, part, kept, asked)
        self.reason = reason
        self.line = line
        self.part = part
        self.kept = kept
        self.asked = asked


def read(data: bytes) -> tuple[Plan, list[Played]]:
    """What a file holds; a last line that was not written to its end is left out."""
    first, *lines = data.split(END)[:-1] or [b""]
    try:
        header = msgspec.json.decode(first, type=Header)
    except msgspec.DecodeError:
        raise BadResults(NOT_RESULTS) from None
    if (header.format, header.version) != (FORMAT, VERSION):
        raise BadResults(NOT_RESULTS)
    decoder, played = msgspec.json.Decoder(Played), []
    for number, line in enumerate(lines, 2):
        try:
            played.append(decoder.decode(line))
        except msgspec.DecodeError:
            raise BadResults(BAD_LINE, line=number) from None
    return header.plan, played


class Results:
    """A file of results, open to be added to; raises `BadResults` or `OSError`."""

    def __init__(self, path: Path, plan: Plan) -> None:
        data = path.read_bytes() if path.exists() else b""
        self.played: list[Played] = []
        if data:
            kept, self.played = read(data)
            check_same(kept, plan)
        self._file = path.open("ab")
        self._file.truncate(data.rfind(END) + 1)
        if not data:
            self._write(Header(FORMAT, VERSION, plan))

    def add(self, played: Played) -> None:
        """Keep what came of one more match."""
        self.played.append(played)
        self._write(played)

    def _write(self, line: Any) -> None:
        self._file.write(msgspec.json.encode(line) + END)
        self._file.flush()

    def close(self) -> None:
        """No more will come."""
        self._file.close()


def check_same(kept: Plan, asked: Plan) -> None:
    """Raises `BadResults` where the plans differ, naming the first part that does."""
    for part in Plan.__struct_fields__:
        one, other = getattr(kept, part), getattr(asked, part)
        if one != other:
            raise BadResults(OTHER_PLAN, part=part, kept=_told(one), asked=_told(other))


def _told(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
