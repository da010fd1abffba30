"""All tables: those in memory, and how they are made, found, loaded and let go."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from sqlalchemy import Connection

from catlantis.games import GAMES
from catlantis.match import Refused
from catlantis.server.denied import Denied
from catlantis.server.people.identity import Player
from catlantis.server.services import Services
from catlantis.server.store import finding, saving
from catlantis.server.store.finding import Stored
from catlantis.server.store.table import Chair, Table, is_id, new_id
from catlantis.server.table.clocks import DAY
from catlantis.server.table.line import GONE, SIGNED_OUT, Line
from catlantis.server.table.options import checked_options, with_house_options
from catlantis.server.table.restore import CannotReplay, Past, replayed, restore
from catlantis.server.table.room import Room
from catlantis.server.wire.tables import NewTable, TableRow
from catlantis.server.words import NAME_SIGNS, tidied

LOG: Final = logging.getLogger(__name__)
SWEEP_SECONDS: Final = 30.0
FORSAKEN_DAYS: Final = 30  # a match at which nothing happens for so long waits for its players
AT_ONCE: Final = 20  # tables resumed at once after a start
LONGEST_DETAIL: Final = 200  # signs of what is told about a fault

Loaded = tuple[Stored, Past | None]


def named(name: str) -> str:
    """The name as it will be shown; raises `Denied` if nothing of it can be seen, or too much."""
    tidy = tidied(name, NAME_SIGNS)
    if not tidy:
        raise Denied(400, "bad-name")
    return tidy


def checked_bot(services: Services, bot: str | None) -> str:
    """The name of one of this server's bots; raises `Denied`."""
    if bot not in services.settings.bot_names:
        raise Denied(400, "unknown-bot", str(bot or ""))
    return bot


