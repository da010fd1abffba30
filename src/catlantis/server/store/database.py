"""Opening the database, and what is told when it fails: why, and nothing of what it was asked."""

import logging
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

LOG: Final = logging.getLogger(__name__)
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
OURS_ALONE: Final = 0o600  # running matches are secret
BESIDE: Final = ("", "-wal", "-shm")  # SQLite's files: the database's own, and two beside it
IN_MEMORY: Final = (None, "", ":memory:")
OUTAGES: Final = (OperationalError, InterfaceError, NoConnection)


class NewerDatabase(Exception):
    """A database that a newer version of the server has changed: this one cannot read it."""


class CannotStore(Exception):
    """The database did not do what it was asked.

    An outage (no room on the disk, no connection) is the store's to tell, and to tell once.
    """

    def __init__(self, error: SQLAlchemyError) -> None:
        super().__init__(reason_of(error))
        self.is_outage = isinstance(error, OUTAGES)


def reason_of(error: SQLAlchemyError) -> str:
    """Why it failed, without anything that was to be stored or found.

    SQLite's words name columns at most; other databases' may show the row.
    """
    cause = getattr(error, "orig", None)
    if isinstance(cause, sqlite3.Error):
        return str(cause)
    return " ".join(filter(None, [type(cause or error).__name__, getattr(cause, "sqlstate", "")]))


def engine_of(url: str) -> Engine:
    """An engine whose commits are on disk when they return."""
    engine = create_engine(url, hide_parameters=True)  # seeds and addresses, in what it logs
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        if engine.url.database not in IN_MEMORY:
            _shut_away(Path(str(engine.url.database)))
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _shut_away(file: Path) -> None:
    """Let nobody else read a database's files; those that SQLite adds are like the first."""
    file.touch(OURS_ALONE)
    for name in BESIDE:
        with suppress(FileNotFoundError):
            try:
                file.with_name(file.name + name).chmod(OURS_ALONE)
            except PermissionError:
                LOG.warning("the database is another user's: who else may read it is up to them")


def migrate(engine: Engine) -> None:
    """Bring the database to the present schema, from nothing or from an older one.

    Raises `NewerDatabase`.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if not _is_known(connection, ScriptDirectory.from_config(config)):
            raise NewerDatabase
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _is_known(connection: Connection, scripts: ScriptDirectory) -> bool:
    """Whether the database is empty, or at a step that this version knows."""
    known = {script.revision for script in scripts.walk_revisions()}
    return known.issuperset(MigrationContext.configure(connection).get_current_heads())
