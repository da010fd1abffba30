"""All words that people read, in Fluent files: those of no game here, in `<language>/`.

The words of a game stand in its folder, in `words/<language>.ftl`. What only the page says stands
in files that end in `page.ftl`.

The keys of a game's words follow from its tables:

| key | what it names |
|---|---|
| `<game>`, `<game>-about`, `<game>-edition` | the title, the game in a sentence, the rulebook |
| `<game>-<sort>-<word>`, `…-text` | a word of `Meta.words`, and what the thing does |
| `<game>-verb-<verb>`, `…-text` | an action, and what it does where no word tells |
| `<game>-arg-<verb>-<arg>` | the question for an argument; `$low` and `$high` bound a number |
| `<game>-event-<kind>`, `<game>-prompt-<name>` | what happened, and what is asked |
| `<game>-lost` | a match that nobody has won, where there is more to say than that |
| `<game>-option-<option>`, `<game>-score-<line>` | what a table may choose, and how it is counted |
| `<game>-seen-<part>` | a part of a view, as a generic board labels it: `pile-size` |
| `<game>-seen-<part>-entry` | a row, or a record of a list, in a sentence of its parts |
| `<game>-table-…` | what stands on the table, as the game's own drawing needs it |

Arguments go by their names in the tables, each with its asides (`core/aside.py`); `$seat` is the
seat that an event is about, and `$seats` how many there are. A seat is given as its
player's name, a word translated, a bitmask or bag as a list, a number as a number, and what is
hidden or not yet chosen as `none`, for sentences to select on. What begins such a word decides
about the article before it: `DE($seat)` in French, `A($tile)` in English (`articles.py`).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fnmatch import fnmatch
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import attrgetter
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from catlantis.core.action import NUMBER, SEAT, Arg
from catlantis.core.aside import COMPASS, Aside
from catlantis.core.bag import things
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.shape import shape_of, told_of
from catlantis.games import GAMES, folder_of
from catlantis.locales.articles import ARTICLES

LANGUAGES: Final = ("en", "fr")
FALLBACK: Final = "en"
NONE: Final = "none"


def language(tag: str) -> str | None:
    """The language of a tag such as `fr_CA.UTF-8` or `en-GB`, if its words are here."""
    primary = tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()
    return primary if primary in LANGUAGES else None


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language."""
    made = FluentBundle([lang], use_isolating=False, functions=ARTICLES)
    for file in files_of(lang):
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def files_of(lang: str) -> Iterator[Traversable]:
    """The Fluent files of one language: those of no game, then each game's own."""
    yield from _matching(files(__name__) / lang, "*.ftl")
    for game in GAMES:
        yield from files_of_game(game, lang)


def files_of_game(key: str, lang: str) -> list[Traversable]:
    """The Fluent files of a game in one language."""
    folder = folder_of(key)
    return [] if folder is None else _matching(folder / "words", f"{lang}*.ftl")


def _matching(folder: Traversable, pattern: str) -> list[Traversable]:
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if fnmatch(file.name, pattern)), key=attrgetter("name"))


def keys_of(game: Game[Any]) -> Iterator[str]:
    """The keys of the words that a game cannot do without: they follow from its tables."""
    key = game.meta.key
    yield from (key, f"{key}-about", f"{key}-edition")
    for sort, names in game.meta.words.items():
        for name in names:
            yield from (f"{key}-{sort}-{name}", f"{key}-{sort}-{name}-text")
    for verb in game.verbs.verbs:
        yield f"{key}-verb-{verb.name}"
        yield from (f"{key}-arg-{verb.name}-{arg.name}" for arg in verb.args)
    yield from (f"{key}-event-{kind.name}" for kind in game.events.kinds)
    yield from (f"{key}-prompt-{name}" for name in game.prompts)
    yield from (f"{key}-option-{option.name}" for option in game.meta.options)
    if game.meta.seen is not None:
        yield from (f"{key}-seen-{told}" for told in told_of(shape_of(game.meta.seen)))
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        opening = game.new_game({}, seats, 0)
        yield from (f"{key}-score-{line}" for line, _ in game.score_sheet(opening))


class NoWords(KeyError):
    """Words that are there in no language: their keys."""

    def __init__(self, keys: Sequence[str]) -> None:
        super().__init__(*keys)
        self.keys = list(keys)


