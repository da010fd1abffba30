"""The tables of words: every number stands at the name that it claims."""

from catlantis.games.isle_of_cats import GAME, META, verbs
from catlantis.games.isle_of_cats.verbs import EVENTS, VERBS

from .table import random_match


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


def test_every_sort_of_word_has_its_list() -> None:
    sorts = {arg.sort for verb in VERBS.verbs for arg in verb.args}
    sorts |= {arg.sort for kind in EVENTS.kinds for arg in kind.args}
    assert sorts - {"number"} <= set(META.words)
    sizes = {sort: len(names) for sort, names in META.words.items()}
    assert (sizes["lesson"], sizes["sister"], sizes["shape"], sizes["slot"]) == (35, 18, 34, 12)


def test_all_actions_of_a_match_survive_spelling() -> None:
    for step, table in enumerate(random_match(2, 2)):
        if step % 5 == 0:
            for seat in table.view(None)["to_act"]:
                legal = table.legal(seat)
                assert [table.write(table.read(text)) for text in legal] == legal


def test_prompts_are_those_of_the_stages() -> None:
    asked = set()
    for seed in range(12):
        for table in random_match(1, seed):
            if table.state.to_act:
                asked.add(table.view(0)["prompt"][0])
    assert asked == set(GAME.prompts)


def test_every_event_happens() -> None:
    told: set[str] = set()
    for seed in range(12):
        *_, table = random_match(1 + seed % 2, seed)
        told.update(text.split()[1] for text in table.told(None))
    assert told == set(EVENTS.numbers)
