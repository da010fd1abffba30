"""The one thread that writes: it commits all that waits in one transaction.

Who writes awaits the commit, so what was answered is stored; and many share the cost of one.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Engine, bindparam, insert, update

from catlantis.server.store.schema import ACTIONS, TABLES

MOST: Final = 512  # writes in one transaction


class Step(Struct):
    """An action to be added to a journal: by far the most frequent write."""

    table_id: str
    number: int
    seat: int
    action: str
    by: str
    at: float
    spent: float
    to_act: int  # the seats that are asked after it


Write = Step | Callable[[Connection], Any]
_MOVED: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values(to_act=bindparam("now_to_act"), moved=bindparam("now"))
)


class _Job(Struct):
    write: Write
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


def add_steps(connection: Connection, steps: list[Step]) -> None:
    """Add actions to journals, and note whose turn it is then."""
    connection.execute(
        insert(ACTIONS),
        [
            {
                "table_id": step.table_id,
                "number": step.number,
                "seat": step.seat,
                "action": step.action,
                "by": step.by,
                "at": step.at,
                "spent": step.spent,
                "is_undone": False,
            }
            for step in steps
        ],
    )
    connection.execute(
        _MOVED,
        [{"of_table": s.table_id, "now_to_act": s.to_act, "now": s.at} for s in steps],
    )


class Writer:
    """Carries out writes in order, in groups; one that fails takes no other down."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> Any:
        """Store an action, or do some work in a transaction: its result, once it is on disk.

        Work may be done twice, if what shared its transaction failed.
        """
        job = _Job(write, self._loop.create_future())
        self._queue.put(job)
        return await job.future

    def close(self) -> None:
        """Finish what waits, and end the thread."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while True:
                group, is_last = self._gathered()
                if group:
                    self._commit(connection, group)
                    # The loop is closed already where a test or a crash ended it before us.
                    with suppress(RuntimeError):
                        self._loop.call_soon_threadsafe(_resolve, group)
                if is_last:
                    return

    def _gathered(self) -> tuple[list[_Job], bool]:
        group: list[_Job] = []
        job = self._queue.get()
        while job is not None and len(group) < MOST:
            group.append(job)
            try:
                job = self._queue.get_nowait()
            except Empty:
                return group, False
        if job is not None:
            group.append(job)
        return group, job is None

    def _commit(self, connection: Connection, group: list[_Job]) -> None:
        try:
            with connection.begin():
                for is_step, run in groupby(group, lambda job: isinstance(job.write, Step)):
                    _carry_out(connection, list(run), is_step)
        except Exception as error:
            if len(group) == 1:
                group[0].error = error
                return
            for job in group:  # one of them is at fault: each for itself
                self._commit(connection, [job])


def _carry_out(connection: Connection, jobs: list[_Job], are_steps: bool) -> None:
    if are_steps:
        add_steps(connection, [job.write for job in jobs if isinstance(job.write, Step)])
        return
    for job in jobs:
        if not isinstance(job.write, Step):
            job.result = job.write(connection)


def _resolve(group: list[_Job]) -> None:
    for job in group:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
