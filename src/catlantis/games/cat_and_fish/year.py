"""The season's end: first player, union fee, Summoner and Monster, fresh fish (CF-39 … CF-42)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.bag import size
from catlantis.core.events import Log, tell
from catlantis.core.ints import NOBODY, bit
from catlantis.core.phase import OVER, Question
from catlantis.games.cat_and_fish.catastrophe import drop
from catlantis.games.cat_and_fish.components import (
    FEE,
    FIRST_MONSTER_YEAR,
    KEPT,
    ROUNDS,
    WHALE,
    WINTER,
    is_fish,
)
from catlantis.games.cat_and_fish.fishing import stored
from catlantis.games.cat_and_fish.purse import earn, pay
from catlantis.games.cat_and_fish.scoring import winners
from catlantis.games.cat_and_fish.sea import lay_all
from catlantis.games.cat_and_fish.state import (
    CHOOSING,
    ENDED,
    FEES,
    PAY_FEE,
    PLACE_MARKER,
    SUMMON_MONSTER,
    SUMMONING,
    State,
)
from catlantis.games.cat_and_fish.verbs import (
    BECAME_SUMMONER,
    BORROW,
    BORROWED,
    FRESH_FISH,
    GAVE_FISH,
    GIVE,
    PAID_FEE,
    PAY,
    SEASON_BEGINS,
    WON,
)


def end_season(state: State, log: Log | None) -> None:
    """All have done their actions: a new season, a new year with its fee, or the end."""
    if state.season() != WINTER:
        begin_season(state, log)
    elif state.round == ROUNDS - 1:
        finish_match(state, log)  # CF-50: no fee
    else:
        state.stage = FEES
        state.waiting = bit(state.seats) - 1
        state.active = state.first


def begin_season(state: State, log: Log | None) -> None:
    """The token passes to the left, or to the Thief (CF-39), and markers are taken back."""
    state.first = state.thief if state.thief != NOBODY else (state.first + 1) % state.seats
    state.thief = NOBODY
    state.round += 1
    for seat in range(state.seats):
        state.placed[seat] = 0
    state.stage = CHOOSING
    state.waiting = bit(state.seats) - 1
    state.active = state.first
    tell_season(state, log)
    state.put(PLACE_MARKER, state.first)


def tell_season(state: State, log: Log | None) -> None:
    """Which season of which year it is, and who is first."""
    tell(log, SEASON_BEGINS, state.first, state.season(), state.year() + 1)


def is_fee(tile: i64) -> bool:
    """Whether the fee can be paid with that tile: no fishbone and no whale (CF-40)."""
    return is_fish(tile) and tile != WHALE


def can_give(state: State, seat: i64, tile: i64) -> bool:
    """Whether the seat has that fish to pay the fee with."""
    return stored(state, seat, tile) and is_fee(tile)


class PayFee(Question[State]):
    """How to pay the union fee (CF-40)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Money, or any fish that counts; a loan for who has neither."""
        if state.money[seat] >= FEE:
            out.add(PAY)
        for tile in range(i64(KEPT)):
            if can_give(state, seat, tile):
                out.add(pack(GIVE, tile))
        if not can_pay(state, seat):
            out.add(BORROW)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """It is paid."""
        state.leave(seat)
        if action == PAY:
            pay(state, seat, FEE)
            tell(log, PAID_FEE, seat, FEE)
        elif action == BORROW:
            borrow(state, seat, log)
        else:
            tile = arg_of(action, 0)
            drop(state, seat, tile, None)  # told as the fee that it is
            tell(log, GAVE_FISH, seat, tile)


def can_pay(state: State, seat: i64) -> bool:
    """Whether the seat has money or a fish for the fee: who can pay must (CF-40)."""
    if state.money[seat] >= FEE:
        return True
    tile: i64 = 0
    while tile < KEPT and not can_give(state, seat, tile):
        tile += 1
    return tile < KEPT


def ask_fee(state: State) -> None:
    """The next seat pays its fee; all are asked, so that nobody pays unawares (CF-40)."""
    state.active = state.next_waiting(state.active)
    state.put(PAY_FEE, state.active)


def borrow(state: State, seat: i64, log: Log | None) -> None:
    """A loan pays the fee and costs a penalty token."""
    earn(state, seat, FEE)
    pay(state, seat, FEE)
    state.penalties[seat] += 1
    tell(log, BORROWED, seat)


def end_fees(state: State, log: Log | None) -> None:
    """All have paid: the Monster comes before the fourth and the fifth spring (CF-41)."""
    if state.year() < FIRST_MONSTER_YEAR:
        end_year(state, log)
        return
    state.stage = SUMMONING
    state.summoner = poorest(state)
    state.active = state.summoner
    tell(log, BECAME_SUMMONER, state.summoner)
    state.put(SUMMON_MONSTER, state.summoner)


def wealth(state: State, seat: i64) -> i64:
    """Money and the printed prices of the cards: in their bag each counts for its price."""
    return state.money[seat] + size(state.cards[seat])


def poorest(state: State) -> i64:
    """Who has the least wealth; among equals the latest in the winter's turn order (CF-41)."""
    found = state.first
    for turn in range(i64(1), state.seats):
        seat = (state.first + turn) % state.seats
        if wealth(state, seat) <= wealth(state, found):
            found = seat
    return found


def end_year(state: State, log: Log | None) -> None:
    """Fresh fish for the spring (CF-42)."""
    tell(log, FRESH_FISH, state.first, lay_all(state, log))
    begin_season(state, log)


def finish_match(state: State, log: Log | None) -> None:
    """The fifth winter is over."""
    state.stage = ENDED
    state.phase = OVER
    for seat in winners(state):
        tell(log, WON, seat)
