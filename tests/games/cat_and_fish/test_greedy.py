"""The greedy bot plans its markers as a set, invests, and beats chance."""

import pytest

from catlantis.arena.tournament import tournament
from catlantis.core.action import Choices
from catlantis.core.ints import bits
from catlantis.core.judge import CERTAIN
from catlantis.core.rng import rng_from_seed
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.bot import JUDGE, MARGIN, FishJudge
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.components import CARDS

from .table import Table, deal


def judged(table: Table, seat: int) -> dict[str, int]:
    """What each action is worth to the bot, in words."""
    out = Choices()
    GAME.choices(table.state, seat, out)
    worths = JUDGE.worths(table.state, seat, out)
    return {table.write(out.items[place]): int(worths[place]) for place in range(out.size)}


def choice(table: Table, seat: int) -> str:
    """What the bot would do."""
    worths = judged(table, seat)
    return max(worths, key=lambda action: worths[action])


def test_bot_plans_markers_that_only_pay_together() -> None:
    table = deal("0€ shark shark | ", season="1 autumn")
    first = choice(table, 0)
    table.play(0, first)
    table.play(1, "pass")
    second = choice(table, 0)
    assert {first, second} == {"place selling", "place buying"}  # nothing to buy with before
    table.play(0, second)
    assert choice(table, 0) == "begin selling"


def test_bot_keeps_what_will_be_dearer() -> None:
    table = deal("cod | ", markers="selling | ", season="2 autumn")
    assert choice(table, 0) == "finish"


def test_bot_throws_fishbones_away_once_it_sells() -> None:
    table = deal("cod pink-fishbone | ", markers="selling | ", season="2 winter")
    table.play(0, "begin selling")
    sold = {choice(table, 0)}
    table.play(0, *sold)
    assert {*sold, choice(table, 0)} == {"sell cod", "throw pink-fishbone"}


def test_bot_throws_whales_away_that_it_cannot_sell() -> None:  # CF-28
    table = deal("0€ whale whale | ", markers="selling | ", season="2 spring")
    table.play(0, "begin selling")
    assert choice(table, 0) == "throw whale"
    table = deal("0€ whale whale market | ", markers="selling | ", season="2 winter")
    table.play(0, "begin selling")
    assert choice(table, 0) == "sell whale"


def test_bot_takes_one_way_out_and_not_the_other_too() -> None:  # CF-27, CF-36
    for owned, other in (("wizard sorcerer", "boat"), ("boat vessel wizard", "sorcerer")):
        table = deal(f"6€ {owned} | ", markers="buying | ", season="3 spring")
        table.play(0, "begin buying")
        assert choice(table, 0) != f"buy {other}"


def test_bot_invests_early_and_not_late() -> None:
    assert choice(deal("9€ | ", markers="buying | ", season="1 spring"), 0) == "begin buying"
    assert choice(deal("9€ | ", markers="buying | ", season="5 winter"), 0) == "finish"


def test_bot_pays_the_fee_with_what_is_worth_least() -> None:
    table = deal("9€ crab tuna | ", season="1 winter")
    table.finish_all()
    assert choice(table, 0) == "give crab"
    table = deal("9€ tuna | ", season="1 winter")
    table.finish_all()
    assert choice(table, 0) == "pay"


def test_bot_sends_the_typhoon_to_others() -> None:
    table = deal("@4 | @25 boat vessel tuna", markers="typhoon | ", sea=NORTH)
    table.play(0, "begin typhoon")
    assert choice(table, 0) in ("move 7", "move 36")  # both touch the other's pawn


NORTH = """
          o   o   o   o
            ·   1   ·
          ·   ·   ·   ·
        o   T   o   o   o
          ·   ·   ·   ·
        ·   ·   ·   ·   ·
      o   o   o   o   o   o
        ·   ·   ·   ·   ·
      ·   ·   ·   ·   ·   ·
    O   o   o   #   o   o   o
      ·   ·   ·   ·   ·   ·
        ·   ·   0   ·   ·
      o   o   o   o   o   o
        ·   ·   ·   ·   ·
          ·   ·   ·   ·
        o   o   o   o   o
          ·   ·   ·   ·
            ·   ·   ·
          o   o   o   o
"""


@pytest.mark.compiled
@pytest.mark.slow
def test_bot_beats_chance() -> None:
    report = tournament("cat-and-fish", ["greedy", "random"], 8, 1, {}, 1, lambda _: None)
    assert report.standings[0].wins == 8


def beats_investors(seed: int, miser: int) -> bool:
    """Whether a seat that never buys wins against three that do."""
    state, rng = GAME.new_game({}, 4, seed), rng_from_seed(seed)
    refuser = FishJudge(Taste((1 << CARDS) - 1))
    while state.to_act:
        seat = bits(state.to_act)[0]
        judge = refuser if seat == miser else JUDGE
        GAME.apply(state, seat, judge.policy(state, seat, rng), None)
    assert state.cards[miser] == 0
    return GAME.ranking(state)[miser] == 1


@pytest.mark.compiled
@pytest.mark.slow
def test_who_never_buys_loses_to_investors() -> None:  # CF-4
    wins = sum(beats_investors(seed, seed % 4) for seed in range(8))
    assert wins <= 1


def test_bot_buys_cold_storage_after_a_way_out_and_not_before() -> None:
    for owned, is_bought in (("", False), ("boat vessel net man membership merchant", True)):
        table = deal(f"5€ {owned} | ", markers="buying | ", season="3 spring")
        table.play(0, "begin buying")
        worths = judged(table, 0)
        assert (worths["buy cold"] > worths["stop"]) == is_bought


def test_bot_judges_alike_whatever_lies_hidden() -> None:
    table = deal("9€ | ", season="2 spring")
    first = judged(table, 0)
    for seed in range(3):
        table.state = GAME.determinize(table.state, 0, seed)
        assert judged(table, 0) == first


def test_bot_tries_nothing_that_seems_far_worse() -> None:
    table = deal("9€ crab tuna | ", season="1 winter")
    table.finish_all()
    plans = JUDGE.plans(table.state, 0, rng_from_seed(1), 8)
    worths = judged(table, 0)
    tried = [table.write(plan[0]) for plan in plans]
    assert tried[0] == choice(table, 0) == "give crab"
    assert all(worths[tried[0]] - worths[action] <= MARGIN for action in tried)
    assert "give tuna" not in tried


def test_a_position_is_worth_more_to_who_is_richer() -> None:
    table = deal("20€ | 5€", season="4 spring")
    rich, poor = (int(JUDGE.value(table.state, seat)) for seat in (0, 1))
    assert 0 <= poor < CERTAIN // 2 < rich <= CERTAIN
