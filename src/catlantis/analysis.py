"""Analysis of a match: how each seat's chances went, and what each decision was worth.

A decision is judged by what its seat could know then, never by what was hidden from it: the
promising plans are played out on samples of its sight, beside what was done. So who took a risk
and was unlucky is not blamed for it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.bots.judging import ANY, judge_of
from catlantis.bots.weighing import Weighed, weighed
from catlantis.core.judge import Judge
from catlantis.core.rng import rng_from_seed, seed_from_text
from catlantis.core.rollout import FIRST_CHOICE, Rollouts
from catlantis.core.sight import Sight
from catlantis.match import Match

VERSION: Final = 1  # one more whenever the same match would be judged otherwise
PLAYOUTS: Final = 400  # for a decision
DOUBT: Final = 2.0  # standard errors by which another plan must be better to be told


class NoJudgement(Exception):
    """The game has no judgement of its own to analyse with."""


@dataclass(frozen=True)
class Assessment:
    """A decision, as it looked to the seat that took it."""

    step: int  # actions before it
    seat: int
    action: int
    chances: list[int]  # each seat's, in thousandths, after it
    weighed: list[Weighed]  # what was done first, then what else was tried to the end
    best: int  # what would have been better beyond doubt, else what was done
    loss: int  # of the chance to win, in thousandths
    is_choice: bool  # there was something else that could be done

    @property
    def is_turning_point(self) -> bool:
        """Whether something else was better beyond doubt."""
        return self.best != self.action


@dataclass(frozen=True)
class Accuracy:
    """How well a seat decided."""

    choices: int  # decisions in which there was something to choose
    good: int  # those in which nothing else was better beyond doubt
    loss: int  # of chances to win in all the others, in thousandths


@dataclass(frozen=True)
class Analysis:
    """A match as it was judged."""

    playouts: int
    assessments: list[Assessment]

    def accuracy(self, seat: int) -> Accuracy:
        """How well the seat decided."""
        own = [each for each in self.assessments if each.seat == seat and each.is_choice]
        good = sum(not each.is_turning_point for each in own)
        return Accuracy(len(own), good, sum(each.loss for each in own))

    def turning_points(self) -> list[Assessment]:
        """The decisions that cost most, the costliest first."""
        found = [each for each in self.assessments if each.is_turning_point]
        return sorted(found, key=lambda each: (-each.loss, each.step))


def analyse(
    match: Match, playouts: int = PLAYOUTS, on_progress: Callable[[int], None] = lambda _: None
) -> Analysis:
    """Judge every decision of the match, by so many playouts each; the same again, the same.

    `on_progress` is told how many decisions were just judged. Raises `NoJudgement`.
    """
    assessments = []
    for assessment in assessed(match, playouts):
        assessments.append(assessment)
        on_progress(1)
    return Analysis(playouts, assessments)


def assessed(match: Match, playouts: int) -> Iterator[Assessment]:
    """The decisions of the match, one after the other, judged; raises `NoJudgement`."""
    judge = judge_of(match.game.meta.key)
    if judge is None:
        raise NoJudgement(match.game.meta.key)
    state = match.opening()
    for step, entry in enumerate(match.journal):
        sight = Sight(match.game, state, entry.seat)
        seed = seed_from_text(f"{match.seed} analysis {step}")
        yield assess(judge, sight, step, entry.action, playouts, seed)
        match.game.apply(state, entry.seat, entry.action, None)


def assess(
    judge: Judge[Any], sight: Sight, step: int, action: int, playouts: int, seed: int
) -> Assessment:
    """What was done at that sight, beside what else could have been."""
    root, rng = sight.sample(ANY), rng_from_seed(seed)
    plans = judge.plans(root, sight.seat, rng, judge.width)
    done = [plan for plan in plans if plan[0] == action] or [vec[i64]([action])]
    search = Rollouts(
        *(judge, root, sight.seat, rng),
        [*done[:1], *(plan for plan in plans if plan[0] != action)],
        playouts,
    )
    while not search.is_done():
        search.go_on(playouts)
    best = search.chosen(DOUBT)
    return Assessment(
        step,
        sight.seat,
        action,
        [round(chance) for chance in search.chances()],
        [weighed(search, place) for place in range(len(search.plans)) if search.is_alive(place)],
        int(search.plans[best][0]),
        max(0, round(search.chance(best) - search.chance(FIRST_CHOICE))),
        len(sight.legal) > 1,
    )
