"""A table in memory: who is connected, and all that goes on there.

All that changes a table goes through its lock, one thing after the other: what is done is stored,
and only then told.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from functools import partial

from catlantis.match import Match, Refused
from catlantis.server.services import Services
from catlantis.server.store import saving
from catlantis.server.store.table import Table
from catlantis.server.table.audience import Audience
from catlantis.server.table.autoplay import Autoplay
from catlantis.server.table.chat import Chat
from catlantis.server.table.line import GONE, RESTART, Line
from catlantis.server.table.play import Play
from catlantis.server.table.waivers import Waivers
from catlantis.server.wire.socket import ChatLine
from catlantis.server.wire.tables import TableInfo


class Room:
    """A table in memory; `tables.py` loads rooms and lets them go."""

    def __init__(self, services: Services, table: Table, chat: list[ChatLine]) -> None:
        self.services = services
        self.table = table
        self.chat = Chat(self, chat)
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.play = Play(self)
        self.waivers = Waivers(self)
        self.left_at: dict[str, float] = {}  # when each player's last line was lost
        self.idle_since = services.now()
        self.is_gone = False
        self.autoplay = Autoplay(self)

    # What is known

    @property
    def match(self) -> Match | None:
        """The match, once it has started."""
        return self.play.match

    @property
    def lines(self) -> dict[Line, None]:
        """The sockets at the table."""
        return self.audience.lines

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        info = self.table.info(self.audience.present)
        info.is_unplayable = self.match is None and self.table.status != "open"
        return info

    def require_own(self, player: str | None, seat: int) -> None:
        """Raises `Refused` unless the seat is the player's."""
        if seat not in self.table.seats_of(player):
            raise Refused("not-your-seat")

    def now(self) -> float:
        """The time that the table goes by."""
        return self.services.now()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Have the table for oneself; raises `Refused` if it was let go meanwhile."""
        async with self.lock:
            if self.is_gone:
                raise Refused("busy")
            yield

    # Who is connected

    async def join(self, line: Line) -> None:
        """Take in a line: everything is told to it, and who it belongs to is back.

        Raises `Refused` where too many watch already.
        """
        async with self.held():
            is_full = len(self.lines) >= self.services.settings.sockets_per_table
            if is_full and line.player_id not in self.table.people:
                raise Refused("crowded")
            await self._come_back(line.player_id)
            self.lines[line] = None  # only now: the first that it hears is everything
            line.own_seats = self.table.seats_of(line.player_id)
            line.seat = self.audience.first_seat(line)
            self.audience.tell_all(line)
            if line.own_seats and self.audience.lines_of(line.player_id) == 1:
                self.audience.tell_table(besides=line)
            self.autoplay.welcome(line.player_id)

    async def leave(self, line: Line) -> None:
        """Let go of a line."""
        async with self.lock:
            if line not in self.lines:
                return
            del self.lines[line]
            self.idle_since = self.now()
            player = line.player_id
            if player in self.table.people and not self.audience.lines_of(player):
                self.left_at[str(player)] = self.idle_since
                self.audience.tell_table()
            self.autoplay.follow()

    async def look(self, line: Line, seat: int | None) -> None:
        """Let a line see from another seat of its own; raises `Refused`."""
        async with self.held():
            if seat is not None:
                self.require_own(line.player_id, seat)
            line.seat = seat
            await self._come_back(line.player_id)
            self.audience.tell_all(line)

    async def resync(self, line: Line) -> None:
        """Tell everything to a line again."""
        async with self.held():
            self.audience.tell_all(line)

    async def back(self, player: str | None) -> None:
        """End the stand-ins of a player's seats, if there are any."""
        if any(self.table.chairs[seat].has_stand_in for seat in self.table.seats_of(player)):
            async with self.held():
                await self._come_back(player)

    async def _come_back(self, player: str | None) -> None:
        for seat in self.table.seats_of(player):
            if self.table.chairs[seat].has_stand_in:
                await self._set_stand_in(seat, False)

    @property
    def is_left_to_bots(self) -> bool:
        """Whether no person plays on: all that sit at the table are out of the match."""
        match = self.match
        return match is not None and all(
            match.game.is_out(match.state, seat)
            for seat, chair in enumerate(self.table.chairs)
            if chair.player is not None
        )

    async def hurry(self, player: str | None) -> None:
        """Let our bots go on without their pauses, as one of the players asks; raises `Refused`."""
        async with self.held():
            if not self.table.seats_of(player):
                raise Refused("not-your-seat")
            self.play.playing()
            if not self.is_left_to_bots:
                raise Refused("not-alone")
            self.autoplay.hurry()

    async def set_stand_in(self, seat: int) -> None:
        """Have a bot play the seat until its player is back."""
        async with self.held():
            if self.table.status == "playing" and not self.table.chairs[seat].has_stand_in:
                await self._set_stand_in(seat, True)

    async def _set_stand_in(self, seat: int, has_stand_in: bool) -> None:
        changed = deepcopy(self.table)
        changed.chairs[seat].has_stand_in = has_stand_in
        await self.services.store.write(partial(saving.save_table, table=changed))
        self.table = changed
        self.audience.tell_table()
        self.autoplay.follow()

    # What is done

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Table]:
        """A copy of the table to be changed: stored and told when the block ends well.

        All checks belong in the block, made on the copy: nobody changes the table meanwhile.
        """
        async with self.held():
            changed = deepcopy(self.table)
            yield changed
            if self.is_gone or changed == self.table:
                return
            changed.moved = self.now()
            await self.services.store.write(partial(saving.save_table, table=changed))
            self.table = changed
            self.audience.tell_table()
            self.autoplay.follow()

    def begin(self, table: Table, match: Match) -> None:
        """Go on with a match that has just been stored as started: tell everything to all."""
        self.table = table
        self.play.resume(match, [], 0, self.now(), {})
        self.audience.seat_anew()
        self.autoplay.follow()

    def give_up(self, code: int = GONE) -> None:
        """Cut all lines; the room is not to be used any more."""
        self.is_gone = True
        self.autoplay.stop()
        self.audience.cut(code)

    async def close(self) -> None:
        """Give up, once all that was begun is stored and told: nothing goes on after this."""
        self.give_up(RESTART)
        await asyncio.gather(self.play.finished(), *self.autoplay.tasks, return_exceptions=True)
