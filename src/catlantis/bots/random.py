"""A bot that chooses at random among all legal actions."""

from catlantis.bots.bot import Bot
from catlantis.core.sight import Sight


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    def choose(self, sight: Sight) -> int:
        """One of the legal actions."""
        legal = sight.legal
        return legal[self.rng.below(len(legal))]
