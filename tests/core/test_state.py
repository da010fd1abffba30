"""What the states of all games share."""

import pytest

from catlantis.core.ints import zeros
from catlantis.core.rng import rng_from_seed
from catlantis.core.state import State


def state_of(seats: int) -> State:
    return State(seats, 1, rng_from_seed(0), zeros(seats))


def test_nobody_is_asked_at_first() -> None:
    state = state_of(3)
    assert state.to_act == 0
    assert not any(state.is_asked(seat) for seat in range(3))


def test_questions_are_numbered_for_each_seat() -> None:
    state = state_of(3)
    state.ask(1)
    state.ask(1)
    state.ask(2)
    assert list(state.asked) == [0, 2, 1]
    assert [state.is_asked(seat) for seat in range(3)] == [False, True, True]


def test_who_answered_owes_nothing_and_keeps_the_number() -> None:
    state = state_of(3)
    state.ask(1)
    state.ask(2)
    state.answered(1)
    assert state.to_act == 0b100
    assert list(state.asked) == [0, 1, 1]


def test_the_last_of_63_seats_can_be_asked() -> None:
    state = state_of(63)
    state.ask(62)
    assert state.to_act == 1 << 62
    assert state.is_asked(62)
    assert not state.is_asked(30)


def test_a_game_must_clone_its_own_state() -> None:
    with pytest.raises(TypeError, match="each game clones its own state"):
        state_of(2).clone()
