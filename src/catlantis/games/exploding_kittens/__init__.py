"""Exploding Kittens: the contract, nothing else. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import SEAT
from catlantis.core.events import Log
from catlantis.core.game import SWITCH, Game, Meta, Option, Options
from catlantis.core.rng import rng_from_seed
from catlantis.games.exploding_kittens import knowledge, order, samples, scoring, setup, view
from catlantis.games.exploding_kittens.cards import GiveCard
from catlantis.games.exploding_kittens.combos import TakeCard
from catlantis.games.exploding_kittens.components import NAMES
from catlantis.games.exploding_kittens.exploding import InsertKitten
from catlantis.games.exploding_kittens.nope import Window
from catlantis.games.exploding_kittens.seen import View
from catlantis.games.exploding_kittens.state import (
    GIVE_CARD,
    INSERT_KITTEN,
    TAKE_CARD,
    TURN,
    WINDOW,
    State,
)
from catlantis.games.exploding_kittens.turn import Turn
from catlantis.games.exploding_kittens.verbs import EVENTS, TITLE, VERBS

META: Final = Meta(
    key="exploding-kittens",
    title="Exploding Kittens",
    edition="French rulebook of 2020, 56 cards",
    versions=[1],
    min_seats=2,
    max_seats=5,
    options=[Option("combos", SWITCH, True), Option("first_seat", SEAT, None)],
    words={TITLE: NAMES},
    seen=View,
)

PHASES: Final = [
    TURN.asks(Turn()),
    WINDOW.asks(Window()),
    GIVE_CARD.asks(GiveCard()),
    TAKE_CARD.asks(TakeCard()),
    INSERT_KITTEN.asks(InsertKitten()),
]


class ExplodingKittens(Game[State]):
    """Draw, and hope that it is not a kitten."""

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`."""
        combos_on = options["combos"] != 0
        return setup.deal(seats, version, rng_from_seed(seed), combos_on, options["first_seat"])

    def tell_opening(self, state: State, log: Log) -> None:
        """See `order.py`."""
        order.tell_turn(state, log)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """See `view.py`."""
        return dict(view.view(self.frame(state, seat), state, seat))

    def seen_to_act(self, state: State, seat: int | None) -> int:
        """See `knowledge.py`."""
        return int(knowledge.seen_to_act(state, state.seats if seat is None else seat))

    def is_out(self, state: State, seat: i64) -> bool:
        """Who has exploded."""
        return not state.is_alive(seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        """See `samples.py`."""
        return samples.determinize(state, seat, rng_from_seed(seed))

    def score_sheet(self, state: State) -> list[tuple[str, list[int]]]:
        """See `scoring.py`."""
        return scoring.score_sheet(state)

    def ranking(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.ranking(state)

    def census(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.census(state)


GAME: Final = ExplodingKittens(META, VERBS, EVENTS, PHASES)
