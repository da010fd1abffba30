"""Cat & Fish: the contract, nothing else. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import SEAT
from catlantis.core.events import Log
from catlantis.core.game import Game, Meta
from catlantis.core.options import Option, Options
from catlantis.core.rng import rng_from_seed
from catlantis.games.cat_and_fish import knowledge, rounds, scoring, setup, view, year
from catlantis.games.cat_and_fish.catastrophe import (
    FleeCatastrophe,
    LoseFish,
    MoveCatastrophe,
    SummonMonster,
)
from catlantis.games.cat_and_fish.choosing import PlaceMarker
from catlantis.games.cat_and_fish.components import (
    CARD_NAMES,
    CATASTROPHE_NAMES,
    MAGIC_NAMES,
    SEASON_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    ZONE_NAMES,
)
from catlantis.games.cat_and_fish.doing import BeginAction
from catlantis.games.cat_and_fish.fishing import CatchFish
from catlantis.games.cat_and_fish.market import BuyCard, SellFish
from catlantis.games.cat_and_fish.sailing import JumpAnywhere, SetSail
from catlantis.games.cat_and_fish.seen import View
from catlantis.games.cat_and_fish.state import (
    BEGIN_ACTION,
    BUY_CARD,
    CATCH_FISH,
    FLEE_CATASTROPHE,
    JUMP_ANYWHERE,
    LOSE_FISH,
    MOVE_CATASTROPHE,
    PAY_FEE,
    PLACE_MARKER,
    SELL_FISH,
    SET_SAIL,
    STEAL_FISH,
    SUMMON_MONSTER,
    State,
)
from catlantis.games.cat_and_fish.thief import StealFish
from catlantis.games.cat_and_fish.verbs import (
    ASIDES,
    CARD,
    CATASTROPHE,
    EVENTS,
    MAGIC,
    SEASON,
    SPACE,
    TILE,
    VERBS,
    ZONE,
)
from catlantis.games.cat_and_fish.year import PayFee

META: Final = Meta(
    key="cat-and-fish",
    title="Cat & Fish",
    edition="French rulebook, after the edition of 2008",
    versions=[2],
    min_seats=2,
    max_seats=4,
    options=[Option("first_seat", SEAT, None)],
    words={
        CARD: CARD_NAMES,
        TILE: TILE_NAMES,
        MAGIC: MAGIC_NAMES,
        SPACE: SPACE_NAMES,
        CATASTROPHE: CATASTROPHE_NAMES,
        SEASON: SEASON_NAMES,
        ZONE: ZONE_NAMES,
    },
    seen=View,
    asides=ASIDES,
    is_open=True,
)

PHASES: Final = [
    PLACE_MARKER.asks(PlaceMarker()),
    BEGIN_ACTION.asks(BeginAction()),
    CATCH_FISH.asks(CatchFish()),
    SET_SAIL.asks(SetSail()),
    JUMP_ANYWHERE.asks(JumpAnywhere()),
    SELL_FISH.asks(SellFish()),
    BUY_CARD.asks(BuyCard()),
    MOVE_CATASTROPHE.asks(MoveCatastrophe()),
    STEAL_FISH.asks(StealFish()),
    LOSE_FISH.asks(LoseFish()),
    FLEE_CATASTROPHE.asks(FleeCatastrophe()),
    PAY_FEE.asks(PayFee()),
    SUMMON_MONSTER.asks(SummonMonster()),
]


class CatAndFish(Game[State]):
    """Catch, sell, and sail on to where the better fish are."""

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`."""
        return setup.deal(seats, version, rng_from_seed(seed), options["first_seat"])

    def tell_opening(self, state: State, log: Log) -> None:
        """See `year.py`."""
        year.tell_season(state, log)

    def go_on(self, state: State, log: Log | None) -> None:
        """See `rounds.py`."""
        rounds.go_on(state, log)

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


GAME: Final = CatAndFish(META, VERBS, EVENTS, PHASES)
