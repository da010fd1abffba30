"""Match files: a match as one JSON document (`*.match.json`), described in docs/match-file.md."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from catlantis.core.refusals import BadOptions, listed
from catlantis.games import GAMES
from catlantis.match import Match, Refused, Seat

VERSION: Final = 1
SUFFIX: Final = ".match.json"
MAX_BYTES: Final = 16 * 1024 * 1024
MAX_ACTIONS: Final = 200_000

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Seed = Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
Step = tuple[Annotated[int, Meta(ge=0)], list[str | int]]


class BadMatchFile(Exception):
    """A file that is no match, or not one that can be replayed: says what and where.

    `not-json`, `not-a-match`, `version`, `field`, `unknown-game`, `rules-version`, `options`,
    `action`, `too-big`; `where` is a path into the document such as `$.actions[12]`.
    """

    def __init__(self, reason: str, where: str, detail: str) -> None:
        super().__init__(f"{where}: {detail}")
        self.reason = reason
        self.where = where
        self.detail = detail


class SeatRecord(Struct, forbid_unknown_fields=True):
    """Who sat there."""

    name: Name
    player: Annotated[str, Meta(min_length=1, max_length=400)]


class Record(Struct, forbid_unknown_fields=True):
    """What a match file holds."""

    format: Literal["catlantis-match"]
    version: int
    game: str
    rules_version: int
    options: dict[str, bool | int | str | None]
    seats: Annotated[list[SeatRecord], Meta(min_length=1, max_length=16)]
    seed: Seed
    actions: Annotated[list[Step], Meta(max_length=MAX_ACTIONS)]


def dump(match: Match) -> bytes:
    """The match as the text of a file: one action a line, so that people can read and compare."""
    spell = match.game.verbs.spell
    actions = [(entry.seat, spell(entry.action)) for entry in match.journal]
    return written(
        match.game.meta.key, match.version, match.seats, match.seed, match.options, actions
    )


def written(
    game: str,
    version: int,
    seats: list[Seat],
    seed: int,
    options: Mapping[str, object],
    actions: Sequence[tuple[int, Sequence[object]]],
) -> bytes:
    """The text of a match file, also of a match that its game cannot play."""
    head: dict[str, object] = {
        "format": "catlantis-match",
        "version": VERSION,
        "game": game,
        "rules_version": version,
        "options": options,
        "seats": [{"name": seat.name, "player": seat.player} for seat in seats],
        "seed": f"{seed:032x}",
    }
    lines = [f"  {_json(key)}: {_json(value)}," for key, value in head.items()]
    steps = [f"    {_json([seat, action])}" for seat, action in actions]
    listed = "[\n" + ",\n".join(steps) + "\n  ]" if steps else "[]"
    return ("{\n" + "\n".join(lines) + f'\n  "actions": {listed}\n}}\n').encode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def write(data: bytes, path: str | os.PathLike[str]) -> None:
    """Write a file whole or not at all, replacing what was there; raises `OSError`."""
    file = Path(path)
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def load(data: bytes) -> Match:
    """The match of a file, replayed action by action; raises `BadMatchFile`."""
    record = read(data)
    game = GAMES.get(record.game)
    if game is None:
        raise BadMatchFile("unknown-game", "$.game", record.game)
    if record.rules_version not in game.meta.versions:
        detail = f"{record.rules_version}, not {listed(game.meta.versions)}"
        raise BadMatchFile("rules-version", "$.rules_version", detail)
    seats = [Seat(seat.name, seat.player) for seat in record.seats]
    try:
        options: dict[str, object] = dict(record.options)
        match = Match(game, seats, int(record.seed, 16), options, version=record.rules_version)
    except BadOptions as error:
        where = "$.seats" if error.option == "seats" else f"$.options.{error.option}"
        raise BadMatchFile("options", where, str(error)) from None
    for step, (seat, spelled) in enumerate(record.actions):
        try:
            match.act_spelled(seat, spelled)
        except Refused as error:
            detail = f"{_json([seat, spelled])}: {error.reason}"
            raise BadMatchFile("action", f"$.actions[{step}]", detail) from None
    return match


def read(data: bytes) -> Record:
    """What a file holds, whether it can be replayed or not; raises `BadMatchFile`."""
    if len(data) > MAX_BYTES:
        raise BadMatchFile("too-big", "$", f"{len(data)} > {MAX_BYTES}")
    try:
        document: Any = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMatchFile("not-json", "$", str(error)) from None
    if not isinstance(document, dict) or document.get("format") != "catlantis-match":
        raise BadMatchFile("not-a-match", "$.format", "catlantis-match")
    if document.get("version") != VERSION:
        raise BadMatchFile("version", "$.version", f"{document.get('version')}, not {VERSION}")
    try:
        return msgspec.convert(document, Record)
    except msgspec.ValidationError as error:
        detail, _, where = str(error).partition(" - at ")
        raise BadMatchFile("field", where.strip("`") or "$", detail) from None
