"""Choosing among legal actions step by step: the verb first, then each argument.

There can be hundreds of them; a step with a single possibility is skipped, save the first:
whoever can only pass is asked all the same, so that nothing tells what they hold.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any, Final

from catlantis.core.action import NUMBER, Arg, Verbs
from catlantis.core.ints import bits

DIGITS: Final = re.compile(r"[0-9]{1,6}")

Spelled = list[Any]  # a verb and its arguments


@dataclass(frozen=True)
class Step:
    """The actions still possible, how many of their parts are settled, and members picked."""

    legal: list[Spelled]
    depth: int
    picked: int = 0


class Drill:
    """One decision: `values` are the possibilities of the present step, until one is `chosen`."""

    def __init__(self, verbs: Verbs, legal: Sequence[Spelled]) -> None:
        self.verbs = verbs
        self.chosen: Spelled | None = None
        self.trail = [Step(list(legal), 0)]
        if len(legal) > 1:
            self.trail = [Step(list(legal), shared(legal, 0))]

    @property
    def step(self) -> Step:
        """The present step."""
        return self.trail[-1]

    @property
    def is_first(self) -> bool:
        """Whether there is no step to go back to."""
        return len(self.trail) == 1

    @property
    def arg(self) -> Arg | None:
        """The argument to choose now; none while it is the verb."""
        if self.step.depth == 0:
            return None
        verb = self.verbs.verbs[self.verbs.numbers[self.step.legal[0][0]]]
        return verb.args[self.step.depth - 1]

    @property
    def is_range(self) -> bool:
        """Whether the possibilities are numbers, to be typed as they are."""
        return self.arg is not None and self.arg.sort == NUMBER

    @property
    def is_many(self) -> bool:
        """Whether several members are picked, one or more at a time."""
        return self.arg is not None and self.arg.many

    @property
    def values(self) -> list[Any]:
        """The possibilities, in the order of the legal actions."""
        step = self.step
        found = [action[step.depth] for action in step.legal]
        if self.is_many:
            return bits(reduce(or_, found) & ~step.picked)
        return list(dict.fromkeys(found))

    def following(self, value: object) -> list[Spelled]:
        """The actions that a possibility leaves."""
        return [action for action in self.step.legal if action[self.step.depth] == value]

    def pick(self, values: Sequence[object]) -> bool:
        """Settle for one possibility, or for several members; whether that leaves any action."""
        step = self.step
        if self.is_many:
            picked = reduce(or_, (1 << int(str(value)) for value in values), step.picked)
            left = [action for action in step.legal if action[step.depth] & picked == picked]
            self._enter(left, step.depth, picked)
            return bool(left)
        left = self.following(values[0]) if len(values) == 1 else []
        self._enter(left, step.depth + 1)
        return bool(left)

    def _enter(self, left: list[Spelled], depth: int, picked: int = 0) -> None:
        if len(left) == 1:
            self.chosen = left[0]
        elif left:
            deeper = shared(left, depth)
            self.trail.append(Step(left, deeper, picked if deeper == depth else 0))

    def back(self) -> None:
        """Go back to the step before, if there is one."""
        if not self.is_first:
            self.trail.pop()


def shared(legal: Sequence[Spelled], depth: int) -> int:
    """The first depth from there on at which the actions differ."""
    first = legal[0]
    while depth < len(first) and all(
        len(action) > depth and action[depth] == first[depth] for action in legal
    ):
        depth += 1
    return depth


def common(legal: Sequence[Spelled]) -> Spelled:
    """What the actions have in common: their verb and first arguments."""
    return list(legal[0][: shared(legal, 0)])


def numbers_in(text: str) -> list[int]:
    """The numbers of an answer such as `3` or `1, 4 5`; none if it is anything else."""
    parts = text.replace(",", " ").split()
    return [int(part) for part in parts] if all(map(DIGITS.fullmatch, parts)) else []
