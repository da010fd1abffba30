"""The tables of words: every number stands at the name that it claims."""

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import one
from catlantis.games.cat_and_fish import GAME, verbs
from catlantis.games.cat_and_fish.board import BLOCKS
from catlantis.games.cat_and_fish.components import NO_TILE
from catlantis.games.cat_and_fish.verbs import EVENTS, VERBS

from .table import deal, random_match, rich

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


def test_all_actions_of_a_match_survive_spelling() -> None:
    for table in rich(3, 2).at_random(2):
        for seat in table.to_act:
            legal = table.legal(seat)
            assert [table.write(table.read(text)) for text in legal] == legal
            spelled = table.view(seat)["legal"]
            parsed = [VERBS.parse(action) for action in spelled]
            assert parsed == [table.read(text) for text in legal]


def test_prompts_are_those_of_the_phases() -> None:
    asked = set()
    for seed in range(12):
        matches = (random_match(3, seed), rich(4, seed).at_random(seed))
        for table in matches[seed % 2]:
            for seat in table.to_act:
                name, *args = table.view(seat)["prompt"]
                assert len(args) == len(GAME.prompts[name])
                asked.add(name)
    table = deal(" | boat vessel crab cod @25", sea=WAITING, markers="typhoon | ")
    table.play(0, "begin typhoon", "move 7")
    asked.add(str(table.prompt(1)).split()[0])
    table.play(1, "lose crab")
    asked.add(str(table.prompt(1)).split()[0])
    assert asked == set(GAME.prompts)


WAITING = """
          o   o   o   o
            ·   ·   ·
          ·   ·   ·   ·
        o   T   o   o   o
          ·   ·   ·   ·
        ·   ·   ·   ·   ·
      o   o   o   o   o   o
        ·   ·   0   ·   ·
      ·   ·   ·   ·   ·   ·
    O   o   o   #   o   o   o
      ·   ·   ·   ·   ·   ·
        ·   ·   ·   ·   ·
      o   o   o   o   o   o
        ·   ·   ·   ·   ·
          ·   ·   ·   ·
        o   o   o   o   o
          ·   ·   ·   ·
            ·   ·   ·
          o   o   o   o
"""


def test_every_event_happens() -> None:
    told: set[str] = set()
    for seed in range(30):
        matches = (random_match(2 + seed % 3, seed), rich(2 + seed % 3, seed).at_random(seed))
        for match in matches:
            *_, table = match
            told.update(text.split()[1] for text in table.told())
    idle = deal(" | ", season="1 winter")  # at random nobody passes …
    idle.state.pile = vec[i64]([0, 0, 0])  # … and piles last
    idle.state.discard = vec[i64]([one(0), one(0), one(0)])
    idle.state.tile, idle.state.fish = vec[i64]([NO_TILE] * BLOCKS), 0
    idle.finish_all()
    idle.state.explored, idle.state.treasure = idle.state.treasure, 0
    for text in ("place treasure", "pass", "pass", "begin treasure"):
        idle.play(idle.to_act[0], text)
    told.update(text.split()[1] for text in idle.told())
    assert told == set(EVENTS.numbers)
