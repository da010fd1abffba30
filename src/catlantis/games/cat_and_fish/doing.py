"""Doing: each in turn does the chosen actions in any order (CF-25), changed or not (CF-35)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import held, one, size
from catlantis.core.events import Log, tell
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
    ACT,
    BUY,
    FISH,
    JUMP,
    MOVE,
    NOTHING,
    SAIL,
    SELL,
    STEAL,
    State,
)
from catlantis.games.cat_and_fish.thief import can_steal
from catlantis.games.cat_and_fish.words import (
    BEGAN,
    BEGIN,
    CHANGED,
    FINISH,
    FINISHED,
    TURN_BEGINS,
)
from catlantis.games.cat_and_fish.words import CHANGE as DO_CHANGE
from catlantis.games.cat_and_fish.words import WIZARD as DO_WIZARD


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


def act_choices(state: State, seat: i64, out: Choices) -> None:
    """Every action chosen that can be done, as it is or changed, or finish."""
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


def act_allows(state: State, seat: i64, action: i64) -> bool:
    """Whether the seat may begin that."""
    if action == FINISH:
        return True
    verb = verb_of(action)
    space = arg_of(action, 0)
    if verb == BEGIN:
        if action != pack(BEGIN, space) or space >= SPACES:
            return False
        money = state.money[seat]
        return held(state.markers[seat], space) > 0 and can_do(state, seat, space, money)
    wanted = arg_of(action, 1)
    fits = action == pack(verb, space, wanted) and space < TRADES and wanted < TRADES
    return fits and verb in (DO_WIZARD, DO_CHANGE) and can_change(state, seat, verb, space, wanted)


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


def finish(state: State, seat: i64, log: Log | None) -> None:
    """Skip whatever is left (CF-25)."""
    state.markers[seat] = 0
    tell(log, FINISHED, seat)


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


def phase_of(state: State) -> i64:
    """The question that the action under way asks."""
    space = state.doing
    if space == FISHING:
        return FISH
    if space == SAILING:
        return JUMP if state.is_carried else SAIL
    if space == SELLING:
        return SELL
    if space == BUYING:
        return BUY
    return STEAL if space == THIEF else MOVE


def ask_next(state: State, log: Log | None) -> None:
    """The active seat goes on with its action or chooses the next; without any it is done."""
    seat = state.active
    if state.doing != NOTHING:
        state.put(phase_of(state), seat)
    elif state.markers[seat]:
        state.put(ACT, seat)
    else:
        state.leave(seat)
        if state.waiting:
            begin_turn(state, state.next_waiting(seat + 1), log)


def markers_left(state: State, seat: i64) -> i64:
    """How many of its actions the seat has not done yet."""
    return size(state.markers[seat])
