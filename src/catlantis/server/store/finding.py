"""What is asked of the database about tables: all of one, or lists of them."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, func, or_, select

from catlantis.server.store.keepsake import Keepsake, kept
from catlantis.server.store.schema import ACTIONS, CHAIRS, CHAT, TABLES
from catlantis.server.store.table import Chair, Table
from catlantis.server.wire.socket import ChatLine
from catlantis.server.wire.tables import Pace, Result
from catlantis.server.wire.terms import OptionValue

CHAT_KEPT: Final = 200  # the latest lines, which are told to who comes
ROWS: Final = 100  # the longest list of tables
# The order of lists. When a match moved does not count: what is done at it may be private.
_LATEST: Final = func.coalesce(TABLES.c.started, TABLES.c.moved).desc()


class Played(Struct):
    """An action of a journal, as stored."""

    number: int
    seat: int
    action: list[str | int]
    by: str
    at: float
    spent: float
    is_undone: bool


class Stored(Struct):
    """All that is stored of one table."""

    table: Table
    played: list[Played]
    chat: list[ChatLine]
    keepsake: Keepsake | None


def _table(row: Row[Any], chairs: list[Chair]) -> Table:
    columns = dict(row._mapping)
    kinds = {
        "options": dict[str, OptionValue],
        "pace": Pace,
        "undone": list[int],
        "muted": list[str],
        "result": Result | None,
    }
    for name, kind in kinds.items():
        if columns[name] is not None:
            columns[name] = msgspec.json.decode(columns[name], type=kind)
    return Table(chairs=chairs, **columns)


def _tables(connection: Connection, rows: Sequence[Row[Any]]) -> list[Table]:
    chairs: dict[str, list[Chair]] = {row.id: [] for row in rows}
    found = connection.execute(
        select(CHAIRS).where(CHAIRS.c.table_id.in_(chairs)).order_by(CHAIRS.c.seat)
    )
    for row in found:
        columns = dict(row._mapping)
        del columns["seat"]
        chairs[columns.pop("table_id")].append(Chair(**columns))
    return [_table(row, chairs[row.id]) for row in rows]


def load(connection: Connection, table_id: str) -> Stored | None:
    """All that is stored of the table, if there is one."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).first()
    if row is None:
        return None
    actions = connection.execute(
        select(ACTIONS).where(ACTIONS.c.table_id == table_id).order_by(ACTIONS.c.number)
    )
    said = connection.execute(
        select(CHAT)
        .where(CHAT.c.table_id == table_id)
        .order_by(CHAT.c.number.desc())
        .limit(CHAT_KEPT)
    )
    return Stored(
        _tables(connection, [row])[0],
        [
            Played(
                *(a.number, a.seat, msgspec.json.decode(a.action), a.by),
                *(a.at, a.spent, a.is_undone),
            )
            for a in actions
        ],
        [ChatLine(c.number, c.player, c.name, c.colour, c.text, c.at) for c in said][::-1],
        kept(connection, table_id),
    )


def lobby(connection: Connection) -> list[Table]:
    """The listed tables that can be joined, then those that can be watched, the latest first."""
    found: list[Table] = []
    for status in ("open", "playing"):
        rows = connection.execute(
            select(TABLES)
            .where(TABLES.c.status == status, TABLES.c.is_listed)
            .order_by(_LATEST)
            .limit(ROWS)
        ).all()
        found.extend(_tables(connection, rows))
    return found


def tables_of(connection: Connection, player: str) -> list[Table]:
    """The tables where the player sits or is the host: those not over first, then the latest."""
    seated = select(CHAIRS.c.table_id).where(CHAIRS.c.player == player)
    rows = connection.execute(
        select(TABLES)
        .where(or_(TABLES.c.id.in_(seated), TABLES.c.host == player))
        .order_by(TABLES.c.status == "over", _LATEST)
        .limit(ROWS)
    ).all()
    return _tables(connection, rows)


def count_unfinished(connection: Connection, host: str, since: float) -> int:
    """How many tables of that host are not over and saw something happen since."""
    is_on = (TABLES.c.status != "over") & (TABLES.c.moved > since)
    query = select(func.count()).where(TABLES.c.host == host, is_on)
    return int(connection.execute(query).scalar_one())


def playing(connection: Connection, since: float) -> list[str]:
    """The ids of the tables where a match is on and moved since, the latest first."""
    query = select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.moved > since)
    return list(connection.execute(query.order_by(TABLES.c.moved.desc())).scalars())


def latest(connection: Connection) -> float:
    """When something last happened at any table."""
    return float(connection.execute(select(func.max(TABLES.c.moved))).scalar() or 0.0)


def forgotten(connection: Connection, before: float) -> list[str]:
    """The ids of tables still open at which nothing happened since."""
    query = select(TABLES.c.id).where(TABLES.c.status == "open", TABLES.c.moved < before)
    return list(connection.execute(query).scalars())
