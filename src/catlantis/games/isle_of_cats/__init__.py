"""The Isle of Cats: Explore & Draw: the contract. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import NUMBER
from catlantis.core.game import NEWEST, BadOptions, Game, Meta, Option
from catlantis.core.phase import Phase
from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import knowledge, scoring, setup, view
from catlantis.games.isle_of_cats.boat import SHEETS
from catlantis.games.isle_of_cats.components import OUR_DECK, read_deck
from catlantis.games.isle_of_cats.day import Cards, Evening, Morning
from catlantis.games.isle_of_cats.decks import BadDeck, Deck
from catlantis.games.isle_of_cats.drawing import Draw, Map
from catlantis.games.isle_of_cats.resolve import Area, Colour, Picks
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
from catlantis.games.isle_of_cats.verbs import EVENTS, VERBS, WORDS

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
    ],
    words=WORDS,
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
DECK: Final = "deck"  # the text of another deck, which a match may carry among its options


class IsleOfCats(Game[State]):
    """Rescue cats, draw them on the boat, and leave no room half empty."""

    def new_game(
        self, options: dict[str, object], seats: int, seed: int, version: int = NEWEST
    ) -> State:
        """A new match; `deck` may be the text of another deck (docs/isle-of-cats-decks.md)."""
        settled = self.meta.settled(without_deck(options), seats)
        return self.deal_from(deck_in(options), settled, seats, seed, self.meta.playable(version))

    def check(self, options: dict[str, object], seats: int) -> None:
        """See `new_game`."""
        self.meta.settled(without_deck(options), seats)
        deck_in(options)

    def deal(self, options: dict[str, int], seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`."""
        return self.deal_from(OUR_DECK, options, seats, seed, version)

    def deal_from(
        self, deck: Deck, options: dict[str, int], seats: i64, seed: int, version: i64
    ) -> State:
        """A new match with the cards of that deck."""
        rng, sheet, difficulty = rng_from_seed(seed), options["sheet"], options["difficulty"]
        return setup.deal(deck, seats, version, rng, sheet, difficulty)

    def phase_of(self, state: State, seat: i64) -> Phase:
        """A day is each seat's own: see `state.py`."""
        return phase_of(state, seat)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """See `view.py`."""
        return {**self.frame(state, seat), **view.view(state, seat)}

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


def without_deck(options: dict[str, object]) -> dict[str, object]:
    """The other options."""
    return {name: value for name, value in options.items() if name != DECK}


def deck_in(options: dict[str, object]) -> Deck:
    """The deck that the options carry, else ours; raises `BadOptions`."""
    text = options.get(DECK)
    if text is None:
        return OUR_DECK
    if not isinstance(text, str):
        raise BadOptions(DECK, "bad-value", "the text of a deck")
    try:
        return read_deck(text)
    except BadDeck as error:
        raise BadOptions(DECK, "bad-value", str(error)) from None


GAME: Final[IsleOfCats] = IsleOfCats(META, VERBS, EVENTS, PHASES)
