"""What a bot is given: what its seat may see, and nothing else.

Never compiled: who writes a bot can ask `help` about it.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from catlantis.core.game import Game
from catlantis.core.notation import found, written
from catlantis.core.state import State

ANY: Final = 0  # the seed of the sample that stands for the truth


class Outdated(Exception):
    """The match went on while a bot far away thought: it is asked again, of what it sees now."""


class Sight:
    """One seat's decision: its view, its legal actions, and samples of what may lie hidden.

    The true state is not in here, not even for who digs: only a sample of it, which is the same
    for all states that look alike to the seat.
    """

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        events: Sequence[list[object]] = (),
    ) -> None:
        self.game = game
        self.seat = seat
        self.events = events
        """What the seat was told since its last decision: `["drew", 0, 5]`."""
        self._sample: State = game.determinize(state, seat, ANY)

    @cached_property
    def legal(self) -> list[int]:
        """All legal actions, in canonical order."""
        return self.game.legal_actions(self._sample, self.seat)

    @cached_property
    def view(self) -> Any:
        """What the seat may know: of the type `View` in the game's `seen.py`."""
        return self.game.view(self._sample, self.seat)

    @cached_property
    def by_verb(self) -> dict[str, list[int]]:
        """The legal actions by their verbs."""
        sorted_out: dict[str, list[int]] = defaultdict(list)
        for action in self.legal:
            sorted_out[self.game.verbs.verb(action).name].append(action)
        return dict(sorted_out)

    def action(self, verb: str, *args: object) -> int:
        """The legal action of that verb and those arguments, in words or numbers.

        The last may be left out where only one action begins like that. Raises `ValueError` where
        there is no such action.
        """
        text = " ".join([verb, *map(str, args)])
        action = found(self.game, text, self.legal)
        if action is None:
            raise ValueError(f"not legal: {text}")
        return action

    def written(self, action: int) -> str:
        """A legal action in words."""
        return written(self.game, action)

    def sample(self, seed: int) -> State:
        """A state that the seat cannot tell from the true one, dealt anew from the seed."""
        sample: State = self.game.determinize(self._sample, self.seat, seed)
        return sample
