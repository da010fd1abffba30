"""A match in progress: its seats, its journal of actions, undo and replay.

A match is its game, rules version, options, seats and seed, and the list of actions taken.
Everything else follows from these; `record.py` keeps them in a file.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from catlantis.action import Action
from catlantis.core.events import Event, Log
from catlantis.core.game import NEWEST, Game
from catlantis.core.ints import bits
from catlantis.core.notation import found
from catlantis.core.state import State
from catlantis.core.turns import Moment, settles

if TYPE_CHECKING:
    from catlantis.board import Board
    from catlantis.decisions import Decision

HUMAN: Final = "human"
EVERY: Final = 16  # steps between the states of the past that are kept

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

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name to show, and `human` or the name of a bot."""

    name: str
    player: str = HUMAN


@dataclass(frozen=True)
class Entry:
    """One action of the journal and what it led to."""

    seat: int
    action: int
    events: list[Event]
    final: bool  # used chance, revealed something (be it that others have answered), asked
    # another seat or was sealed: it cannot be undone
    ends_turn: bool = False  # the same, but where another was asked who can learn nothing by it:
    # then it can be undone until another has acted
    settled: bool = False  # its own seat cannot take it back; the others still may what is theirs


@dataclass(eq=False, repr=False)
class Match:
    """A game in progress: who sits there, what was done, and what may be done now.

    `push` does an action and `pop` takes it back, whatever it revealed. At a table nobody may do
    that: there `act` and `undo` keep to the rules, and answer numbered questions. Who keeps such a
    match elsewhere and goes on with it later keeps `undone` too, and gives it back: so no
    question's number ever comes twice.

    Two matches are equal if they are of the same game and rules, with the same options, seats and
    seed, and the same was done. `print` shows the board, and so does a notebook.
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
    _kept: dict[int, State] = field(init=False)  # some states of the past, by step

    def __post_init__(self) -> None:
        self.version = self.game.meta.playable(self.version)
        seats = len(self.seats)
        self.state = self.game.new_game(self.options, seats, self.seed, self.version)
        first = self.state.clone()
        self._fixed, self._kept = (0, first), {0: first}
        self.undone = self.undone or [0] * seats

    def opening(self) -> State:
        """A fresh copy of its first state."""
        return self._kept[0].clone()

    @property
    def is_over(self) -> bool:
        """Whether nobody owes a decision any more."""
        return self.state.to_act == 0

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision, in order: in some games several at once."""
        return bits(self.state.to_act)

    @property
    def turn(self) -> int | None:
        """The seat that decides next, the first of those that are asked; None at the end."""
        return next(iter(self.to_act), None)

    @property
    def ranking(self) -> list[int] | None:
        """Each seat's rank, 1 the best, equal ranks shared; None while the match goes on."""
        return [int(rank) for rank in self.game.ranking(self.state)] if self.is_over else None

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
        last = self.journal[-1] if self.journal else None
        if last is not None and last.ends_turn and not last.final and last.seat != seat:
            self.seal()  # another acts
        state, log, before = self.state, Log(), Moment(self.game, self.state)
        self.game.apply(state, seat, action, log)
        final = before.is_final(self.game, state, seat, log)
        ends_turn = before.ends_turn(self.game, state, seat, log)
        entry = Entry(seat, action, log.events, final, ends_turn, settles(self.game, log))
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
        asked = [int(number) for number in self.state.asked]
        first, state = self._fixed
        kept = self.journal[first:step] + self.journal[step + 1 :]
        self.state, self.journal = state.clone(), self.journal[:first]
        self._forget(first)
        for entry in kept:
            self._apply(entry.seat, entry.action)
        for other, number in enumerate(self.state.asked):
            self.undone[other] += asked[other] - int(number) + (other == seat)

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

    # The past

    def state_at(self, step: int) -> State:
        """A copy of the state after so many actions; raises `IndexError` if there were fewer.

        Some that it passes are kept, so that the next is near one.
        """
        if not 0 <= step <= len(self.journal):
            raise IndexError(f"no step {step} in a match of {len(self.journal)} actions")
        if step == len(self.journal):
            return self.state.clone()
        near = max(kept for kept in self._kept if kept <= step)
        state = self._kept[near].clone()
        for number, entry in enumerate(self.journal[near:step], near + 1):
            self.game.apply(state, entry.seat, entry.action, None)
            if number % EVERY == 0:
                self._kept[number] = state.clone()
        return state

    def at(self, step: int) -> "Match":
        """The match as it was after so many actions; raises `IndexError` if there were fewer."""
        past = Match.__new__(Match)
        vars(past).update(vars(self))
        past.state, past.journal = self.state_at(step), self.journal[:step]
        past.undone, past._kept = [0] * len(self.seats), dict(self._kept)
        past._forget(step)
        fixed = next((n for n in range(step, 0, -1) if self.journal[n - 1].final), 0)
        past._fixed = (fixed, past.state_at(fixed))
        return past

    def _forget(self, step: int) -> None:
        """Keep no state of what came after that step."""
        self._kept = {kept: state for kept, state in self._kept.items() if kept <= step}

    def copy(self) -> "Match":
        """An independent copy."""
        again = self.at(len(self.journal))
        again.undone = list(self.undone)
        return again

    # For who holds the whole match in hand

    def legal(self, seat: int | None = None) -> list[Action]:
        """What the seat, by default the one whose turn it is, may do now; of no other: nothing."""
        who = self.turn if seat is None else seat
        if who is None:
            return []
        return [Action(self.game, number) for number in self.game.legal_actions(self.state, who)]

    def push(self, action: int | str | list[Any], seat: int | None = None) -> list[list[object]]:
        """Do an action for a seat, by default the one whose turn it is: what it is told of it.

        It may be written as it prints, the last arguments left out where one action alone begins
        like that, or spelled as in JSON. Raises `Refused`.
        """
        who = self.turn if seat is None else seat
        if who is None:
            raise Refused("over")
        if isinstance(action, str):
            named = found(self.game, action, self.game.legal_actions(self.state, who))
            if named is None and who in self.to_act:
                raise Refused("illegal", f"{action!r}, not one of match.legal({who})")
            entry = self.act(who, named or 0)
        elif isinstance(action, int):
            entry = self.act(who, int(action))
        else:
            entry = self.act_spelled(who, action)
        return [self.game.events.spell(event, who) for event in entry.events]

    def pop(self) -> Action:
        """Take back the last action, whatever it did, and return it; raises `IndexError`."""
        past = self.at(len(self.journal) - 1)
        action = Action(self.game, self.journal[-1].action)
        self.state, self.journal = past.state, past.journal
        self._fixed, self._kept = past._fixed, past._kept
        return action

    def decisions(self) -> "Iterator[Decision]":
        """Every decision of the match, in order, in one pass."""
        from catlantis.decisions import decisions  # noqa: PLC0415

        return decisions(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file, for `catlantis.load`, replacing it in one step."""
        from catlantis.record import dump, write  # noqa: PLC0415  (it knows matches)

        write(dump(self), path)

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, Match) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _facts(self) -> tuple[object, ...]:
        """All from which everything else follows."""
        done = [(entry.seat, entry.action) for entry in self.journal]
        return self.game.meta.key, self.version, self.options, self.seats, self.seed, done

    def __reduce__(self) -> tuple[Any, ...]:
        from catlantis.record import dump, load  # noqa: PLC0415

        return load, (dump(self),)

    def __repr__(self) -> str:
        seats, done = len(self.seats), len(self.journal)
        asked = ", ".join(map(str, self.to_act))
        now = f"seat{'s' * (len(self.to_act) > 1)} {asked} to act" if asked else "over"
        return f"<Match {self.game.meta.key}: {seats} seats, {done} actions, {now}>"

    # What is seen

    def board(self, seat: int | None = None, lang: str = "en") -> "Board":
        """The board as that seat may see it, or with all that is hidden, to print or to show."""
        from catlantis.board import Board  # noqa: PLC0415  (it takes a while)

        return Board(self, seat, seat is None, lang)

    def story(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What happened, in sentences: as that seat was told it, or with all that was hidden."""
        from catlantis.board import story  # noqa: PLC0415

        return story(self, seat, lang)

    def __str__(self) -> str:
        return str(self.board())

    def _repr_svg_(self) -> str:
        return self.board()._repr_svg_()

    def view(self, seat: int | None) -> dict[str, object]:
        """What the seat, or a spectator, may know now."""
        view = self.game.view(self.state, seat)
        return view if seat is None else {**view, "asked": self.question(seat)}

    def told(self, seat: int | None, since: int | None = None) -> list[list[object]]:
        """The events as the seat or a spectator sees them: all, or those from that step on."""
        return [self.game.events.spell(event, seat) for event in self.happened(since)]

    def happened(self, since: int | None = None) -> Iterator[Event]:
        """The events with all that is hidden: from the deal, or from that step on."""
        if since is None:
            log = Log()
            self.game.tell_opening(self.opening(), log)
            yield from log.events
        for entry in self.journal[since:]:
            yield from entry.events
