"""Every word in every language, none missing, none unused, and all sentences whole."""

import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from typer.main import get_command

import catlantis
from catlantis.bots import BOTS
from catlantis.cli.app import app
from catlantis.cli.help import help_key
from catlantis.core.action import NUMBER, SEAT, Arg
from catlantis.core.aside import COMPASS, EIGHTHS
from catlantis.core.bag import bag_of
from catlantis.core.game import Game
from catlantis.extras import sheets_of
from catlantis.games import GAMES
from catlantis.locales import LANGUAGES, Words, files_of, keys_of, language
from catlantis.locales.articles import ARTICLES

from .nonsense import nonsense

PACKAGE = Path(catlantis.__file__).parent
CODE = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
NAMES = ["Mochi", "Biscuit", "Olive", "Nori", "Élodie"]
OLIVE = NAMES.index("Olive")  # begins with a vowel
# Arguments of page and terminal that are always numbers: a sample word would not fit before them.
FIGURES = {"low", "high", "turn", "families", "steps", "size"}


class Used(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class References(Visitor):
    """Collects the messages that a message is made of."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)


class Variants(Visitor):
    """Collects the words that a message selects on, by argument."""

    def __init__(self) -> None:
        self.words: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            match node.selector, variant.key:
                case ast.VariableReference(), ast.Identifier() if not variant.default:
                    self.words.add((node.selector.id.name, variant.key.name))
        self.generic_visit(node)


class Texts(Visitor):
    """Collects the texts of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def entries(lang: str) -> Iterator[tuple[str, ast.Message]]:
    for file in files_of(lang):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), (file.name, entry.content)
            if isinstance(entry, ast.Message):
                yield file.name, entry


def messages(lang: str) -> dict[str, set[str]]:
    found = {}
    parts: dict[str, set[str]] = {}
    for name, message in entries(lang):
        assert message.id.name not in found, f"{message.id.name} twice, in {name}"
        used, made_of = Used(), References()
        used.visit(message)
        made_of.visit(message)
        found[message.id.name] = used.names
        parts[message.id.name] = made_of.keys
    for key, made in parts.items():
        found[key] = found[key].union(*(found[part] for part in made))
    return found


def parts_of(lang: str) -> set[str]:
    """The messages that stand in others."""
    found = References()
    for _, message in entries(lang):
        found.visit(message)
    return found.keys


def game_keys(game: Game[Any]) -> Iterator[str]:
    """The keys that follow from a game's tables, and from the sheets that it prints."""
    yield from keys_of(game)
    yield f"{game.meta.key}-lost"
    sheets = sheets_of(game.meta.key)
    if sheets is not None:
        yield from (f"{game.meta.key}-sheets-{option.name}" for option in sheets.OPTIONS)


def help_keys() -> Iterator[str]:
    """The keys that follow from the commands."""
    group: Any = get_command(app)
    yield from ("help", "help-help", "help-word-command")
    for command in (group, *group.commands.values()):
        if command is not group:
            yield f"help-{command.name}"
        yield from (help_key(Words("en"), command, parameter) for parameter in command.params)
        for parameter in command.params:
            is_argument = parameter.param_type_name == "argument"
            shown = parameter.name.upper() if is_argument else parameter.metavar or ""
            names = set(re.findall(r"[A-Z]{2,}", shown)) - {"HEX", "URL"}
            yield from (f"help-word-{name.lower()}" for name in names)


def samples(game: Game[Any], arg: Arg) -> list[int | None]:
    """Values of all sorts for an argument, and none."""
    known = {number for aside in game.meta.asides.get(arg.name, []) for number in aside.of}
    if arg.sort == NUMBER and known:
        return [None, min(known), max(known)]
    if arg.sort == NUMBER:
        return [None, arg.low, arg.low + 1, arg.low + 2]
    if arg.sort == SEAT:
        return [None, 0, len(NAMES) - 1]
    last = len(game.meta.words[arg.sort]) - 1
    if arg.many:
        return [None, 1, 3, (2 << last) - 1]
    if arg.counts:
        return [None, bag_of([1]), bag_of([2, 1])]
    return [None, 0, last]


