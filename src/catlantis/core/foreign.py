"""Games from other packages where ours are compiled: their plain Python behind our contract.

A class that is interpreted cannot inherit from a compiled one. So such a game inherits from the
sources of `Game` and `State` (`catlantis.pure`), and is called through these two. What an author
writes is the same everywhere; our own games know nothing of it, and are no slower for it.
"""

from typing import Any, Final

from mypy_extensions import i64

from catlantis.core.action import Choices
from catlantis.core.events import Log
from catlantis.core.game import NEWEST, Game
from catlantis.core.options import Options
from catlantis.core.phase import Phase, Question
from catlantis.core.sight import Sight
from catlantis.core.state import State

MIRRORED: Final = ("seats", "version", "rng", "asked", "to_act")  # by every state


class ForeignState(State):
    """A position of such a game: the plain state, and what all states tell of themselves."""

    def __init__(self, plain: Any, phase: Phase) -> None:
        super().__init__(plain.seats, plain.version, plain.rng, plain.asked, phase)
        self._plain = plain
        self.to_act = plain.to_act

    def clone(self) -> "ForeignState":
        """An independent copy."""
        return ForeignState(self._plain.clone(), self.phase)

    def plain(self) -> Any:
        """The state as the game itself knows it."""
        return self._plain

    def follow(self) -> None:
        """Tell again what the plain state tells, since it has changed."""
        self.rng = self._plain.rng
        self.asked = self._plain.asked
        self.to_act = self._plain.to_act

    @property
    def position(self) -> list[object]:
        """All else that the plain state holds, by name: what the laws compare."""
        found: list[object] = []
        for name in dir(self._plain):
            value: Any = getattr(self._plain, name)
            if not name.startswith("_") and not callable(value) and name not in MIRRORED:
                seen = list(value) if hasattr(value, "__iter__") else getattr(value, "name", value)
                found.append((name, seen))
        return found


class ForeignQuestion(Question[ForeignState]):
    """Whatever the plain game asks in its own phases."""

    def __init__(self, plain: Any) -> None:
        self.plain = plain

    def choices(self, state: ForeignState, seat: i64, out: Choices) -> None:
        """The plain game's choices."""
        self.plain.choices(state.plain(), seat, out)

    def apply(self, state: ForeignState, seat: i64, action: i64, log: Log | None) -> None:
        """Do it in the plain state."""
        self.plain.apply(state.plain(), seat, action, log)
        state.follow()


class ForeignGame(Game[ForeignState]):
    """The contract, kept by asking a plain game.

    It goes through a question and not around `choices` and `apply`: while no class overrides
    these, compiled loops call them directly.
    """

    def __init__(self, plain: Any) -> None:
        self.phase = Phase("foreign").asks(ForeignQuestion(plain))
        super().__init__(plain.meta, plain.verbs, plain.events, [self.phase])
        self.plain = plain
        self.prompts = plain.prompts
        self.reactions = plain.reactions

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> ForeignState:
        """The plain game's first state."""
        return ForeignState(self.plain.deal(options, seats, seed, version), self.phase)

    def new_game(
        self, options: dict[str, object], seats: int, seed: int, version: int = NEWEST
    ) -> ForeignState:
        """The same, from options as they are given."""
        return ForeignState(self.plain.new_game(options, seats, seed, version), self.phase)

    def check(self, options: dict[str, object], seats: int) -> None:
        """Raises `BadOptions` where the plain game does."""
        self.plain.check(options, seats)

    def tell_opening(self, state: ForeignState, log: Log) -> None:
        """What the plain game tells once it is dealt."""
        self.plain.tell_opening(state.plain(), log)

    def prompt(self, state: ForeignState, seat: int) -> list[object]:
        """The plain game's prompt."""
        prompt: list[object] = self.plain.prompt(state.plain(), seat)
        return prompt

    def is_aimed(self, state: ForeignState, seat: int) -> bool:
        """Whether the plain game's window is about something aimed at the seat."""
        aimed: bool = self.plain.is_aimed(state.plain(), seat)
        return aimed

    def view(self, state: ForeignState, seat: int | None) -> dict[str, object]:
        """The plain game's view."""
        view: dict[str, object] = self.plain.view(state.plain(), seat)
        return view

    def seen_to_act(self, state: ForeignState, seat: int | None) -> int:
        """The seats that the plain game shows as asked."""
        seen: int = self.plain.seen_to_act(state.plain(), seat)
        return seen

    def is_out(self, state: ForeignState, seat: i64) -> bool:
        """Whether the plain game says so."""
        is_out: bool = self.plain.is_out(state.plain(), seat)
        return is_out

    def determinize(self, state: ForeignState, seat: int, seed: int) -> ForeignState:
        """A sample of the plain state."""
        return ForeignState(self.plain.determinize(state.plain(), seat, seed), self.phase)

    def score_sheet(self, state: ForeignState) -> list[tuple[str, list[int]]]:
        """The plain game's score sheet."""
        sheet: list[tuple[str, list[int]]] = self.plain.score_sheet(state.plain())
        return sheet

    def ranking(self, state: ForeignState) -> list[int]:
        """The plain game's ranking."""
        ranks: list[int] = self.plain.ranking(state.plain())
        return ranks

    def census(self, state: ForeignState) -> list[int]:
        """The plain game's census."""
        counted: list[int] = self.plain.census(state.plain())
        return counted


class ForeignSight:
    """A sight for such a game's own bot: its samples are states as the game knows them."""

    def __init__(self, sight: Sight, game: ForeignGame) -> None:
        self.game = game.plain
        self.seat = sight.seat
        self._sight = sight

    @property
    def legal(self) -> list[int]:
        """All legal actions, in canonical order."""
        return self._sight.legal

    @property
    def view(self) -> Any:
        """What the seat may know."""
        return self._sight.view

    def sample(self, seed: int) -> Any:
        """A plain state that the seat cannot tell from the true one."""
        sample = self._sight.sample(seed)
        assert isinstance(sample, ForeignState)
        return sample.plain()


def plain_sight(sight: Sight) -> Any:
    """The sight as the bot of its game wants it: itself, but for a game from elsewhere."""
    game = sight.game
    return ForeignSight(sight, game) if isinstance(game, ForeignGame) else sight
