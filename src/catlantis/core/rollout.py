"""Rollouts: each promising plan is tried on many guesses of what is hidden, and played out.

The matches are played on by the game's own judgement. The plans are tried on the same guesses, with
the same luck, so that their differences show early; in stages the worse half of them is given up
(sequential halving). What the judgement itself would do stays in the race, and is left only for a
plan that does better beyond doubt.
"""

from math import sqrt
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.game import Game
from catlantis.core.ints import bit, ones, zeros
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
        plans: list[vec[i64]],
        playouts: i64,
    ) -> None:
        """Begin to weigh the plans, of which the first is preferred, by about so many playouts.

        The root is any sample of what the seat sees, and stays as it is.
        """
        self.game = judge.game
        self.judge = judge
        self.root = root
        self.seat = seat
        self.rng = rng
        self.plans = plans[:MOST_PLANS]
        number = i64(len(self.plans))
        self.alive = bit(number) - 1  # bitmask of the plans that are still tried
        self.tried = zeros(number)  # how often each was played out
        self.won = zeros(number)  # in thousandths: a shared victory counts in parts …
        self.first_won = zeros(number)  # … and what the first choice won in the same playouts
        self.shares = zeros(root.seats)  # what each seat won after the first choice …
        self.ended: i64 = 0  # … in so many playouts that went to the end
        self.lead = zeros(number)  # by how much that was more than what the first choice brought …
        self.squares = zeros(number)  # … and the squares of these differences
        self.stages = max(1, halvings(number))  # that are left
        self.of_a_stage = playouts // self.stages
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

    def is_alive(self, place: i64) -> bool:
        """Whether a plan was not given up."""
        return self.alive & bit(place) != 0

    def chance(self, place: i64) -> float:
        """The chance to win after a plan, in thousandths.

        By its lead over the first choice, which was played out most often, with the same luck.
        """
        first = float(self.won[FIRST_CHOICE]) / float(max(i64(1), self.tried[FIRST_CHOICE]))
        lead = float(self.won[place] - self.first_won[place])
        return max(0.0, min(float(CERTAIN), first + lead / float(max(i64(1), self.tried[place]))))

    def chances(self) -> list[float]:
        """Each seat's chance to win after the first choice, in thousandths."""
        seats = self.root.seats
        if self.ended and self.ended == self.tried[FIRST_CHOICE]:
            return [float(self.shares[seat]) / float(self.ended) for seat in range(seats)]
        found = [float(self.judge.value(self.root, seat)) for seat in range(seats)]
        own = self.chance(FIRST_CHOICE)
        others = max(1.0, sum(found) - found[self.seat])
        found = [chance * (CERTAIN - own) / others for chance in found]
        found[self.seat] = own
        return found

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
        guess: State = self.judge.guess(self.root, self.seat, self.rng)
        luck = Rng(self.rng.word() | 1, self.rng.word(), self.rng.word(), self.rng.word())
        first: i64 = 0
        first_won: i64 = 0
        for place in range(i64(len(self.plans))):
            if self.alive & bit(place):
                state = guess.clone()
                follow(self.game, state, self.seat, self.plans[place])
                worth = self.judge.played_out(state, self.seat, luck.clone())
                won = worth if state.to_act else self.judge.result(state, self.seat)
                if place == FIRST_CHOICE:
                    first, first_won = worth, won
                    self._share(state)
                self.won[place] += won
                self.first_won[place] += first_won
                self.tried[place] += 1
                self.lead[place] += worth - first
                self.squares[place] += (worth - first) * (worth - first)

    def _share(self, state: State) -> None:
        """Note who has won a playout of the first choice, if it went to the end."""
        if not state.to_act:
            self.ended += 1
            for seat in range(self.root.seats):
                self.shares[seat] += self.judge.result(state, seat)

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


def halvings(number: i64) -> i64:
    """How often so many can be halved until one is left."""
    times: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        times += 1
    return times
