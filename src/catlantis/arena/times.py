"""How long decisions took: counted in bins, so that many matches add up to little."""

from math import floor, log10
from typing import Final

from msgspec import Struct, field

BINS: Final = 20  # for each power of ten: each is 12 % wider than the one before
SHORTEST: Final = 1e-6  # seconds: whatever is shorter counts as this


class Times(Struct):
    """Times in seconds: their number by bin, their sum, and the longest."""

    bins: dict[int, int] = field(default_factory=dict)
    total: float = 0.0
    longest: float = 0.0

    @property
    def count(self) -> int:
        """How many there are."""
        return sum(self.bins.values())

    @property
    def mean(self) -> float:
        """Their mean; 0 of none."""
        return self.total / max(self.count, 1)

    def add(self, seconds: float) -> None:
        """Count one more."""
        number = floor(BINS * log10(max(seconds, SHORTEST)))
        self.bins[number] = self.bins.get(number, 0) + 1
        self.total += seconds
        self.longest = max(self.longest, seconds)

    def join(self, other: "Times") -> None:
        """Count the other's too."""
        for number, count in other.bins.items():
            self.bins[number] = self.bins.get(number, 0) + count
        self.total += other.total
        self.longest = max(self.longest, other.longest)

    def quantile(self, share: float) -> float:
        """What that share of them did not exceed, as the upper end of its bin; 0 of none."""
        rank = share * self.count
        for number, count in sorted(self.bins.items()):
            rank -= count
            if rank <= 0:
                return min(upper(number), self.longest)
        return 0.0


def upper(number: int) -> float:
    """Where a bin ends, in seconds."""
    return float(10 ** ((number + 1) / BINS))
