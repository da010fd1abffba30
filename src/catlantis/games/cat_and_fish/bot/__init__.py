"""Cat & Fish: plan the season's markers as a set, then do the plan.

`markers.py` and `turn.py` judge what may be done, `plans.py` what it leads to, to the weights of
`taste.py`.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of
from catlantis.core.ints import lowest, zeros
from catlantis.core.judge import CERTAIN, OUT, Judge, best_place
from catlantis.core.rng import Rng
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.bot.markers import Markers
from catlantis.games.cat_and_fish.bot.plans import Outlook
from catlantis.games.cat_and_fish.bot.taste import EURO, Taste
from catlantis.games.cat_and_fish.bot.turn import Turn
from catlantis.games.cat_and_fish.scoring import total
from catlantis.games.cat_and_fish.state import PLACE_MARKER, State
from catlantis.games.cat_and_fish.verbs import PASS

AT_ODDS: Final = 50 * EURO  # who is so much richer is sure to win
MARGIN: Final = 3 * EURO  # what seems worse by more is not worth trying
HORIZON: Final = 5  # seasons that plans are played out


class FishJudge(Judge[State]):
    """What fish, cards and waters are worth, to a taste."""

    playouts: ClassVar[int] = 300
    width: ClassVar[int] = 6
    doubt: ClassVar[float] = 0.5
    blur: ClassVar[int] = 4 * EURO

    def __init__(self, taste: Taste) -> None:
        super().__init__(GAME)
        self.outlook = Outlook(taste)
        self.margin: i64 = MARGIN
        self.horizon: i64 = HORIZON

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

    def plans(self, state: State, seat: i64, rng: Rng, width: i64) -> list[vec[i64]]:
        """Those actions that may be better than the policy's: not what is far worse."""
        out = Choices()
        self.game.choices(state, seat, out)
        worths = self.worths(state, seat, out)
        found: list[vec[i64]] = []
        least: i64 = OUT
        for place in range(min(width, out.size)):
            best = best_place(worths, out.size, rng)
            if worths[best] < least:
                break
            if place == 0:
                least = worths[best] - self.margin
            found.append(vec[i64]([out.items[best]]))
            worths[best] = OUT
        return found

    def played_out(self, state: State, seat: i64, rng: Rng) -> i64:
        """What comes of a state some seasons later, by the policy of all: luck has less time."""
        until = state.round + self.horizon
        while state.to_act and state.round < until:
            self.play(state, lowest(state.to_act), rng)
        return self.outcome(state, seat)

    def value(self, state: State, seat: i64) -> i64:
        """By how much the seat will be richer than the others, as it looks now."""
        return self.chance(state, seat) if state.to_act else self.result(state, seat)

    def outcome(self, state: State, seat: i64) -> i64:
        """By how much counts beside the victory: what brings money may bring another match."""
        ahead = self.chance(state, seat)
        return ahead if state.to_act else (ahead + self.result(state, seat)) // 2

    def chance(self, state: State, seat: i64) -> i64:
        """The chance to win of who is so much before the best of the others."""
        own = self.wealth(state, seat)
        best: i64 = OUT
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.wealth(state, other))
        ahead = max(-AT_ODDS, min(i64(AT_ODDS), own - best))
        return CERTAIN // 2 + CERTAIN // 2 * ahead // AT_ODDS

    def wealth(self, state: State, seat: i64) -> i64:
        """What the seat will have in the end, as it looks now."""
        if not state.to_act:
            return total(state, seat) * EURO
        self.outlook.look(state, seat)
        return self.outlook.rest(self.outlook.start) - c.PENALTY * state.penalties[seat] * EURO


JUDGE: Final = FishJudge(Taste())
