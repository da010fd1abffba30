"""Play at a table: an action or an undo, done in memory, stored, and only then told.

If storing fails, nothing was told: the room is given up and made anew from the store.
"""

import asyncio
import logging
from collections.abc import Coroutine
from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.sight import ANY
from catlantis.match import Match, Refused
from catlantis.server.store import saving
from catlantis.server.store.keepsake import Keepsake, keep, keepsake_of
from catlantis.server.store.table import result_of
from catlantis.server.store.writer import Step, Write
from catlantis.server.table.clocks import CLOCK, Clocks, Question
from catlantis.server.table.line import RESTART
from catlantis.server.table.waivers import WAIVER
from catlantis.server.thinking.thinker import Answer
from catlantis.server.thinking.workers import Course, Failed, GaveUp
from catlantis.server.wire.socket import Weighed
from catlantis.server.wire.terms import Facts

if TYPE_CHECKING:
    from catlantis.server.table.room import Room

LOG: Final = logging.getLogger(__name__)
MOST_STORED: Final = 20_000  # actions of a table, those taken back included: no match needs more


class Play:
    """The match of one room, once it has begun, with its clocks and its stored journal."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.course: Course | None = None
        self.clocks = Clocks(room.table.pace, len(room.table.chairs))
        self.keepsake: Keepsake | None = None  # the last that was stored
        self._numbers: list[int] = []  # under which the journal's actions are stored
        self._next_number = 0
        self._doing: set[asyncio.Task[None]] = set()  # what is done to its end

    @property
    def match(self) -> Match | None:
        """The match, once it has started."""
        return None if self.course is None else self.course.match

    def can_undo(self, seat: int | None) -> bool:
        """Whether the seat's last action can be taken back."""
        if self.course is None or seat is None or self._room.table.status != "playing":
            return False
        return self._next_number < MOST_STORED and self.course.match.can_undo(seat)

    def playing(self) -> Course:
        """The course of the match that is on; raises `Refused`."""
        if self.course is None or self._room.table.status == "open":
            raise Refused("not-playing")
        if self._room.table.status == "over":
            raise Refused("over")
        return self.course

    def questions(self) -> dict[int, Question]:
        """The open question of each seat that is asked."""
        match = self.match
        if match is None or self._room.table.status != "playing":
            return {}
        game, state = match.game, match.state
        return {
            seat: Question(match.question(seat), game.prompt(state, seat)[0] in game.reactions)
            for seat in bits(state.to_act)
        }

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
        self.course = Course(self._room.table.id, match, self._room.table.host)
        self._numbers, self._next_number = numbers, next_number
        pace, seats = self._room.table.pace, len(self._room.table.chairs)
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

    async def let_pass(self, seat: int, question: int, by: str, player: str | None = None) -> None:
        """Answer a seat that is asked in a window as the end of a countdown would; as `act`."""
        match = self.playing().match
        prompt = str(match.game.prompt(match.state, seat)[0])
        action = match.game.reactions[prompt]
        await self._to_the_end(self._act(seat, action, question, by, player))

    async def _to_the_end(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)
        await asyncio.shield(task)

    async def _act(
        self, seat: int, action: object, question: int, by: str, player: str | None = None
    ) -> None:
        room, came = self._room, self._room.now()
        async with room.held():
            if by == "player":
                room.require_own(player, seat)
            match, now = self.playing().match, room.now()
            if by == "player":
                self._require_time(seat, now)
            if by == WAIVER and not room.waivers.covers(seat, self.questions().get(seat)):
                raise Refused("not-asked")
            if isinstance(action, int):
                entry = match.act(seat, action, question)
            else:
                entry = match.act_spelled(seat, action, question)
            if by == CLOCK:
                entry = match.seal()  # EK-38: what the clock did is final
            spelled = msgspec.json.encode(match.game.verbs.spell(entry.action)).decode()
            spent, to_act = self.clocks.spent(seat, now), int(match.state.to_act)
            number = self._next_number
            step = Step(room.table.id, number, seat, spelled, by, now, spent, to_act)
            await self._store_step(step, match)
            self._numbers.append(number)
            self._next_number += 1
            self._ask(now, is_same_turn=not entry.ends_turn)
            room.audience.tell_update(is_undo=False)
            if match.is_over:
                room.audience.tell_table()
            room.services.metrics.actions.labels(by).inc()
            room.services.metrics.action_seconds.observe(room.now() - came)
            is_engaged = by == "player" and entry.action not in match.game.reactions.values()
            await room.waivers.end([*room.waivers.lapsed(), *([seat] if is_engaged else [])])
            room.autoplay.follow()

    def _require_time(self, seat: int, now: float) -> None:
        """Raises `Refused` if the seat has used up its turn: a bot ends it, and is not raced."""
        if self.clocks.is_turn_over(seat, now):
            raise Refused("out-of-time")

    def _ask(self, now: float, *, is_same_turn: bool) -> None:
        """Stop clocks as of `now`, when it was done; start those of new questions as it is told."""
        questions, told_at = self.questions(), self._room.now()
        since = dict.fromkeys(questions, told_at)
        self.clocks.follow(questions, now, since, is_same_turn=is_same_turn)

    async def _store_step(self, step: Step, match: Match) -> None:
        room = self._room
        moved = deepcopy(room.table) if match.is_over else room.table
        if match.is_over:
            moved.status, moved.result = "over", result_of(match)
            moved.to_act, moved.moved = step.to_act, step.at
            self.keepsake = keepsake_of(match, step.at)
            end = partial(saving.finish, step=step, table=moved, keepsake=self.keepsake)
            await self.stored(end)
        else:
            await self.stored(step)
            moved.to_act, moved.moved = step.to_act, step.at
        room.table = moved

    async def stored(self, write: Write) -> None:
        """Wait until it is on disk; if that fails, memory is ahead of it: give up."""
        try:
            await self._room.services.store.write(write)
        except Exception:
            LOG.exception("a table could not be stored")
            self._room.give_up(RESTART)
            raise Refused("busy") from None

    async def undo(self, player: str | None, seat: int) -> None:
        """Take back the last action of a player's own seat; stored and told when this returns.

        Raises `Refused`.
        """
        await self._to_the_end(self._undo(player, seat))

    async def _undo(self, player: str | None, seat: int) -> None:
        room = self._room
        async with room.held():
            room.require_own(player, seat)
            course = self.playing()
            if not self.can_undo(seat):
                raise Refused("no-undo")
            match, now = course.match, room.now()
            self._require_time(seat, now)
            steps = [step for step, entry in enumerate(match.journal) if entry.seat == seat]
            match.undo(seat)
            changed = deepcopy(room.table)
            changed.undone, changed.moved = list(match.undone), now
            changed.to_act = int(match.state.to_act)
            number = self._numbers.pop(steps[-1])
            spent = self.clocks.spent(seat, now)
            await self.stored(
                partial(saving.mark_undone, table=changed, number=number, spent=spent)
            )
            room.table = changed
            course.key = f"{room.table.id}/{sum(match.undone)}"
            self._ask(now, is_same_turn=True)
            room.audience.tell_update(is_undo=True)
            # Who thinks better of letting it pass wants to be asked
            await room.waivers.end([*room.waivers.lapsed(), seat])
            room.autoplay.follow()

    async def sample(self, player: str | None, seat: int) -> Facts:
        """A position that the seat cannot tell from the true one, by its fields.

        The same one for all that look alike, as the laws demand. Raises `Refused`.
        """
        async with self._room.held():  # what is not stored yet has not happened
            self._room.require_own(player, seat)
            if self.match is None:
                raise Refused("not-playing")
            game, state = self.match.game, self.match.state
            found = facts(game.determinize(state, seat, ANY))
        try:
            return msgspec.convert(found, Facts)
        except msgspec.ValidationError:  # a state of another package's game, which holds more
            raise Refused("no-samples") from None

    async def hint(self, player: str | None, seat: int) -> tuple[list[object], list[Weighed], int]:
        """What to do in the place of a player's own seat, what was weighed, and by what playouts.

        Raises `Refused`.
        """
        room = self._room
        async with room.held():
            room.require_own(player, seat)
            course = self.playing()
            if not course.match.state.is_asked(seat):
                raise Refused("not-asked")
            question = course.match.question(seat)
        spell = course.match.game.verbs.spell
        try:
            answer = await room.services.workers.advise(course, seat, question)
        except (Failed, GaveUp):
            answer = Answer(0, await room.autoplay.thought(seat, question))
        if answer is None or answer.action is None:
            raise Refused("stale")
        choices, playouts = answer.advice or ([], 0)
        weighed = [Weighed(spell(action), chance, error) for action, chance, error in choices]
        return spell(answer.action), weighed, playouts

    async def keep(self) -> None:
        """Now that nothing moves here any more: store what was last seen of the match."""
        match, moved = self.match, self._room.table.moved
        if match is None or (self.keepsake is not None and self.keepsake.moved == moved):
            return
        keepsake = keepsake_of(match, moved)
        write = partial(keep, table_id=self._room.table.id, keepsake=keepsake)
        await self._room.services.store.write(write)

    async def finished(self) -> None:
        """All that was begun is stored and told."""
        await asyncio.gather(*self._doing, return_exceptions=True)
