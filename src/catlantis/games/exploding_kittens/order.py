"""The order of play: whose turn it is and how many turns are owed (EK-10, EK-31)."""

from mypy_extensions import i64

from catlantis.core.events import Log, tell
from catlantis.games.exploding_kittens.state import TURN, State
from catlantis.games.exploding_kittens.verbs import TURN_BEGINS


def next_alive(state: State, seat: i64) -> i64:
    """The next seat clockwise that has not exploded (EK-10)."""
    following = (seat + 1) % state.seats
    while not state.is_alive(following):
        following = (following + 1) % state.seats
    return following


def go_on(state: State) -> None:
    """The active seat plays on."""
    state.phase = TURN
    state.ask(state.active)


def begin_turn(state: State, seat: i64, owed: i64, attacked: bool, log: Log | None) -> None:
    """The seat is up, with so many turns in a row."""
    state.active = seat
    state.owed = owed
    state.attacked = attacked
    tell_turn(state, log)
    go_on(state)


def tell_turn(state: State, log: Log | None) -> None:
    """Whose turn it is, and how many they take."""
    tell(log, TURN_BEGINS, state.active, state.owed)


def end_turn(state: State, log: Log | None) -> None:
    """One of the turns owed is done; after the last, the next seat takes a normal one."""
    if state.owed > 1:
        begin_turn(state, state.active, state.owed - 1, state.attacked, log)
    else:
        begin_turn(state, next_alive(state, state.active), 1, False, log)
