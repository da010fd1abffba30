"""The cards (EK-1)."""

from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import COUNTS, NAMES


def test_deck_has_56_cards_of_13_titles() -> None:  # EK-1
    assert dict(zip(NAMES, COUNTS, strict=True)) == {
        "exploding-kitten": 4,
        "defuse": 6,
        "nope": 5,
        "attack": 4,
        "skip": 4,
        "favor": 4,
        "shuffle": 4,
        "see-the-future": 5,
        "tacocat": 4,
        "cattermelon": 4,
        "hairy-potato-cat": 4,
        "beard-cat": 4,
        "rainbow-ralphing-cat": 4,
    }
    assert sum(COUNTS) == 56


def test_titles_are_named_in_the_words_of_the_game() -> None:  # EK-1
    assert GAME.meta.words["title"] == NAMES
