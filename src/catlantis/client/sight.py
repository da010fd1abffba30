"""What a bot sees that plays on a server: the view that was sent, and samples if it wants any."""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.facts import facts
from catlantis.core.game import Game
from catlantis.core.phase import OVER
from catlantis.core.rng import Rng
from catlantis.core.sight import Sight
from catlantis.core.state import State
from catlantis.server.wire.terms import Facts


class NoSample(Exception):
    """A server's position that our rules cannot make: it has others, or the game keeps its own."""


class FarSight(Sight):
    """A sight like any other; for its first sample the server is asked, and for no other."""

    def __init__(
        self,
        game: Game[Any],
        version: int,
        view: dict[str, Any],
        events: list[list[object]],
        ask: Callable[[], Facts],
    ) -> None:
        self.game = game
        self.seat = view["seat"]
        self.events = events
        self._version = version
        self._seen = view
        self._ask = ask

    @cached_property
    def legal(self) -> list[int]:
        """All legal actions, in canonical order."""
        parsed = [self.game.verbs.parse(spelled) for spelled in self._seen["legal"]]
        return [action for action in parsed if isinstance(action, int)]

    @cached_property
    def view(self) -> Any:
        """What the seat may know: of the type `View` in the game's `seen.py`."""
        return self._seen

    @cached_property
    def _sample(self) -> State:  # type: ignore[override]
        state = self.game.new_game({}, self._seen["seats"], 0, self._version)
        return filled(self.game, state, self._ask())


def filled(game: Game[Any], state: State, told: Facts) -> State:
    """The state with all its fields as they are told; raises `NoSample`."""
    phases = {phase.name: phase for phase in [*game.phases, OVER]}
    try:
        if facts(state).keys() != told.keys():
            raise ValueError("other fields")
        for name, value in told.items():
            old: object = getattr(state, name)
            new: object = value
            if isinstance(old, Rng) and isinstance(value, list):
                new = Rng(*value)
            elif isinstance(value, str):
                new = phases[value]
            elif isinstance(value, list):
                new = vec[i64](value)
            setattr(state, name, new)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise NoSample(f"{game.meta.key}: {error}") from None
    return state
