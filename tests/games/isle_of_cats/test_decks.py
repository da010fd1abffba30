"""The decks (IC-10 … IC-12), and reading decks of others."""

import time
import tomllib
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from catlantis.core.refusals import BadOptions
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.cards import (
    ALL,
    ANY,
    LESSON,
    OR,
    above_of,
    lesson_of,
    shown_on,
    thing_on,
    word_of,
)
from catlantis.games.isle_of_cats.components import (
    CATS_CARDS,
    LESSONS_CARDS,
    OUR_DECK,
    our_text,
    read_deck,
)
from catlantis.games.isle_of_cats.decks import BadDeck, deck_of
from catlantis.games.isle_of_cats.shapes import (
    COLOURS,
    SHAPE_TEXTS,
    colour_of,
    is_oshax,
    is_rare,
    is_treasure,
    shape_of,
)

CATS = [int(card) for card in OUR_DECK.cards[: OUR_DECK.cats]]
LESSONS = [int(card) for card in OUR_DECK.cards[OUR_DECK.cats :]]


def things(card: int) -> list[int]:
    if word_of(card) == LESSON:
        return []
    return [int(thing_on(card, index)) for index in range(shown_on(card))]


def sort(card: int) -> str:
    """What the card is: a lesson, cats, an Oshax, or treasures."""
    if word_of(card) == LESSON:
        return "lesson"
    shapes = [shape_of(thing) for thing in things(card)]
    if any(is_oshax(shape) for shape in shapes):
        return "oshax"
    return "treasures" if all(is_treasure(shape) for shape in shapes) else "cats"


def cats_on(card: int) -> list[int]:
    return [thing for thing in things(card) if not is_treasure(shape_of(thing))]


def test_decks_have_109_and_47_cards() -> None:  # IC-10
    assert (len(CATS), len(LESSONS)) == (CATS_CARDS, LESSONS_CARDS) == (109, 47)


def test_oshax_and_treasures_are_in_both_decks() -> None:  # IC-10
    assert {"oshax", "treasures"} <= {sort(card) for card in CATS}
    assert {"oshax", "treasures"} <= {sort(card) for card in LESSONS}


def test_cats_deck_has_91_cat_cards_6_oshax_and_12_treasures() -> None:  # IC-11
    assert Counter(map(sort, CATS)) == {"cats": 91, "oshax": 6, "treasures": 12}


def test_every_colour_every_shape_and_every_cat_comes_equally_often() -> None:  # IC-11
    shown = [thing for card in CATS if sort(card) == "cats" for thing in cats_on(card)]
    for often in (
        Counter(colour_of(thing) for thing in shown),
        Counter(shape_of(thing) for thing in shown),
        Counter(shown),
    ):
        assert max(often.values()) - min(often.values()) <= 1
    assert len(set(shown)) == 5 * 17


def test_most_cat_cards_bring_one_cat_and_some_are_of_each_other_kind() -> None:  # IC-11
    kinds: Counter[str] = Counter()
    for card in CATS:
        if sort(card) == "cats":
            cats, shown = len(cats_on(card)), len(things(card))
            word = {ALL: "all", ANY: "any", OR: "or"}[int(word_of(card))]
            kinds[f"{word}: {cats} of {shown}"] += 1
    assert kinds == {
        "all: 2 of 2": 2,
        "all: 1 of 1": 34,
        "all: 1 of 2": 8,
        **{"any: 3 of 3": 1, "any: 4 of 4": 1, "any: 2 of 3": 2, "any: 1 of 3": 1},
        **{"or: 2 of 2": 25, "or: 2 of 3": 2, "or: 1 of 2": 15},
    }


def test_commons_beside_cats_are_each_as_often() -> None:  # IC-11
    beside: Counter[int] = Counter()
    for card in CATS:
        if sort(card) == "cats" and word_of(card) == ALL:
            beside.update(shape_of(thing) for thing in things(card) if thing not in cats_on(card))
    assert list(beside.values()) == [2, 2, 2, 2]


def test_two_cats_on_a_card_have_different_colours() -> None:  # IC-11
    for card in CATS:
        colours = [colour_of(thing) for thing in cats_on(card)]
        assert len(set(colours)) == len(colours)


def test_treasure_cards_are_of_all_four_kinds() -> None:  # IC-11
    kinds: Counter[str] = Counter()
    for card in CATS:
        if sort(card) == "treasures":
            rares = [is_rare(shape_of(thing)) for thing in things(card)]
            if word_of(card) == ANY:
                assert not any(rares)
                kinds["any"] += 1
            elif word_of(card) == OR:
                assert rares == [True, False, False]
                assert above_of(card) == 1
                kinds["or"] += 1
            else:
                kinds["rare" if rares == [True] else "commons"] += 1
    assert kinds == {"commons": 1, "any": 1, "or": 1, "rare": 9}


