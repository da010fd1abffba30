"""A table for tests: an island of one's own cards, then played and read in words.

    table = deal({"a-top": "blue wave + green cup", "a-middle": "lesson 3"})
    table.play(0, "column a")
    table.play(0, "card a-top")
    table.play(0, "draw wave blue 0 311")

A card is `lesson 3`, discoveries joined by `+`, two areas joined by `or`, or `any` with a list
parted by commas. Slots that are not named hold a red stick, or lesson 8. Actions and events are
written as a verb and its arguments, a seat with what it did.
"""

from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import NUMBER, SEAT, Arg
from catlantis.core.events import Log
from catlantis.core.ints import bits
from catlantis.core.playout import random_seat
from catlantis.core.rng import Rng, rng_from_seed
from catlantis.games.isle_of_cats import GAME, setup
from catlantis.games.isle_of_cats.decks import DAYS, Deck, deck_of
from catlantis.games.isle_of_cats.island import LESSON_SLOTS
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.words import SLOT_NAMES, WORDS

from .afloat import put_afloat

UNKNOWN = "?"


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


def read(text: str) -> int:
    """The action that the text spells."""
    verb, *words = text.split()
    args = GAME.verbs.verbs[GAME.verbs.numbers[verb]].args
    numbers = [
        int(word) if arg.sort == NUMBER else WORDS[arg.sort].index(word)
        for arg, word in zip(args, words, strict=True)
    ]
    action = GAME.verbs.parse([verb, *numbers])
    assert isinstance(action, int), f"{text}: {action}"
    return action


def written(args: list[Arg], values: list[Any]) -> list[str]:
    """The values of those arguments in words."""
    words = []
    for arg, value in zip(args, values, strict=True):
        if value is None:
            words.append(UNKNOWN)
        elif arg.sort in (NUMBER, SEAT):
            words.append(str(value))
        else:
            words.append(WORDS[arg.sort][value])
    return words


def write(action: int) -> str:
    """The text that spells the action."""
    verb = GAME.verbs.verb(action)
    return " ".join([verb.name, *written(verb.args, GAME.verbs.args(action))])


class Table:
    """A match in progress, played and read in words."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.log = Log()

    # Playing

    def play(self, seat: int, *texts: str) -> None:
        """The seat does that, one after the other; each must be legal."""
        for text in texts:
            assert self.allows(seat, text), f"{text}: not among {self.legal(seat)[:20]}"
            GAME.apply(self.state, seat, read(text), self.log)

    def finish(self, seat: int) -> None:
        """The seat does the first legal thing until its day is confirmed."""
        day = self.view(None)["day"]
        while self.asks(seat) and self.view(None)["day"] == day:
            GAME.apply(self.state, seat, GAME.legal_actions(self.state, seat)[0], self.log)

    def step(self, rng: Rng) -> tuple[int, str]:
        """A random seat that is asked does something random: the seat and what it did."""
        seat = int(random_seat(self.state.to_act, rng))
        actions = GAME.legal_actions(self.state, seat)
        verbs = sorted({GAME.verbs.verb(action).name for action in actions})
        verb = verbs[rng.below(len(verbs))]  # first a verb, lest the many drawings drown the rest
        actions = [action for action in actions if GAME.verbs.verb(action).name == verb]
        action = actions[rng.below(len(actions))]
        GAME.apply(self.state, seat, action, self.log)
        return seat, write(action)

    # Reading

    def legal(self, seat: int) -> list[str]:
        """What the seat may do."""
        return [write(action) for action in GAME.legal_actions(self.state, seat)]

    def verbs(self, seat: int) -> list[str]:
        """The verbs of what the seat may do, each once, in order."""
        return list(dict.fromkeys(text.split()[0] for text in self.legal(seat)))

    def allows(self, seat: int, text: str) -> bool:
        """Whether the seat may do that."""
        action = read(text)
        allowed = GAME.is_legal(self.state, seat, action)
        assert allowed == (action in GAME.legal_actions(self.state, seat))
        return allowed

    def asks(self, seat: int) -> bool:
        """Whether the seat owes a decision."""
        return seat in bits(self.state.to_act)

    def prompt(self, seat: int) -> str:
        """What the seat is asked."""
        prompt: Any = self.view(seat)["prompt"]
        return " ".join([prompt[0], *written(GAME.prompts[prompt[0]], prompt[1:])])

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The viewer's view."""
        return GAME.view(self.state, viewer)

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

    def told(self, viewer: int | None) -> list[str]:
        """All that happened, as the viewer (`None`: a spectator) is told it."""
        lines = []
        for name, seat, *values in GAME.events.told(self.log, viewer):
            args = GAME.events.kinds[GAME.events.numbers[str(name)]].args
            lines.append(" ".join([str(seat), str(name), *written(args, list(values))]))
        return lines


def deal(
    *days: dict[str, str],
    boats: list[str] | None = None,
    seats: int = 1,
    sheet: int = 1,
    **solo: int,
) -> Table:
    """A table whose island shows those cards, day by day; boats may be drawn (see `afloat.py`)."""
    cards = deck(*days)
    state = setup.deal(cards, seats, rng_from_seed(1), sheet, solo.get("difficulty", 1))
    state.cats_pile = vec[i64](range(cards.cats))
    state.lessons_pile = vec[i64](range(cards.cats, len(cards.cards)))
    for seat, text in enumerate(boats or []):
        put_afloat(state, seat, text)
    return Table(state)


def opening(seats: int, seed: int, **options: object) -> Table:
    """A new match, dealt as the rules say."""
    return Table(GAME.new_game(options, seats, seed))


def random_match(seats: int, seed: int, **options: object) -> Iterator[Table]:
    """A match played at random to its end, seen after the deal and after each decision."""
    table = opening(seats, seed, **options)
    rng = rng_from_seed(seed)
    yield table
    while table.state.to_act:
        table.step(rng)
        yield table
