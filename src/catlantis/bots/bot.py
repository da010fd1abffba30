"""What a bot is: a player that sees only what its seat may see, and lives for one match."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from catlantis.core.game import Game
from catlantis.core.rng import Rng, rng_from_seed
from catlantis.core.sight import Sight


class Bot(ABC):
    """A player of a seat in one match: inherit from it, and write `choose`.

    Everywhere (arena, terminal, table, network) its life is the same: it is made, with the options
    that it was named with as keyword arguments; `start` tells it where it sits; before each
    decision `told` tells it what happened, and `choose` asks; `end` tells how it ended. It may keep
    what it likes from one call to the next. After an undo, or where its process was lost, another
    one is made for the seat, started alike, and told everything from the beginning.

    The same seed and sights must give the same choices: take chance from `rng` and nothing else.
    """

    version: ClassVar[int] = 1
    """One more whenever it comes to play otherwise: results of other versions are not its own."""
    game: Game[Any]
    """What is played: its tables spell actions, its methods play samples."""
    seat: int
    """Where it sits, counted from 0."""
    seats: int
    """How many play."""
    rng: Rng
    """Its own stream of chance, from the seed that it was started with."""

    def start(self, game: Game[Any], seat: int, seats: int, seed: int) -> None:
        """A match begins, or is joined: who overrides this calls it too."""
        self.game, self.seat, self.seats = game, seat, seats
        self.rng = rng_from_seed(seed)

    def told(self, events: list[list[object]]) -> None:  # noqa: B027  (for who does not care)
        """What its seat was told since the last time: `["drew", 0, 5]`, None for what is hidden."""

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """One of the sight's legal actions."""

    def end(self, sight: Sight, ranking: list[int]) -> None:  # noqa: B027
        """The match is over: what is seen then, and each seat's rank, 1 the best."""
