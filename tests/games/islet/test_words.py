"""The tables of words: every number stands at the name that it claims."""

from catlantis.games.islet import GAME, words
from catlantis.games.islet.components import CONDITION_NAMES, RESOURCE_NAMES, TILE_NAMES
from catlantis.games.islet.view import PHASES
from catlantis.games.islet.words import EVENTS, PROMPTS, VERBS

from .table import random_match


def test_verbs_stand_at_their_numbers() -> None:
    names = {verb.name: number for number, verb in enumerate(VERBS.verbs)}
    assert {name: getattr(words, name.upper().replace("-", "_")) for name in names} == names


def test_events_stand_at_their_numbers() -> None:
    assert {kind.name: number for number, kind in enumerate(EVENTS.kinds)} == {
        "turn": words.TURN_BEGINS,
        "explored": words.EXPLORED,
        "stacked": words.STACKED,
        "gathered": words.GATHERED,
        "drew": words.DREW,
        "returned": words.RETURNED,
        "paid": words.PAID,
        "advanced": words.ADVANCED,
        "laid": words.LAID,
        "secured": words.SECURED,
        "released": words.RELEASED,
        "passed": words.PASSED,
        "started": words.STARTED,
        "tossed": words.TOSSED_TILE,
        "tossed-from-bag": words.TOSSED_FROM_BAG,
        "fulfilled": words.FULFILLED,
        "dealt-card": words.DEALT_CARD,
        "last-egg": words.LAST_EGG,
        "last-tile": words.LAST_TILE,
        "nothing-happens": words.NOTHING_HAPPENS,
        "won": words.WON,
        "lost": words.LOST,
    }


def test_only_the_tiles_drawn_are_secret() -> None:  # IS-11
    secret = {kind.name for kind in EVENTS.kinds if any(arg.secret for arg in kind.args)}
    assert secret == {"drew"}


def test_nothing_races() -> None:
    assert not [verb.name for verb in VERBS.verbs if verb.race]


def test_sorts_have_their_words() -> None:
    assert GAME.meta.words["tile"] == TILE_NAMES
    assert GAME.meta.words["resource"] == RESOURCE_NAMES
    assert GAME.meta.words["condition"] == CONDITION_NAMES
    for verb in VERBS.verbs:
        for arg in verb.args:
            assert arg.sort == "number" or arg.sort in GAME.meta.words


def test_all_actions_of_a_match_survive_spelling() -> None:
    for seats in (1, 3):
        for table in random_match(seats, 2):
            for seat in table.to_act:
                legal = table.legal(seat)
                assert [table.write(table.read(text)) for text in legal] == legal
                spelled = table.view(seat)["legal"]
                actions = [table.read(text) for text in legal]
                assert [VERBS.parse(action) for action in spelled] == actions


def test_prompts_are_those_of_the_phases() -> None:
    asked = set()
    for seed in range(12):
        for table in random_match(1 + 2 * (seed % 2), seed):
            for seat in table.to_act:
                name, *args = table.view(seat)["prompt"]
                assert len(args) == len(PROMPTS[name])
                assert name == table.view(seat)["phase"]
                asked.add(name)
    assert asked <= set(PROMPTS)
    assert set(PROMPTS) == set(PHASES) - {"over"}
