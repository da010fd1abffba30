"""The cards (EK-1) and how many of them each number of players uses (EK-3, EK-5)."""

from typing import Final

from mypy_extensions import i64

EXPLODING_KITTEN: Final = 0
DEFUSE: Final = 1
NOPE: Final = 2
ATTACK: Final = 3
SKIP: Final = 4
FAVOR: Final = 5
SHUFFLE: Final = 6
SEE_THE_FUTURE: Final = 7
FIRST_CAT: Final = 8  # from here on the cat cards, which do nothing alone (EK-36)
TITLES: Final = 13

NAMES: Final = [
    "exploding-kitten",
    "defuse",
    "nope",
    "attack",
    "skip",
    "favor",
    "shuffle",
    "see-the-future",
    "tacocat",
    "cattermelon",
    "hairy-potato-cat",
    "beard-cat",
    "rainbow-ralphing-cat",
]
COUNTS: Final = [4, 6, 5, 4, 4, 4, 4, 5, 4, 4, 4, 4, 4]  # EK-1: 56 cards

DEALT: Final = 7  # EK-4: besides the Defuse that each player is given
ATTACK_TURNS: Final = 2  # EK-30
FORESEEN: Final = 3  # EK-35
FIVE: Final = 5  # EK-52
SMALL_TABLE: Final = 3  # up to so many players …
SMALL_TABLE_DEFUSES: Final = 2  # … only so many Defuses go back into the deck (EK-3)


def kittens_in_play(seats: i64) -> i64:
    """How many Exploding Kittens go into the draw pile (EK-5)."""
    return seats - 1


def spare_defuses(seats: i64) -> i64:
    """How many Defuses go back into the deck before the deal (EK-3)."""
    return SMALL_TABLE_DEFUSES if seats <= SMALL_TABLE else COUNTS[DEFUSE] - seats
