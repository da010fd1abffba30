"""Bots that play promising plans out, many times, before they decide."""

from time import perf_counter
from typing import Any, ClassVar, Final

from catlantis.bots.judging import ANY, judge_of, worths_of
from catlantis.bots.medium import MediumBot
from catlantis.core.judge import Judge
from catlantis.core.rollout import Rollouts
from catlantis.core.sight import Sight

SECONDS: Final = 1.0  # at most, for a decision: so that a slow machine keeps nobody waiting
DECISIONS: Final = 2  # of such length, at most, in a row: a turn may have many
BURST: Final = 4  # rounds between two looks at the clock
GUESSES: Final = 800


class HardBot(MediumBot):
    """Medium's choice, unless another plan does better beyond doubt when all is played out.

    The same seed gives the same choices wherever there is time for all playouts. How many, over
    how many plans and by how many standard errors another must be better is the judgement's own
    matter, unless told.
    """

    effort: ClassVar = 1  # times the playouts, and the time

    def __init__(
        self,
        playouts: int | None = None,
        width: int | None = None,
        doubt: float | None = None,
        seconds: float | None = None,
    ) -> None:
        self.playouts = playouts
        self.width = width
        self.doubt = doubt
        self.seconds = SECONDS * self.effort if seconds is None else seconds
        self.plan: list[int] = []  # what is left to do of what was decided
        self.left = DECISIONS * self.seconds  # of the time to think, until another acts

    def told(self, events: list[list[object]]) -> None:
        """When others act, or something comes to light, what was planned is thought over."""
        if any(event[1] != self.seat for event in events):
            self.left = DECISIONS * self.seconds
            judge = judge_of(self.game.meta.key)
            if judge is None or not judge.is_private:
                self.plan = []

    def choose(self, sight: Sight) -> int:
        """The next step of the plan, or of a new one."""
        if self.plan and self.plan[0] in sight.legal:
            return self.plan.pop(0)
        if len(sight.legal) == 1:
            return sight.legal[0]
        judge = judge_of(sight.game.meta.key)
        if judge is None:
            playouts = GUESSES * self.effort if self.playouts is None else self.playouts
            return self.best(worths_of(sight, playouts, self.seconds))
        search = self.searched(judge, sight)
        doubt = judge.doubt if self.doubt is None else self.doubt
        self.plan = [int(action) for action in search.plans[search.chosen(doubt)]]
        return self.plan.pop(0)

    def searched(self, judge: Judge[Any], sight: Sight) -> Rollouts:
        """The search for a plan, when all was played out or the time is over."""
        began = perf_counter()
        until = began + min(self.seconds, self.left)
        playouts = judge.playouts * self.effort if self.playouts is None else self.playouts
        width = judge.width if self.width is None else self.width
        root = sight.sample(ANY)
        plans = judge.plans(root, sight.seat, self.rng, width)
        search = Rollouts(judge, root, sight.seat, self.rng, plans, playouts)
        while len(plans) > 1 and not search.is_done() and perf_counter() < until:
            search.go_on(BURST)
        self.left -= perf_counter() - began
        return search


class CruelBot(HardBot):
    """Hard, with ten times the effort."""

    effort: ClassVar = 10
