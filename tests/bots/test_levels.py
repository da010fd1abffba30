"""The levels that people choose among: what each of them does, and how far it thinks."""

import pytest
from games.exploding_kittens.table import Table, deal

from catlantis.arena.tournament import tournament
from catlantis.bots import BOTS, LEVELS, seated
from catlantis.bots.easy import blur_within
from catlantis.bots.hard import HardBot
from catlantis.bots.judging import worths_of
from catlantis.core.sight import Sight
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.bot import JUDGE
from catlantis.locales import LANGUAGES, Words

KEY = GAME.meta.key


def chosen(bot: str, table: Table, seat: int = 0, seeds: int = 60) -> set[str]:
    """All that such a bot may do there."""
    sight = Sight(GAME, table.state, seat)
    bots = [seated(bot, GAME, seat, 2, seed) for seed in range(seeds)]
    return {table.write(one.choose(sight)) for one in bots}


def to_the_death() -> Table:
    """Whoever draws now is out."""
    return deal("skip | ", pile="kitten")


def hard_at(bot: str, table: Table) -> tuple[HardBot, Sight]:
    found = seated(bot, GAME, 0, 2, 1)
    assert isinstance(found, HardBot)
    return found, Sight(GAME, table.state, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_is_a_bot_with_a_word(lang: str) -> None:
    words = Words(lang)
    assert set(LEVELS) <= set(BOTS)
    assert len({words.bot(level) for level in LEVELS}) == len(LEVELS)
    assert all(words.bot(level) != level for level in LEVELS)


# Easy


def test_easy_makes_mistakes() -> None:
    table = deal("favor | defuse nope skip beard")
    table.resolve(0, "favor 1")
    assert chosen("medium", table, seat=1) == {"give beard"}
    assert len(chosen("easy", table, seat=1)) > 1


def test_easy_makes_no_silly_ones() -> None:
    table = deal("skip tacocat | nope", pile="kitten tacocat beard")
    table.state.pile_known[0] = 1
    assert chosen("easy", table) == {"skip"}


def test_easy_is_off_by_twice_its_blur_at_most() -> None:
    table = deal("skip attack shuffle see favor beard beard | nope skip", pile="skip skip skip")
    sight = Sight(GAME, table.state, 0)
    worths = worths_of(sight, 1)
    lost = set()
    for seed in range(60):
        action = seated("easy?blur=2000", GAME, 0, 2, seed).choose(sight)
        lost.add(max(worths.values()) - worths[action])
    assert 0 < max(lost) <= 2 * 2000


@pytest.mark.parametrize(
    ("worths", "blur"),
    [([5.0], 0.0), ([5.0, 1.0], 0.0), ([5.0, 1.0, 3.0], 1.0), ([1.0, 2.0, 3.0, 9.0], 3.0)],
)
def test_the_worse_half_is_never_taken_for_the_best(worths: list[float], blur: float) -> None:
    assert blur_within(dict(enumerate(worths))) == blur


# Hard and cruel


@pytest.mark.parametrize(("bot", "times"), [("hard", 1), ("cruel", 10)])
def test_the_judgement_tells_how_long_to_think(bot: str, times: int) -> None:
    found, sight = hard_at(f"{bot}?seconds=3600", to_the_death())
    search = found.searched(JUDGE, sight)
    assert search.is_done()
    assert sum(search.tried) == JUDGE.playouts * times


def test_options_tell_otherwise() -> None:
    found, sight = hard_at("hard?playouts=6&width=1&seconds=3600", to_the_death())
    assert len(found.searched(JUDGE, sight).plans) == 1
    found, sight = hard_at("hard?playouts=6&seconds=3600", to_the_death())
    assert sum(found.searched(JUDGE, sight).tried) == 6


def test_when_the_time_is_over_hard_does_what_medium_would() -> None:
    found, sight = hard_at("hard?seconds=0", to_the_death())
    assert sum(found.searched(JUDGE, sight).tried) == 0
    assert found.choose(sight) in sight.legal


def test_hard_carries_its_plan_out_until_others_act() -> None:
    found, sight = hard_at("hard?seconds=0", deal("skip attack | nope", pile="beard beard"))
    skip, draw = sight.action("skip"), sight.action("draw")
    found.plan = [skip, draw]
    assert found.choose(sight) == skip
    found.told([["passed", 0]])
    assert found.choose(sight) == draw
    found.plan = [skip]
    found.told([["noped", 1]])
    assert not found.plan


def test_a_turn_of_many_decisions_is_thought_about_for_two_of_them_at_most() -> None:
    found, sight = hard_at("hard?playouts=6&seconds=3600", to_the_death())
    assert found.left == 2 * 3600
    found.searched(JUDGE, sight)
    assert found.left < 2 * 3600
    found.left = 0.0
    assert sum(found.searched(JUDGE, sight).tried) == 0
    found.told([["drew", 0, 5]])
    assert found.left <= 0
    found.told([["passed", 1]])
    assert found.left == 2 * 3600


def test_where_days_are_private_what_others_do_changes_no_plan() -> None:
    game = GAMES["isle-of-cats"]
    found = seated("hard", game, 0, 2, 1)
    assert isinstance(found, HardBot)
    found.plan = [1]
    found.told([["confirmed", 1]])
    assert found.plan == [1]


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("better", "worse", "least"),
    [("easy", "random", 0.85), ("medium", "easy", 0.75), ("medium", "random", 0.9)],
)
def test_a_level_beats_the_one_below(better: str, worse: str, least: float) -> None:
    report = tournament(KEY, [better, worse], 400, 1, {}, 1, lambda _: None)
    assert report.standings[0].low > least, report.standings[0]
