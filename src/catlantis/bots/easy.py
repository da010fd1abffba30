"""A bot that makes a beginner's mistakes, and no silly ones."""

from typing import ClassVar, Final

from catlantis.bots.judging import judge_of, worths_of
from catlantis.bots.medium import MediumBot
from catlantis.core.sight import Sight

FINENESS: Final = 1_000  # steps of a misjudgement


class EasyBot(MediumBot):
    """What seems best where each worth is misjudged, mostly by little, by a blur at most.

    So nothing is ever done that is worse than the best by more than twice as much.
    """

    guesses: ClassVar = 50

    def __init__(self, blur: float | None = None) -> None:
        self.blur = blur  # None: the judgement's own, or what the spread of the worths tells

    def choose(self, sight: Sight) -> int:
        """What seems best."""
        worths = worths_of(sight, self.guesses)
        blur = self.blur
        if blur is None:
            judge = judge_of(sight.game.meta.key)
            blur = judge.blur if judge is not None and judge.blur else blur_within(worths)
        seeming = {action: worth + blur * self.misjudgement() for action, worth in worths.items()}
        return self.best(seeming)

    def misjudgement(self) -> float:
        """From -1 to 1, the less the likelier."""
        return (self.rng.below(FINENESS + 1) - self.rng.below(FINENESS + 1)) / FINENESS


def blur_within(worths: dict[int, float]) -> float:
    """Such that what is among the worse half is never taken for the best."""
    falling = sorted(worths.values(), reverse=True)
    return (falling[0] - falling[(len(falling) - 1) // 2]) / 2
