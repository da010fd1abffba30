"""A bot that plays promising plans out, many times, before it decides."""

from time import perf_counter
from typing import Final

from catlantis.bots.greedy import ANY, GreedyBot, judge_of
from catlantis.core.rollout import Rollouts
from catlantis.core.sight import Sight

PLAYOUTS: Final = 400
WIDTH: Final = 8
DOUBT: Final = 1.0  # standard errors by which another plan must be better than greedy's
SECONDS: Final = 1.0  # at most, for a decision: so that a slow machine keeps nobody waiting
BURST: Final = 4  # rounds between two looks at the clock


class HardBot(GreedyBot):
    """Greedy's choice, unless another plan does better beyond doubt when all is played out.

    The same seed gives the same choices wherever there is time for all playouts.
    """

    def __init__(
        self,
        playouts: int = PLAYOUTS,
        width: int = WIDTH,
        doubt: float = DOUBT,
        seconds: float = SECONDS,
    ) -> None:
        self.playouts = playouts
        self.width = width
        self.doubt = doubt
        self.seconds = seconds
        self.plan: list[int] = []  # what is left to do of what was decided

    def told(self, events: list[list[object]]) -> None:
        """When others act, or something comes to light, what was planned is thought over."""
        if any(event[1] != self.seat for event in events):
            self.plan = []

    def choose(self, sight: Sight) -> int:
        """The next step of the plan, or of a new one."""
        if self.plan and self.plan[0] in sight.legal:
            return self.plan.pop(0)
        judge = judge_of(sight.game.meta.key)
        if judge is None or len(sight.legal) == 1:
            return super().choose(sight)
        until = perf_counter() + self.seconds
        root = sight.sample(ANY)
        search = Rollouts(judge, root, sight.seat, self.rng, self.width, self.playouts)
        while not search.is_done() and perf_counter() < until:
            search.go_on(BURST)
        self.plan = [int(action) for action in search.plans[search.chosen(self.doubt)]]
        return self.plan.pop(0)
