"""Articles that hang on the word behind them, as Fluent's functions `DE` and `A`.

The page has the same (web/src/lib/articles.ts); tests/locales/articles.json holds both to it.
"""

import re
from typing import Any, Final
from unicodedata import normalize

# A mute h is the rule in names, and y is a vowel before a consonant: Hélène, Yves; but not Yoko.
ELIDED: Final = re.compile(r"[aeiouœæ]|h[aeiouyœ]|y[^aeiouy\W\d_]", re.IGNORECASE)
# By sound: an hour, an 8, an 11, an 18; but a unicorn, a user, a ewe, a one.
SOUNDED: Final = re.compile(
    r"(?!uni[^mn]|us[aeiu]|eu|ewe|one\b|once\b)[aeiou]|hour|honest|hono|heir|8|1[18]\b",
    re.IGNORECASE,
)


def de(name: Any) -> str:
    """French “of”: « d’Olive », « de Mochi »."""
    return f"d’{name}" if ELIDED.match(plain(name)) else f"de {name}"


def a(noun: Any) -> str:
    """A noun with its English article: “an orange”, “a crab”."""
    return f"an {noun}" if SOUNDED.match(plain(noun)) else f"a {noun}"


def plain(word: Any) -> str:
    """The word without accents."""
    return "".join(sign for sign in normalize("NFD", f"{word}") if not "\u0300" <= sign <= "\u036f")


ARTICLES: Final[dict[str, Any]] = {"DE": de, "A": a}
