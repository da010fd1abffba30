"""Turns: what a seat does until it cannot take it back, and how long that may go on."""

from typing import Any, Final

from catlantis.core.events import Log
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.rng import Rng
from catlantis.core.state import State

LONGEST_TURN: Final = 1_000  # decisions; free steps between payments are some hundreds (IS-38)


class Moment:
    """What a step is held against when it is done: chance, and what all were asked."""

    def __init__(self, game: Game[Any], state: State) -> None:
        self.chance = _words(state.rng)
        self.asked = [int(number) for number in state.asked]
        self.seen = game.seen_to_act(state, None)

    def ends_turn(self, game: Game[Any], state: State, seat: int, log: Log) -> bool:
        """Whether the seat's turn ends with its step to this state.

        The step revealed something (be it that others have answered), or asked another seat.
        """
        seen = game.seen_to_act(state, None)
        return (
            self.reveals(game, state, log)
            or any(
                number != self.asked[other]
                for other, number in enumerate(state.asked)
                if other != seat
            )
            or any(other != seat for other in bits(seen ^ self.seen))
        )

    def reveals(self, game: Game[Any], state: State, log: Log) -> bool:
        """Whether the step used chance, told something hidden before, or ended the match."""
        return (
            state.to_act == 0
            or _words(state.rng) != self.chance
            or any(game.events.kinds[event.kind].reveals for event in log.events)
        )

    def is_final(self, game: Game[Any], state: State, seat: int, log: Log) -> bool:
        """Whether the seat's step to this state can never be taken back.

        That is so with the end of a turn; where nothing is hidden that it would tell, only once
        another has acted.
        """
        if game.meta.is_open:
            return self.reveals(game, state, log)
        return self.ends_turn(game, state, seat, log)

    def is_answered(self, state: State, seat: int) -> bool:
        """Whether the seat's question of then is answered: it is asked another one, or none."""
        return not state.is_asked(seat) or int(state.asked[seat]) != self.asked[seat]


class Turns:
    """How many decisions each seat of a match has taken since its turn began.

    A turn ends with a step that says so or settles something, and when the seat is asked no more.
    """

    def __init__(self) -> None:
        self._taken: dict[int, int] = {}

    def took(self, seat: int, *, ended: bool) -> int:
        """Count a decision, with which the turn may have ended; how long the turn has become."""
        taken = self._taken.get(seat, 0) + 1
        self._taken[seat] = 0 if ended else taken
        return taken


def settles(game: Game[Any], log: Log) -> bool:
    """Whether one of the events settles what its seat did."""
    return any(game.events.kinds[event.kind].settles for event in log.events)


def _words(rng: Rng) -> tuple[int, int, int, int]:
    return (rng.a, rng.b, rng.c, rng.d)
