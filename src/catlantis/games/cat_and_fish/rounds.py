"""The course of a match: what comes next when nobody is asked anything any more."""

from catlantis.core.events import Log
from catlantis.core.ints import bit
from catlantis.games.cat_and_fish import catastrophe, choosing, doing, year
from catlantis.games.cat_and_fish.state import CHOOSING, DOING, ENDED, FEES, State


def go_on(state: State, log: Log | None) -> None:
    """Go on to the next question, or to the end."""
    while not state.to_act and state.stage != ENDED:
        if state.victims:
            catastrophe.strike_next(state, log)
        elif state.stage == CHOOSING:
            if state.waiting:
                choosing.ask_next(state)
            else:
                state.stage = DOING
                state.waiting = bit(state.seats) - 1
                doing.start(state, log)
        elif state.stage == DOING:
            if state.waiting:
                doing.ask_next(state, log)
            else:
                year.end_season(state, log)
        elif state.stage == FEES:
            if state.waiting:
                year.ask_fee(state)
            else:
                year.end_fees(state, log)
        else:
            year.end_year(state, log)
