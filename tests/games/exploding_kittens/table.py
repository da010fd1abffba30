"""A table for tests: dealt from a line of text, then played and read in words.

    table = deal("attack skip | nope nope | - | favor", pile="skip kitten tacocat")
    table.play(0, "attack")
    table.all_pass()
    assert table.turn == "1 owes 2"

Hands are parted by `|`, and `-` is a seat that is out. The draw pile is written top first; the
kittens that it lacks (EK-25) are put at its bottom. At first nobody knows anything hidden.
Actions and events are written as `pair tacocat 1` and `0 stole 1 ?`: a verb and its arguments,
a seat with what it did; `?` is what the reader may not know.
"""

from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Arg
from catlantis.core.bag import one, things
from catlantis.core.events import Log
from catlantis.core.ints import bit, bits, zeros
from catlantis.core.playout import random_seat
from catlantis.core.rng import Rng, rng_from_seed
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import EXPLODING_KITTEN, NAMES
from catlantis.games.exploding_kittens.state import NOBODY, State
from catlantis.games.exploding_kittens.words import TITLE

OUT = "-"
UNKNOWN = "?"
SHORT = {
    "exploding-kitten": "kitten",
    "see-the-future": "see",
    "hairy-potato-cat": "potato",
    "beard-cat": "beard",
    "rainbow-ralphing-cat": "rainbow",
}
WORDS = [SHORT.get(name, name) for name in NAMES]


def titles(text: str) -> list[int]:
    """The titles of the cards that the text names."""
    return [WORDS.index(word) for word in text.split()]


def named(cards: list[int]) -> str:
    """The text that names those titles."""
    return " ".join(WORDS[title] for title in cards)


def bag(text: str) -> int:
    """The cards that the text names, as a hand."""
    return sum(int(one(title)) for title in titles(text))


