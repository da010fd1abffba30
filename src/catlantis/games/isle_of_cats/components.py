"""The decks of the box that is ours (IC-10 … IC-12), read once; a table may bring others."""

import tomllib
from importlib.resources import files
from typing import Final

from catlantis.games.isle_of_cats.decks import BadDeck, Deck, deck_of

CATS_CARDS: Final = 109  # IC-10
LESSONS_CARDS: Final = 47
LONGEST: Final = 100_000  # characters of a deck's text


def read_deck(text: str) -> Deck:
    """The deck of a text in the format of docs/isle-of-cats-decks.md; raises `BadDeck`."""
    if len(text) > LONGEST:
        raise BadDeck("deck", "", f"longer than {LONGEST} characters")
    try:
        document = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also too long a number, too deep a list
        raise BadDeck("deck", "", f"not TOML: {error}") from None
    return deck_of(document)


def our_text() -> str:
    """The text of our own decks."""
    file = files("catlantis.games.isle_of_cats") / "decks.toml"
    return file.read_text(encoding="utf-8")


OUR_DECK: Final = read_deck(our_text())
