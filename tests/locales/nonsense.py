"""What no sentence that people read may hold, whatever its arguments."""

import re
from typing import Final

VOWEL: Final = "aeiouyàâäéèêëîïôöùûüœæAEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒÆ"
SPACE: Final = "\u00a0"  # before French signs: this one, and no other

ANY: Final = {
    "a leftover of Fluent": r"[{}\u2068\u2069]|\bNaN\b|undefined",
    "two signs in a row": r"[.:;,…]\s?[.,:;](?!\d)|[!?]\s?[.:;]|(?<!\w)\s[.,](?!\w)",
    "two spaces": r"  ",
    "a hyphen for a minus": r"(?<![\w-])-\d|€-",
    "a word of the code": r"\w\.py\b|\bbitmask\b|\bPOST\b",
}
RULES: Final = {
    "en": {
        "a for an": r"\b[Aa] (?!uni|us[ae]|one\b|once\b)[aeiouAEIOU]",
        "an for a": r"\b[Aa]n (?!hour|8|1[18]\b|[A-Z]{2})[^aeiouAEIOU\W]",
    },
    "fr": {
        "no elision": rf"(?<![-\w])(?i:de|l[ea]|que|ne|se|jusque) (?!onze|[A-Z] )[{VOWEL}]",
        "no contraction": r"\b[Àà] les? (?!\w+[ei]r\b)|\b[Dd]e les? (?!\w+[ei]r\b)",
        "a sign without its space": rf"[^\s{SPACE}(×][!?;»]|[^\s{SPACE}]:(?=\s|$)|«[^{SPACE}]",
        "a sign with another space": r"[ \u202f][!?:;»€%]|«[ \u202f]",
        "a straight apostrophe": r"\w'\w",
    },
}


def nonsense(lang: str, text: str) -> str:
    """What is wrong with a sentence in that language; empty if nothing is."""
    if not text.strip():
        return "nothing said"
    for fault, pattern in {**ANY, **RULES[lang]}.items():
        if re.search(pattern, text):
            return fault
    return ""
