"""A match is told in wide lines, and has no score."""

from typing import ClassVar

from ..playthrough import Playthrough
from .table import Table


class Told(Playthrough[Table]):
    """A line for each decision."""

    matches: ClassVar = {"playthrough.txt": (3, 206)}  # in this match almost everything happens
    width = 40

    def score(self) -> list[str]:
        return []