def test_lessons_deck_has_each_lesson_once_6_oshax_and_6_treasures() -> None:  # IC-12
    assert Counter(map(sort, LESSONS)) == {"lesson": 35, "oshax": 6, "treasures": 6}
    lessons = [lesson_of(card) for card in LESSONS if sort(card) == "lesson"]
    assert sorted(lessons) == list(range(1, 36))


def test_each_oshax_shape_is_once_in_each_deck() -> None:  # IC-11, IC-12
    for pile in (CATS, LESSONS):
        oshax = [shape_of(things(card)[0]) for card in pile if sort(card) == "oshax"]
        assert sorted(oshax) == list(range(28, 34))
        assert all(colour_of(things(card)[0]) == COLOURS for card in pile if sort(card) == "oshax")


# Decks of others


def document(**changed: Any) -> dict[str, Any]:
    """A deck of the least size, with changes: `cats_3` replaces the third card of the cats."""
    made: dict[str, Any] = {
        "cats": [{"draw": ["blue wave"]} for _ in range(56)],
        "lessons": [{"lesson": 1} for _ in range(28)],
    }
    for name, value in changed.items():
        pile, _, number = name.partition("_")
        if number:
            made[pile][int(number) - 1] = value
        else:
            made[pile] = value
    return made


def fault(**changed: Any) -> tuple[str, str]:
    with pytest.raises(BadDeck) as caught:
        deck_of(document(**changed))
    assert caught.value.reason
    return caught.value.card, caught.value.field


def test_a_deck_of_another_makes_cards() -> None:  # IC-10
    deck = deck_of(
        document(
            cats_1={"draw": ["green ##/#./##", "common dot"]},
            cats_2={"any": ["blue plus", "red stick", "rare l", "oshax swan"]},
            lessons_1={"draw": ["rare ##/##"], "or": ["common ##", "common #./##"]},
        )
    )
    first, second = int(deck.cards[0]), int(deck.cards[1])
    assert [colour_of(thing) for thing in things(first)] == [1, 5]
    assert word_of(second) == ANY
    assert shown_on(second) == 4
    assert word_of(deck.cards[deck.cats]) == OR


@pytest.mark.parametrize(
    ("changed", "card", "field"),
    [
        ({"cards": []}, "deck", "cards"),
        ({"name": 3}, "deck", "name"),
        ({"cats": "many"}, "deck", "cats"),
        ({"cats": [{"draw": ["blue wave"]}] * 55}, "deck", "cats"),
        ({"lessons": [{"lesson": 1}] * 27}, "deck", "lessons"),
        ({"cats": [{"draw": ["blue wave"]}] * 501}, "deck", "cats"),
        ({"cats_12": "blue wave"}, "cats 12", ""),
        ({"cats_12": {}}, "cats 12", "draw"),
        ({"cats_12": {"draw": []}}, "cats 12", "draw"),
        ({"cats_12": {"draw": ["blue wave"] * 4}}, "cats 12", "draw"),
        ({"cats_12": {"draw": ["blue"]}}, "cats 12", "draw"),
        ({"cats_12": {"draw": [7]}}, "cats 12", "draw"),
        ({"cats_12": {"draw": ["pink wave"]}}, "cats 12", "draw"),
        ({"cats_12": {"draw": ["blue bar"]}}, "cats 12", "draw"),
        ({"cats_12": {"draw": ["rare #"]}}, "cats 12", "draw"),
        ({"cats_12": {"draw": ["blue wave"], "and": []}}, "cats 12", "and"),
        ({"cats_12": {"draw": ["blue wave"], "or": ["red wave"] * 4}}, "cats 12", "or"),
        ({"cats_12": {"draw": ["blue wave"] * 2, "or": ["red wave"] * 3}}, "cats 12", "or"),
        ({"cats_12": {"any": ["blue wave"]}}, "cats 12", "any"),
        ({"cats_12": {"any": ["blue wave"] * 2, "draw": ["red wave"]}}, "cats 12", "draw"),
        ({"cats_12": {"lesson": 3}}, "cats 12", "lesson"),
        ({"lessons_2": {"lesson": 36}}, "lessons 2", "lesson"),
        ({"lessons_2": {"lesson": 0}}, "lessons 2", "lesson"),
        ({"lessons_2": {"lesson": True}}, "lessons 2", "lesson"),
        ({"lessons_2": {"lesson": 3, "draw": ["blue wave"]}}, "lessons 2", "draw"),
    ],
)
def test_a_fault_of_a_deck_is_named_by_card_and_field(
    changed: dict[str, Any], card: str, field: str
) -> None:  # IC-10
    assert fault(**changed) == (card, field)


def test_text_that_is_no_deck_is_refused() -> None:  # IC-10
    for text in ("cats = [", "x" * 100_001, "[" * 50_000, "cats = 1" + "0" * 50_000):
        with pytest.raises(BadDeck, match="deck"):
            read_deck(text)


