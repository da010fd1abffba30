"""A bot that does what its game's own judgement thinks is worth most, looking no further."""

from typing import ClassVar

from catlantis.bots.bot import Bot
from catlantis.bots.judging import ANY, judge_of, worths_of
from catlantis.core.sight import Sight


class MediumBot(Bot):
    """The legal action of the greatest worth; among equals, a random one."""

    guesses: ClassVar = 200  # in a game that has no bot of its own

    def choose(self, sight: Sight) -> int:
        """The action worth most."""
        judge = judge_of(sight.game.meta.key)
        if judge is not None:
            return int(judge.policy(sight.sample(ANY), sight.seat, self.rng))
        return self.best(worths_of(sight, self.guesses))

    def best(self, worths: dict[int, float]) -> int:
        """The action worth most; among equals, a random one."""
        most = max(worths.values())
        best = [action for action, worth in worths.items() if worth == most]
        return best[self.rng.below(len(best))]
