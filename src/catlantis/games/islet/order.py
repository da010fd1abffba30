"""The order of turns, the rounds, and the end of the match (IS-12, IS-30, IS-50, IS-51, IS-67)."""

from mypy_extensions import i64

from catlantis.core.events import Log, tell
from catlantis.core.phase import OVER, Phase
from catlantis.games.islet.components import IDLE_ROUNDS
from catlantis.games.islet.scoring import ranks
from catlantis.games.islet.sites import renew_free_steps
from catlantis.games.islet.state import OPEN_END, TURN, State
from catlantis.games.islet.verbs import (
    LAST_EGG,
    LAST_TILE,
    LOST,
    NOTHING_HAPPENS,
    TURN_BEGINS,
    WON,
)


def ask_active(state: State, phase: Phase) -> None:
    """The active seat decides what the phase is about."""
    state.phase = phase
    state.ask(state.active)


def begin_turn(state: State, log: Log | None) -> None:
    """The active seat is up."""
    tell_turn(state, log)
    renew_free_steps(state)
    ask_active(state, TURN)


def tell_turn(state: State, log: Log | None) -> None:
    """Whose turn it is."""
    tell(log, TURN_BEGINS, state.active)


def end_turn(state: State, log: Log | None) -> None:
    """Secured resources refresh (IS-40), and the next seat is up, or the match is over."""
    seat = state.active
    state.secured[seat] += state.exhausted[seat]
    state.exhausted[seat] = 0
    following = (seat + 1) % state.seats
    if following == state.first and is_last_of_all(state, log):
        finish(state, log)
        return
    state.active = following
    begin_turn(state, log)


def is_last_of_all(state: State, log: Log | None) -> bool:
    """A round is complete: whether it was the last, all having had as many turns (IS-50)."""
    if state.seats == 1:
        return False  # alone, the bag is the clock
    state.idle = 0 if state.stirred else state.idle + 1
    state.stirred = False
    if state.idle == IDLE_ROUNDS:
        tell(log, NOTHING_HAPPENS, state.active)  # IS-30
        return True
    if state.round == state.last_round:
        return True
    state.round += 1
    return False


def stop_after(state: State, last_round: i64) -> None:
    """The match ends with that round, or before: the earlier end counts (IS-51)."""
    if state.last_round == OPEN_END or last_round < state.last_round:
        state.last_round = last_round


def tell_last_egg(state: State, log: Log | None) -> None:
    """A seat has laid its last egg: the round is completed; alone, that wins (IS-50, IS-67)."""
    tell(log, LAST_EGG, state.active)
    if state.seats == 1:
        finish(state, log)
    else:
        stop_after(state, state.round)


def tell_last_tile(state: State, log: Log | None) -> None:
    """The bag is empty: one more full round after this one (IS-51)."""
    if state.seats > 1:
        tell(log, LAST_TILE, state.active)
        stop_after(state, state.round + 1)


def finish(state: State, log: Log | None) -> None:
    """The match is over; who won is told (IS-52, IS-67)."""
    state.phase = OVER
    if log is not None:
        for seat, rank in enumerate(ranks(state)):
            if rank == 1:
                tell(log, WON, seat)


def lose(state: State, log: Log | None) -> None:
    """Alone: the match is lost (IS-67)."""
    state.phase = OVER
    tell(log, LOST, state.active)
