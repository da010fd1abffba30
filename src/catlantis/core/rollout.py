"""Rollouts: each promising plan is tried on many guesses of what is hidden, and played out.

The matches are played to their end by the game's own judgement, for all seats. The plans are tried
on the same guesses, with the same luck, so that their differences show early; in stages the worse
half of them is given up (sequential halving). What the judgement itself would do stays in the
race, and is left only for a plan that does better beyond doubt.
"""

from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.game import Game
from catlantis.core.ints import bit, zeros
from catlantis.core.judge import CERTAIN, Judge
from catlantis.core.rng import Rng
from catlantis.core.state import State

FIRST_CHOICE: Final = 0  # the place, among the plans, of what the judgement would do
MOST_PLANS: Final = 62  # they are bits of a mask


class Rollouts:
    """The search for one decision of a seat; it can be stopped, asked, and gone on with."""

    def __init__(
        self,
        judge: Judge[Any],
        root: State,
        seat: i64,
        rng: Rng,
        width: i64,
        playouts: i64,
    ) -> None:
        """Begin to weigh the `width` most promising plans by about so many playouts in all.

        The root is any sample of what the seat sees, and stays as it is.
        """
        self.game = judge.game
        self.judge = judge
        self.root = root
        self.seat = seat
        self.rng = rng
        self.plans = judge.plans(root, seat, rng, min(width, MOST_PLANS))
        number = i64(len(self.plans))
        self.alive = bit(number) - 1  # bitmask of the plans that are still tried
        self.tried = zeros(number)  # how often each was played out
        self.total = zeros(number)  # what came of it, in thousandths
        self.lead = zeros(number)  # by how much that was more than what the first choice brought …
        self.squares = zeros(number)  # … and the squares of these differences
        self.stages = halvings(number)  # that are left
        self.of_a_stage = playouts // max(1, self.stages)
        self.rounds: i64 = 0  # left of the stage: in each, all that are alive are played out once
        self._begin_stage()

    def is_done(self) -> bool:
        """Whether all playouts were played."""
        return self.stages == 0

    def go_on(self, rounds: i64) -> None:
        """Play so many more rounds, or as many as are left."""
        for _round in range(rounds):
            if self.stages == 0:
                return
            self._play_round()
            self.rounds -= 1
            if self.rounds <= 0:
                self._give_up_half()
                self.stages -= 1
                self._begin_stage()

    def chosen(self, doubt: float) -> i64:
        """The place of the best plan, if it beats the first choice beyond doubt.

        That is, by so many standard errors of their differences.
        """
        best: i64 = FIRST_CHOICE
        for place in range(i64(len(self.plans))):
            if self.alive & bit(place) and self.lead[place] > self.lead[best]:
                best = place
        if best != FIRST_CHOICE and self.mean_lead(best) <= doubt * self.error(best):
            return FIRST_CHOICE
        return best

    def mean(self, place: i64) -> float:
        """What came of a plan on average, in thousandths."""
        return float(self.total[place]) / float(self.tried[place]) if self.tried[place] else 0.0

    def mean_lead(self, place: i64) -> float:
        """By how much it was better than the first choice, on average."""
        return float(self.lead[place]) / float(self.tried[place]) if self.tried[place] else 0.0

    def error(self, place: i64) -> float:
        """The standard error of that."""
        times = self.tried[place]
        if times < 2:
            return float(CERTAIN)
        spread = float(self.squares[place]) / float(times) - self.mean_lead(place) ** 2
        return sqrt(max(0.0, spread) / float(times - 1))

    def _begin_stage(self) -> None:
        if self.stages:
            self.rounds = max(1, self.of_a_stage // ones(self.alive))

    def _play_round(self) -> None:
        """Play out every plan that is alive, on the same guess and with the same luck."""
        guess: State = self.game.determinize(self.root, self.seat, int(self.rng.word()))
        luck = Rng(self.rng.word() | 1, self.rng.word(), self.rng.word(), self.rng.word())
        first: i64 = 0
        for place in range(i64(len(self.plans))):
            if self.alive & bit(place):
                state = guess.clone()
                follow(self.game, state, self.seat, self.plans[place])
                play_on(self.judge, state, luck.clone())
                worth = self.judge.outcome(state, self.seat)
                if place == FIRST_CHOICE:
                    first = worth
                self.tried[place] += 1
                self.total[place] += worth
                self.lead[place] += worth - first
                self.squares[place] += (worth - first) * (worth - first)

    def _give_up_half(self) -> None:
        """Keep the better half, and the first choice."""
        keep = (ones(self.alive) + 1) // 2
        kept: i64 = bit(FIRST_CHOICE)
        for _place in range(i64(1), keep):
            best: i64 = FIRST_CHOICE
            for place in range(i64(len(self.plans))):
                is_free = (self.alive & ~kept) & bit(place) != 0
                if is_free and (best == FIRST_CHOICE or self.lead[place] > self.lead[best]):
                    best = place
            kept |= bit(best)
        if keep == 1:  # of the last two
            kept = self.alive
        self.alive = kept


def follow(game: Game[Any], state: State, seat: i64, plan: vec[i64]) -> None:
    """Carry a plan out as far as it can be."""
    game.apply(state, seat, plan[0], None)
    for place in range(i64(1), i64(len(plan))):
        if not state.is_asked(seat) or not game.allows(state, seat, plan[place]):
            return
        game.apply(state, seat, plan[place], None)


def play_on(judge: Judge[Any], state: State, rng: Rng) -> None:
    """Play a match to its end, each seat as the judgement would."""
    while state.to_act:
        judge.play(state, lowest(state.to_act), rng)


def lowest(mask: i64) -> i64:
    """The lowest bit that is set."""
    position: i64 = 0
    while not mask & bit(position):
        position += 1
    return position


def ones(mask: i64) -> i64:
    """How many bits are set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def halvings(number: i64) -> i64:
    """How often so many can be halved until one is left."""
    times: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        times += 1
    return times
