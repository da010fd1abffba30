"""A bot that does what its game's own bot thinks is worth most, looking no further."""

from collections.abc import Callable

from catlantis.bots import guessing
from catlantis.core.rng import rng_from_seed
from catlantis.core.sight import Sight
from catlantis.games import part

Evaluator = Callable[[Sight], dict[int, float]]


class GreedyBot:
    """The legal action of the greatest worth; among equals, a random one."""

    def __init__(self, seed: int) -> None:
        self.rng = rng_from_seed(seed)

    def choose(self, sight: Sight) -> int:
        """The action worth most."""
        worths = evaluator(sight.game.meta.key)(sight)
        most = max(worths.values())
        best = [action for action, worth in worths.items() if worth == most]
        return best[self.rng.below(len(best))]


def evaluator(game: str) -> Evaluator:
    """What judges the actions of a game: its own bot, or guesses where it has none."""
    worths: Evaluator = getattr(part(game, "bot"), "worths", guessing.worths)
    return worths
