"""What a bot is given: what its seat may see, and nothing else."""

from typing import Any

from catlantis.core.game import Game
from catlantis.core.state import State


class Sight:
    """One seat's decision: its view, its legal actions, and samples of what may lie hidden."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state  # never handed out: only what the seat may know of it

    @property
    def legal(self) -> list[int]:
        """All legal actions, in canonical order."""
        return self.game.legal_actions(self.__state, self.seat)

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self.game.view(self.__state, self.seat)

    def sample(self, seed: int) -> State:
        """A state that the seat cannot tell from the true one, dealt anew from the seed."""
        sample: State = self.game.determinize(self.__state, self.seat, seed)
        return sample
