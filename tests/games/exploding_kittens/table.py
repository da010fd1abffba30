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

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Arg
from catlantis.core.bag import one, things
from catlantis.core.ints import NOBODY, bit, bits, zeros
from catlantis.core.rng import rng_from_seed
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import EXPLODING_KITTEN, NAMES
from catlantis.games.exploding_kittens.state import TURN, State
from catlantis.games.exploding_kittens.verbs import TITLE

from ..wordtable import WordTable

OUT = "-"
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


class Table(WordTable[State]):
    """A match in progress, played and read in words."""

    game = GAME
    rare = frozenset({"nothing-left"})

    def numbers(self, args: list[Arg], words: list[str]) -> list[int]:
        """Titles are words; a set of them is all words together."""
        if args and args[0].many:
            return [sum(1 << title for title in titles(" ".join(words)))]
        return super().numbers(args, words)

    def number(self, arg: Arg, word: str) -> int:
        """A title by its word."""
        return WORDS.index(word) if arg.sort == TITLE else int(word)

    def word(self, arg: Arg, value: int) -> str:
        """A title, or all of a set of them."""
        if arg.sort == TITLE:
            return named(bits(value) if arg.many else [value])
        return str(value)

    def all_pass(self) -> None:
        """Everybody who is asked in the reaction window passes."""
        for seat in self.to_act:
            self.play(seat, "pass")

    def resolve(self, seat: int, text: str) -> None:
        """The seat plays that, and nobody says Nope."""
        self.play(seat, text)
        self.all_pass()

    # Reading

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

    state = State(seats, GAME.meta.rules_version, rng_from_seed(seed), zeros(seats), TURN)
    state.hand = vec[i64]([0 if text == OUT else bag(text) for text in texts])
    state.pile = vec[i64](top_first[::-1])
    state.pile_known = zeros(seats)
    state.loose = zeros(seats)
    state.hand_known = zeros((seats + 1) * seats)
    state.fallen = vec[i64]([NOBODY] * seats)
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


opening, random_match = Table.opening, Table.random_match
