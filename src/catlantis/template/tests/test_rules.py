"""The rules of High Mouse: a test is a ruling, and names the rule's number."""

from catlantis.core.ints import NOTHING, bits
from catlantis.template import GAME
from catlantis.template.state import State


def dealt(seats: int = 2) -> State:
    """The same deal always."""
    return GAME.new_game({}, seats, seed=7)


def show(state: State, seat: int, place: int) -> int:
    """The seat shows its lowest (0) or highest (-1) mouse; which one it was."""
    action = GAME.legal_actions(state, seat)[place]
    GAME.apply(state, seat, action, None)
    return int(state.shown[seat])


def test_there_are_ten_mice() -> None:  # HM-1
    assert GAME.census(dealt()) == [1] * 10


def test_each_seat_is_dealt_two_and_the_first_begins() -> None:  # HM-2
    state = dealt(4)
    assert [len(bits(hand)) for hand in state.hand] == [2, 2, 2, 2]
    assert bits(state.to_act) == [0]


def test_in_turn_each_shows_a_mouse_of_its_hand() -> None:  # HM-3
    state = dealt(3)
    for seat in range(3):
        assert bits(state.to_act) == [seat]
        held = bits(state.hand[seat])
        assert [GAME.verbs.args(a)[0] for a in GAME.legal_actions(state, seat)] == held
        assert show(state, seat, 0) == held[0]
    assert state.to_act == 0


def test_a_hand_is_secret_and_a_shown_mouse_is_not() -> None:  # HM-4
    state = dealt()
    mouse = show(state, 0, -1)
    view = GAME.view(state, 1)
    assert view["hand"] == bits(state.hand[1])
    assert view["shown"] == [mouse, None]
    assert GAME.view(state, None)["hand"] is None
    assert any(GAME.determinize(state, 1, seed).hand[0] != state.hand[0] for seed in range(9))


def test_the_highest_mouse_wins() -> None:  # HM-5
    state = dealt()
    assert list(state.shown) == [NOTHING, NOTHING]
    shown = [show(state, 0, 0), show(state, 1, -1)]
    assert GAME.ranking(state) == ([2, 1] if shown[1] > shown[0] else [1, 2])
