"""A match in progress: its seats, its journal of actions, undo and replay.

A match is its game, rules version, options, seats and seed, and the list of actions taken.
Everything else follows from these; `record.py` keeps them in a file.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final

from catlantis.core.events import Event, Log
from catlantis.core.game import NEWEST, Game
from catlantis.core.state import State
from catlantis.core.turns import Moment, settles

NAMES: Final = (
    *("Mochi", "Biscuit", "Olive", "Nori", "Pixel", "Clementine"),
    *("Figaro", "Pepper", "Saffron", "Tango", "Ziggy", "Willow"),
)


class Refused(Exception):
    """An action or undo that is not accepted, with the reason why.

    `over`: the match is; `not-asked`: the seat owes no decision; `stale`: it answers an old
    question; `illegal`: the rules forbid it; `no-undo`: there is nothing to take back. For
    spelled actions also the reasons of `Verbs.parse`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name to show, and `human` or the name of a bot."""

    name: str
    player: str = "human"


@dataclass(frozen=True)
class Entry:
    """One action of the journal and what it led to."""

    seat: int
    action: int
    events: list[Event]
    final: bool  # used chance, revealed something (be it that others have answered), asked
    # another seat or was sealed: it cannot be undone
    settled: bool = False  # its own seat cannot take it back; the others still may what is theirs


@dataclass
class Match:
    """A game in progress; `act` and `undo` are its only mutations.

    Who keeps a match elsewhere and goes on with it later keeps `undone` too, and gives it back:
    so no question's number ever comes twice.
    """

    game: Game[Any]
    seats: list[Seat]
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    undone: list[int] = field(default_factory=list)  # for each seat, numbers lost to undo
    version: int = NEWEST  # of the rules, kept to the end; raises `Unplayable`
    journal: list[Entry] = field(init=False, default_factory=list)
    state: State = field(init=False)
    _fixed: tuple[int, State] = field(init=False)  # the last step no undo can cross, and its state

    def __post_init__(self) -> None:
        self.version = self.game.meta.playable(self.version)
        self.state = self.opening()
        self._fixed = (0, self.state.clone())
        self.undone = self.undone or [0] * len(self.seats)

    def opening(self) -> State:
        """A fresh copy of its first state."""
        seats = len(self.seats)
        state: State = self.game.new_game(self.options, seats, self.seed, self.version)
        return state

    @property
    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.state.to_act == 0

    def question(self, seat: int) -> int:
        """The number of the seat's latest question: it only grows, also through undo."""
        return int(self.state.asked[seat]) + self.undone[seat]

    def act(self, seat: int, action: int, question: int | None = None) -> Entry:
        """Do the seat's action if it answers its current question; raises `Refused`."""
        if self.is_over:
            raise Refused("over")
        if not 0 <= seat < len(self.seats) or not self.state.is_asked(seat):
            raise Refused("not-asked")
        if question is not None and question != self.question(seat):
            raise Refused("stale")
        if not self.game.is_legal(self.state, seat, action):
            raise Refused("illegal")
        return self._apply(seat, action)

    def act_spelled(self, seat: int, spelled: object, question: int | None = None) -> Entry:
        """Do an action that foreign input spells; raises `Refused`, whatever it is given."""
        action = self.game.verbs.parse(spelled)
        if isinstance(action, str):
            raise Refused(action)
        return self.act(seat, action, question)

    def _apply(self, seat: int, action: int) -> Entry:
        state, log, before = self.state, Log(), Moment(self.game, self.state)
        self.game.apply(state, seat, action, log)
        final = before.is_final(self.game, state, seat, log)
        entry = Entry(seat, action, log.events, final, settles(self.game, log))
        self.journal.append(entry)
        if final:
            self._fixed = (len(self.journal), state.clone())
        return entry

    def seal(self) -> Entry:
        """Make all that was done final, whatever the rules say of it: the last entry."""
        self.journal[-1] = replace(self.journal[-1], final=True)
        self._fixed = (len(self.journal), self.state.clone())
        return self.journal[-1]

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back.

        It settled nothing, nothing final came with it or since, and what others did since stands
        without it.
        """
        step = self._last_of(seat)
        if step is None or self.journal[step].settled:
            return False
        if any(entry.final for entry in self.journal[step:]):
            return False
        return step == len(self.journal) - 1 or self._is_free_of(step)

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, leaving what others did since; raises `Refused`."""
        step = self._last_of(seat)
        if step is None or not self.can_undo(seat):
            raise Refused("no-undo")
        asked = int(self.state.asked[seat])
        first, state = self._fixed
        kept = self.journal[first:step] + self.journal[step + 1 :]
        self.state, self.journal = state.clone(), self.journal[:first]
        for entry in kept:
            self._apply(entry.seat, entry.action)
        self.undone[seat] += asked - int(self.state.asked[seat]) + 1

    def _last_of(self, seat: int) -> int | None:
        steps = range(len(self.journal) - 1, -1, -1)
        return next((step for step in steps if self.journal[step].seat == seat), None)

    def _is_free_of(self, step: int) -> bool:
        """Whether all that came after the step could be without it, and asks others the same."""
        first, state = self._fixed[0], self._fixed[1].clone()
        for entry in self.journal[first:step]:
            self.game.apply(state, entry.seat, entry.action, None)
        for entry in self.journal[step + 1 :]:
            if not self.game.is_legal(state, entry.seat, entry.action):
                return False
            self.game.apply(state, entry.seat, entry.action, None)
        seat, now = self.journal[step].seat, self.state.asked
        return all(
            other == seat or number == now[other] for other, number in enumerate(state.asked)
        )

    def _replay(self, entries: list[Entry]) -> None:
        self.state, self.journal = self.opening(), []
        self._fixed = (0, self.state.clone())
        for entry in entries:
            self._apply(entry.seat, entry.action)

    def at(self, step: int) -> "Match":
        """The match as it was after so many actions."""
        past = Match(self.game, self.seats, self.seed, self.options, version=self.version)
        past._replay(self.journal[:step])
        return past

    def view(self, seat: int | None) -> dict[str, object]:
        """What the seat, or a spectator, may know now."""
        view = self.game.view(self.state, seat)
        return view if seat is None else {**view, "asked": self.question(seat)}

    def told(self, seat: int | None, since: int = 0) -> list[list[object]]:
        """The events of the journal from that step on, as the seat or a spectator sees them."""
        entries = self.journal[since:]
        return [self.game.events.spell(event, seat) for entry in entries for event in entry.events]
