"""The season's end: first player, union fee, Summoner and Monster, fresh fish (CF-39 … CF-42)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.bag import size
from catlantis.core.events import Log, tell
from catlantis.core.ints import bit
from catlantis.games.cat_and_fish.catastrophe import drop, strike
from catlantis.games.cat_and_fish.components import (
    FEE,
    FIRST_MONSTER_YEAR,
    KEPT,
    MONSTER,
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
    DONE,
    FEES,
    NOBODY,
    OVER,
    PAY_FEE,
    PLACE_MARKER,
    SUMMON,
    SUMMONING,
    State,
)
from catlantis.games.cat_and_fish.words import (
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
    tell(log, SEASON_BEGINS, state.first, state.season(), state.year() + 1)
    state.put(PLACE_MARKER, state.first)


def is_fee(tile: i64) -> bool:
    """Whether the fee can be paid with that tile: no fishbone and no whale (CF-40)."""
    return is_fish(tile) and tile != WHALE


def can_give(state: State, seat: i64, tile: i64) -> bool:
    """Whether the seat has that fish to pay the fee with."""
    return stored(state, seat, tile) and is_fee(tile)


def fee_choices(state: State, seat: i64, out: Choices) -> None:
    """Money, or any fish that counts; a loan for who has neither."""
    if state.money[seat] >= FEE:
        out.add(PAY)
    for tile in range(i64(KEPT)):
        if can_give(state, seat, tile):
            out.add(pack(GIVE, tile))
    if not can_pay(state, seat):
        out.add(BORROW)


def fee_allows(state: State, seat: i64, action: i64) -> bool:
    """Whether the seat can pay the fee so."""
    if action == PAY:
        return state.money[seat] >= FEE
    if action == BORROW:
        return not can_pay(state, seat)
    tile = arg_of(action, 0)
    return action == pack(GIVE, tile) and tile < KEPT and can_give(state, seat, tile)


def can_pay(state: State, seat: i64) -> bool:
    """Whether the seat has money or a fish for the fee: who can pay must (CF-40)."""
    tiles = range(i64(KEPT))
    return state.money[seat] >= FEE or any(can_give(state, seat, tile) for tile in tiles)


def ask_fee(state: State) -> None:
    """The next seat pays its fee; all are asked, so that nobody pays unawares (CF-40)."""
    state.active = state.next_waiting(state.active)
    state.put(PAY_FEE, state.active)


def pay_fee(state: State, seat: i64, log: Log | None) -> None:
    """Pay the fee in money."""
    pay(state, seat, FEE)
    state.leave(seat)
    tell(log, PAID_FEE, seat, FEE)


def give_fish(state: State, seat: i64, tile: i64, log: Log | None) -> None:
    """Pay the fee with a fish."""
    drop(state, seat, tile, None)  # told as the fee that it is
    state.leave(seat)
    tell(log, GAVE_FISH, seat, tile)


def borrow(state: State, seat: i64, log: Log | None) -> None:
    """A loan pays the fee and costs a penalty token."""
    earn(state, seat, FEE)
    pay(state, seat, FEE)
    state.penalties[seat] += 1
    state.leave(seat)
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
    state.put(SUMMON, state.summoner)


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


def summon(state: State, block: i64, log: Log | None) -> None:
    """The poorest puts the Monster on a block, where it strikes (CF-41)."""
    strike(state, state.summoner, MONSTER, block, log)


def end_year(state: State, log: Log | None) -> None:
    """Fresh fish for the spring (CF-42)."""
    tell(log, FRESH_FISH, state.first, lay_all(state, log))
    begin_season(state, log)


def finish_match(state: State, log: Log | None) -> None:
    """The fifth winter is over."""
    state.stage = OVER
    state.phase_number = DONE
    for seat in winners(state):
        tell(log, WON, seat)
