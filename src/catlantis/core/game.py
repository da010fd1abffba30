"""The contract of a game: what each one promises, and what it may rely on.

A game is a package `catlantis.games.<game>` whose `__init__.py` holds a subclass of `Game` and
its one instance, `GAME`. Everything else (matches, bots, arena, environments, server, page)
speaks to games through these methods only. The laws in `core/laws.py` test the promises.

An abstract class and not a `Protocol`, because compiled callers reach its methods at the cost
of a C call (see docs/decisions/0001-the-contract-is-a-class.md).
"""

from abc import abstractmethod
from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from catlantis.core.action import MAX_ACTION, Arg, Choices, Verbs
from catlantis.core.aside import Aside
from catlantis.core.events import Events, Log
from catlantis.core.ints import NOTHING, bits
from catlantis.core.options import TEXT, Option, Options, settle
from catlantis.core.phase import OVER, Phase, Question
from catlantis.core.refusals import BadOptions, Unplayable
from catlantis.core.seen import Frame
from catlantis.core.state import State

NEWEST: Final = 0  # the rules version that new matches begin with

S = TypeVar("S", bound=State)


class Meta:
    """What is known of a game before any match of it."""

    def __init__(
        self,
        key: str,
        title: str,
        edition: str,
        versions: list[int],
        min_seats: int,
        max_seats: int,
        options: list[Option],
        words: dict[str, list[str]],
        extras: list[str] | None = None,
        seen: type | None = None,
        asides: dict[str, list[Aside]] | None = None,
        is_open: bool = False,
    ) -> None:
        self.key = key
        self.title = title
        self.edition = edition  # of the rulebook
        self.versions = versions  # of the rules, oldest first: those that can still be played
        self.rules_version = versions[-1]  # raised when a rule's effect on a match changes
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        self.texts = [option.name for option in options if option.kind == TEXT]
        self.words = words  # what the numbers of each sort of argument stand for
        # What it has for those who play on paper: names of `catlantis/extras.py`
        self.extras: list[str] = extras if extras is not None else []
        # Whether all may see what a seat does: then the next learns nothing by being asked, and
        # the end of a turn can be taken back until another has acted
        self.is_open = is_open
        self.seen = seen  # the type of its views (`core/seen.py`), by which any board draws them
        # What sentences may say besides, by the name of an argument (`core/aside.py`)
        self.asides: dict[str, list[Aside]] = asides if asides is not None else {}

    def seats_of(self, option: Option) -> str:
        """The numbers of seats with which the option changes something, for people to read."""
        low, high = max(self.min_seats, option.min_seats), min(self.max_seats, option.max_seats)
        return f"{low}" if low == high else f"{low}–{high}"

    def playable(self, version: int) -> int:
        """The version itself, or the newest where that is meant; raises `Unplayable`."""
        if version == NEWEST:
            return self.rules_version
        if version not in self.versions:
            raise Unplayable(self.key, version, self.versions)
        return version

    def settled(self, options: dict[str, object], seats: int) -> Options:
        """Every option's value, defaults filled in; raises `BadOptions`."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOptions("seats", "bad-seats", f"{self.min_seats}–{self.max_seats}")
        for option in self.options:
            if option.name in options and not option.applies(seats):
                raise BadOptions(option.name, "idle-option", self.seats_of(option))
        return settle(self.options, options, seats)


class Game(Generic[S]):
    """A game: pure functions on its state, with no clock, disk, network or screen."""

    def __init__(self, meta: Meta, verbs: Verbs, events: Events, phases: list[Phase]) -> None:
        self.meta = meta
        self.verbs = verbs  # spells and parses actions
        self.events = events  # the kinds of events and the names of their arguments
        self.phases = [OVER, *phases]  # those that a state can be in, by their numbers
        # The questions put to seats and the names of their arguments
        self.prompts: dict[str, list[Arg]] = {}
        # The prompts of reaction windows, with the action that the end of a countdown stands for
        self.reactions: dict[str, int] = {}
        for number, phase in enumerate(phases, start=1):
            phase.number = number
            self.prompts[phase.name] = phase.question.args
            if phase.question.on_timeout != NOTHING:
                self.reactions[phase.name] = phase.question.on_timeout

    # What each game provides

    @abstractmethod
    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> S:
        """A new match's first state by the rules of that version, one of `Meta.versions`.

        The same for the same settled options, seats, seed and version.
        """

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, object]:
        """What the seat (`None`: a spectator) may know, ready for JSON, of the type `Meta.seen`.

        Built up from what may be known, never stripped down from what is. Begins with
        `frame`, so it carries the prompt and the seat's legal actions.
        """

    @abstractmethod
    def determinize(self, state: S, seat: int, seed: int) -> S:
        """A clone in which everything that the seat cannot know is dealt anew from the seed."""

    @abstractmethod
    def score_sheet(self, state: S) -> list[tuple[str, list[int]]]:
        """The lines of the final score, named as in the rulebook, with a number for each seat."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """Each seat's rank in a match that is over, 1 the best; equal ranks are shared.

        Alone, 1 is won and 2 is lost.
        """

    @abstractmethod
    def census(self, state: S) -> list[int]:
        """How many there are of each component, wherever they lie: never changes in a match."""

    # What every game has

    def phase_of(self, state: S, seat: i64) -> Phase:
        """The phase that a seat is in: the state's, unless seats are in phases of their own."""
        return state.phase

    def is_out(self, state: S, seat: i64) -> bool:
        """Whether all may know that the seat will never be asked again; by default, none is out."""
        return False

    def choices(self, state: S, seat: i64, out: Choices) -> None:
        """Add to `out` all actions legal for a seat that is asked, in canonical order."""
        self.phase_of(state, seat).question.choices(state, seat, out)

    def apply(self, state: S, seat: i64, action: i64, log: Log | None) -> None:
        """Do a legal action: the only mutation."""
        self.answer(self.phase_of(state, seat).question, state, seat, action, log)

    def answer(
        self, question: Question[S], state: S, seat: i64, action: i64, log: Log | None
    ) -> None:
        """The same, for loops that hold the seat's question: it has answered, and may be asked on.

        While no class overrides this, compiled callers reach it at the cost of a C call.
        """
        state.answered(seat)
        question.apply(state, seat, action, log)
        if not state.to_act:
            self.go_on(state, log)

    def tell_opening(self, state: S, log: Log) -> None:
        """What all are told once the match is dealt: whose turn it is, which day; or nothing."""

    def go_on(self, state: S, log: Log | None) -> None:
        """Nobody is asked: what comes next, up to the next question; by default the end."""

    def allows(self, state: S, seat: i64, action: i64) -> bool:
        """Whether the action is among the choices of a seat that is asked."""
        out = Choices()
        self.choices(state, seat, out)
        return out.has(action)

    def prompt(self, state: S, seat: int) -> list[object]:
        """What a seat that is asked must decide: the name of its phase, then the arguments."""
        phase = self.phase_of(state, seat)
        return [phase.name, *phase.question.told(state, seat)]

    def is_aimed(self, state: S, seat: int) -> bool:
        """Whether what a seat is asked in a reaction window is about something aimed at it."""
        return self.phase_of(state, seat).question.aims(state, seat)

    def new_game(
        self, options: dict[str, object], seats: int, seed: int, version: int = NEWEST
    ) -> S:
        """A new match's first state; options out of bounds raise `BadOptions`, naming them.

        A version that the game cannot play raises `Unplayable`.
        """
        settled = self.meta.settled(options, seats)
        return self.deal(settled, seats, seed, self.meta.playable(version))

    def check(self, options: dict[str, object], seats: int) -> None:
        """Raises `BadOptions` where `new_game` would, without dealing."""
        self.meta.settled(options, seats)

    def legal_actions(self, state: S, seat: int) -> list[int]:
        """All legal actions in canonical order; none exactly if the seat is not asked."""
        if not 0 <= seat < int(state.seats) or not state.is_asked(seat):
            return []
        out = Choices()
        self.choices(state, seat, out)
        return out.listed()

    def is_legal(self, state: S, seat: int, action: int) -> bool:
        """Whether the seat may do that now; never raises, whatever ints it is given."""
        return (
            0 <= seat < int(state.seats)  # an int of any size, so not compared as an i64
            and 0 <= action <= MAX_ACTION
            and state.is_asked(seat)
            and self.allows(state, seat, action)
        )

    def seen_to_act(self, state: S, seat: int | None) -> int:
        """The seats that owe a decision (a bitmask), as far as the seat or a spectator may know.

        A game in which it is nobody's business who has answered already tells here whom the
        others must take to be still asked. Of the seat itself it tells the truth, and nobody is
        asked exactly if the match is over.
        """
        return int(state.to_act)

    def frame(self, state: S, seat: int | None) -> Frame:
        """The part of a view that all games share: who is asked, and the seat's own question."""
        asked = seat is not None and state.is_asked(seat)
        return {
            "game": self.meta.key,
            "seat": seat,
            "seats": int(state.seats),
            "to_act": bits(self.seen_to_act(state, seat)),
            "over": state.to_act == 0,
            "asked": 0 if seat is None else int(state.asked[seat]),
            "prompt": self.prompt(state, seat) if seat is not None and asked else None,
            "legal": [self.verbs.spell(action) for action in self.legal_actions(state, seat)]
            if seat is not None
            else [],
        }
