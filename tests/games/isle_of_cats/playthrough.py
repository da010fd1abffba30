"""A match is told with a line for each event, and the boats at its end."""

from typing import ClassVar

from catlantis.games.isle_of_cats.picture import boat_text

from ..playthrough import Playthrough
from .table import Table


class Told(Playthrough[Table]):
    """A line for each decision and for each event; all begin at once."""

    matches: ClassVar = {"playthrough.txt": (2, 20), "playthrough-alone.txt": (1, 21)}

    def beginner(self) -> str:
        return ""

    def decision(self, seat: int, action: str, events: list[str]) -> list[str]:
        return [f"{seat}: {action}", *(f"       {event}" for event in events)]

    def score(self) -> list[str]:
        told = []
        for seat, boat in enumerate(self.table.view(None)["players"]):
            told += ["", f"{seat}", boat_text(boat)]
        sheet = self.table.game.score_sheet(self.table.state)
        told += [f"{name}: {' '.join(map(str, numbers))}" for name, numbers in sheet]
        return told[1:]
