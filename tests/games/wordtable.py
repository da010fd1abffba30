"""A match in progress, played and read in words: what the tables of all games share."""

from collections.abc import Iterator
from typing import Any, ClassVar, Generic, Self, TypeVar

from catlantis.core.action import Arg
from catlantis.core.events import Log
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.playout import random_seat
from catlantis.core.rng import Rng, rng_from_seed
from catlantis.core.state import State

S = TypeVar("S", bound=State)
UNKNOWN = "?"


class WordTable(Generic[S]):
    """A table of one game, which may say how its words are spelled."""

    game: ClassVar[Game[Any]]
    words: ClassVar[dict[str, list[str]] | None] = None  # of each sort of thing; else the game's
    idle: ClassVar[tuple[str, ...]] = ()  # verbs that random play avoids while there are others
    rare: ClassVar[frozenset[str]] = frozenset()  # what random play does not meet

    def __init__(self, state: S) -> None:
        self.state = state
        self.log = Log()

    @classmethod
    def opening(cls, seats: int, seed: int, **options: object) -> Self:
        """A new match, dealt as the rules say."""
        return cls(cls.game.new_game(options, seats, seed))

    @classmethod
    def random_match(cls, seats: int, seed: int, **options: object) -> Iterator[Self]:
        """A match played at random to its end, seen after the deal and after each decision."""
        return cls.opening(seats, seed, **options).at_random(seed)

    # Words

    def names(self, sort: str) -> list[str] | None:
        """The words of a sort, if it has some."""
        return (self.words or self.game.meta.words).get(sort)

    def number(self, arg: Arg, word: str) -> int:
        """The number that a word of an argument stands for."""
        names = self.names(arg.sort)
        if names is None or arg.counts:
            return int(word)
        if arg.many:
            return sum(1 << names.index(each) for each in word.split("+") if each)
        return names.index(word)

    def word(self, arg: Arg, value: Any) -> str:
        """A value of an argument in words."""
        names = self.names(arg.sort)
        if names is None or arg.counts:
            return str(value)
        return "+".join(names[each] for each in bits(value)) if arg.many else names[value]

    def numbers(self, args: list[Arg], words: list[str]) -> list[int]:
        """The numbers that the words of those arguments stand for."""
        return [self.number(arg, word) for arg, word in zip(args, words, strict=True)]

    def read(self, text: str) -> int:
        """The action that the text spells."""
        verbs = self.game.verbs
        verb, *words = text.split()
        action = verbs.parse([verb, *self.numbers(verbs.verbs[verbs.numbers[verb]].args, words)])
        assert isinstance(action, int), f"{text}: {action}"
        return action

    def written(self, args: list[Arg], values: list[Any]) -> list[str]:
        """The values of those arguments in words, also those that are not told."""
        return [
            UNKNOWN if value is None else self.word(arg, value)
            for arg, value in zip(args, values, strict=True)
        ]

    def write(self, action: int) -> str:
        """The text that spells the action."""
        verb = self.game.verbs.verb(action)
        return " ".join([verb.name, *self.written(verb.args, self.game.verbs.args(action))])

    # Playing

    def play(self, seat: int, *texts: str) -> None:
        """The seat does that, one after the other; each must be legal."""
        for text in texts:
            assert self.allows(seat, text), f"{text}: not among {self.legal(seat)[:20]}"
            self.game.apply(self.state, seat, self.read(text), self.log)

    def step(self, rng: Rng) -> tuple[int, str]:
        """A random seat that is asked does something random: the seat and what it did."""
        seat = int(random_seat(self.state.to_act, rng))
        actions = self.game.legal_actions(self.state, seat)
        verbs = sorted({self.game.verbs.verb(action).name for action in actions})
        verbs = [verb for verb in verbs if verb not in self.idle] or verbs
        verb = verbs[rng.below(len(verbs))]  # lest verbs with many arguments drown the rest
        actions = [action for action in actions if self.game.verbs.verb(action).name == verb]
        action = actions[rng.below(len(actions))]
        text = self.write(action)
        self.game.apply(self.state, seat, action, self.log)
        return seat, text

    def at_random(self, seed: int) -> Iterator[Self]:
        """The table, now and after each decision, as it is played on at random to the end."""
        rng = rng_from_seed(seed)
        yield self
        while self.to_act:
            self.step(rng)
            yield self

    # Reading

    def legal(self, seat: int, verb: str = "") -> list[str]:
        """What the seat may do, or only what begins with that verb."""
        texts = [self.write(action) for action in self.game.legal_actions(self.state, seat)]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def allows(self, seat: int, text: str) -> bool:
        """Whether the seat may do that."""
        action = self.read(text)
        allowed = bool(self.game.is_legal(self.state, seat, action))
        assert allowed == (action in self.game.legal_actions(self.state, seat))
        return allowed

    def told(self, viewer: int | None = None) -> list[str]:
        """All that happened since the deal, as the viewer (`None`: a spectator) is told it."""
        return [self.sentence(event) for event in self.game.events.told(self.log, viewer)]

    def sentence(self, event: list[Any]) -> str:
        """An event in words."""
        name, seat, *values = event
        args = self.game.events.kinds[self.game.events.numbers[name]].args
        return " ".join([str(seat), name, *self.written(args, values)])

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The viewer's view."""
        return self.game.view(self.state, viewer)

    def prompt(self, seat: int) -> str | None:
        """What the seat is asked, if anything."""
        prompt: Any = self.view(seat)["prompt"]
        if prompt is None:
            return None
        return " ".join([prompt[0], *self.written(self.game.prompts[prompt[0]], prompt[1:])])

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        return bits(self.state.to_act)
