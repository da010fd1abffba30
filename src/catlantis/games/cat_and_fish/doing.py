"""Doing: each in turn does the chosen actions in any order (CF-25), changed or not (CF-35)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import held, one, size
from catlantis.core.events import Log, tell
from catlantis.core.ints import NOTHING
from catlantis.core.phase import Phase, Question
from catlantis.games.cat_and_fish.components import (
    BUYING,
    CHANGE,
    FISHING,
    MAGIC_LIBRARY,
    SAILING,
    SELLING,
    SPACES,
    THIEF,
    TRADES,
    TREASURE_ISLAND,
    WIZARD,
    WIZARD_PRICE,
)
from catlantis.games.cat_and_fish.fishing import can_fish
from catlantis.games.cat_and_fish.magic import explore, holds, spend, study
from catlantis.games.cat_and_fish.market import can_buy_any
from catlantis.games.cat_and_fish.purse import pay
from catlantis.games.cat_and_fish.sailing import can_sail
from catlantis.games.cat_and_fish.state import (
    BEGIN_ACTION,
    BUY_CARD,
    CATCH_FISH,
    JUMP_ANYWHERE,
    MOVE_CATASTROPHE,
    SELL_FISH,
    SET_SAIL,
    STEAL_FISH,
    State,
)
from catlantis.games.cat_and_fish.thief import can_steal
from catlantis.games.cat_and_fish.verbs import (
    BEGAN,
    BEGIN,
    CHANGED,
    FINISH,
    FINISHED,
    TURN_BEGINS,
    number_arg,
)
from catlantis.games.cat_and_fish.verbs import CHANGE as DO_CHANGE
from catlantis.games.cat_and_fish.verbs import WIZARD as DO_WIZARD


def can_do(state: State, seat: i64, space: i64, money: i64) -> bool:
    """Whether the action, done with so much money, can come to anything."""
    if space == FISHING:
        return can_fish(state, seat)
    if space == SAILING:
        return can_sail(state, seat, money)
    if space == SELLING:
        return state.store[seat] != 0
    if space == BUYING:
        return can_buy_any(state, seat, money)
    return space != THIEF or can_steal(state, seat)


def can_change(state: State, seat: i64, verb: i64, chosen: i64, space: i64) -> bool:
    """Whether the seat may do an action in place of one that it chose (CF-35, CF-34)."""
    if chosen == space or not held(state.markers[seat], chosen) or not state.owns(seat, WIZARD):
        return False
    money = state.money[seat]
    if verb == DO_WIZARD:
        money -= WIZARD_PRICE
    elif not holds(state, seat, CHANGE):
        return False
    return money >= 0 and can_do(state, seat, space, money)


class BeginAction(Question[State]):
    """Which of the chosen actions to do next, as it is or changed (CF-25, CF-35)."""

    args: ClassVar = [number_arg("left")]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many of its actions the seat has not done yet."""
        return [int(size(state.markers[seat]))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every action chosen that can come to anything, or finish."""
        for space in range(i64(SPACES)):
            if held(state.markers[seat], space) and can_do(state, seat, space, state.money[seat]):
                out.add(pack(BEGIN, space))
        if state.owns(seat, WIZARD):
            for verb in range(i64(DO_WIZARD), i64(DO_CHANGE + 1)):
                for chosen in range(i64(TRADES)):
                    if held(state.markers[seat], chosen):
                        for space in range(i64(TRADES)):
                            if can_change(state, seat, verb, chosen, space):
                                out.add(pack(verb, chosen, space))
        out.add(FINISH)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Begin the action, or skip whatever is left."""
        verb = verb_of(action)
        if verb == BEGIN:
            begin(state, seat, arg_of(action, 0), log)
        elif verb == FINISH:
            state.markers[seat] = 0
            tell(log, FINISHED, seat)
        else:
            change(state, seat, verb, arg_of(action, 0), arg_of(action, 1), log)


def begin(state: State, seat: i64, space: i64, log: Log | None) -> None:
    """Take up a marker and begin its action; the cards are drawn at once."""
    state.markers[seat] -= one(space)
    tell(log, BEGAN, seat, space)
    if space == TREASURE_ISLAND:
        explore(state, seat, log)
    elif space == MAGIC_LIBRARY:
        study(state, seat, log)
    else:
        state.doing = space
        state.steps = 1


def change(state: State, seat: i64, verb: i64, chosen: i64, space: i64, log: Log | None) -> None:
    """Begin another action in place of one chosen: for a euro, or by a Change for free."""
    cost: i64 = 0
    if verb == DO_WIZARD:
        cost = WIZARD_PRICE
        pay(state, seat, cost)  # CF-35: first
    else:
        spend(state, seat, CHANGE, log)
    state.markers[seat] -= one(chosen)
    state.doing = space
    state.steps = 1
    tell(log, CHANGED, seat, chosen, space, cost)


def start(state: State, log: Log | None) -> None:
    """All have chosen: the first player begins."""
    for seat in range(state.seats):
        state.markers[seat] = state.placed[seat]
    begin_turn(state, state.first, log)


def begin_turn(state: State, seat: i64, log: Log | None) -> None:
    """It is the seat's turn, if it has chosen anything."""
    state.active = seat
    if state.markers[seat]:
        tell(log, TURN_BEGINS, seat)


def asks(state: State) -> Phase:
    """The phase in which the action under way asks its question."""
    space = state.doing
    if space == FISHING:
        return CATCH_FISH
    if space == SAILING:
        return JUMP_ANYWHERE if state.is_carried else SET_SAIL
    if space == SELLING:
        return SELL_FISH
    if space == BUYING:
        return BUY_CARD
    return STEAL_FISH if space == THIEF else MOVE_CATASTROPHE


def ask_next(state: State, log: Log | None) -> None:
    """The active seat goes on with its action or chooses the next; without any it is done."""
    seat = state.active
    if state.doing != NOTHING:
        state.put(asks(state), seat)
    elif state.markers[seat]:
        state.put(BEGIN_ACTION, seat)
    else:
        state.leave(seat)
        if state.waiting:
            begin_turn(state, state.next_waiting(seat + 1), log)
