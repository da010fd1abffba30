"""What the server does at a table by itself: bots' moves, stand-ins, countdowns and notices.

Our bots, and the stand-ins of who left or ran out of time, answer after a pause that is drawn
anew each time, whatever they hold and however long they thought: so timing tells nothing.
"""

import asyncio
import logging
import random
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from catlantis.match import Refused
from catlantis.server.table.clocks import CLOCK, Question
from catlantis.server.thinking.workers import AWAY, NOBODY, WAITING, GaveUp

if TYPE_CHECKING:
    from catlantis.server.table.room import Room

LOG: Final = logging.getLogger(__name__)
STAND_IN: Final = "greedy"  # plays for who left, and gives hints


class Autoplay:
    """Watches one room; `follow` is called after all that may change what is to be done."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._answering: dict[int, int] = {}  # by seat, the question that a bot is to answer
        self._overdue: dict[int, int] = {}  # by seat, the question whose time is over
        self._noticed: set[str] = set()  # players told elsewhere that it is their turn
        self._known: dict[int, int] = {}  # by seat, the question of which no notice is due
        self.tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to answer."""
        return bool(self.tasks)

    @property
    def next_end(self) -> float | None:
        """When the next clock or patience ends."""
        return min(self._ends().values(), default=None)

    def stop(self) -> None:
        """Do nothing any more."""
        for task in self.tasks:
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()

    def welcome(self, player: str | None) -> None:
        """Somebody is connected: they see for themselves."""
        if player is not None:
            self._noticed.discard(player)
        self.follow()

    def follow(self) -> None:
        """See to the seats that the server plays, and to when something ends."""
        room = self._room
        if room.is_gone:
            return
        for seat, question in room.play.questions().items():
            is_overdue = self._overdue.get(seat) == question.number
            if room.table.chairs[seat].is_automatic or is_overdue:
                if self._answering.get(seat) != question.number:
                    self._answering[seat] = question.number
                    self._spawn(self._answer(seat, question.number))
            elif not room.play.clocks.counts_down(question):
                self._notice(seat, question.number)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        end = self.next_end
        if end is not None:
            timing = room.services.timing
            self._timer = timing.call_at(end, lambda: self._spawn(self._on_time()))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._done(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something nobody waits for: who was faster, or a room let go, is no trouble."""
        try:
            await work
        except Refused:
            pass
        except Exception:
            LOG.exception("an automatic move failed")

    # Bots

    async def thought(self, seat: int, question: int, bot: str | None = None) -> int | None:
        """What a bot would do on what the seat may see; None if the question is answered."""
        course = self._room.play.course
        assert course is not None
        try:
            return await self._room.services.workers.choose(
                course, seat, question, bot or STAND_IN, self._need()
            )
        except GaveUp:  # each decision has an automatic move
            if not course.asks(seat, question):
                return None
            match = course.match
            return random.choice(match.game.legal_actions(match.state, seat))

    def _need(self) -> int:
        """How much the table needs its bots' decisions: the lower, the sooner."""
        people = self._room.table.people
        if any(person in self._room.audience.present for person in people):
            return WAITING
        return AWAY if people else NOBODY

    async def _answer(self, seat: int, question: int) -> None:
        room, settings = self._room, self._room.services.settings
        chair = room.table.chairs[seat]
        thought = asyncio.ensure_future(self.thought(seat, question, chair.bot))
        try:
            while True:
                low, high = settings.bot_delay_low, settings.bot_delay_high
                await asyncio.sleep(random.uniform(low, high))
                if thought.done():
                    break
            action = thought.result()
            is_overdue = self._overdue.get(seat) == question
            if action is not None and (room.table.chairs[seat].is_automatic or is_overdue):
                with suppress(Refused):  # somebody was faster, or it is forbidden by now
                    await room.play.act(seat, action, question, "bot" if chair.bot else "stand-in")
        finally:
            thought.cancel()
            if self._answering.get(seat) == question:
                del self._answering[seat]
        if seat in room.play.questions() and seat not in self._answering:
            self.follow()  # still asked: think again

    # Clocks

    def _ends(self) -> dict[int, float]:
        """For each seat that people play, when the server must do something about it."""
        room = self._room
        ends = room.play.clocks.deadlines()
        away = room.services.settings.away_seconds
        present = room.audience.present
        # Who left is not played by a bot before somebody else is there to wait for them.
        is_live = room.table.pace.kind != "days"
        is_awaited = is_live and any(person in present for person in room.table.people)
        for seat, question in room.play.questions().items():
            chair = room.table.chairs[seat]
            if room.play.clocks.counts_down(question):
                continue
            if chair.is_automatic or self._answering.get(seat) == question.number:
                ends.pop(seat, None)
            elif is_awaited and chair.player not in present:
                left = room.left_at.get(chair.player or "", 0.0)
                end = max(left, room.play.clocks.since(seat)) + away
                ends[seat] = min(end, ends.get(seat, end))
        return ends

    async def _on_time(self) -> None:
        """Do what is due: end countdowns, and set stand-ins."""
        now = self._room.services.now()
        for seat, end in self._ends().items():
            question = self._room.play.questions().get(seat)
            if end <= now and question is not None:
                await self._end(seat, question, now)
        self.follow()

    async def _end(self, seat: int, question: Question, now: float) -> None:
        room, match = self._room, self._room.match
        assert match is not None
        if room.play.clocks.counts_down(question):
            prompt = str(match.game.prompt(match.state, seat)[0])
            with suppress(Refused):  # somebody was faster
                await room.play.act(seat, match.game.reactions[prompt], question.number, CLOCK)
            return
        deadline = room.play.clocks.deadline(seat)
        if deadline is not None and deadline <= now:
            self._overdue[seat] = question.number
        await room.set_stand_in(seat)

    # Notices

    def silence(self) -> None:
        """Send no notices of what is asked already: the server has only just started."""
        questions = self._room.play.questions()
        self._known = {seat: question.number for seat, question in questions.items()}

    def _notice(self, seat: int, question: int) -> None:
        """Tell a player who is not there, once until they come, that they are asked."""
        if self._known.get(seat) == question:
            return
        self._known[seat] = question
        player = self._room.table.chairs[seat].player
        known = self._noticed | self._room.audience.present
        if player is not None and player not in known:
            self._noticed.add(player)
            self._spawn(self._send_notice(player, seat))

    async def _send_notice(self, player_id: str, seat: int) -> None:
        services = self._room.services
        player = await services.identity.player(player_id)
        if player is not None and player.webhook is not None:
            services.notices.your_turn(player.webhook, self._room.table, seat)
