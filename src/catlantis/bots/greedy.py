"""A bot that does what its game's evaluator thinks is worth most, looking no further."""

from collections.abc import Callable
from typing import Final

from catlantis.bots.evaluators import cat_and_fish, exploding_kittens, isle_of_cats, islet
from catlantis.bots.sight import Sight
from catlantis.core.rng import rng_from_seed

Evaluator = Callable[[Sight], dict[int, float]]

EVALUATORS: Final[dict[str, Evaluator]] = {
    "cat-and-fish": cat_and_fish.worths,
    "exploding-kittens": exploding_kittens.worths,
    "isle-of-cats": isle_of_cats.worths,
    "islet": islet.worths,
}


class GreedyBot:
    """The legal action of the greatest worth; among equals, a random one."""

    def __init__(self, seed: int) -> None:
        self.rng = rng_from_seed(seed)

    def choose(self, sight: Sight) -> int:
        """The action worth most."""
        worths = EVALUATORS[sight.game.meta.key](sight)
        most = max(worths.values())
        best = [action for action, worth in worths.items() if worth == most]
        return best[self.rng.below(len(best))]
