"""A game's own judgement: fast, compiled, and on states, for bots that play thousands of matches.

A game that has one keeps it as `JUDGE` in its `bot` package. It may look only at what the seat
that it judges for may know, so on any sample of a sight it judges alike.
"""

from abc import abstractmethod
from typing import ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Choices
from catlantis.core.game import Game
from catlantis.core.ints import lowest
from catlantis.core.rng import Rng
from catlantis.core.state import State

CERTAIN: Final = 1_000  # chances to win are in thousandths
OUT: Final = -(2**60)  # less than anything is worth

S = TypeVar("S", bound=State)


class Judge(Generic[S]):
    """What a game's bot thinks: of each action, of the best one, and of a position."""

    # How hard thinks where it is not told otherwise
    playouts: ClassVar[int] = 400  # for a decision
    width: ClassVar[int] = 8  # plans that share them
    doubt: ClassVar[float] = 1.0  # standard errors by which another must beat the policy's
    is_private: ClassVar[bool] = False  # a plan stays good whatever others do meanwhile
    # By how much easy misjudges a worth, at most; 0: as the spread of those at hand tells
    blur: ClassVar[int] = 0

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @abstractmethod
    def worths(self, state: S, seat: i64, out: Choices) -> vec[i64]:
        """What each of these is worth, the legal actions of a seat that is asked.

        In a unit of its own: only which is greater means something.
        """

    @abstractmethod
    def value(self, state: S, seat: i64) -> i64:
        """The seat's chance to win as it looks now, in thousandths; at the end, what came of it."""

    def policy(self, state: S, seat: i64, rng: Rng) -> i64:
        """The action that a seat that is asked would take: among equals, one by lot."""
        out = Choices()
        self.game.choices(state, seat, out)
        if out.size == 1:
            return out.items[0]
        return out.items[best_place(self.worths(state, seat, out), out.size, rng)]

    def play(self, state: S, seat: i64, rng: Rng) -> None:
        """Do what the policy would: the next action, or as many as it knows already."""
        self.game.apply(state, seat, self.policy(state, seat, rng), None)

    def plans(self, state: S, seat: i64, rng: Rng, width: i64) -> list[vec[i64]]:
        """The most promising ways to go on, so many at most; what the policy would do is first.

        A plan is the next actions of the seat, up to where something new may be seen; here, one.
        """
        out = Choices()
        self.game.choices(state, seat, out)
        worths = self.worths(state, seat, out)
        found: list[vec[i64]] = []
        for _place in range(min(width, out.size)):
            best = best_place(worths, out.size, rng)
            found.append(vec[i64]([out.items[best]]))
            worths[best] = OUT
        return found

    def guess(self, state: S, seat: i64, rng: Rng) -> S:
        """A guess of what the seat cannot know, to play plans out on."""
        return self.game.determinize(state, int(seat), int(rng.word()))

    def played_out(self, state: S, seat: i64, rng: Rng) -> i64:
        """What comes of a state for the seat: here, all seats play on to the end by the policy.

        The state is a playout's own, and is used up.
        """
        while state.to_act:
            self.play(state, lowest(state.to_act), rng)
        return self.outcome(state, seat)

    def outcome(self, state: S, seat: i64) -> i64:
        """What the end of a playout counts in a search, in thousandths: by default, its value.

        A game may let it depend on the margin too: so differences show after fewer playouts.
        """
        return self.value(state, seat)

    def result(self, state: S, seat: i64) -> i64:
        """What a match that is over was worth to the seat: all if it won alone, else its share."""
        ranks = self.game.ranking(state)
        return CERTAIN // ranks.count(1) if ranks[seat] == 1 else 0


def best_place(worths: vec[i64], size: i64, rng: Rng) -> i64:
    """The place of the greatest of the first `size`; among equals, one by lot."""
    best: i64 = 0
    equals: i64 = 1
    for place in range(i64(1), size):
        if worths[place] > worths[best]:
            best, equals = place, 1
        elif worths[place] == worths[best]:
            equals += 1
    if equals == 1:
        return best
    chosen = rng.below(equals)
    most = worths[best]
    for place in range(best, size):
        if worths[place] == most:
            if chosen == 0:
                return place
            chosen -= 1
    return best
