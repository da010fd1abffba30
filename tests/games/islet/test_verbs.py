"""The tables of verbs and events: every number stands at the name that it claims."""

from catlantis.games.islet import GAME, PHASES, verbs
from catlantis.games.islet.components import CONDITION_NAMES, RESOURCE_NAMES, TILE_NAMES
from catlantis.games.islet.verbs import EVENTS, VERBS

from .table import random_match


def test_verbs_stand_at_their_numbers() -> None:
    names = {verb.name: number for number, verb in enumerate(VERBS.verbs)}
    assert {name: getattr(verbs, name.upper().replace("-", "_")) for name in names} == names


def test_events_stand_at_their_numbers() -> None:
    assert {kind.name: number for number, kind in enumerate(EVENTS.kinds)} == {
        "turn": verbs.TURN_BEGINS,
        "explored": verbs.EXPLORED,
        "stacked": verbs.STACKED,
        "gathered": verbs.GATHERED,
        "drew": verbs.DREW,
        "returned": verbs.RETURNED,
        "paid": verbs.PAID,
        "advanced": verbs.ADVANCED,
        "laid": verbs.LAID,
        "secured": verbs.SECURED,
        "released": verbs.RELEASED,
        "passed": verbs.PASSED,
        "started": verbs.STARTED,
        "tossed": verbs.TOSSED_TILE,
        "tossed-from-bag": verbs.TOSSED_FROM_BAG,
        "fulfilled": verbs.FULFILLED,
        "dealt-card": verbs.DEALT_CARD,
        "last-egg": verbs.LAST_EGG,
        "last-tile": verbs.LAST_TILE,
        "nothing-happens": verbs.NOTHING_HAPPENS,
        "won": verbs.WON,
        "lost": verbs.LOST,
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


def test_prompts_are_those_of_the_phases() -> None:
    asked = set()
    for seed in range(12):
        for table in random_match(1 + 2 * (seed % 2), seed):
            for seat in table.to_act:
                name, *args = table.view(seat)["prompt"]
                assert len(args) == len(GAME.prompts[name])
                assert name == table.view(seat)["phase"]
                asked.add(name)
    assert asked <= set(GAME.prompts)
    assert list(GAME.prompts) == [phase.name for phase in PHASES]
