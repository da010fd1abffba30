"""What lies on the table: the hands, the mice that were shown, and the rest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.phase import Phase
from catlantis.core.state import State as CoreState

SHOW: Final = Phase("show")  # which mouse to show (HM-3)


class State(CoreState):
    """A position of High Mouse."""

    hand: vec[i64]  # for each seat, the mice it holds (a bitmask)
    shown: vec[i64]  # for each seat, the mouse it has shown, or NOTHING
    rest: i64 = 0  # the mice that were not dealt (a bitmask)

    def clone(self) -> "State":
        """An independent copy."""
        twin = State(self.seats, self.version, self.rng.clone(), self.asked[:], self.phase)
        twin.to_act = self.to_act
        twin.hand = self.hand[:]
        twin.shown = self.shown[:]
        twin.rest = self.rest
        return twin
