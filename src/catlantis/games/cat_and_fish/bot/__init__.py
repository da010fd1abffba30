"""Cat & Fish: plan the season's markers as a set, then do the plan.

`markers.py` and `turn.py` judge what may be done, `plans.py` what it leads to, to the weights of
`taste.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of
from catlantis.core.ints import zeros
from catlantis.core.judge import CERTAIN, Judge
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.bot.markers import Markers
from catlantis.games.cat_and_fish.bot.plans import Outlook
from catlantis.games.cat_and_fish.bot.taste import EURO, Taste
from catlantis.games.cat_and_fish.bot.turn import Turn
from catlantis.games.cat_and_fish.state import PLACE_MARKER, State
from catlantis.games.cat_and_fish.verbs import PASS


class FishJudge(Judge[State]):
    """What fish, cards and waters are worth, to a taste."""

    def __init__(self, taste: Taste) -> None:
        super().__init__(GAME)
        self.outlook = Outlook(taste)

    def worths(self, state: State, seat: i64, out: Choices) -> vec[i64]:
        """What each legal action is worth to the seat."""
        found = zeros(out.size)
        self.outlook.look(state, seat)
        if state.phase is PLACE_MARKER:
            markers = Markers(self.outlook, state, seat)
            for index in range(out.size):
                action = out.items[index]
                found[index] = (
                    markers.passing() if action == PASS else markers.worth(arg_of(action, 0))
                )
        else:
            turn = Turn(self.outlook, state, seat)
            for index in range(out.size):
                found[index] = turn.worth(out.items[index])
        return found

    def value(self, state: State, seat: i64) -> i64:
        """By how much the seat will be richer than the others, as it looks now."""
        if not state.to_act:
            return self.result(state, seat)
        own: i64 = 0
        best: i64 = 0
        for other in range(state.seats):
            self.outlook.look(state, other)
            wealth = self.outlook.rest(self.outlook.start)
            if other == seat:
                own = wealth
            else:
                best = max(best, wealth)
        ahead = (own - best) // EURO
        return max(0, min(i64(CERTAIN), CERTAIN // 2 + CERTAIN * ahead // 100))


JUDGE: Final = FishJudge(Taste())
