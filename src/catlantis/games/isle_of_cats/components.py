"""The decks of the box that is ours (IC-10 … IC-12), read once; a table may bring others."""

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Final

from catlantis.games.isle_of_cats.decks import BadDeck, Deck, deck_of

CATS_CARDS: Final = 109  # IC-10
LESSONS_CARDS: Final = 47
LONGEST: Final = 100_000  # characters of a deck's text
KEPT: Final = 32  # decks that need not be read again

# Of a comment nothing is left, of a text its first quotation mark; also one that does not end
# is matched, so that nothing is looked at twice.
TEXT_OR_COMMENT: Final = re.compile(r"""#[^\n]*|(")(?:[^"\\\n]|\\[^\n])*+"?|(')[^'\n]*+'?""")
NOT_IN_A_DECK: Final = {
    "dots outside of texts": re.compile(r"\."),
    "texts of several lines": re.compile(r"""["']["']"""),
    "tables with a header": re.compile(r"^[ \t]*\[", re.MULTILINE),
}


def check_form(text: str) -> None:
    """Whether the text has only what a deck needs of TOML; raises `BadDeck`.

    What it does without, dotted keys above all, costs TOML's reader far more time than it takes
    to write. This takes as long as the text is, and no longer.
    """
    bare = TEXT_OR_COMMENT.sub(r"\1\2", text)
    for what, found in NOT_IN_A_DECK.items():
        if found.search(bare):
            raise BadDeck("deck", "", f"has {what}, which no deck needs")


@lru_cache(maxsize=KEPT)
def read_deck(text: str) -> Deck:
    """The deck of a text in the format of docs/isle-of-cats-decks.md; raises `BadDeck`."""
    check_form(text)
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
