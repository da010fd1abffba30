"""The Isle of Cats: Explore & Draw: look ahead over one's own day, to the boat of tonight.

Nothing hidden matters before the day ends, so one sample is as good as many. `lookahead.py` plays
each choice out, trying the drawings that look good to `glance.py`; `prospect.py` measures what the
boat then promises, `rooms.py` what its rooms do. For who looks further, `days.py` finds whole days
worth weighing, `alone.py` plays days to come, and `chances.py` says what boats come to.
"""

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.action import Choices
from catlantis.core.ints import zeros
from catlantis.core.judge import CERTAIN, Judge
from catlantis.core.rng import Rng, rng_from_seed
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.bot import lookahead
from catlantis.games.isle_of_cats.bot.alone import (
    SELF,
    aboard,
    after_light_days,
    alone,
    deal_days,
    light_day,
    to_morning,
)
from catlantis.games.isle_of_cats.bot.chances import (
    VARIANCE,
    chance_of,
    chance_to_lead,
    likely_total,
    lost_by_light_days,
)
from catlantis.games.isle_of_cats.bot.days import Days
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.knowledge import return_to_dawn
from catlantis.games.isle_of_cats.state import DONE, MORNING, State, enter, phase_of
from catlantis.games.isle_of_cats.verbs import CONFIRM

GUESSES: Final = 4  # of what is hidden, by which a match alone is valued
REPEATED: Final = vec[i64]([1, 6, 3, 2, 1, 1, 1, 1])  # playouts in one, by how many days are left


class IsleJudge(Judge[State]):
    """What boats promise."""

    playouts: ClassVar[int] = 500
    width: ClassVar[int] = 16
    doubt: ClassVar[float] = 0.0  # the policy's day is one of many good ones
    is_private: ClassVar[bool] = True  # IC-21: others' days touch no boat but theirs

    def worths(self, state: State, seat: i64, out: Choices) -> vec[i64]:
        """What each legal action is worth to the seat, in hundredths of a point."""
        return lookahead.worths(state, seat, out)

    def value(self, state: State, seat: i64) -> i64:
        """By what the boats promise; a day that the seat has begun is played on lightly."""
        if not state.to_act:
            return self.result(state, seat)
        if state.seats == 1:
            return self.value_alone(state)
        own = alone(state, seat)
        to_morning(own)
        totals = totals_at_dawn(state)
        totals[seat] = likely_total(own)
        together: i64 = 0  # each by itself is too low: who beats one other beats the next easier
        for other in range(state.seats):
            together += chance_to_lead(totals, other, 2 * VARIANCE[state.day])
        return CERTAIN * chance_to_lead(totals, seat, 2 * VARIANCE[state.day]) // max(1, together)

    def value_alone(self, state: State) -> i64:
        """Against the sister, by some guesses, always the same ones, that are played out."""
        rng = rng_from_seed(0)
        together: i64 = 0
        for _guess in range(i64(GUESSES)):
            own = self.guess(state, SELF, rng)
            to_morning(own)
            total = likely_total(after_light_days(own)) + lost_by_light_days(own)
            together += chance_of(total, VARIANCE[state.day])
        return together // GUESSES

    def plans(self, state: State, seat: i64, rng: Rng, width: i64) -> list[vec[i64]]:
        """Whole days, up to confirming them: nothing new is seen before."""
        own = alone(state, seat)
        first = self.day_of_policy(own.clone(), rng)
        found = [first]
        if width > 1:
            for plan in Days(own).plans(width - 1):
                if not is_same(plan, first):
                    found.append(plan)
        return found

    def day_of_policy(self, own: State, rng: Rng) -> vec[i64]:
        """What the policy does today."""
        action = self.policy(own, SELF, rng)
        plan = vec[i64]([action])
        while action != CONFIRM:
            lookahead.act(own, SELF, action)
            action = self.policy(own, SELF, rng)
            plan = append(plan, action)
        return plan

    def guess(self, state: State, seat: i64, rng: Rng) -> State:
        """In it, who has confirmed has done something today (IC-21): a light day."""
        guess = super().guess(state, seat, rng)
        for other in range(state.seats):
            if other != seat and phase_of(guess, other) is DONE:
                day = light_day(at_dawn(guess, other))
                enter(day, SELF, DONE)
                aboard(guess, other, day)
        return guess

    def played_out(self, state: State, seat: i64, rng: Rng) -> i64:
        """The seat plays on alone, by light days; the others' boats come to what they promise."""
        own = alone(state, seat)
        to_morning(own)
        totals = totals_at_dawn(state)
        better = lost_by_light_days(own)
        times = REPEATED[DAYS - own.day]
        together: i64 = 0
        for time in range(times):
            if time:
                deal_days(own, rng)
            totals[seat] = likely_total(after_light_days(own)) + better
            together += chance_to_lead(totals, seat, VARIANCE[state.day])
        return together // times


JUDGE: Final = IsleJudge(GAME)


def is_same(plan: vec[i64], other: vec[i64]) -> bool:
    """Whether the same is done, in the same order."""
    many = i64(len(plan))
    return many == len(other) and all(plan[place] == other[place] for place in range(many))


def totals_at_dawn(state: State) -> vec[i64]:
    """What each boat is likely to score, as all know it."""
    totals = zeros(state.seats)
    for seat in range(state.seats):
        totals[seat] = likely_total(at_dawn(state, seat))
    return totals


def at_dawn(state: State, seat: i64) -> State:
    """A seat's own part of a match as all know it: as it was in the morning (IC-21)."""
    own = alone(state, seat)
    return_to_dawn(own, SELF)
    enter(own, SELF, MORNING)
    return own
