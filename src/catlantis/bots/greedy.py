"""A bot that does what its game's own judgement thinks is worth most, looking no further."""

from typing import Any

from catlantis.bots import guessing
from catlantis.bots.bot import Bot
from catlantis.core.foreign import plain_sight
from catlantis.core.judge import Judge
from catlantis.core.sight import Sight
from catlantis.games import part

ANY = 0  # a judgement does not depend on what is hidden, so any sample will do


class GreedyBot(Bot):
    """The legal action of the greatest worth; among equals, a random one."""

    def choose(self, sight: Sight) -> int:
        """The action worth most."""
        judge = judge_of(sight.game.meta.key)
        if judge is not None:
            return int(judge.policy(sight.sample(ANY), sight.seat, self.rng))
        worths = worths_of(sight)
        most = max(worths.values())
        best = [action for action, worth in worths.items() if worth == most]
        return best[self.rng.below(len(best))]


def judge_of(key: str) -> Judge[Any] | None:
    """The game's own judgement, if it has one."""
    judge: Judge[Any] | None = getattr(part(key, "bot"), "JUDGE", None)
    return judge


def worths_of(sight: Sight) -> dict[int, float]:
    """What each action is worth: to the game's own bot, or by guesses where it has none."""
    bot = part(sight.game.meta.key, "bot")
    if bot is None:
        return guessing.worths(sight)
    worths: dict[int, float] = bot.worths(plain_sight(sight))
    return worths
