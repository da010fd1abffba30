"""The clocks of a table: they belong to it, not to the rules, and know no time but what is told.

A question's clock starts when it is put and stops when it is answered. In a reaction window with
a countdown all who are asked have the same time, whatever they hold, and nobody's own clock runs.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from catlantis.server.wire import Clock, Pace

DAY: Final = 86_400.0
LAST_SECONDS: Final = 15.0  # for each decision, once a seat's time for the match is used up


class Question(Struct, frozen=True):
    """A seat's open question: its number, and whether it is asked in a reaction window."""

    number: int
    is_reaction: bool


class Clocks:
    """The clocks of all seats of a match."""

    def __init__(self, pace: Pace, seats: int, spent: Sequence[float] = ()) -> None:
        self.pace = pace
        self.bank = [
            float(pace.seconds) - used for used in (spent or [0.0] * seats)
        ]  # what each seat has left of its time for the match
        self._open: dict[int, tuple[Question, float]] = {}  # by seat, with when it was put

    def follow(
        self, questions: dict[int, Question], now: float, since: Mapping[int, float] | None = None
    ) -> None:
        """Stop the clocks of what is answered, and start those of what is put now.

        `since` tells of questions that were put before: when.
        """
        for seat in [seat for seat, (old, _) in self._open.items() if questions.get(seat) != old]:
            self.bank[seat] -= self.spent(seat, now)
            del self._open[seat]
        for seat, question in questions.items():
            if seat not in self._open:
                self._open[seat] = (question, (since or {}).get(seat, now))

    def spent(self, seat: int, now: float) -> float:
        """The seconds that the seat's present decision has taken off its time for the match."""
        if self.pace.kind != "match" or seat not in self._open:
            return 0.0
        question, since = self._open[seat]
        return 0.0 if self.counts_down(question) else max(0.0, now - since)

    def counts_down(self, question: Question) -> bool:
        """Whether the question is one of a reaction window with a countdown."""
        return question.is_reaction and self.pace.reaction is not None

    def is_reaction(self, seat: int) -> bool:
        """Whether the seat is asked in a window with a countdown."""
        return seat in self._open and self.counts_down(self._open[seat][0])

    def since(self, seat: int) -> float:
        """When the seat's open question was put."""
        return self._open[seat][1]

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for its open question ends; None: never."""
        if seat not in self._open:
            return None
        question, since = self._open[seat]
        if question.is_reaction and self.pace.reaction is not None:
            return since + self.pace.reaction
        match self.pace.kind:
            case "decision":
                return since + self.pace.seconds
            case "match":
                return since + max(self.bank[seat], LAST_SECONDS)
            case "days":
                return since + self.pace.days * DAY
        return None

    def deadlines(self) -> dict[int, float]:
        """The end of each seat's time that has one."""
        ends = {seat: self.deadline(seat) for seat in self._open}
        return {seat: end for seat, end in ends.items() if end is not None}

    def read(self, now: float) -> Clock:
        """What the clocks show."""
        left: list[float | None] = [None] * len(self.bank)
        for seat, end in self.deadlines().items():
            left[seat] = round(max(0.0, end - now), 3)
        return Clock(left, any(self.counts_down(question) for question, _ in self._open.values()))
