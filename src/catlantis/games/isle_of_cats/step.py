"""A step of a seat's day: private, and asked on until the day is confirmed (IC-21)."""

from abc import abstractmethod

from mypy_extensions import i64

from catlantis.core.events import Log
from catlantis.core.phase import Question
from catlantis.games.isle_of_cats.state import (
    CARDS,
    EVENING,
    LAST_CAT,
    LAST_TREASURE,
    LEFT,
    NO_THING,
    State,
    enter,
    get,
    put,
)


class Step(Question[State]):
    """A question of the day, after whose answer the seat is asked the next one."""

    @abstractmethod
    def act(self, state: State, seat: i64, action: i64) -> None:
        """Do what the seat chose, up to its next question."""

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """What was drawn before can have no twin any more (IC-22); others are told nothing."""
        put(state, seat, LAST_CAT, NO_THING)
        put(state, seat, LAST_TREASURE, NO_THING)
        self.act(state, seat, action)
        state.ask(seat)


def finish_card(state: State, seat: i64) -> None:
    """The card is resolved: on to the next, or to the evening."""
    enter(state, seat, CARDS if get(state, seat, LEFT) else EVENING)
