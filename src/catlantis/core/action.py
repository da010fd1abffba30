"""Actions: one int each, packed from a verb and its arguments, and spelled where people see it.

The verb is in the lowest bits, the arguments follow, the first one lowest:
`["favor", 2]` is the verb's number plus 2 shifted past it. Each game has one table of its
verbs, which names and bounds every argument; the table spells actions and parses foreign input.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

VERB_BITS: Final = 6
ARG_BITS: Final = 14
MAX_ARGS: Final = 4
VERB_MASK: Final = (1 << VERB_BITS) - 1
ARG_MASK: Final = (1 << ARG_BITS) - 1
MAX_ACTION: Final = (1 << (VERB_BITS + MAX_ARGS * ARG_BITS)) - 1

NUMBER: Final = "number"  # the sorts that every game has; others are words of the game
SEAT: Final = "seat"


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    """The action of that verb and those arguments."""
    return verb | (a | (b | (c | d << ARG_BITS) << ARG_BITS) << ARG_BITS) << VERB_BITS


def verb_of(action: i64) -> i64:
    """The number of the action's verb."""
    return action & VERB_MASK


def arg_of(action: i64, index: i64) -> i64:
    """The action's argument at that index, 0 where it has none."""
    return action >> (VERB_BITS + index * ARG_BITS) & ARG_MASK


class Arg:
    """A named argument of a verb or an event: its sort says what its number means.

    A sort is `NUMBER`, `SEAT`, or the name of a list of words of the game (`Meta.words`);
    `many` marks a bitmask of such words, `counts` a bag of them (`core/bag.py`), `optional` an
    argument that may be missing, and `secret` an event's that not everyone may know.
    """

    def __init__(
        self,
        name: str,
        sort: str,
        high: int = ARG_MASK,
        *,
        low: int = 0,
        many: bool = False,
        counts: bool = False,
        optional: bool = False,
        secret: bool = False,
    ) -> None:
        self.name = name
        self.sort = sort
        self.low = low
        self.high = high
        self.many = many
        self.counts = counts
        self.optional = optional
        self.secret = secret


class Verb:
    """A kind of action: its name and arguments.

    `race` marks the verbs for which the order of arrival of simultaneous choices matters.
    """

    def __init__(self, name: str, args: list[Arg] | None = None, *, race: bool = False) -> None:
        self.name = name
        self.args: list[Arg] = args if args is not None else []
        self.race = race


class Verbs:
    """The verbs of a game, numbered in order: the table that spells and parses its actions."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.numbers: dict[str, int] = {verb.name: number for number, verb in enumerate(verbs)}

    def verb(self, action: int) -> Verb:
        """The verb of a legal action."""
        return self.verbs[action & VERB_MASK]

    def args(self, action: int) -> list[int]:
        """The arguments of a legal action, in the table's order."""
        return [arg_of(action, index) for index in range(len(self.verb(action).args))]

    def spell(self, action: int) -> list[object]:
        """The action as people and JSON see it: `["favor", 2]`."""
        spelled: list[object] = [self.verb(action).name]
        spelled.extend(self.args(action))
        return spelled

    def parse(self, spelled: object) -> int | str:
        """The action that foreign input spells, or the reason why it is none; never raises."""
        if not isinstance(spelled, (list, tuple)) or not spelled:
            return "not-a-list"
        name = spelled[0]
        if not isinstance(name, str) or name not in self.numbers:
            return "unknown-verb"
        number = self.numbers[name]
        args = self.verbs[number].args
        if len(spelled) != len(args) + 1:
            return "wrong-count"
        action = number
        for index, arg in enumerate(args):
            value = spelled[index + 1]
            if not isinstance(value, int) or isinstance(value, bool):
                return "not-a-number"
            if not arg.low <= value <= arg.high:
                return "out-of-bounds"
            action |= value << (VERB_BITS + index * ARG_BITS)
        return action


class Choices:
    """A list of actions that is filled again and again without being made anew."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * 64)
        self.size: i64 = 0

    def add(self, action: i64) -> None:
        """Put an action at the end."""
        if self.size < len(self.items):
            self.items[self.size] = action
        else:
            self.items = append(self.items, action)
        self.size += 1

    def has(self, action: i64) -> bool:
        """Whether the action is one of them."""
        index: i64 = 0
        while index < self.size and self.items[index] != action:
            index += 1
        return index < self.size

    def clear(self) -> None:
        """Forget all actions."""
        self.size = 0

    def listed(self) -> list[int]:
        """The actions as a list of their own."""
        return [int(self.items[index]) for index in range(self.size)]
