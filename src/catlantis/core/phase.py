"""Phases and their questions: what a seat must decide, what it may answer, what that does.

A phase is a name, made in a game's `state.py`, where every chapter finds it; the state holds the
phase that it is in. Its question is a class in the chapter of the rulebook that it belongs to.
The game's `__init__.py` binds them: `TURN.asks(Turn())`.
"""

from abc import abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from catlantis.core.action import Arg, Choices
from catlantis.core.events import Log
from catlantis.core.ints import NOTHING

S = TypeVar("S")


class Question(Generic[S]):
    """What a seat is asked in a phase: the prompt, the answers, and what each answer does."""

    args: ClassVar[list[Arg]] = []  # of the prompt
    on_timeout: ClassVar[int] = NOTHING  # of a reaction window: what the end of a countdown means

    def told(self, state: S, seat: i64) -> list[object]:
        """The values of the prompt's arguments, for a seat that is asked."""
        return []

    def aims(self, state: S, seat: i64) -> bool:
        """Of a reaction window: whether what it is about is aimed at that seat, as all can see."""
        return False

    @abstractmethod
    def choices(self, state: S, seat: i64, out: Choices) -> None:
        """Add to `out` all actions legal for a seat that is asked, in canonical order.

        They depend only on what the seat may know.
        """

    @abstractmethod
    def apply(self, state: S, seat: i64, action: i64, log: Log | None) -> None:
        """Do a legal action: the only mutation. Chance comes from `state.rng` alone.

        The seat has answered and is asked no more, unless this asks it on.
        """


class Phase:
    """A part of a match in which one question is asked; it bears the name of the prompt."""

    question: Question[Any]  # none in a phase that asks nobody

    def __init__(self, name: str) -> None:
        self.name = name
        self.number: i64 = 0  # in its game

    def asks(self, question: Question[Any]) -> "Phase":
        """This phase, bound to its question."""
        self.question = question
        return self


OVER: Final = Phase("over")  # the last phase of every game asks nobody