class Words:
    """The words of a tag's language; what it lacks is said in English."""

    def __init__(self, tag: str) -> None:
        self.lang = language(tag) or FALLBACK
        self._bundles = [bundle(name) for name in dict.fromkeys((self.lang, FALLBACK))]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return any(words.has_message(key) for words in self._bundles)

    def check(self, game: Game[Any]) -> None:
        """Raises `NoWords` if the game lacks some that it needs."""
        missing = dict.fromkeys(key for key in keys_of(game) if not self.has(key))
        if missing:
            raise NoWords(list(missing))

    def text(self, key: str, /, **args: object) -> str:
        """The message of that key; raises `NoWords` if there is none in any language."""
        return self.formatted(key, args)[0]

    def formatted(self, key: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        """The message, and what was wrong with it or its arguments."""
        for words in self._bundles:
            pattern = words.get_message(key).value if words.has_message(key) else None
            if pattern is not None:
                text, errors = words.format_pattern(pattern, args)
                return str(text), errors
        raise NoWords([key])

    def word(self, game: Game[Any], sort: str, number: int) -> str:
        """The name of a thing of the game."""
        return self.text(f"{game.meta.key}-{sort}-{game.meta.words[sort][number]}")

    def event(self, game: Game[Any], spelled: Sequence[object], names: Sequence[str]) -> str:
        """What happened, in a sentence; `names` are the players', by seat."""
        kind, seat = str(spelled[0]), spelled[1]
        args = game.events.kinds[game.events.numbers[kind]].args
        told = self._args(game, args, spelled[2:], names)
        told["seat"] = names[seat] if isinstance(seat, int) else NONE
        told["seats"] = len(names)
        return self.text(f"{game.meta.key}-event-{kind}", **told)

    def action(self, game: Game[Any], spelled: Sequence[object], names: Sequence[str]) -> str:
        """What a choice would do; its last arguments may be missing."""
        verb = str(spelled[0])
        args = game.verbs.verbs[game.verbs.numbers[verb]].args
        told = self._args(game, args, spelled[1:], names)
        return self.text(f"{game.meta.key}-verb-{verb}", **told)

    def prompt(
        self,
        game: Game[Any],
        spelled: Sequence[object],
        names: Sequence[str],
        legal: Sequence[Sequence[object]] = (),
    ) -> str:
        """What a seat is asked, told to its player; where only one thing can be done, maybe why."""
        name = str(spelled[0])
        told = self._args(game, game.prompts[name], spelled[1:], names)
        key = f"{game.meta.key}-prompt-{name}"
        only = f"{key}-only-{legal[0][0]}" if len(legal) == 1 else ""
        return self.text(only if self.has(only) else key, **told)

    def value(self, game: Game[Any], arg: Arg, value: object, names: Sequence[str]) -> object:
        """What an argument stands for: a name, a word, a list of words, or a number."""
        if not isinstance(value, int):
            return NONE
        if arg.sort == NUMBER:
            return value
        if arg.sort == SEAT:
            return names[value]
        if arg.many:
            return self.listed([self.word(game, arg.sort, number) for number in bits(value)])
        if arg.counts:
            return self.counted(game, arg.sort, value)
        return self.word(game, arg.sort, value)

    def aside(self, game: Game[Any], aside: Aside, value: object) -> object:
        """What an argument tells besides: a number alone stays one, to be selected on."""
        numbers = aside.of.get(value, []) if isinstance(value, int) else []
        if aside.sort == NUMBER:
            return numbers[0] if len(numbers) == 1 else self.listed([f"{n}" for n in numbers])
        if aside.sort == COMPASS:
            return self.listed([self.text(f"{COMPASS}-{number}") for number in numbers])
        return self.listed([self.word(game, aside.sort, number) for number in numbers])

    def bot(self, name: str) -> str:
        """What a bot is called: a cat where it has words, else by its own name."""
        return self.text(f"bot-{name}") if self.has(f"bot-{name}") else name

    def lost(self, game: Game[Any]) -> str:
        """What is said of a match that nobody has won."""
        own = f"{game.meta.key}-lost"
        return self.text(own if self.has(own) else "match-lost")

    def counted(self, game: Game[Any], sort: str, bag: int) -> str:
        """The things of a bag in a sentence: `a ×2 and b`."""
        items = []
        for number, count in Counter(things(bag)).items():
            word = self.word(game, sort, number)
            items.append(self.text("list-count", word=word, count=count) if count > 1 else word)
        return self.listed(items)

    def listed(self, items: Sequence[str]) -> str:
        """The items as a list in a sentence: `a, b and c`."""
        if not items:
            return NONE
        text = items[0]
        for item in items[1:-1]:
            text = self.text("list-next", list=text, next=item)
        return self.text("list-last", list=text, last=items[-1]) if len(items) > 1 else text

    def _args(
        self, game: Game[Any], args: list[Arg], values: Sequence[object], names: Sequence[str]
    ) -> dict[str, object]:
        padded = [*values, *([None] * (len(args) - len(values)))]
        told: dict[str, object] = {}
        for arg, value in zip(args, padded, strict=True):
            told[arg.name] = self.value(game, arg, value, names)
            for aside in game.meta.asides.get(arg.name, []):
                told[aside.name] = self.aside(game, aside, value)
        return told
