"""A table in memory: its match, who is connected, and what they are told.

All that changes a table goes through its lock, one thing after the other: it is done in memory,
stored, and only then told. If storing fails, nothing was told: the room is given up and made anew
from the store.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from copy import deepcopy
from functools import partial
from typing import Final

import msgspec

from catlantis.core.ints import bits
from catlantis.match import Match, Refused, Seat
from catlantis.server import store
from catlantis.server.autoplay import Autoplay
from catlantis.server.clocks import Clocks, Question
from catlantis.server.line import GONE, RESTART, Line, encoded
from catlantis.server.services import Services
from catlantis.server.store import CHAT_KEPT
from catlantis.server.table import Table
from catlantis.server.wire import (
    PROTOCOL,
    ChatLine,
    Clock,
    Result,
    Said,
    ScoreLine,
    Sync,
    TableChanged,
    TableInfo,
    Update,
)
from catlantis.server.workers import Course
from catlantis.server.writer import Step, Write

LOG: Final = logging.getLogger(__name__)


def seated(table: Table) -> list[Seat]:
    """The seats of the table's match."""
    return [Seat(chair.name, chair.bot or "human") for chair in table.chairs]


def result_of(match: Match) -> Result | None:
    """How a match ended, if it did."""
    if not match.is_over:
        return None
    sheet = match.game.score_sheet(match.state)
    lines = [ScoreLine(name, [int(number) for number in numbers]) for name, numbers in sheet]
    return Result([int(rank) for rank in match.game.ranking(match.state)], lines)


