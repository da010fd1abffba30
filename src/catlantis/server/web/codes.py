"""Codes of deals, to be read aloud: whoever types one has the same deal, on any device."""

import secrets
import unicodedata
from typing import Final

from catlantis.server.denied import Denied

# Syllables that are said and heard alike in English and in French
CONSONANTS: Final = "klmnrstv"
VOWELS: Final = "aeio"
SYLLABLES: Final = 4
SHORTEST: Final = 3
LONGEST: Final = 12
LONGEST_TYPED: Final = 40


def new_code() -> str:
    """A code at random: one of a million, such as `lomitaka`."""
    return "".join(
        secrets.choice(letters) for _ in range(SYLLABLES) for letters in (CONSONANTS, VOWELS)
    )


def tidied(code: str) -> str:
    """The letters of a code, however it was typed: `Ta-Mi Nó` is `tamino`."""
    plain = unicodedata.normalize("NFKD", code).lower()
    letters = "".join(sign for sign in plain if "a" <= sign <= "z")
    if not SHORTEST <= len(letters) <= LONGEST:
        raise Denied(400, "bad-deal-code")
    return letters
