"""Choosing: in turn order, one marker at a time, until all have placed theirs (CF-20 … CF-22)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.bag import held, one, size
from catlantis.core.events import Log, tell
from catlantis.core.phase import Question
from catlantis.games.cat_and_fish.components import (
    MAGIC_LIBRARY,
    MARKERS,
    MARKERS_OF_A_MEMBER,
    MEMBERSHIP,
    SPACES,
    SUMMONER,
    THIEF,
    WINTER,
    room,
)
from catlantis.games.cat_and_fish.state import PLACE_MARKER, State
from catlantis.games.cat_and_fish.verbs import PASS, PASSED, PLACE, PLACED, number_arg


def allowance(state: State, seat: i64) -> i64:
    """How many markers the seat may place in a season (CF-20)."""
    return MARKERS_OF_A_MEMBER if state.owns(seat, MEMBERSHIP) else MARKERS


def taken(state: State) -> i64:
    """The places taken on the action board, as a bag of spaces."""
    total: i64 = 0
    for seat in range(state.seats):
        total += state.placed[seat]
    return total


def can_place(state: State, seat: i64, space: i64, occupied: i64) -> bool:
    """Whether the seat may put a marker there, so many places being taken (CF-21)."""
    if held(occupied, space) >= room(space, state.seats):
        return False
    if space == THIEF:
        return state.season() == WINTER  # CF-22
    if space == SUMMONER:
        return state.summoner == seat
    return space != MAGIC_LIBRARY or state.library != 0  # CF-33


class PlaceMarker(Question[State]):
    """Where to put the next marker, if anywhere (CF-20, CF-21)."""

    args: ClassVar = [number_arg("left")]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many markers the seat may still place."""
        return [int(allowance(state, seat) - size(state.placed[seat]))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every space with room, or pass."""
        occupied = taken(state)
        for space in range(i64(SPACES)):
            if can_place(state, seat, space, occupied):
                out.add(pack(PLACE, space))
        out.add(PASS)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Place it, or place no more."""
        if action == PASS:
            tell(log, PASSED, seat)
            state.leave(seat)
        else:
            place(state, seat, arg_of(action, 0), log)


def place(state: State, seat: i64, space: i64, log: Log | None) -> None:
    """Put a marker on a space; the last one, or the Thief, ends the seat's choosing."""
    state.placed[seat] += one(space)
    tell(log, PLACED, seat, space)
    if space == THIEF:
        state.thief = seat
    if space == THIEF or size(state.placed[seat]) >= allowance(state, seat):  # CF-22
        state.leave(seat)


def ask_next(state: State) -> None:
    """The next seat that still chooses places a marker."""
    state.active = state.next_waiting(state.active + 1)
    state.put(PLACE_MARKER, state.active)
