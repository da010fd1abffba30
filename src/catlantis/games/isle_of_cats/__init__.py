"""The Isle of Cats: Explore & Draw: the contract. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import NUMBER
from catlantis.core.events import Log
from catlantis.core.game import Game, Meta
from catlantis.core.options import TEXT, Option, Options
from catlantis.core.phase import Phase
from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import dusk, knowledge, scoring, setup, view
from catlantis.games.isle_of_cats.boat import SHEETS
from catlantis.games.isle_of_cats.components import LONGEST, OUR_DECK, read_deck
from catlantis.games.isle_of_cats.day import Cards, Evening, Morning
from catlantis.games.isle_of_cats.drawing import Draw, Map
from catlantis.games.isle_of_cats.resolve import Area, Colour, Picks
from catlantis.games.isle_of_cats.seen import View
from catlantis.games.isle_of_cats.state import (
    AREA,
    CARDS,
    COLOUR,
    DRAW,
    EVENING,
    MAP,
    MORNING,
    PICKS,
    State,
    phase_of,
)
from catlantis.games.isle_of_cats.verbs import ASIDES, EVENTS, VERBS, WORDS

META: Final = Meta(
    key="isle-of-cats",
    title="The Isle of Cats: Explore & Draw",
    edition="English and French rulebooks of 2022",
    versions=[2],
    min_seats=1,
    max_seats=12,
    options=[
        Option("sheet", NUMBER, setup.ANY_SHEET, low=setup.ANY_SHEET, high=SHEETS),
        Option("difficulty", NUMBER, 1, low=1, high=5, max_seats=1),
        Option("deck", TEXT, None, high=LONGEST, reads=read_deck),
    ],
    words=WORDS,
    extras=["sheets", "master"],  # IC-61
    seen=View,
    asides=ASIDES,
)
PHASES: Final = [
    MORNING.asks(Morning()),
    CARDS.asks(Cards()),
    EVENING.asks(Evening()),
    AREA.asks(Area()),
    PICKS.asks(Picks()),
    COLOUR.asks(Colour()),
    DRAW.asks(Draw()),
    MAP.asks(Map()),
]


class IsleOfCats(Game[State]):
    """Rescue cats, draw them on the boat, and leave no room half empty."""

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`; the cards may be those of another deck (docs/isle-of-cats-decks.md)."""
        text = options.texts.get("deck")
        deck = OUR_DECK if text is None else read_deck(text)
        sheet, difficulty = options["sheet"], options["difficulty"]
        return setup.deal(deck, seats, version, rng_from_seed(seed), sheet, difficulty)

    def tell_opening(self, state: State, log: Log) -> None:
        """See `dusk.py`."""
        dusk.tell_dawn(state, log)

    def phase_of(self, state: State, seat: i64) -> Phase:
        """A day is each seat's own: see `state.py`."""
        return phase_of(state, seat)

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


GAME: Final[IsleOfCats] = IsleOfCats(META, VERBS, EVENTS, PHASES)
