"""The greedy bot plans its markers as a set, invests, and beats chance."""

import pytest

from catlantis.arena.tournament import tournament
from catlantis.core.ints import bits
from catlantis.core.sight import Sight
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.bot import worths, worths_to_taste
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.components import CARDS

from .table import Table, deal


def choice(table: Table, seat: int) -> str:
    """What the bot would do."""
    judged = worths(Sight(GAME, table.state, seat))
    assert list(judged) == GAME.legal_actions(table.state, seat)
    return table.write(max(judged, key=lambda action: judged[action]))


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
    state = GAME.new_game({}, 4, seed)
    tastes = [Taste() for _ in range(4)]
    tastes[miser].refused = (1 << CARDS) - 1
    while state.to_act:
        seat = bits(state.to_act)[0]
        judged = worths_to_taste(Sight(GAME, state, seat), tastes[seat])
        GAME.apply(state, seat, max(judged, key=lambda action: judged[action]), None)
    assert state.cards[miser] == 0
    return GAME.ranking(state)[miser] == 1


@pytest.mark.compiled
@pytest.mark.slow
def test_who_never_buys_loses_to_investors() -> None:  # CF-4
    wins = sum(beats_investors(seed, seed % 4) for seed in range(8))
    assert wins <= 1
