"""Events: what happened, split at the source into what all may know and what only some may.

The game's table names each kind and its arguments and marks the secret ones; whoever tells an
event says which seats are in on its secrets. Everybody else is shown `None` in their place.
"""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import Arg
from catlantis.core.ints import bit

ABSENT: Final = -1


class Kind:
    """A kind of event: its name, its arguments, and what it means for undo.

    `reveals`: it shows something hidden before, so nobody takes back what came before it.
    `settles`: only its own seat does not; the others' acts are not touched by it.
    """

    def __init__(
        self,
        name: str,
        args: list[Arg] | None = None,
        *,
        reveals: bool = False,
        settles: bool = False,
    ) -> None:
        self.name = name
        self.args: list[Arg] = args if args is not None else []
        self.reveals = reveals or any(arg.secret for arg in self.args)
        self.settles = settles


class Event:
    """One thing that happened: its kind, the seat it is about, and its arguments."""

    def __init__(self, kind: i64, seat: i64, args: list[int], insiders: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.insiders = insiders  # bitmask of the seats that see the secret arguments


class Log:
    """The events of one or more actions, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []


def tell(
    log: Log | None, kind: i64, seat: i64, a: i64 = ABSENT, b: i64 = ABSENT, c: i64 = ABSENT
) -> None:
    """Note an event of which everybody, or only the seat where arguments are secret, knows all."""
    if log is not None:
        log.events.append(Event(kind, seat, [a, b, c], bit(seat)))


def confide(log: Log | None, insiders: i64, kind: i64, seat: i64, a: i64, b: i64 = ABSENT) -> None:
    """Note an event whose secret arguments those seats, and no others, may know."""
    if log is not None:
        log.events.append(Event(kind, seat, [a, b, ABSENT], insiders))


class Events:
    """The kinds of events of a game, numbered in order: the table that spells them."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        self.numbers: dict[str, int] = {kind.name: number for number, kind in enumerate(kinds)}

    def spell(self, event: Event, viewer: int | None) -> list[object]:
        """The event as that seat (`None`: a spectator) may see it: `["drew", 2, None]`."""
        return self._spelled(event, viewer is not None and event.insiders & bit(viewer) != 0)

    def spell_open(self, event: Event) -> list[object]:
        """The event with all its secrets, as a finished match shows it."""
        return self._spelled(event, True)

    def told(self, log: Log, viewer: int | None) -> list[list[object]]:
        """All events of a log as that seat may see them."""
        return [self.spell(event, viewer) for event in log.events]

    def _spelled(self, event: Event, knows: bool) -> list[object]:
        kind = self.kinds[event.kind]
        spelled: list[object] = [kind.name, int(event.seat)]
        for index, arg in enumerate(kind.args):
            value = event.args[index]
            spelled.append(None if value == ABSENT or (arg.secret and not knows) else value)
        return spelled
