"""The clocks of a table: they belong to it, not to the rules, and know no time but what is told.

A question's clock starts when it is put and stops when it is answered. A turn has a budget too:
it lasts while a seat is asked and what it does could be taken back, so a chain of small questions
ends, and taking back gives no time back. In a reaction window with a countdown all who are asked
have the same time, whatever they hold, and nobody's own clock runs.
"""

from collections.abc import Mapping, Sequence
from math import inf
from typing import Final

from msgspec import Struct

from catlantis.server.wire.socket import Clock
from catlantis.server.wire.tables import Pace

CLOCK: Final = "clock"  # who acted, where a countdown ended: that is final
DAY: Final = 86_400.0
LAST_SECONDS: Final = 15.0  # for each decision, once a seat's time for the match is used up


class Question(Struct, frozen=True):
    """A seat's open question: its number, and whether it is asked in a reaction window."""

    number: int
    is_reaction: bool


class Ends(Struct, frozen=True):
    """When the time of each seat ends, as one seat is shown it."""

    left: list[float | None]
    turn: float | None
    is_reaction: bool

    def read(self, now: float) -> Clock:
        """What the clocks show."""
        left = [_left(end, now) for end in self.left]
        return Clock(left, _left(self.turn, now), self.is_reaction)


def _left(end: float | None, now: float) -> float | None:
    return None if end is None else round(max(0.0, end - now), 3)


class Clocks:
    """The clocks of all seats of a match."""

    def __init__(
        self,
        pace: Pace,
        seats: int,
        spent: Sequence[float] = (),
        turn_spent: Sequence[float] = (),
        now: float = 0.0,
    ) -> None:
        self.pace = pace
        self.bank = [
            float(pace.seconds) - used for used in (spent or [0.0] * seats)
        ]  # what each seat has left of its time for the match
        self._open: dict[int, tuple[Question, float]] = {}  # by seat, with when it was put
        self._reacted: dict[int, float] = {}  # by seat, what it used of its last countdown
        self._turns = [
            (now, self._budget(seat, used)) for seat, used in enumerate(turn_spent or [0.0] * seats)
        ]  # by seat, of its present turn or its last: what was left at some time, and goes down

    def follow(
        self,
        questions: dict[int, Question],
        now: float,
        since: Mapping[int, float] | None = None,
        *,
        is_same_turn: bool = False,
    ) -> None:
        """Stop the clocks of what is answered, and start those of what is put now.

        `since` tells when that was put. `is_same_turn`: what was done could be taken back, or
        was, so the turn of who did it goes on, even if it seemed over.
        """
        stopped = {seat: old for seat, (old, _) in self._open.items() if questions.get(seat) != old}
        for seat, old in stopped.items():
            self.bank[seat] -= self.spent(seat, now)
            if self.counts_down(old):
                self._reacted[seat] = now - self.since(seat)
            if seat not in questions:
                self._turns[seat] = (now, self._turn_end(seat) - now)
            del self._open[seat]
        for seat, question in questions.items():
            if seat in self._open:
                continue
            put = (since or {}).get(seat, now)
            if is_same_turn and self.counts_down(question):  # a window that undo opened again
                put = min([put - self._reacted.get(seat, 0.0), *self._windows()])
            self._open[seat] = (question, put)
            if not is_same_turn or (seat in stopped and self.counts_down(stopped[seat])):
                self._turns[seat] = (put, self._budget(seat))
            elif seat not in stopped:
                self._turns[seat] = (put, self._turns[seat][1])

    def spent(self, seat: int, now: float) -> float:
        """The seconds that the seat's present decision has taken of its time."""
        if seat not in self._open:
            return 0.0
        question, since = self._open[seat]
        return 0.0 if self.counts_down(question) else max(0.0, now - since)

    def counts_down(self, question: Question) -> bool:
        """Whether the question is one of a reaction window with a countdown."""
        return question.is_reaction and self.pace.reaction is not None

    def since(self, seat: int) -> float:
        """When the seat's open question was put."""
        return self._open[seat][1]

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for its open question, or for its turn, ends; None: never."""
        if seat not in self._open:
            return None
        question, since = self._open[seat]
        if question.is_reaction and self.pace.reaction is not None:
            return since + self.pace.reaction
        return _end(min(since + self._decision(seat), self._turn_end(seat)))

    def deadlines(self) -> dict[int, float]:
        """The end of each seat's time that has one."""
        ends = {seat: self.deadline(seat) for seat in self._open}
        return {seat: end for seat, end in ends.items() if end is not None}

    def is_turn_over(self, seat: int, now: float) -> bool:
        """Whether the seat has used up the time for its turn."""
        is_running = seat in self._open and not self.counts_down(self._open[seat][0])
        return is_running and self._turn_end(seat) <= now

    def shown(self, seat: int | None, asked: Sequence[int]) -> Ends:
        """What a seat or a spectator, who sees that those are asked, is shown of the clocks.

        Of others, only when their turn ends: their decisions may be private. In a window, only
        what is the same for all who were asked, whoever has answered already.
        """
        window = self._windows()
        left: list[float | None] = [None] * len(self.bank)
        turn = None
        for other in asked:
            if window and self.pace.reaction is not None:
                left[other] = window[0] + self.pace.reaction
            elif other == seat:
                left[other], turn = self.deadline(other), _end(self._turn_end(other))
            elif not window:
                left[other] = _end(self._turn_end(other))
        return Ends(left, turn, bool(window) and self.pace.reaction is not None)

    def _windows(self) -> list[float]:
        """When each open question of a reaction window was put."""
        return [since for question, since in self._open.values() if question.is_reaction]

    def _turn_end(self, seat: int) -> float:
        since, left = self._turns[seat]
        return since + left

    def _decision(self, seat: int) -> float:
        """The seconds that the seat has for a decision."""
        match self.pace.kind:
            case "decision":
                return float(self.pace.seconds)
            case "match":
                return max(self.bank[seat], LAST_SECONDS)
            case "days":
                return self.pace.days * DAY
        return inf

    def _budget(self, seat: int, used: float = 0.0) -> float:
        """The seconds that the seat has left for a turn of which it has used some."""
        if self.pace.kind == "match":
            return max(self.bank[seat] + used, LAST_SECONDS * self.pace.turn) - used
        return self._decision(seat) * self.pace.turn - used


def _end(end: float) -> float | None:
    return None if end == inf else end
