"""A match is told with the sea in every spring."""

from typing import ClassVar

from ..playthrough import Playthrough
from .table import Table


class Told(Playthrough[Table]):
    """A line for each decision and the sea in every spring."""

    matches: ClassVar = {"playthrough.txt": (3, 7)}
    year = 1

    def opening(self) -> list[str]:
        return [self.table.sea, ""]

    def decision(self, seat: int, action: str, events: list[str]) -> list[str]:
        told = super().decision(seat, action, events)
        if self.table.view(None)["year"] > self.year:
            self.year += 1
            told += ["", *self.opening()]
        return told
