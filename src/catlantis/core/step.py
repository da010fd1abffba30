"""A step of a match under the eyes of the laws."""

from typing import Any

from catlantis.core.events import Log
from catlantis.core.game import Game
from catlantis.core.rng import Rng
from catlantis.core.state import State
from catlantis.core.turns import Moment


class Step:
    """A legal action of a match that is watched: who does what, the states before and after."""

    def __init__(self, game: Game[Any], state: State, seat: int, action: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.action = action
        self.rng = rng  # the watcher's own
        self.before = state.clone()
        self.moment = Moment(game, state)
        self.after = state  # once it is taken
        self.log = Log()
        # One who must learn of it no more than it may know, and the match as that seat imagines it
        self.viewer = int(rng.below(state.seats))
        self.sample = sample_of(game, state, self.viewer, rng)

    def take(self) -> None:
        """Do the action."""
        self.game.apply(self.after, self.seat, self.action, self.log)

    def retaken(self, state: State, action: int) -> Log:
        """Do an action of the same seat in another state; what is told of it."""
        log = Log()
        self.game.apply(state, self.seat, action, log)
        return log


def sample_of(game: Game[Any], state: State, seat: int, rng: Rng) -> State:
    """What may be true for all that the seat knows."""
    sample: State = game.determinize(state, seat, int(rng.word()))
    return sample
