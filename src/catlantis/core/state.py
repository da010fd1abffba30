"""What the states of all games share: who owes a decision, which question, and chance."""

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bit
from catlantis.core.rng import Rng


class State:
    """A position of a game: ints, flat int arrays and bitmasks, no more."""

    def __init__(self, seats: i64, version: i64, rng: Rng, asked: vec[i64]) -> None:
        self.seats = seats
        self.version = version  # of the rules: the one that the match began with
        self.rng = rng
        self.asked = asked  # how many questions each seat has been put so far
        self.to_act: i64 = 0  # bitmask of the seats that owe a decision; 0 = over

    def clone(self) -> "State":
        """An independent copy."""
        raise TypeError("each game clones its own state")

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