class Tables:
    """The tables of a server."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._asleep: dict[str, float] = {}  # correspondence out of memory: when a clock ends
        self._background = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    # In memory

    async def room(self, table_id: str) -> Room:
        """The table's room, loaded if need be; raises `Denied`."""
        if not is_id(table_id):
            raise Denied(404, "no-table")
        room = self.rooms.get(table_id)
        if room is not None and not room.is_gone:
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        loaded = await self.services.store.read(partial(_loaded, table_id))
        if loaded is None:
            raise Denied(404, "no-table")
        stored, past = loaded
        if past is None and stored.table.status == "playing":
            # It cannot go on: its journal stays, for the version that wrote it.
            LOG.error("table %.4s… was played by other rules and is stopped", table_id)
            stored.table.status, stored.table.to_act = "over", 0
            table = stored.table
            await self.services.store.write(lambda c: saving.save_table(c, table))
        room = restore(self.services, stored, past)
        self.rooms[table_id] = room
        self._asleep.pop(table_id, None)
        return room

    async def _resume(self) -> None:
        """After a start: let every match that is on go on, the latest first."""
        since = self.services.now() - FORSAKEN_DAYS * DAY
        ids = await self.services.store.read(partial(finding.playing, since=since))
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            results = await asyncio.gather(*map(self.room, some), return_exceptions=True)
            for error in results:
                if isinstance(error, Exception):
                    LOG.error("a table could not be resumed", exc_info=error)

    async def _sweep(self) -> None:
        """Now and then: let idle rooms go, wake those whose clock ends, remove forgotten ones."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self.services.settings.idle_seconds))
            try:
                await self.sweep()
            except Exception:
                LOG.exception("sweeping failed")

    async def sweep(self) -> None:
        """See `_sweep`."""
        now, settings = self.services.now(), self.services.settings
        idle: list[Room] = []
        for table_id, room in list(self.rooms.items()):
            end = room.autoplay.next_end
            is_needed = room.lines or room.lock.locked() or room.autoplay.is_busy
            is_needed = is_needed or (end is not None and room.table.pace.kind != "days")
            is_idle = not is_needed and now - room.idle_since > settings.idle_seconds
            if is_idle:
                room.give_up()
                idle.append(room)
                if end is not None:
                    self._asleep[table_id] = end
            if room.is_gone:
                del self.rooms[table_id]
        await asyncio.gather(*(room.play.keep() for room in idle))
        for table_id in [table_id for table_id, end in self._asleep.items() if end <= now]:
            with suppress(Denied):
                await self.room(table_id)
        before = now - settings.open_days * DAY
        for table_id in await self.services.store.read(partial(finding.forgotten, before=before)):
            await self._forget(table_id, before)

    async def _forget(self, table_id: str, before: float) -> None:
        """Remove an open table, unless somebody came after all."""
        with suppress(Denied, Refused):
            room = await self.room(table_id)
            async with room.held():
                if not room.lines and room.table.status == "open" and room.table.moved < before:
                    await self.remove(table_id)

    async def remove(self, table_id: str) -> None:
        """Remove a table that nobody needs; its room is held, if it has one."""
        await self.services.store.write(lambda c: saving.remove_table(c, table_id))
        room = self.rooms.pop(table_id, None)
        if room is not None:
            room.give_up(GONE)

    def sign_out(self, is_out: Callable[[Line], bool]) -> None:
        """Cut the lines of those whose tokens were revoked."""
        for room in self.rooms.values():
            for line in filter(is_out, room.lines):
                line.cut(SIGNED_OUT)

    async def close(self) -> None:
        """Let all rooms go: they are loaded again after the next start."""
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, *self._loading.values(), return_exceptions=True)
        rooms = [room for room in self.rooms.values() if not room.is_gone]
        await asyncio.gather(*(room.close() for room in rooms))
        await asyncio.gather(*(room.play.keep() for room in rooms))
        self.rooms.clear()

    # Made

    async def create(self, me: Player, new: NewTable) -> Room:
        """A new table, open or, if `start` is called next, to be played at once."""
        if new.game not in GAMES:
            raise Denied(400, "unknown-game", new.game)
        now = self.services.now()
        table = Table(
            id=new_id(),
            game=new.game,
            rules_version=GAMES[new.game].meta.rules_version,
            options=with_house_options(self.services.settings, new),
            pace=new.pace,
            is_listed=new.is_listed,
            host=me.id,
            created=now,
            moved=now,
            chairs=[Chair() for _ in new.seats],
        )
        await checked_options(table)
        for seat, plan in enumerate(new.seats):
            if plan.kind == "me":
                table.sit(
                    seat, me.id, me.name if plan.name is None else named(plan.name), me.colour
                )
        for seat, plan in enumerate(new.seats):
            if plan.kind == "bot":
                table.sit_bot(seat, checked_bot(self.services, plan.bot))
        return await self.add(me, table)

    async def add(self, me: Player, table: Table) -> Room:
        """Store a table that was just made; raises `Denied` if the host has too many."""
        limit, yesterday = self.services.settings.tables_per_guest, self.services.now() - DAY

        def add(connection: Connection) -> bool:
            if finding.count_unfinished(connection, me.id, yesterday) >= limit:
                return False
            saving.add_table(connection, table)
            return True

        if not await self.services.store.write(add):
            raise Denied(429, "too-many-tables")
        room = self.rooms[table.id] = Room(self.services, table, [])
        return room

    # Found

    async def lobby(self, me: Player | None) -> list[TableRow]:
        """The listed tables: to join, then to watch."""
        return self._rows(await self.services.store.read(finding.lobby), me)

    async def mine(self, me: Player) -> list[TableRow]:
        """The player's tables: where they are asked first, then those not over, then the rest."""
        tables = await self.services.store.read(partial(finding.tables_of, player=me.id))
        return sorted(self._rows(tables, me), key=lambda row: not row.is_my_turn)

    def _rows(self, tables: list[Table], me: Player | None) -> list[TableRow]:
        rows = []
        for stored in tables:
            room = self.rooms.get(stored.id)
            table = stored if room is None else room.table
            is_mine = me is not None and (table.host == me.id or me.id in table.people)
            is_my_turn = me is not None and table.status == "playing" and table.is_turn_of(me.id)
            info = table.info() if room is None else room.info()
            rows.append(TableRow(info, is_mine, is_my_turn))
        return rows


def _loaded(table_id: str, connection: Connection) -> Loaded | None:
    """What is stored of a table, with its match replayed where there is one."""
    stored = finding.load(connection, table_id)
    if stored is None:
        return None
    if stored.table.status == "open":
        return stored, None
    try:
        return stored, replayed(stored)
    except CannotReplay as error:
        LOG.warning("table %.4s… cannot be replayed: %s", table_id, error)
        return stored, None
