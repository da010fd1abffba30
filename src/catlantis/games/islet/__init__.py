"""Islet: the contract, nothing else. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import SEAT
from catlantis.core.events import Log
from catlantis.core.game import Game, Meta
from catlantis.core.options import SWITCH, Option, Options
from catlantis.core.rng import rng_from_seed
from catlantis.games.islet import knowledge, order, scoring, setup, view
from catlantis.games.islet.components import (
    CONDITION_NAMES,
    NEST_NAMES,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
)
from catlantis.games.islet.explore import Returning, Stacking
from catlantis.games.islet.lay import Releasing, Securing
from catlantis.games.islet.move import Moving
from catlantis.games.islet.seen import View
from catlantis.games.islet.solo import Fulfilling, Starting, Tossing
from catlantis.games.islet.state import (
    FULFILLING,
    MOVING,
    RELEASING,
    RETURNING,
    SECURING,
    STACKING,
    STARTING,
    TOSSING,
    TURN,
    State,
)
from catlantis.games.islet.turn import Turn
from catlantis.games.islet.verbs import (
    ASIDES,
    CONDITION,
    EGG,
    EGG_NAMES,
    EVENTS,
    NEST,
    RESOURCE,
    TERRAIN,
    TILE,
    VERBS,
)

META: Final = Meta(
    key="islet",
    title="Islet",
    edition="French rulebook, 90 tiles",
    versions=[2],
    min_seats=1,
    max_seats=4,
    options=[
        Option("few_eggs", SWITCH, False, max_seats=1),
        Option("first_seat", SEAT, None, min_seats=2),
    ],
    words={
        TILE: TILE_NAMES,
        TERRAIN: TERRAIN_NAMES,
        NEST: NEST_NAMES,
        RESOURCE: RESOURCE_NAMES,
        EGG: EGG_NAMES,
        CONDITION: CONDITION_NAMES,
    },
    seen=View,
    asides=ASIDES,
)

PHASES: Final = [
    TURN.asks(Turn()),
    STACKING.asks(Stacking()),
    RETURNING.asks(Returning()),
    MOVING.asks(Moving()),
    SECURING.asks(Securing()),
    RELEASING.asks(Releasing()),
    STARTING.asks(Starting()),
    TOSSING.asks(Tossing()),
    FULFILLING.asks(Fulfilling()),
]


class Islet(Game[State]):
    """Make an islet grow, and lay your eggs on it."""

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`."""
        few_eggs = options["few_eggs"] != 0
        return setup.deal(seats, version, rng_from_seed(seed), few_eggs, options["first_seat"])

    def tell_opening(self, state: State, log: Log) -> None:
        """See `order.py`."""
        if state.phase is TURN:  # alone, the bird is put down first
            order.tell_turn(state, log)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """See `view.py`."""
        legal = [] if seat is None else self.legal_actions(state, seat)
        return dict(view.view(self.frame(state, seat), state, seat, legal))

    def determinize(self, state: State, seat: int, seed: int) -> State:
        """See `knowledge.py`."""
        return knowledge.determinize(state, seat, rng_from_seed(seed))

    def score_sheet(self, state: State) -> list[tuple[str, list[int]]]:
        """See `scoring.py`."""
        return scoring.score_sheet(state)

    def ranking(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.ranks(state)

    def census(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.census(state)


GAME: Final = Islet(META, VERBS, EVENTS, PHASES)
