"""Bots that play badly in every way, each at its second decision."""

import os
from itertools import count
from time import process_time, sleep

import catlantis

AT = 2


class Decent(catlantis.Bot):
    """Takes the first action, until it is its moment."""

    asked = 0

    def choose(self, sight: catlantis.Sight) -> int:
        self.asked += 1
        return self.fail(sight) if self.asked == AT else sight.legal[0]

    def fail(self, sight: catlantis.Sight) -> int:
        return sight.legal[0]


class Cheat(Decent):
    """Chooses what is not legal."""

    def fail(self, sight: catlantis.Sight) -> int:
        return 2**40


class Mute(Decent):
    """Answers nothing at all."""

    def fail(self, sight: catlantis.Sight) -> int:
        return None  # type: ignore[return-value]


class Faller(Decent):
    """Raises something."""

    def fail(self, sight: catlantis.Sight) -> int:
        raise RuntimeError("my wing")


class Sleeper(Decent):
    """Never answers, and needs no processor for it."""

    def fail(self, sight: catlantis.Sight) -> int:
        while True:
            sleep(60)


class Thinker(Decent):
    """Never answers, and thinks all the time; hears no signal but the last."""

    def fail(self, sight: catlantis.Sight) -> int:
        return sum(1 for _ in count())


class Quitter(Decent):
    """Ends the process that it is in."""

    def fail(self, sight: catlantis.Sight) -> int:
        os._exit(7)


class Stillborn(Decent):
    """Cannot even be made."""

    def __init__(self) -> None:
        raise RuntimeError("no egg")


class SoreLoser(Decent):
    """Plays decently, and raises something when it is over."""

    def end(self, sight: catlantis.Sight, ranking: list[int]) -> None:
        raise RuntimeError("I never lose")


class Slow(Decent):
    """Needs a tenth of a second of the processor."""

    def fail(self, sight: catlantis.Sight) -> int:
        began = process_time()
        while process_time() - began < 0.1:
            pass
        return sight.legal[0]


class Versioned(Decent):
    """Has a version of its own."""

    version = 21

    def __init__(self, depth: int = 1) -> None:
        self.depth = depth