def spellings(game: Game[Any], args: list[Arg]) -> Iterator[list[int | None]]:
    yield from map(list, product(*(samples(game, arg) for arg in args)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_keys_with_the_same_arguments(lang: str) -> None:
    assert messages(lang) == messages("en")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_table_of_a_game_has_its_words(game: Game[Any]) -> None:
    assert set(game_keys(game)) - {f"{game.meta.key}-lost"} <= set(messages("en"))


def test_every_command_has_its_help() -> None:
    assert set(help_keys()) <= set(messages("en"))


def test_no_word_is_unused() -> None:
    derived = {key for game in GAMES.values() for key in game_keys(game)} | set(help_keys())
    derived |= {f"{COMPASS}-{number}" for number in range(EIGHTHS)} | {f"bot-{bot}" for bot in BOTS}
    derived |= parts_of("en")
    # What only the page says is for the page's tests: it puts keys together from parts.
    paged = {message.id.name for name, message in entries("en") if name.endswith("page.ftl")}
    unused = []
    for key in set(messages("en")) - derived - paged:
        game = next((name for name in GAMES if key.startswith(f"{name}-")), None)
        if game is not None and re.fullmatch(rf"{game}-verb-[a-z-]+-text", key):
            is_used = key.removesuffix("-text") in derived
        elif game is not None and (only := re.fullmatch(rf"({game}-prompt-.+)-only-(.+)", key)):
            is_used = {only[1], f"{game}-verb-{only[2]}"} <= derived
        elif game is not None and key.startswith(f"{game}-score-"):  # a line that a match may get
            scoring = PACKAGE / "games" / game.replace("-", "_") / "scoring.py"
            is_used = f'"{key.removeprefix(f"{game}-score-")}"' in scoring.read_text("utf-8")
        elif game is not None:
            is_used = f'{{KEY}}{key.removeprefix(game)}"' in CODE
        else:
            is_used = re.search(rf"""["']{key}["']""", CODE) is not None
        if not is_used:
            unused.append(key)
    assert not unused


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_sentence_is_whole_with_and_without_secrets(game: Game[Any], lang: str) -> None:
    words, faults = Words(lang), []
    told = words.formatted

    def watched(key: str, args: dict[str, object]) -> tuple[str, list[Exception]]:
        text, errors = told(key, args)
        if errors or "none" in text or nonsense(lang, text):
            faults.append((key, args, text, errors, nonsense(lang, text)))
        return text, errors

    words.formatted = watched  # type: ignore[method-assign]
    for kind in game.events.kinds:
        for values in spellings(game, kind.args):
            absent = [a for a, value in zip(kind.args, values, strict=True) if value is None]
            if all(arg.secret for arg in absent):  # nothing else can be hidden
                words.event(game, [kind.name, OLIVE, *values], NAMES)
    for verb in game.verbs.verbs:
        for values in spellings(game, verb.args):
            given = values[: values.index(None)] if None in values else values
            words.action(game, [verb.name, *given], NAMES)
        for arg in verb.args:
            words.text(f"{game.meta.key}-arg-{verb.name}-{arg.name}", low=0, high=9)
    for name, args in game.prompts.items():
        for values in spellings(game, args):
            if None not in values:
                words.prompt(game, [name, *values], NAMES)
    assert not faults


def test_hidden_and_known_cards_read_differently() -> None:
    words, game = Words("en"), GAMES["exploding-kittens"]
    assert words.event(game, ["drew", 0, None], NAMES) == "Mochi draws a card."
    assert words.event(game, ["drew", 0, 4], NAMES) == "Mochi draws Skip."


def test_lists_are_joined_as_in_speech() -> None:
    assert Words("en").listed(["a", "b", "c"]) == "a, b and c"
    assert Words("fr").listed(["a", "b", "c"]) == "a, b et c"
    assert Words("fr").listed(["a"]) == "a"


def test_bags_are_told_with_their_counts() -> None:
    game = GAMES["exploding-kittens"]
    assert Words("en").counted(game, "title", bag_of([0, 2, 1])) == "Defuse ×2 and Nope"


def test_a_language_without_words_speaks_english() -> None:
    assert Words("eo").text("play-bye") == Words("en").text("play-bye")
    with pytest.raises(KeyError):
        Words("en").text("no-such-key")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_makes_nonsense_of_names_and_numbers(lang: str) -> None:
    words, faults = Words(lang), []
    for key, names in messages(lang).items():
        for number in (0, 1, 2):
            args = {name: number if name in FIGURES else "Olive" for name in names}
            text = words.text(key, **args)
            if nonsense(lang, text):
                faults.append((key, text, nonsense(lang, text)))
    assert not faults


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_sentences_select_on_is_there(game: Game[Any], lang: str) -> None:
    """A variant for a word that is spelled otherwise would never be chosen."""
    words, key = Words(lang), game.meta.key
    tables = [(f"{key}-verb-{verb.name}", verb.args) for verb in game.verbs.verbs]
    tables += [(f"{key}-event-{kind.name}", kind.args) for kind in game.events.kinds]
    tables += [(f"{key}-prompt-{name}", args) for name, args in game.prompts.items()]
    sorts = {(key, arg.name): arg.sort for key, args in tables for arg in args}
    for _, message in entries(lang):
        found = Variants()
        found.visit(message)
        for name, word in found.words:
            sort = sorts.get((message.id.name, name), NUMBER)
            if sort not in (NUMBER, SEAT) and word != "none":
                known = [words.word(game, sort, n) for n in range(len(game.meta.words[sort]))]
                assert word in known, (message.id.name, word)


@pytest.mark.parametrize("article", ARTICLES)
def test_articles_hang_on_the_word_behind_them(article: str) -> None:
    cases = json.loads((Path(__file__).parent / "articles.json").read_text(encoding="utf-8"))
    told = {word: ARTICLES[article](word) for word in cases[article]}
    assert told == cases[article]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_set_as_print_is(lang: str) -> None:
    """The rules that the page shows: the signs of the language, and no word of the code."""
    for key in GAMES:
        folder = PACKAGE / "games" / key.replace("-", "_")
        if folder.is_dir():
            text = re.sub(r"`[^`]*`", "x", (folder / "rules" / f"{lang}.md").read_text("utf-8"))
            faults = [line for line in text.splitlines() if line and nonsense(lang, line)]
            assert not faults
            assert "'" not in text
            assert '"' not in text


def test_no_markup_in_words() -> None:
    for lang in LANGUAGES:
        for _, message in entries(lang):
            found = Texts()
            found.visit(message)
            assert not any("[/" in text or "<" in text for text in found.texts)


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        ("fr", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("FR-be", "fr"),
        ("en_GB", "en"),
        ("de", None),
        ("C", None),
    ],
)
def test_languages_are_known_by_their_tags(tag: str, lang: str | None) -> None:
    assert language(tag) == lang
