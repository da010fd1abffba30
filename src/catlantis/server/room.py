"""A table in memory: its match, who is connected, and what they are told.

All that changes a table goes through its lock, one thing after the other: it is done in memory,
stored, and only then told. If storing fails, nothing was told: the room is given up and made anew
from the store.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from copy import deepcopy
from functools import partial
from typing import Any, Final

import msgspec

from catlantis.core.ints import bits
from catlantis.match import Match, Refused
from catlantis.server import store
from catlantis.server.audience import Audience
from catlantis.server.autoplay import Autoplay
from catlantis.server.chat import Chat
from catlantis.server.clocks import CLOCK, Clocks, Question
from catlantis.server.keepsake import Keepsake, keep, keepsake_of
from catlantis.server.line import GONE, RESTART, Line
from catlantis.server.services import Services
from catlantis.server.table import Table, result_of
from catlantis.server.wire import ChatLine, TableInfo
from catlantis.server.workers import Course
from catlantis.server.writer import Step, Write

LOG: Final = logging.getLogger(__name__)
MOST_STORED: Final = 20_000  # actions of a table, those taken back included: no match needs more


class Room:
    """A table in memory; `tables.py` loads rooms and lets them go."""

    def __init__(self, services: Services, table: Table, chat: list[ChatLine]) -> None:
        self.services = services
        self.table = table
        self.chat = Chat(self, chat)
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.course: Course | None = None
        self.keepsake: Keepsake | None = None  # the last that was stored
        self.clocks = Clocks(table.pace, len(table.chairs))
        self.left_at: dict[str, float] = {}  # when each player's last line was lost
        self.idle_since = services.now()
        self.is_gone = False
        self._doing: set[asyncio.Task[None]] = set()  # what is done to its end
        self._numbers: list[int] = []  # under which the journal's actions are stored
        self._next_number = 0
        self.autoplay = Autoplay(self)

    # What is known

    @property
    def match(self) -> Match | None:
        """The match, once it has started."""
        return None if self.course is None else self.course.match

    @property
    def lines(self) -> dict[Line, None]:
        """The sockets at the table."""
        return self.audience.lines

    def info(self) -> TableInfo:
        """What everybody may know of the table."""
        info = self.table.info(self.audience.present)
        info.is_unplayable = self.match is None and self.table.status != "open"
        return info

    def can_undo(self, seat: int | None) -> bool:
        """Whether the seat's last action can be taken back."""
        if self.course is None or seat is None or self.table.status != "playing":
            return False
        return self._next_number < MOST_STORED and self.course.match.can_undo(seat)

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
                self._require_own(line.player_id, seat)
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

    async def set_stand_in(self, seat: int) -> None:
        """Have a bot play the seat until its player is back."""
        async with self.held():
            if self.table.status == "playing" and not self.table.chairs[seat].is_automatic:
                await self._set_stand_in(seat, True)

    async def _set_stand_in(self, seat: int, has_stand_in: bool) -> None:
        changed = deepcopy(self.table)
        changed.chairs[seat].has_stand_in = has_stand_in
        await self.services.store.write(partial(store.save_table, table=changed))
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
            await self.services.store.write(partial(store.save_table, table=changed))
            self.table = changed
            self.audience.tell_table()
            self.autoplay.follow()

    def begin(self, table: Table, match: Match) -> None:
        """Go on with a match that has just been stored as started: tell everything to all."""
        self.table = table
        self.resume(match, [], 0, self.now(), {})
        self.audience.seat_anew()
        self.autoplay.follow()

    def resume(
        self,
        match: Match,
        numbers: list[int],
        next_number: int,
        now: float,
        since: dict[int, float],
        spent: list[float] | None = None,
        turn_spent: list[float] | None = None,
    ) -> None:
        """Take over a match; `since` tells when its open questions were put."""
        self.course = Course(self.table.id, match, self.table.host)
        self._numbers, self._next_number = numbers, next_number
        pace, seats = self.table.pace, len(self.table.chairs)
        self.clocks = Clocks(pace, seats, spent or (), turn_spent or (), now)
        self.clocks.follow(self.questions(), now, since, is_same_turn=True)

    async def act_of(self, player: str | None, seat: int, action: object, question: int) -> None:
        """Do a player's action on a seat of their own; as `act`."""
        await self._to_the_end(self._act(seat, action, question, "player", player))

    async def act(self, seat: int, action: object, question: int, by: str) -> None:
        """Do an action, a number or spelled; stored and told when this returns.

        Raises `Refused`. Who asks for it may go away meanwhile: it is done to its end.
        """
        await self._to_the_end(self._act(seat, action, question, by))

    async def _to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        await asyncio.shield(task)

    def _require_own(self, player: str | None, seat: int) -> None:
        if seat not in self.table.seats_of(player):
            raise Refused("not-your-seat")

    async def _act(
        self, seat: int, action: object, question: int, by: str, player: str | None = None
    ) -> None:
        came = self.now()
        async with self.held():
            if by == "player":
                self._require_own(player, seat)
            match, now = self.playing().match, self.now()
            if by == "player":
                self._require_time(seat, now)
            if isinstance(action, int):
                entry = match.act(seat, action, question)
            else:
                entry = match.act_spelled(seat, action, question)
            if by == CLOCK:
                entry = match.seal()  # EK-38: what the clock did is final
            spelled = msgspec.json.encode(match.game.verbs.spell(entry.action)).decode()
            spent, to_act = self.clocks.spent(seat, now), int(match.state.to_act)
            number = self._next_number
            step = Step(self.table.id, number, seat, spelled, by, now, spent, to_act)
            await self._store_step(step, match)
            self._numbers.append(number)
            self._next_number += 1
            self._ask(now, is_same_turn=not entry.final)
            self.audience.tell_update(is_undo=False)
            if match.is_over:
                self.audience.tell_table()
            self.services.metrics.actions[by] += 1
            self.services.metrics.took(self.now() - came)
            self.autoplay.follow()

    def _require_time(self, seat: int, now: float) -> None:
        """Raises `Refused` if the seat has used up its turn: a bot ends it, and is not raced."""
        if self.clocks.is_turn_over(seat, now):
            raise Refused("out-of-time")

    def _ask(self, now: float, *, is_same_turn: bool) -> None:
        """Stop clocks as of `now`, when it was done; start those of new questions as it is told."""
        questions, told_at = self.questions(), self.now()
        since = dict.fromkeys(questions, told_at)
        self.clocks.follow(questions, now, since, is_same_turn=is_same_turn)

    async def _store_step(self, step: Step, match: Match) -> None:
        moved = deepcopy(self.table) if match.is_over else self.table
        if match.is_over:
            moved.status, moved.result = "over", result_of(match)
            moved.to_act, moved.moved = step.to_act, step.at
            self.keepsake = keepsake_of(match, step.at)
            end = partial(store.finish, step=step, table=moved, keepsake=self.keepsake)
            await self._stored(end)
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

    async def undo(self, player: str | None, seat: int) -> None:
        """Take back the last action of a player's own seat; stored and told when this returns.

        Raises `Refused`.
        """
        await self._to_the_end(self._undo(player, seat))

    async def _undo(self, player: str | None, seat: int) -> None:
        async with self.held():
            self._require_own(player, seat)
            course = self.playing()
            if not self.can_undo(seat):
                raise Refused("no-undo")
            match, now = course.match, self.now()
            self._require_time(seat, now)
            steps = [step for step, entry in enumerate(match.journal) if entry.seat == seat]
            match.undo(seat)
            changed = deepcopy(self.table)
            changed.undone, changed.moved = list(match.undone), now
            changed.to_act = int(match.state.to_act)
            number = self._numbers.pop(steps[-1])
            spent = self.clocks.spent(seat, now)
            await self._stored(
                partial(store.mark_undone, table=changed, number=number, spent=spent)
            )
            self.table = changed
            course.key = f"{self.table.id}/{sum(match.undone)}"
            self._ask(now, is_same_turn=True)
            self.audience.tell_update(is_undo=True)
            self.autoplay.follow()

    async def hint(self, player: str | None, seat: int) -> list[object]:
        """What a bot would do in the place of a player's own seat; raises `Refused`."""
        async with self.held():
            self._require_own(player, seat)
            course = self.playing()
            if not course.match.state.is_asked(seat):
                raise Refused("not-asked")
            question = course.match.question(seat)
        action = await self.autoplay.thought(seat, question)
        if action is None:
            raise Refused("stale")
        return course.match.game.verbs.spell(action)

    async def keep(self) -> None:
        """Now that nothing moves here any more: store what was last seen of the match."""
        match, moved = self.match, self.table.moved
        if match is None or (self.keepsake is not None and self.keepsake.moved == moved):
            return
        keepsake = keepsake_of(match, moved)
        write = partial(keep, table_id=self.table.id, keepsake=keepsake)
        await self.services.store.write(write)

    def give_up(self, code: int = GONE) -> None:
        """Cut all lines; the room is not to be used any more."""
        self.is_gone = True
        self.autoplay.stop()
        self.audience.cut(code)

    async def close(self) -> None:
        """Give up, once all that was begun is stored and told: nothing goes on after this."""
        self.give_up(RESTART)
        await asyncio.gather(*self._doing, *self.autoplay.tasks, return_exceptions=True)
