"""What people write, made fit to be kept and shown to others."""

import unicodedata
from typing import Final

NAME_SIGNS: Final = 24  # the longest name of a player, once it is tidied
CHAT_SIGNS: Final = 300
NOT_TEXT: Final = ("Cs",)  # halves of signs, which no database takes
NUL: Final = "\0"  # which not every database takes


def tidied(text: str, longest: int) -> str:
    """The text in one form, without signs that are not seen or turn it around.

    Empty if nothing is left, if that is longer than it may be, or if it was no text.
    """
    if NUL in text or any(unicodedata.category(sign) in NOT_TEXT for sign in text):
        return ""
    seen = "".join(
        " " if sign.isspace() else sign
        for sign in unicodedata.normalize("NFC", text)
        if sign.isspace() or unicodedata.category(sign)[0] != "C"
    )
    tidy = " ".join(seen.split())
    return tidy if len(tidy) <= longest else ""
