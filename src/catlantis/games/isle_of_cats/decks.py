"""Reading decks (IC-10 … IC-12): a text of cards becomes numbers, or an error names its fault.

The format is described in docs/isle-of-cats-decks.md; the text of our own is `decks.toml`.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.refusals import BadText
from catlantis.games.isle_of_cats.cards import (
    ALL,
    ANY,
    MOST_SHOWN,
    MOST_TOGETHER,
    OR,
    discovery_card,
    lesson_card,
)
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    FIRST_CAT,
    FIRST_OSHAX,
    FIRST_RARE,
    SHAPE_NAMES,
    SHAPES,
    shape_drawn,
    thing_of,
)

LESSONS: Final = 35
DAYS: Final = 7
CATS_A_DAY: Final = 8  # IC-20
LESSONS_A_DAY: Final = 4
FEWEST_CATS: Final = DAYS * CATS_A_DAY
FEWEST_LESSONS: Final = DAYS * LESSONS_A_DAY
MOST_CARDS: Final = 500
FEWEST_TO_PICK: Final = 2
LONGEST_THING: Final = 60  # signs of a discovery's text

PILES: Final = ["cats", "lessons"]
FIELDS: Final = ["draw", "any", "or", "lesson"]


class BadDeck(BadText):
    """A deck that cannot be played: names the card (`cats 12`) and the field at fault."""

    def __init__(self, card: str, field: str, reason: str) -> None:
        super().__init__(f"{card}: {field}: {reason}" if field else f"{card}: {reason}")
        self.card = card
        self.field = field
        self.reason = reason


class Deck:
    """The cards of both piles, as numbers: first those of the cats deck, then the lessons deck."""

    def __init__(self, cards: vec[i64], cats: i64) -> None:
        self.cards = cards
        self.cats = cats  # how many are of the cats deck


def deck_of(document: Mapping[str, object]) -> Deck:
    """The deck that a read document describes; raises `BadDeck`."""
    for key in document:
        if key not in PILES and key != "name":
            raise BadDeck("deck", key, f"unknown; there are name, {', '.join(PILES)}")
    if not isinstance(document.get("name", ""), str):
        raise BadDeck("deck", "name", "must be a text")
    cats = _pile(document, "cats", FEWEST_CATS)
    lessons = _pile(document, "lessons", FEWEST_LESSONS)
    return Deck(vec[i64](cats + lessons), len(cats))


def _pile(document: Mapping[str, object], pile: str, fewest: int) -> list[int]:
    listed = document.get(pile)
    if not isinstance(listed, list):
        raise BadDeck("deck", pile, "must be a list of cards")
    if not fewest <= len(listed) <= MOST_CARDS:
        raise BadDeck("deck", pile, f"has {len(listed)} cards, not {fewest} to {MOST_CARDS}")
    return [
        _card(card, f"{pile} {number}", with_lessons=pile == "lessons")
        for number, card in enumerate(listed, 1)
    ]


def _card(card: object, name: str, *, with_lessons: bool) -> int:
    if not isinstance(card, dict):
        raise BadDeck(name, "", "must be a table of fields")
    for field in card:
        if field not in FIELDS:
            raise BadDeck(name, str(field), f"unknown; there are {', '.join(FIELDS)}")
    if "lesson" in card:
        if not with_lessons:
            raise BadDeck(name, "lesson", "lessons are of the lessons deck")
        _alone(card, "lesson", name)
        return lesson_card(_lesson(card["lesson"], name))
    if "any" in card:
        _alone(card, "any", name)
        return discovery_card(ANY, _things(card["any"], name, "any", MOST_SHOWN), [])
    if "draw" not in card:
        raise BadDeck(name, "draw", "missing; so are any and lesson")
    above = _things(card["draw"], name, "draw", MOST_TOGETHER)
    if "or" not in card:
        return discovery_card(ALL, above, [])
    below = _things(card["or"], name, "or", MOST_TOGETHER)
    if len(above) + len(below) > MOST_SHOWN:
        raise BadDeck(name, "or", f"more than {MOST_SHOWN} discoveries on a card")
    return discovery_card(OR, above, below)


def _alone(card: Mapping[str, object], field: str, name: str) -> None:
    for other in card:
        if other != field:
            raise BadDeck(name, other, f"cannot stand beside {field}")


def _lesson(number: object, name: str) -> int:
    if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= LESSONS:
        raise BadDeck(name, "lesson", f"must be a number from 1 to {LESSONS}")
    return number


def _things(listed: object, name: str, field: str, most: int) -> list[int]:
    fewest = FEWEST_TO_PICK if field == "any" else 1
    if not isinstance(listed, list) or not fewest <= len(listed) <= most:
        raise BadDeck(name, field, f"must be a list of {fewest} to {most} discoveries")
    return [_thing(text, name, field) for text in listed]


def _thing(text: object, name: str, field: str) -> int:
    """A discovery of a text such as `blue wave`, `common #` or `oshax ..##/.##./##..`."""
    words = text.split() if isinstance(text, str) and len(text) <= LONGEST_THING else []
    if len(words) != 2:
        shown = str(text)[:LONGEST_THING]
        raise BadDeck(name, field, f"“{shown}” is not a sort and a shape, such as “blue wave”")
    sort, shape_text = words
    if sort == "common":
        first, last, colour = 0, FIRST_RARE - 1, BLACK
    elif sort == "rare":
        first, last, colour = FIRST_RARE, FIRST_CAT - 1, BLACK
    elif sort == "oshax":
        first, last, colour = FIRST_OSHAX, SHAPES - 1, BLACK
    elif sort in COLOUR_NAMES[:COLOURS]:
        first, last, colour = FIRST_CAT, FIRST_OSHAX - 1, COLOUR_NAMES.index(sort)
    else:
        known = ", ".join([*COLOUR_NAMES[:COLOURS], "oshax", "common", "rare"])
        raise BadDeck(name, field, f"“{sort}” is no sort of discovery; there are {known}")
    names = [shape.removeprefix("rare-") for shape in SHAPE_NAMES[first : last + 1]]
    if shape_text in names:
        shape = first + names.index(shape_text)
    else:
        shape = shape_drawn(shape_text, first, last)
    if shape < 0:
        known = ", ".join(names)
        raise BadDeck(name, field, f"“{shape_text}” is no {sort} shape; there are {known}")
    return int(thing_of(shape, colour))
