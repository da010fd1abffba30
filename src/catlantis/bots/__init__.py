"""Bots: players that see only what their seat may see."""

from collections.abc import Callable
from typing import Final, Protocol

from catlantis.bots.greedy import GreedyBot
from catlantis.bots.random import RandomBot
from catlantis.core.sight import Sight


class Bot(Protocol):
    """A player of any game: the same seed and sights, the same choices."""

    def choose(self, sight: Sight) -> int:
        """One of the sight's legal actions."""


BOTS: Final[dict[str, Callable[[int], Bot]]] = {"greedy": GreedyBot, "random": RandomBot}
"""How each bot is made from a seed, by name."""
