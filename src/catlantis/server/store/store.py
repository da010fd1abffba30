"""The database as the server uses it: read beside the loop, written by one thread."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar, overload

from sqlalchemy import (
    Connection,
    Engine,
    delete,
    insert,
)
from sqlalchemy.exc import SQLAlchemyError

from catlantis.server.store.database import CannotStore, engine_of, migrate
from catlantis.server.store.schema import KEYS
from catlantis.server.store.writer import Step, Write, Writer

LOG: Final = logging.getLogger(__name__)
READERS: Final = 4
PROBE: Final = "ready"  # a key that is written and removed
T = TypeVar("T")


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
