"""Keepsakes: what each seat last saw of a match, kept for when its rules can be played no more.

Written when a match ends, when its room is let go and when the server stops; read only where the
journal cannot be replayed.
"""

import zlib
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select

from catlantis.match import Match
from catlantis.server.store.schema import KEEPSAKES

NOTHING_ASKED: Final[dict[str, object]] = {
    "to_act": [],
    "over": True,
    "asked": 0,
    "prompt": None,
    "legal": [],
}


class Keepsake(Struct, frozen=True):
    """A match as it was seen when it last moved, packed."""

    moved: float
    packed: bytes


class Seen(Struct, frozen=True):
    """The last view from a seat, and all that it was told."""

    view: dict[str, Any]
    events: list[list[Any]]


def keepsake_of(match: Match, moved: float) -> Keepsake:
    """What there is to be seen of the match, from every seat and by spectators."""
    viewers = [None, *range(len(match.seats))]
    seen = [Seen(match.view(seat), match.told(seat)) for seat in viewers]
    return Keepsake(moved, zlib.compress(msgspec.json.encode(seen)))


def keep(connection: Connection, table_id: str, keepsake: Keepsake) -> None:
    """Store what was last seen of a match, in place of what was seen before."""
    connection.execute(delete(KEEPSAKES).where(KEEPSAKES.c.table_id == table_id))
    columns = {"table_id": table_id, **msgspec.structs.asdict(keepsake)}
    connection.execute(insert(KEEPSAKES), columns)


def kept(connection: Connection, table_id: str) -> Keepsake | None:
    """What was last seen of the table's match, if that was stored."""
    query = select(KEEPSAKES).where(KEEPSAKES.c.table_id == table_id)
    row = connection.execute(query).first()
    return None if row is None else Keepsake(row.moved, row.packed)


def last_seen(keepsake: Keepsake, seat: int | None) -> Seen:
    """What the seat, or a spectator, last saw; nobody is asked anything any more."""
    seen = msgspec.json.decode(zlib.decompress(keepsake.packed), type=list[Seen])
    found = seen[0 if seat is None else seat + 1]
    return Seen({**found.view, **NOTHING_ASKED}, found.events)