def read(text: str) -> int:
    """The action that the text spells."""
    verb, *words = text.split()
    args = GAME.verbs.verbs[GAME.verbs.numbers[verb]].args
    if args and args[0].many:
        numbers = [sum(1 << title for title in titles(" ".join(words)))]
    else:
        numbers = [
            WORDS.index(word) if arg.sort == TITLE else int(word)
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
        elif arg.sort == TITLE:
            words.append(named(bits(value) if arg.many else [value]))
        else:
            words.append(str(value))
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

    def play(self, seat: int, text: str) -> None:
        """The seat does that, which must be legal."""
        assert self.allows(seat, text), f"{text}: not among {self.legal(seat)}"
        GAME.apply(self.state, seat, read(text), self.log)

    def all_pass(self) -> None:
        """Everybody who is asked in the reaction window passes."""
        for seat in self.to_act:
            self.play(seat, "pass")

    def resolve(self, seat: int, text: str) -> None:
        """The seat plays that, and nobody says Nope."""
        self.play(seat, text)
        self.all_pass()

    def step(self, rng: Rng) -> tuple[int, str]:
        """A random seat that is asked does something random: the seat and what it did."""
        seat = int(random_seat(self.state.to_act, rng))
        actions = GAME.legal_actions(self.state, seat)
        verbs = sorted({GAME.verbs.verb(action).name for action in actions})
        verb = verbs[rng.below(len(verbs))]  # first a verb, lest the many combos drown the rest
        actions = [action for action in actions if GAME.verbs.verb(action).name == verb]
        action = actions[rng.below(len(actions))]
        GAME.apply(self.state, seat, action, self.log)
        return seat, write(action)

    # Reading

    def legal(self, seat: int) -> list[str]:
        """What the seat may do."""
        return [write(action) for action in GAME.legal_actions(self.state, seat)]

    def allows(self, seat: int, text: str) -> bool:
        """Whether the seat may do that."""
        action = read(text)
        allowed = GAME.is_legal(self.state, seat, action)
        assert allowed == (action in GAME.legal_actions(self.state, seat))
        return allowed

    def told(self, viewer: int | None) -> list[str]:
        """All that happened since the deal, as the viewer (`None`: a spectator) is told it."""
        return [self._sentence(event) for event in GAME.events.told(self.log, viewer)]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The viewer's view."""
        return GAME.view(self.state, viewer)

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        return bits(self.state.to_act)

    @property
    def turn(self) -> str:
        """Whose turn it is and how many turns are owed: `1 owes 2`."""
        view = self.view(None)
        return f"{view['active']} owes {view['owed']}"

    @property
    def pile(self) -> str:
        """The draw pile as it truly is, top first."""
        return named([int(self.state.card_at(place)) for place in range(self.state.pile_size)])

    @property
    def discard(self) -> str:
        """The discard pile, sorted."""
        return named(things(self.state.discard))

    def hand(self, seat: int) -> str:
        """The seat's hand as it truly is, sorted."""
        return named(things(self.state.hand[seat]))

    def question(self, seat: int) -> int:
        """The number of the last question put to the seat."""
        return int(self.state.asked[seat])

    def prompt(self, seat: int) -> str | None:
        """What the seat is asked, if anything."""
        prompt = self.view(seat)["prompt"]
        return None if prompt is None else " ".join(str(word) for word in prompt)

    def note(self, seat: int) -> list[str]:
        """The seat's private note of the draw pile: `0 kitten` is a kitten on top."""
        return [f"{place} {WORDS[title]}" for place, title in self.view(seat)["pile"]["known"]]

    def knows(self, viewer: int | None, owner: int) -> str:
        """The cards that the viewer knows the owner to hold."""
        return named(self.view(viewer)["players"][owner]["known"])

    def odds(self, viewer: int | None) -> list[int]:
        """The viewer's odds that the next card is a kitten."""
        odds: list[int] = self.view(viewer)["pile"]["odds"]
        return odds

    def _sentence(self, event: list[Any]) -> str:
        name, seat, *values = event
        args = GAME.events.kinds[GAME.events.numbers[name]].args
        return " ".join([str(seat), name, *written(args, values)])


def deal(
    hands: str,
    pile: str = "",
    *,
    discard: str = "",
    turn: int = 0,
    owed: int = 1,
    attacked: bool | None = None,
    combos: bool = True,
    seed: int = 1,
) -> Table:
    """A table with those hands and that draw pile; turns owed come from an Attack if several."""
    texts = [text.strip() for text in hands.split("|")]
    seats = len(texts)
    alive = [seat for seat, text in enumerate(texts) if text != OUT]
    top_first = titles(pile)
    missing = len(alive) - 1 - top_first.count(EXPLODING_KITTEN)
    assert missing >= 0, "a kitten too many (EK-25)"
    top_first += [EXPLODING_KITTEN] * missing

    state = State(
        seats,
        rng_from_seed(seed),
        zeros(seats),
        vec[i64]([0 if text == OUT else bag(text) for text in texts]),
        vec[i64](top_first[::-1]),
        zeros(seats),
        zeros((seats + 1) * seats),
        vec[i64]([NOBODY] * seats),
    )
    for seat, text in enumerate(texts):
        if text == OUT:
            state.fallen[seat] = sum(1 for other in texts[:seat] if other == OUT)
        else:
            state.alive |= bit(seat)
    state.pile_size = len(top_first)
    state.discard = bag(discard)
    state.active = turn
    state.owed = owed
    state.attacked = owed > 1 if attacked is None else attacked
    state.combos = combos
    state.ask(turn)
    return Table(state)


def opening(seats: int, seed: int, **options: object) -> Table:
    """A new match, dealt as the rules say."""
    return Table(GAME.new_game(options, seats, seed))


def random_match(seats: int, seed: int, **options: object) -> Iterator[Table]:
    """A match played at random to its end, seen after the deal and after each decision."""
    table = opening(seats, seed, **options)
    rng = rng_from_seed(seed)
    yield table
    while table.to_act:
        table.step(rng)
        yield table
