"""What the states of all games share: the phase, who owes a decision, which one, and chance."""

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bit
from catlantis.core.phase import OVER, Phase
from catlantis.core.rng import Rng


class State:
    """A position of a game: its phase, ints, flat int arrays and bitmasks, no more.

    A game's own state names its fields in the class body: numbers with what they begin with,
    arrays without, which setup and `clone` set.
    """

    def __init__(
        self, seats: i64, version: i64, rng: Rng, asked: vec[i64], phase: Phase = OVER
    ) -> None:
        self.seats = seats
        self.version = version  # of the rules: the one that the match began with
        self.rng = rng
        self.asked = asked  # how many questions each seat has been put so far
        self.phase = phase  # what the seats that are asked must decide
        self.to_act: i64 = 0  # bitmask of the seats that owe a decision; 0 = over

    def clone(self) -> "State":
        """An independent copy."""
        raise TypeError("each game clones its own state")

    def shared(self) -> list[str]:
        """The names of the arrays that never change in a match, which clones share."""
        return []

    def ask(self, seat: i64) -> None:
        """Put a new question to the seat; an answer to its former one is stale from now on."""
        self.to_act |= bit(seat)
        self.asked[seat] += 1

    def answered(self, seat: i64) -> None:
        """The seat owes nothing for now."""
        self.to_act &= ~bit(seat)

    def is_asked(self, seat: i64) -> bool:
        """Whether the seat owes a decision."""
        return self.to_act & bit(seat) != 0
