"""Bots as somebody might write them in a file of their own."""

import sys
from typing import Any

from mybots_beside import LAST  # type: ignore[import-not-found]

import catlantis

print("thinking aloud, even while it is read")


class Bird(catlantis.Bot):
    """Takes the last action, or the one at `place`; remembers its life."""

    def __init__(self, place: int = LAST) -> None:
        self.place = place
        self.life: list[str] = []
        self.heard: list[list[object]] = []

    def start(self, game: Any, seat: int, seats: int, seed: int) -> None:
        super().start(game, seat, seats, seed)
        self.life.append("start")

    def told(self, events: list[list[object]]) -> None:
        self.life.append("told")
        self.heard += events

    def choose(self, sight: catlantis.Sight) -> int:
        print("thinking aloud")
        self.life.append("choose")
        assert list(sight.events) == self.heard[len(self.heard) - len(sight.events) :]
        return sight.legal[self.place % len(sight.legal)]

    def end(self, sight: catlantis.Sight, ranking: list[int]) -> None:
        self.life.append("end")
        story = f"{self.life[0]} {self.life.count('choose')} {self.life[-1]} {len(self.heard)}"
        print(f"seat {self.seat}: {story} {ranking}", file=sys.stderr)
        assert sight.view["over"]


class Faller(catlantis.Bot):
    """Falls down at the second step."""

    asked = 0

    def choose(self, sight: catlantis.Sight) -> int:
        self.asked += 1
        if self.asked == 2:
            raise RuntimeError("my wing")
        return sight.legal[0]


class Dreamer(catlantis.Bot):
    """Chooses what nobody may."""

    def choose(self, sight: catlantis.Sight) -> int:
        return 2**40


class NoBot:
    """Is none."""
