"""The database: opening it, and what is asked of it and written to it about tables."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, overload

import msgspec
from msgspec import Struct
from sqlalchemy import (
    Connection,
    Engine,
    Row,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from catlantis.server.database import CannotStore, engine_of, migrate
from catlantis.server.keepsake import Keepsake, keep, kept
from catlantis.server.schema import ACTIONS, CHAIRS, CHAT, KEYS, TABLES
from catlantis.server.table import Chair, Table
from catlantis.server.wire import ChatLine, OptionValue, Pace, Result
from catlantis.server.writer import Step, Write, Writer, add_steps

LOG: Final = logging.getLogger(__name__)
READERS: Final = 4
PROBE: Final = "ready"  # a key that is written and removed
CHAT_KEPT: Final = 200  # the latest lines, which are told to who comes
ROWS: Final = 100  # the longest list of tables
# The order of lists. When a match moved does not count: what is done at it may be private.
_LATEST: Final = func.coalesce(TABLES.c.started, TABLES.c.moved).desc()
T = TypeVar("T")


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


class Store:
    """The database; `open_store` makes it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._is_out = False  # and that was told

    async def read(self, work: Callable[[Connection], T]) -> T:
        """The result of some queries; raises `CannotStore`."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, self._read, work)
        except SQLAlchemyError as error:
            raise self._failure(error) from None

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    @overload
    async def write(self, write: Callable[[Connection], T]) -> T: ...

    @overload
    async def write(self, write: Step) -> None: ...

    async def write(self, write: Write) -> Any:
        """Add an action to a journal, or change something else; returns once it is on disk.

        Raises `CannotStore`.
        """
        try:
            result = await self._writer.write(write)
        except SQLAlchemyError as error:
            raise self._failure(error) from None
        if self._is_out:
            self._is_out = False
            LOG.warning("the database can be written again")
        return result

    def _failure(self, error: SQLAlchemyError) -> CannotStore:
        """What is told of it, to all who wait; an outage is logged when it begins."""
        failure = CannotStore(error)
        if failure.is_outage and not self._is_out:
            self._is_out = True
            LOG.error("the database cannot be used: %s", failure)
        return failure

    async def probe(self) -> None:
        """Write something and remove it; raises `CannotStore`."""

        def work(connection: Connection) -> None:
            connection.execute(insert(KEYS), {"name": PROBE, "value": b""})
            connection.execute(delete(KEYS).where(KEYS.c.name == PROBE))

        await self.write(work)

    def close(self) -> None:
        """Finish all writes."""
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()


async def open_store(url: str) -> Store:
    """The database of that URL, at the present schema."""
    engine = engine_of(url)
    await asyncio.to_thread(migrate, engine)
    return Store(engine)


# Tables


def _columns(table: Table) -> dict[str, object]:
    def text(value: object) -> str:
        return msgspec.json.encode(value).decode()

    return {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "options": text(table.options),
        "pace": text(table.pace),
        "status": table.status,
        "is_listed": table.is_listed,
        "host": table.host,
        "created": table.created,
        "started": table.started,
        "moved": table.moved,
        "seed": table.seed,
        "to_act": table.to_act,
        "undone": text(table.undone),
        "muted": text(table.muted),
        "result": None if table.result is None else text(table.result),
        "rematch": table.rematch,
    }


def add_table(connection: Connection, table: Table) -> None:
    """Store a new table."""
    connection.execute(insert(TABLES), _columns(table))
    _add_chairs(connection, table)


def save_table(connection: Connection, table: Table) -> None:
    """Store what changed of a table."""
    connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(_columns(table)))
    connection.execute(delete(CHAIRS).where(CHAIRS.c.table_id == table.id))
    _add_chairs(connection, table)


def _add_chairs(connection: Connection, table: Table) -> None:
    connection.execute(
        insert(CHAIRS),
        [
            {"table_id": table.id, "seat": seat, **msgspec.structs.asdict(chair)}
            for seat, chair in enumerate(table.chairs)
        ],
    )


def remove_table(connection: Connection, table_id: str) -> None:
    """Remove a table and all that belongs to it."""
    connection.execute(delete(TABLES).where(TABLES.c.id == table_id))


def finish(connection: Connection, step: Step, table: Table, keepsake: Keepsake) -> None:
    """Store a match's last action together with its end, and what remains to be seen."""
    add_steps(connection, [step])
    save_table(connection, table)
    keep(connection, table.id, keepsake)


def mark_undone(connection: Connection, table: Table, number: int, spent: float) -> None:
    """Store that an action was taken back, and the time that it took to think better of it."""
    of_action = (ACTIONS.c.table_id == table.id) & (ACTIONS.c.number == number)
    columns = {"is_undone": True, "spent": ACTIONS.c.spent + spent}
    connection.execute(update(ACTIONS).where(of_action).values(columns))
    save_table(connection, table)


def add_journal(
    connection: Connection, table: Table, actions: Sequence[tuple[int, str]], keepsake: Keepsake
) -> None:
    """Store a finished match that was played elsewhere."""
    add_table(connection, table)
    keep(connection, table.id, keepsake)
    rows = [
        Step(table.id, number, seat, action, "import", table.created, 0.0, table.to_act)
        for number, (seat, action) in enumerate(actions)
    ]
    if rows:
        add_steps(connection, rows)


def add_line(connection: Connection, table_id: str, line: ChatLine) -> None:
    """Store what somebody said."""
    connection.execute(insert(CHAT), {"table_id": table_id, **msgspec.structs.asdict(line)})


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
