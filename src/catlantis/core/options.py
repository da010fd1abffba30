"""What a table may choose before a match: what is declared, what is given, and what comes of it."""

from collections.abc import Callable
from typing import Final

from catlantis.core.action import SEAT
from catlantis.core.refusals import BadOptions, BadText

SWITCH: Final = "switch"  # kinds of options, besides `NUMBER` and `SEAT`
TEXT: Final = "text"
RANDOM_SEAT: Final = -1  # what a `SEAT` that is left open stands for
MANY_SEATS: Final = 99  # as many as there may be


class Option:
    """Something a table may choose before the match: its kind, default and bounds.

    Of a text, `high` is the length in characters, and `reads` tells whether it means something:
    it raises `BadText` if not, within a time that the length bounds, for it may be anybody's.
    With fewer seats than `min_seats` or more than `max_seats` it would change nothing, so it is
    not offered there and not taken.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: object,
        *,
        low: int = 0,
        high: int = 0,
        min_seats: int = 1,
        max_seats: int = MANY_SEATS,
        reads: Callable[[str], object] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.low = low
        self.high = high
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.reads = reads

    def applies(self, seats: int) -> bool:
        """Whether it changes anything with so many seats."""
        return self.min_seats <= seats <= self.max_seats

    def allowed(self, seats: int) -> str:
        """The values it takes, for people to read."""
        if self.kind == SWITCH:
            return "true, false"
        if self.kind == SEAT:
            return f"null, 0–{seats - 1}"
        if self.kind == TEXT:
            return f"a text of at most {self.high} characters"
        return f"{self.low}–{self.high}"

    def number(self, value: object, seats: int) -> int:
        """The value as an int; raises `BadOptions` if it is none of those allowed."""
        if self.kind == SWITCH and isinstance(value, bool):
            return int(value)
        if self.kind == SEAT and value is None:
            return RANDOM_SEAT
        if self.kind != SWITCH and isinstance(value, int) and not isinstance(value, bool):
            low, high = (0, seats - 1) if self.kind == SEAT else (self.low, self.high)
            if low <= value <= high:
                return value
        raise BadOptions(self.name, "bad-value", self.allowed(seats))

    def text(self, value: object) -> str:
        """The text itself; raises `BadOptions` if it is none, too long, or means nothing."""
        if not isinstance(value, str) or len(value) > self.high:
            raise BadOptions(self.name, "bad-value", self.allowed(0))
        try:
            if self.reads is not None:
                self.reads(value)
        except BadText as error:
            raise BadOptions(self.name, "bad-value", str(error)) from None
        return value


class Options:
    """The settled options of a match: texts as they are, all others as ints."""

    def __init__(self, numbers: dict[str, int], texts: dict[str, str]) -> None:
        self.numbers = numbers
        self.texts = texts  # those that were given, or have a default

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]


def settle(declared: list[Option], given: dict[str, object], seats: int) -> Options:
    """The value of each option that is declared, defaults filled in; raises `BadOptions`."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise BadOptions(name, "unknown-option", ", ".join(names))
    settled = Options({}, {})
    for option in declared:
        value = given.get(option.name, option.default)
        if option.kind != TEXT:
            settled.numbers[option.name] = option.number(value, seats)
        elif value is not None or option.default is not None:
            settled.texts[option.name] = option.text(value)
    return settled
