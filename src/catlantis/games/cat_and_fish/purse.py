"""Money: whatever a player gets the bank pays, whatever a player pays the bank gets."""

from mypy_extensions import i64

from catlantis.games.cat_and_fish.state import State


def earn(state: State, seat: i64, money: i64) -> None:
    """The bank pays the seat."""
    state.money[seat] += money
    state.bank_paid += money


def pay(state: State, seat: i64, money: i64) -> None:
    """The seat, which has as much, pays the bank."""
    state.money[seat] -= money
    state.bank_received += money