LONG = 60_000  # signs, as many as a request to a server can hold
LONGEST_DECK = (
    "cats = [" + '{any = ["blue ##/#./##", "red .##/##.", "oshax swan"]},' * 500 + "]\n"
    "lessons = [" + "{lesson = 35}," * 500 + "]"
)
HOSTILE = {
    "a dotted key": ".".join("a" * (LONG // 2)) + " = 1",
    "a dotted key of texts": ".".join(["'a'"] * (LONG // 4)) + " = 1",
    "a dotted key in a table": "cats = [{" + ".".join("a" * (LONG // 2)) + " = 1}]",
    "a dotted key after a text of lines": (
        'cats = [{a = """b"""", ' + ".".join("a" * (LONG // 2)) + ' = 1, c = ""}]'
    ),
    "a header": "[" + ".".join("a" * (LONG // 2)) + "]",
    "headers": "".join(f"[a{number}]\n" for number in range(LONG // 8)),
    "a deep list": "cats = " + "[" * LONG,
    "a deep table": "cats = " + "{a = " * (LONG // 5),
    "a long number": "cats = " + "1" * LONG,
    "empty lines": "\n" * LONG,
    "comments": "#\n" * (LONG // 2),
    "quotation marks": "cats = " + "'" * LONG,
    "open texts": "cats = " + "'\\\"" * (LONG // 3),
    "signs that escape": 'cats = "' + "\\" * LONG,
    "a long drawing": 'cats = [{draw = ["oshax ' + "#" * LONG + '"]},' + "{}," * 56 + "]",
    "keys": "".join(f"a{number}=1\n" for number in range(LONG // 8)),
}


def cpu_time(text: str) -> float:
    """The seconds that reading takes, the least of a few times."""
    times = []
    for _ in range(3):
        read_deck.cache_clear()
        before = time.thread_time()
        with suppress(BadDeck):
            read_deck(text)
        times.append(time.thread_time() - before)
    return min(times)


@pytest.mark.parametrize("name", HOSTILE)
def test_no_text_takes_much_longer_to_read_than_the_longest_deck(name: str) -> None:  # IC-10
    with pytest.raises(BadDeck) as caught:
        read_deck(HOSTILE[name])
    assert len(str(caught.value)) < 1_000
    assert cpu_time(HOSTILE[name]) < 8 * cpu_time(LONGEST_DECK)


def test_a_deck_that_was_read_is_not_read_again() -> None:  # IC-10
    read_deck.cache_clear()
    assert read_deck(LONGEST_DECK) is read_deck(LONGEST_DECK)


def test_comments_and_quotation_marks_of_both_sorts_are_read() -> None:  # IC-10
    text = LONGEST_DECK.replace('"oshax swan"', "'oshax swan'")
    text = text.replace("\n", '  # it\'s "all" [a.b]\n')
    assert list(read_deck(text).cards) == list(read_deck(LONGEST_DECK).cards)


def test_our_text_is_the_deck_that_is_played() -> None:  # IC-10
    assert list(read_deck(our_text()).cards) == list(OUR_DECK.cards)


def test_a_match_carries_another_deck_among_its_options() -> None:  # IC-10
    text = our_text().replace('{ draw = ["blue wave"] }', '{ draw = ["red wave"] }')
    state = GAME.new_game({"deck": text}, 2, 1)
    assert list(state.cards) == list(read_deck(text).cards) != list(OUR_DECK.cards)
    assert list(GAME.new_game({}, 2, 1).cards) == list(OUR_DECK.cards)


def test_a_deck_that_cannot_be_played_is_a_bad_option() -> None:  # IC-10
    for value in ("cats = []", 3):
        with pytest.raises(BadOptions, match="deck"):
            GAME.new_game({"deck": value}, 2, 1)
        with pytest.raises(BadOptions, match="deck"):
            GAME.check({"deck": value}, 2)
    GAME.check({"deck": our_text(), "sheet": 3}, 2)


# The document that describes the format

DOCUMENT = Path(__file__).parents[3] / "docs" / "isle-of-cats-decks.md"


def test_the_documented_example_is_read() -> None:  # IC-10
    text = DOCUMENT.read_text(encoding="utf-8")
    example = tomllib.loads(text.partition("```toml")[2].partition("```")[0])
    least = document()
    example["cats"] += least["cats"]
    example["lessons"] += least["lessons"]
    deck = deck_of(example)
    words = [word_of(card) for card in deck.cards[:3]]
    assert words == [ALL, ANY, OR]
    assert word_of(deck.cards[deck.cats]) == LESSON


def test_every_shape_is_documented_with_its_name_and_drawing() -> None:  # IC-8
    text = DOCUMENT.read_text(encoding="utf-8")
    for name, drawing in SHAPE_TEXTS.items():
        assert f"`{name.removeprefix('rare-')}` `{drawing}`" in text
