"""A bot that chooses at random among all legal actions."""

from catlantis.core.rng import rng_from_seed
from catlantis.core.sight import Sight


class RandomBot:
    """Any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self.rng = rng_from_seed(seed)

    def choose(self, sight: Sight) -> int:
        """One of the legal actions."""
        legal = sight.legal
        return legal[self.rng.below(len(legal))]
