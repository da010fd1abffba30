"""Selling fish (CF-28) and buying cards (CF-29)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import held, one
from catlantis.core.events import Log, tell
from catlantis.core.phase import Question
from catlantis.games.cat_and_fish.components import (
    BLACK_MARKET,
    CARD_PRICES,
    CARDS,
    KEPT,
    MERCHANT,
    NEEDS,
    NO_CARD,
    WHALE,
    price,
)
from catlantis.games.cat_and_fish.fishing import stored
from catlantis.games.cat_and_fish.purse import earn, pay
from catlantis.games.cat_and_fish.sea import discard
from catlantis.games.cat_and_fish.state import State
from catlantis.games.cat_and_fish.verbs import (
    BOUGHT,
    BUY,
    SELL,
    SOLD,
    STOP,
    THREW,
    THROW,
    number_arg,
    season_arg,
)

_DEEPEST: Final = 5  # cards in a pile, and the empty place below
_FILLED: Final = [pile + [0] * (_DEEPEST - len(pile)) for pile in CARD_PRICES]
_PRICES: Final[vec[i64]] = vec[i64]([cost for pile in _FILLED for cost in pile])


def takings(state: State, seat: i64, tile: i64) -> i64:
    """What the seat gets for a fish this season; 0 if it cannot be sold."""
    if tile == WHALE and not state.owns(seat, BLACK_MARKET):
        return 0
    money = price(tile, state.season())
    return money + 1 if money and state.owns(seat, MERCHANT) else money


class SellFish(Question[State]):
    """Which fish to sell, and which tiles to throw away (CF-28)."""

    args: ClassVar = [season_arg()]

    def told(self, state: State, seat: i64) -> list[object]:
        """The season whose prices are paid."""
        return [int(state.season())]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Sell what fetches something, throw away anything, or stop."""
        for tile in range(i64(KEPT)):
            if stored(state, seat, tile) and takings(state, seat, tile):
                out.add(pack(SELL, tile))
        for tile in range(i64(KEPT)):
            if stored(state, seat, tile):
                out.add(pack(THROW, tile))
        out.add(STOP)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The tile is sold or thrown away."""
        if action == STOP:
            state.conclude()
        elif verb_of(action) == SELL:
            sell(state, seat, arg_of(action, 0), log)
        else:
            throw(state, seat, arg_of(action, 0), log)


def sell(state: State, seat: i64, tile: i64, log: Log | None) -> None:
    """Sell a fish at the season's price."""
    money = takings(state, seat, tile)
    earn(state, seat, money)
    tell(log, SOLD, seat, tile, money)
    _clear(state, seat, tile)


def throw(state: State, seat: i64, tile: i64, log: Log | None) -> None:
    """Throw a tile away for nothing."""
    tell(log, THREW, seat, tile)
    _clear(state, seat, tile)


def _clear(state: State, seat: i64, tile: i64) -> None:
    state.store[seat] -= one(tile)
    discard(state, tile)
    if state.store[seat] == 0:
        state.conclude()


def top_price(state: State, card: i64) -> i64:
    """What the top card of the pile costs; 0 if the pile is empty."""
    return _PRICES[card * _DEEPEST + held(state.sold, card)]


def can_buy(state: State, seat: i64, card: i64, money: i64) -> bool:
    """Whether the seat, with so much money, may buy the top card of that pile."""
    cost = top_price(state, card)
    if cost == 0 or cost > money or state.owns(seat, card):
        return False
    return NEEDS[card] == NO_CARD or state.owns(seat, NEEDS[card])


def can_buy_any(state: State, seat: i64, money: i64) -> bool:
    """Whether a Buying action, with so much money, can come to anything."""
    card: i64 = 0
    while card < CARDS and not can_buy(state, seat, card, money):
        card += 1
    return card < CARDS


class BuyCard(Question[State]):
    """Which card to buy (CF-29)."""

    args: ClassVar = [number_arg("money")]

    def told(self, state: State, seat: i64) -> list[object]:
        """How much money the seat has."""
        return [int(state.money[seat])]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every card that the seat may buy, or none."""
        for card in range(i64(CARDS)):
            if can_buy(state, seat, card, state.money[seat]):
                out.add(pack(BUY, card))
        out.add(STOP)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """It is bought."""
        if action == STOP:
            state.conclude()
        else:
            buy(state, seat, arg_of(action, 0), log)


def buy(state: State, seat: i64, card: i64, log: Log | None) -> None:
    """Buy the top card of a pile: the bag of the owner's cards notes its price."""
    cost = top_price(state, card)
    pay(state, seat, cost)
    state.sold += one(card)
    state.cards[seat] += one(card) * cost
    state.conclude()
    tell(log, BOUGHT, seat, card, cost)
