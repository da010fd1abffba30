"""A random match that can be read: each decision, and what a spectator is told of it."""

from typing import Any, ClassVar, Generic, TypeVar

from catlantis.core.rng import rng_from_seed

from .wordtable import WordTable

T = TypeVar("T", bound=WordTable[Any])


class Playthrough(Generic[T]):
    """A line for each decision; a game may tell more."""

    # The seats and the seed of each golden match, by its file
    matches: ClassVar[dict[str, tuple[int, int]]] = {"playthrough.txt": (2, 1)}
    width: ClassVar[int] = 28  # of an action

    def __init__(self, table: T) -> None:
        self.table = table

    def told(self, seats: int, seed: int) -> str:
        """The match of that seed, whose table has been dealt."""
        rng = rng_from_seed(seed)
        title = self.table.game.meta.title
        lines = [f"{title}: {seats} seats, seed {seed}{self.beginner()}", "", *self.opening()]
        events = 0
        while self.table.to_act:
            seat, action = self.table.step(rng)
            told = self.table.told()
            lines += self.decision(seat, action, told[events:])
            events = len(told)
        ranks = enumerate(self.table.game.ranking(self.table.state))
        ending = ", ".join(f"{seat} is {rank}" for seat, rank in ranks)
        return "\n".join([*lines, "", *self.score(), f"ranks: {ending}", ""])

    def beginner(self) -> str:
        """Who begins."""
        return f", {self.table.to_act[0]} begins"

    def opening(self) -> list[str]:
        """What is told of the table as it was dealt."""
        return []

    def decision(self, seat: int, action: str, events: list[str]) -> list[str]:
        """What is told of a decision and of what came of it."""
        return [f"{seat}: {action:<{self.width}} | {', '.join(events)}".rstrip(" |")]

    def score(self) -> list[str]:
        """The score sheet, and what else is to be seen at the end."""
        sheet = self.table.game.score_sheet(self.table.state)
        return [f"{line}: {numbers}" for line, numbers in sheet]
