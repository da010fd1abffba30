"""What is written about tables: each within a transaction of who calls it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, update

from catlantis.server.store.keepsake import Keepsake, keep
from catlantis.server.store.schema import ACTIONS, CHAIRS, CHAT, TABLES
from catlantis.server.store.table import Table
from catlantis.server.store.writer import Step, add_steps
from catlantis.server.wire.socket import ChatLine


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
