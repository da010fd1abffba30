"""A table for tests: an island of one's own cards, then played and read in words.

    table = deal({"a-top": "blue wave + green cup", "a-middle": "lesson 3"})
    table.play(0, "column a")
    table.play(0, "card a-top")
    table.play(0, "draw wave blue 0 311")

A card is `lesson 3`, discoveries joined by `+`, two areas joined by `or`, or `any` with a list
parted by commas. Slots that are not named hold a red stick, or lesson 8. Actions and events are
written as a verb and its arguments, a seat with what it did.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import GAME, setup
from catlantis.games.isle_of_cats.decks import DAYS, Deck, deck_of
from catlantis.games.isle_of_cats.island import LESSON_SLOTS
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.verbs import SLOT_NAMES, WORDS

from ..wordtable import WordTable
from .afloat import put_afloat


def card(text: str) -> dict[str, object]:
    """A card in the format of a deck."""
    if text.startswith("lesson "):
        return {"lesson": int(text.removeprefix("lesson "))}
    if text.startswith("any "):
        return {"any": [part.strip() for part in text.removeprefix("any ").split(",")]}
    areas = [[part.strip() for part in area.split("+")] for area in text.split(" or ")]
    return {"draw": areas[0], "or": areas[1]} if len(areas) == 2 else {"draw": areas[0]}


def deck(*days: dict[str, str]) -> Deck:
    """A deck that lays those cards in order, day by day."""
    cats: list[object] = []
    lessons: list[object] = []
    for day in range(DAYS):
        named = days[day] if day < len(days) else {}
        for slot, name in enumerate(SLOT_NAMES):
            if slot in LESSON_SLOTS:
                lessons.append(card(named.get(name, "lesson 8")))
            else:
                cats.append(card(named.get(name, "red stick")))
    return deck_of({"cats": cats, "lessons": lessons})


class Table(WordTable[State]):
    """A match in progress, played and read in words."""

    game = GAME

    def finish(self, seat: int) -> None:
        """The seat does the first legal thing until its day is confirmed."""
        day = self.view(None)["day"]
        while self.asks(seat) and self.view(None)["day"] == day:
            GAME.apply(self.state, seat, GAME.legal_actions(self.state, seat)[0], self.log)

    def verbs(self, seat: int) -> list[str]:
        """The verbs of what the seat may do, each once, in order."""
        return list(dict.fromkeys(text.split()[0] for text in self.legal(seat)))

    def asks(self, seat: int) -> bool:
        """Whether the seat owes a decision."""
        return seat in bits(self.state.to_act)

    def boat(self, seat: int, viewer: int | None = None) -> list[str]:
        """The seat's discoveries as the viewer sees them, by default the seat itself."""
        player = self.view(seat if viewer is None else viewer)["players"][seat]
        shapes, colours = WORDS["shape"], WORDS["colour"]
        return [f"{colours[colour]} {shapes[shape]}" for shape, colour, *_ in player["drawn"]]

    def today(self, seat: int) -> dict[str, Any]:
        """How far the seat's day is."""
        today: dict[str, Any] = self.view(seat)["today"]
        return today

    def score(self, seat: int) -> dict[str, int]:
        """The lines of the seat's score."""
        return dict(self.view(seat)["players"][seat]["score"])


def deal(
    *days: dict[str, str],
    boats: list[str] | None = None,
    seats: int = 1,
    sheet: int = 1,
    **solo: int,
) -> Table:
    """A table whose island shows those cards, day by day; boats may be drawn (see `afloat.py`)."""
    cards = deck(*days)
    state = setup.deal(
        cards, seats, GAME.meta.rules_version, rng_from_seed(1), sheet, solo.get("difficulty", 1)
    )
    state.cats_pile = vec[i64](range(cards.cats))
    state.lessons_pile = vec[i64](range(cards.cats, len(cards.cards)))
    for seat, text in enumerate(boats or []):
        put_afloat(state, seat, text)
    return Table(state)


opening, random_match = Table.opening, Table.random_match
