"""A bot that does what its game's own bot thinks is worth most, looking no further."""

from catlantis.bots import guessing
from catlantis.bots.bot import Bot
from catlantis.core.foreign import plain_sight
from catlantis.core.sight import Sight
from catlantis.games import part


class GreedyBot(Bot):
    """The legal action of the greatest worth; among equals, a random one."""

    def choose(self, sight: Sight) -> int:
        """The action worth most."""
        worths = worths_of(sight)
        most = max(worths.values())
        best = [action for action, worth in worths.items() if worth == most]
        return best[self.rng.below(len(best))]


def worths_of(sight: Sight) -> dict[int, float]:
    """What each action is worth: to the game's own bot, or by guesses where it has none."""
    bot = part(sight.game.meta.key, "bot")
    if bot is None:
        return guessing.worths(sight)
    worths: dict[int, float] = bot.worths(plain_sight(sight))
    return worths
