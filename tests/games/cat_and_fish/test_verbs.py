"""The tables of words: every number stands at the name that it claims."""

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import one
from catlantis.core.ints import NOTHING
from catlantis.games.cat_and_fish import verbs
from catlantis.games.cat_and_fish.board import BLOCKS
from catlantis.games.cat_and_fish.verbs import EVENTS, VERBS

from .table import deal, rich

ALIASES = {
    "season": "SEASON_BEGINS",
    "turn": "TURN_BEGINS",
    "found-treasure": "FOUND_TREASURE",
    "drew-blank": "DREW_BLANK",
    "paid-fee": "PAID_FEE",
    "paid-sorcerer": "PAID_SORCERER",
    "gave-fish": "GAVE_FISH",
    "became-summoner": "BECAME_SUMMONER",
    "fresh-fish": "FRESH_FISH",
    "treasures-reshuffled": "TREASURES_RESHUFFLED",
}


def test_verbs_stand_at_their_numbers() -> None:
    for number, verb in enumerate(VERBS.verbs):
        assert getattr(verbs, verb.name.upper()) == number


def test_events_stand_at_their_numbers() -> None:
    for number, kind in enumerate(EVENTS.kinds):
        assert getattr(verbs, ALIASES.get(kind.name, kind.name.upper())) == number


def test_only_a_magic_card_drawn_is_secret() -> None:  # CF-33
    secret = {kind.name for kind in EVENTS.kinds if any(arg.secret for arg in kind.args)}
    assert secret == {"drew"}


def test_what_turns_a_tile_or_a_card_reveals() -> None:  # CF-26
    reveals = {kind.name for kind in EVENTS.kinds if kind.reveals}
    assert reveals == {
        *("fished", "found-treasure", "removed"),
        *("used", "explored", "drew", "drew-blank"),
    }


def test_no_verb_races() -> None:
    assert not [verb.name for verb in VERBS.verbs if verb.race]


def test_idle_players_and_empty_piles_are_told() -> None:
    idle = deal(" | ", season="1 winter")  # at random nobody passes …
    idle.state.pile = vec[i64]([0, 0, 0])  # … and piles last
    idle.state.discard = vec[i64]([one(0), one(0), one(0)])
    idle.state.tile, idle.state.fish = vec[i64]([NOTHING] * BLOCKS), 0
    idle.finish_all()
    idle.state.explored, idle.state.treasure = idle.state.treasure, 0
    for text in ("place treasure", "pass", "pass", "begin treasure"):
        idle.play(idle.to_act[0], text)
    told = {text.split()[1] for text in idle.told()}
    assert told >= {"passed", "fresh-fish", "treasures-reshuffled"}


def test_who_owns_everything_is_carried_by_the_sorcerer() -> None:  # at random nobody can pay that
    asked: set[str] = set()
    for table in rich(3, 2).at_random(2):
        asked.update(str(table.view(seat)["prompt"][0]) for seat in table.to_act)
    assert "jump" in asked
    assert {text.split()[1] for text in table.told()} >= {"jumped", "paid-sorcerer"}
