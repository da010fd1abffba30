"""A match is told with its score in one line."""

from typing import ClassVar

from ..playthrough import Playthrough
from .table import Table


class Told(Playthrough[Table]):
    """A line for each decision."""

    matches: ClassVar = {"playthrough-1.txt": (1, 8), "playthrough-2.txt": (2, 3)}

    def score(self) -> list[str]:
        sheet = self.table.game.score_sheet(self.table.state)
        return ["; ".join(f"{line} {numbers}" for line, numbers in sheet)]