class Room:
    """A table in memory; `tables.py` loads rooms and lets them go."""

    def __init__(self, services: Services, table: Table, chat: list[ChatLine]) -> None:
        self.services = services
        self.table = table
        self.chat = chat
        self.lock = asyncio.Lock()
        self.lines: dict[Line, None] = {}  # in the order they came
        self.course: Course | None = None
        self.clocks = Clocks(table.pace, len(table.chairs))
        self.left_at: dict[str, float] = {}  # when each player's last line was lost
        self.idle_since = services.now()
        self.is_gone = False
        self._numbers: list[int] = []  # under which the journal's actions are stored
        self._next_number = 0
        self.autoplay = Autoplay(self)

    # What is known

    @property
    def match(self) -> Match | None:
        """The match, once it has started."""
        return None if self.course is None else self.course.match

    @property
    def present(self) -> set[str]:
        """The ids of those who are connected."""
        return {line.player.id for line in self.lines if line.player is not None}

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        return self.table.info(self.present)

    def playing(self) -> Course:
        """The course of the match that is on; raises `Refused`."""
        if self.course is None or self.table.status == "open":
            raise Refused("not-playing")
        if self.table.status == "over":
            raise Refused("over")
        return self.course

    def questions(self) -> dict[int, Question]:
        """The open question of each seat that is asked."""
        match = self.match
        if match is None or self.table.status != "playing":
            return {}
        game, state = match.game, match.state
        return {
            seat: Question(match.question(seat), game.prompt(state, seat)[0] in game.reactions)
            for seat in bits(state.to_act)
        }

    def clock(self) -> Clock:
        """What the clocks show now."""
        return self.clocks.read(self.services.now())

    # Who is connected

    async def join(self, line: Line) -> None:
        """Take in a line: everything is told to it, and who it belongs to is back."""
        async with self.lock:
            self.lines[line] = None
            line.seat = self._first_seat(line)
            is_new = line.player_id is not None and self._lines_of(line.player_id) == 1
            await self._come_back(line.player_id)
            self.tell_all(line)
            if is_new and line.player_id in self.table.people:
                self.tell_table(besides=line)
            self.autoplay.welcome(line.player_id)

    async def leave(self, line: Line) -> None:
        """Let go of a line."""
        async with self.lock:
            if line not in self.lines:
                return
            del self.lines[line]
            self.idle_since = self.services.now()
            if line.player_id is not None and not self._lines_of(line.player_id):
                self.left_at[line.player_id] = self.idle_since
                if line.player_id in self.table.people:
                    self.tell_table()
            self.autoplay.follow()

    async def look(self, line: Line, seat: int | None) -> None:
        """Let a line see from another seat of its own; raises `Refused`."""
        async with self.lock:
            if seat is not None and seat not in self.table.seats_of(line.player_id):
                raise Refused("not-your-seat")
            line.seat = seat
            await self._come_back(line.player_id)
            self.tell_all(line)

    async def resync(self, line: Line) -> None:
        """Tell everything to a line again."""
        async with self.lock:
            self.tell_all(line)

    async def back(self, player: str | None) -> None:
        """End the stand-ins of a player's seats, if there are any."""
        if any(self.table.chairs[seat].has_stand_in for seat in self.table.seats_of(player)):
            async with self.lock:
                await self._come_back(player)

    def _lines_of(self, player: str) -> int:
        return sum(line.player_id == player for line in self.lines)

    def _first_seat(self, line: Line) -> int | None:
        own = self.table.seats_of(line.player_id)
        asked = [seat for seat in own if self.table.to_act >> seat & 1]
        return next(iter([*asked, *own]), None)

    async def _come_back(self, player: str | None) -> None:
        """End the stand-ins of a player's seats."""
        gone = [s for s in self.table.seats_of(player) if self.table.chairs[s].has_stand_in]
        for seat in gone:
            await self._set_stand_in(seat, False)

    async def set_stand_in(self, seat: int) -> None:
        """Have a bot play the seat until its player is back."""
        async with self.lock:
            if self.table.status == "playing" and not self.table.chairs[seat].is_automatic:
                await self._set_stand_in(seat, True)

    async def _set_stand_in(self, seat: int, has_stand_in: bool) -> None:
        changed = deepcopy(self.table)
        changed.chairs[seat].has_stand_in = has_stand_in
        await self.services.store.write(partial(store.save_table, table=changed))
        self.table = changed
        self.tell_table()
        self.autoplay.follow()

    # What is done

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Table]:
        """A copy of the table to be changed: stored and told when the block ends well."""
        async with self.lock:
            if self.is_gone:
                raise Refused("busy")
            changed = deepcopy(self.table)
            yield changed
            changed.moved = self.services.now()
            await self.services.store.write(partial(store.save_table, table=changed))
            self.table = changed
            self.tell_table()

    def begin(self, table: Table, match: Match) -> None:
        """Go on with a match that has just been stored as started: tell everything to all."""
        self.table = table
        self.resume(match, [], 0, self.services.now(), {})
        for line in self.lines:
            line.seat = self._first_seat(line)
            self.tell_all(line)
        self.autoplay.follow()

    def resume(
        self,
        match: Match,
        numbers: list[int],
        next_number: int,
        now: float,
        since: dict[int, float],
        spent: list[float] | None = None,
    ) -> None:
        """Take over a match; `since` tells when its open questions were put."""
        self.course = Course(self.table.id, match)
        self._numbers, self._next_number = numbers, next_number
        self.clocks = Clocks(self.table.pace, len(self.table.chairs), spent or ())
        self.clocks.follow(self.questions(), now, since)

    async def act(self, seat: int, action: object, question: int, by: str = "player") -> None:
        """Do an action, a number or spelled; stored and told when this returns.

        Raises `Refused`. Who asks for it may go away meanwhile: it is done to its end.
        """
        await asyncio.shield(asyncio.ensure_future(self._act(seat, action, question, by)))

    async def _act(self, seat: int, action: object, question: int, by: str) -> None:
        came = self.services.now()
        async with self.lock:
            match, now = self.playing().match, self.services.now()
            if isinstance(action, int):
                entry = match.act(seat, action, question)
            else:
                entry = match.act_spelled(seat, action, question)
            spelled = msgspec.json.encode(match.game.verbs.spell(entry.action)).decode()
            spent, to_act = self.clocks.spent(seat, now), int(match.state.to_act)
            number = self._next_number
            step = Step(self.table.id, number, seat, spelled, by, now, spent, to_act)
            await self._store_step(step, match)
            self._numbers.append(number)
            self._next_number += 1
            self.clocks.follow(self.questions(), now)
            self._tell_update(len(match.journal) - 1, is_undo=False)
            if match.is_over:
                self.tell_table()
            self.services.metrics.actions[by] += 1
            self.services.metrics.took(self.services.now() - came)
            self.autoplay.follow()

    async def _store_step(self, step: Step, match: Match) -> None:
        moved = deepcopy(self.table) if match.is_over else self.table
        if match.is_over:
            moved.status, moved.result = "over", result_of(match)
            moved.to_act, moved.moved = step.to_act, step.at
            await self._stored(partial(store.finish, step=step, table=moved))
        else:
            await self._stored(step)
            moved.to_act, moved.moved = step.to_act, step.at
        self.table = moved

    async def _stored(self, write: Write) -> None:
        """Wait until it is on disk; if that fails, memory is ahead of it: give up."""
        try:
            await self.services.store.write(write)
        except Exception:
            LOG.exception("a table could not be stored")
            self.give_up(RESTART)
            raise Refused("busy") from None

    async def undo(self, seat: int) -> None:
        """Take back the seat's last action; stored and told when this returns.

        Raises `Refused`.
        """
        await asyncio.shield(asyncio.ensure_future(self._undo(seat)))

    async def _undo(self, seat: int) -> None:
        async with self.lock:
            course = self.playing()
            match, now = course.match, self.services.now()
            steps = [step for step, entry in enumerate(match.journal) if entry.seat == seat]
            match.undo(seat)
            changed = deepcopy(self.table)
            changed.undone, changed.moved = list(match.undone), now
            changed.to_act = int(match.state.to_act)
            number = self._numbers.pop(steps[-1])
            await self._stored(partial(store.mark_undone, table=changed, number=number))
            self.table = changed
            course.key = f"{self.table.id}/{sum(match.undone)}"
            self.clocks.follow(self.questions(), now)
            self._tell_update(0, is_undo=True)
            self.autoplay.follow()

    async def say(self, line: Line, text: str) -> None:
        """Let somebody say something; raises `Refused`."""
        async with self.lock:
            player = line.player
            if player is None:
                raise Refused("not-your-seat")
            if player.id in self.table.muted:
                raise Refused("muted")
            own = self.table.seats_of(player.id)
            chair = self.table.chairs[line.seat if line.seat in own else own[0]] if own else None
            name, colour = (chair.name, chair.colour) if chair else (player.name, player.colour)
            number = self.chat[-1].number + 1 if self.chat else 0
            said = ChatLine(number, player.id, name, colour, text, self.services.now())
            await self.services.store.write(
                lambda connection: store.add_line(connection, self.table.id, said)
            )
            self.chat = [*self.chat, said][-CHAT_KEPT:]
            data = encoded(Said(said))
            for other in self.lines:
                other.send(data)

    async def hint(self, seat: int) -> list[object]:
        """What a bot would do in the seat's place; raises `Refused`."""
        async with self.lock:
            course = self.playing()
            if not course.match.state.is_asked(seat):
                raise Refused("not-asked")
            question = course.match.question(seat)
        action = await self.autoplay.thought(seat, question)
        if action is None:
            raise Refused("stale")
        return course.match.game.verbs.spell(action)

    # What is told

    def tell_all(self, line: Line) -> None:
        """Tell everything to one line."""
        table, match = self.table, self.match
        can_undo = match is not None and line.seat is not None and self._can_undo(line.seat)
        line.tell(
            Sync(
                protocol=PROTOCOL,
                me=line.player_id,
                seat=line.seat,
                own_seats=table.seats_of(line.player_id),
                table=self.info(),
                step=len(match.journal) if match else 0,
                view=match.view(line.seat) if match else None,
                events=match.told(line.seat) if match else [],
                clock=self.clock(),
                can_undo=can_undo,
                chat=self.chat,
            )
        )

    def tell_table(self, besides: Line | None = None) -> None:
        """Tell all lines what changed about the table."""
        data = encoded(TableChanged(self.info()))
        for line in self.lines:
            if line is not besides:
                line.send(data)

    def _tell_update(self, since: int, *, is_undo: bool) -> None:
        """Tell each line the new view, worked out once for each seat looked from."""
        match = self.match
        assert match is not None
        clock, told = self.clock(), {}
        for line in self.lines:
            if line.seat not in told:
                told[line.seat] = encoded(
                    Update(
                        step=len(match.journal),
                        seat=line.seat,
                        view=match.view(line.seat),
                        events=match.told(line.seat, since),
                        is_undo=is_undo,
                        clock=clock,
                        can_undo=line.seat is not None and self._can_undo(line.seat),
                    )
                )
            line.send(told[line.seat])

    def _can_undo(self, seat: int) -> bool:
        match = self.match
        return match is not None and self.table.status == "playing" and match.can_undo(seat)

    def give_up(self, code: int = GONE) -> None:
        """Cut all lines; the room is not to be used any more."""
        self.is_gone = True
        self.autoplay.stop()
        for line in self.lines:
            line.cut(code)
