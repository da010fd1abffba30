"""What the server does at a table by itself: bots' moves, stand-ins, countdowns and notices.

Our bots, the stand-ins of who left or ran out of time, and standing orders answer after a pause
that is drawn anew each time, whatever they hold and however long they thought: so timing tells
nothing. Who plays against bots alone hardly waits for them in reaction windows, and less while one
plays on in its own turn.
"""

import asyncio
import logging
import random
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from catlantis.match import Refused
from catlantis.server.fair import commitment, seed_text
from catlantis.server.table.clocks import CLOCK, Question
from catlantis.server.table.waivers import WAIVER
from catlantis.server.thinking.workers import AWAY, NOBODY, WAITING, Failed, GaveUp

if TYPE_CHECKING:
    from catlantis.server.table.room import Room

LOG: Final = logging.getLogger(__name__)
HASTE: Final = 0.02  # seconds between bots in a hurry: other tables have their turn too
STAND_IN: Final = "medium"  # plays for who left
ALONE: Final = 0.25  # of its pause a bot takes in the windows of who has no other company,
GOES_ON: Final = 0.4  # and before it goes on in its own turn


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
        self._hurried = asyncio.Event()
        self._has_ended = False

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

    def hurry(self) -> None:
        """Pause no more, as long as no person plays on: then timing tells nobody anything."""
        self._hurried.set()

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
            is_waived = room.waivers.covers(seat, question)
            if room.table.chairs[seat].is_automatic or is_overdue or is_waived:
                if self._answering.get(seat) != question.number:
                    self._answering[seat] = question.number
                    work = self._let_pass if is_waived else self._answer
                    self._spawn(work(seat, question))
            elif not room.play.clocks.counts_down(question):
                self._notice(seat, question.number)
        course = room.play.course
        if course is not None and course.match.is_over and not self._has_ended:
            self._has_ended = True
            self._spawn(room.services.workers.end(course))
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
        for name in dict.fromkeys((bot or STAND_IN, STAND_IN)):
            try:
                return await self._room.services.workers.choose(
                    course, seat, question, name, self._need()
                )
            except (Failed, GaveUp) as failure:
                if not course.asks(seat, question):
                    return None
                if name != STAND_IN:
                    seal = commitment(seed_text(course.match.seed))
                    LOG.warning("a stand-in plays on: %s (seal of its seed: %s)", failure, seal)
                    await self._room.set_stand_in(seat)
        match = course.match  # each decision has an automatic move
        return random.choice(match.game.legal_actions(match.state, seat))

    def _need(self) -> int:
        """How much the table needs its bots' decisions: the lower, the sooner."""
        people = self._room.table.people
        if any(person in self._room.audience.present for person in people):
            return WAITING
        return AWAY if people else NOBODY

    async def _answer(self, seat: int, question: Question) -> None:
        room, number = self._room, question.number
        chair = room.table.chairs[seat]
        bot = None if chair.has_stand_in else chair.bot
        thought = asyncio.ensure_future(self.thought(seat, number, bot))
        try:
            await self._pause(seat, question)
            while not thought.done():
                await self._pause(seat, question)
            action = thought.result()
            is_overdue = self._overdue.get(seat) == number
            if action is not None and (room.table.chairs[seat].is_automatic or is_overdue):
                with suppress(Refused):  # somebody was faster, or it is forbidden by now
                    await room.play.act(seat, action, number, "bot" if chair.bot else "stand-in")
        finally:
            thought.cancel()
            self._forget(seat, number)
        self._think_again(seat)

    async def _let_pass(self, seat: int, question: Question) -> None:
        """Do as the seat has ordered, as late as a bot would."""
        room = self._room
        try:
            await self._pause(seat, question)
            if room.play.questions().get(seat) == question:
                with suppress(Refused):  # somebody was faster, or the order is withdrawn
                    await room.play.let_pass(seat, question.number, WAIVER)
        finally:
            self._forget(seat, question.number)
        self._think_again(seat)

    def pause(self, seat: int, question: Question) -> float:
        """The seconds after which the server answers for a seat, or looks for a bot's thought."""
        settings = self._room.services.settings
        pause = random.uniform(settings.bot_delay_low, settings.bot_delay_high)
        if len(self._room.table.people) > 1:
            return pause
        if question.is_reaction:
            return pause * ALONE
        match = self._room.match
        goes_on = match is not None and match.journal and match.journal[-1].seat == seat
        return pause * GOES_ON if goes_on else pause

    async def _pause(self, seat: int, question: Question) -> None:
        pause = self.pause(seat, question)
        if not self._hurried.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), pause)
        elif self._room.is_left_to_bots:
            await asyncio.sleep(min(pause, HASTE))
        else:
            await asyncio.sleep(pause)

    def _forget(self, seat: int, question: int) -> None:
        if self._answering.get(seat) == question:
            del self._answering[seat]

    def _think_again(self, seat: int) -> None:
        """If the seat is still asked, see to it anew."""
        if seat in self._room.play.questions() and seat not in self._answering:
            self.follow()

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
        room = self._room
        if room.play.clocks.counts_down(question):
            with suppress(Refused):  # somebody was faster
                await room.play.let_pass(seat, question.number, CLOCK)
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
