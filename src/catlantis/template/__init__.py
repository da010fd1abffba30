"""High Mouse: the contract, nothing else. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.game import Game, Meta
from catlantis.core.options import Options
from catlantis.core.rng import rng_from_seed
from catlantis.template import knowledge, scoring, setup, view
from catlantis.template.seen import View
from catlantis.template.show import ShowMouse
from catlantis.template.state import SHOW, State
from catlantis.template.verbs import EVENTS, VERBS

META: Final = Meta(
    key="high-mouse",
    title="High Mouse",
    edition="our own",
    versions=[1],
    min_seats=2,
    max_seats=4,
    options=[],
    words={},
    seen=View,
)

PHASES: Final = [SHOW.asks(ShowMouse())]


class HighMouse(Game[State]):
    """Show a mouse, and hope that it is the highest."""

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`."""
        return setup.deal(seats, version, rng_from_seed(seed))

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """See `view.py`."""
        return dict(view.view(self.frame(state, seat), state, seat))

    def determinize(self, state: State, seat: int, seed: int) -> State:
        """See `knowledge.py`."""
        return knowledge.determinize(state, seat, rng_from_seed(seed))

    def score_sheet(self, state: State) -> list[tuple[str, list[int]]]:
        """See `scoring.py`."""
        return scoring.score_sheet(state)

    def ranking(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.ranking(state)

    def census(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.census(state)


GAME: Final = HighMouse(META, VERBS, EVENTS, PHASES)
