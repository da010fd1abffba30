"""The tables of words: every number stands at the name that it claims."""

from catlantis.games.isle_of_cats import META, verbs
from catlantis.games.isle_of_cats.verbs import EVENTS, VERBS


def test_verbs_stand_at_their_numbers() -> None:
    assert {verb.name: number for number, verb in enumerate(VERBS.verbs)} == {
        "column": verbs.TAKE_COLUMN,
        "row": verbs.TAKE_ROW,
        "mixed": verbs.TAKE_MIXED,
        "card": verbs.TAKE_CARD,
        "extra": verbs.TAKE_EXTRA,
        "area": verbs.TAKE_AREA,
        "pick": verbs.PICK,
        "colour": verbs.PAINT,
        "draw": verbs.DRAW_IT,
        "treasure": verbs.DRAW_TREASURE,
        "decline": verbs.DECLINE,
        "twin": verbs.DRAW_TWIN,
        "confirm": verbs.CONFIRM,
    }


def test_events_stand_at_their_numbers() -> None:
    assert {kind.name: number for number, kind in enumerate(EVENTS.kinds)} == {
        "day": verbs.DAY_BEGINS,
        "confirmed": verbs.CONFIRMED,
        "column": verbs.TOOK_COLUMN,
        "row": verbs.TOOK_ROW,
        "mixed": verbs.TOOK_MIXED,
        "extra": verbs.TOOK_EXTRA,
        "drew": verbs.DREW,
        "map": verbs.DREW_FROM_MAP,
        "twin": verbs.DREW_TWIN,
        "ticked": verbs.TICKED_LESSON,
        "short": verbs.FELL_SHORT,
        "sister": verbs.SISTER_TURNED,
        "vesh": verbs.VESH_ARRIVED,
    }


def test_nothing_told_is_secret_and_only_new_cards_reveal() -> None:  # IC-21
    assert not [kind.name for kind in EVENTS.kinds if any(arg.secret for arg in kind.args)]
    assert [kind.name for kind in EVENTS.kinds if kind.reveals] == ["day", "sister"]


def test_only_confirming_settles_and_nothing_races() -> None:  # IC-21
    assert [kind.name for kind in EVENTS.kinds if kind.settles] == ["confirmed"]
    assert not [verb.name for verb in VERBS.verbs if verb.race]


def test_every_list_of_words_is_whole() -> None:
    sizes = {sort: len(names) for sort, names in META.words.items()}
    assert (sizes["lesson"], sizes["sister"], sizes["shape"], sizes["slot"]) == (35, 18, 34, 12)
