"""Sailing, magic winds, the Sorcerer (CF-27, CF-34, CF-36)."""

import pytest

from .table import deal, drawn, lit_in, trimmed

FAR_OUT = """
          o   o   o   o
            ·   ·   ·
          ·   ·   ·   0
        o   o   o   o   o
          ·   ·   ·   ·
        ·   ·   ·   ·   ·
      o   o   o   o   o   o
        ·   ·   ·   ·   ·
      ·   ·   ·   ·   ·   ·
    O   o   o   #   o   o   T
      ·   ·   ·   ·   ·   ·
        ·   ·   1   ·   ·
      o   o   o   o   o   o
        ·   ·   ·   ·   ·
          ·   ·   ·   ·
        o   o   o   o   o
          ·   ·   ·   ·
            ·   ·   ·
          o   o   o   o
"""


@pytest.mark.parametrize(
    ("place", "cards", "courses"),
    [
        (1, "", ["2", "6"]),  # the coast always
        (1, "boat", ["2", "6", "7"]),  # line 1 with the Boat
        (8, "boat", ["7", "9"]),
        (8, "boat vessel", ["7", "9", "26"]),  # line 2 with the Vessel
        (26, "boat vessel", ["8", "25", "27"]),
    ],
)
def test_lines_open_with_boat_and_vessel(
    place: int, cards: str, courses: list[str]
) -> None:  # CF-27
    table = deal(f"@{place} {cards} | ", markers="sailing | ")
    table.play(0, "begin sailing")
    assert table.can(0, "sail") == courses


def test_a_sailing_action_is_one_step() -> None:  # CF-27
    table = deal(" | ", markers="sailing | ")
    table.play(0, "begin sailing", "sail 6")
    assert table.pawns[0] == 6
    assert table.time == "1 summer"


def test_pawns_may_share_an_intersection() -> None:  # CF-27
    table = deal("@3 | @4", markers="sailing | ")
    table.play(0, "begin sailing", "sail 4")
    assert table.pawns == [4, 4]


def test_no_pawn_enters_an_intersection_that_touches_a_catastrophe() -> None:  # CF-27
    sea = """
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   o   T   o
              ·   ·   ·   ·
            ·   ·   0   ·   ·
          o   o   o   o   o   o
            ·   ·   x   ·   ·
          ·   ·   ·   ·   ·   ·
        O   o   o   #   o   o   o
          ·   ·   ·   ·   ·   ·
            ·   ·   1   ·   ·
          o   o   o   o   o   o
            ·   ·   ·   ·   ·
              ·   ·   ·   ·
            o   o   o   o   o
              ·   ·   ·   ·
                ·   ·   ·
              o   o   o   o
    """
    table = deal("boat | ", markers="sailing | ", sea=sea)
    table.play(0, "begin sailing")
    open_places = [int(place) for place in table.can(0, "sail")]
    assert open_places == [*lit_in(sea), 24]  # not 8, which touches the Typhoon
    assert drawn(table.state, [1]) == trimmed(sea)


def test_engine_and_wind_go_one_farther_and_strong_wind_two() -> None:  # CF-34
    for card, steps in (("engine", 2), ("wind", 2), ("strong-wind", 3)):
        table = deal(f"*{card} | ", markers="sailing | ")
        table.play(0, "begin sailing", f"use {card}")
        for place in range(2, 2 + steps):
            assert table.prompt(0) == f"sail {steps - place + 2}"
            table.play(0, f"sail {place}")
        assert table.pawns[0] == 1 + steps
        assert table.time == "1 summer"


def test_farther_is_not_a_duty() -> None:  # CF-34
    table = deal("*strong-wind | ", markers="sailing | ")
    table.play(0, "begin sailing", "use strong-wind", "sail 2", "stop")
    assert (table.pawns[0], table.time) == (2, "1 summer")


def test_any_number_of_cards_may_join_one_action() -> None:  # CF-34
    table = deal("*engine *engine *wind | ", markers="sailing | ")
    table.play(0, "begin sailing", "use engine", "use engine", "use wind")
    table.play(0, "sail 2", "sail 3", "sail 4", "sail 5")
    assert table.pawns[0] == 5


def test_extra_steps_obey_the_rules_one_by_one() -> None:  # CF-34
    table = deal("*engine | ", markers="sailing | ")
    table.play(0, "begin sailing", "use engine", "sail 2")
    assert table.can(0, "sail") == ["1", "3"]  # still no Boat


def test_a_card_drawn_this_turn_can_be_used() -> None:  # CF-34
    for seed in range(40):
        table = deal(" | ", markers="library sailing | ", seed=seed)
        table.play(0, "begin library")
        if table.magic(0) == "engine":
            table.play(0, "begin sailing", "use engine", "sail 2", "sail 3")
            return
    raise AssertionError("no Engine in forty draws")


def test_cards_for_other_actions_are_not_offered() -> None:  # CF-34
    table = deal("*storm *good-haul *change *warp | ", markers="sailing | ")
    table.play(0, "begin sailing")
    assert table.legal(0) == ["sail 2", "sail 6", "stop"]


def test_sorcerer_goes_anywhere_for_2_euros() -> None:  # CF-36
    table = deal("wizard sorcerer 5€ | ", markers="sailing | ")
    table.play(0, "begin sailing")
    table.play(0, "sorcerer")
    assert table.money[0] == 3  # paid first
    places = table.can(0, "jump")
    assert len(table.legal(0)) == len(places)
    assert len(places) == 54 - 1 - 4  # all but its own and those beside Typhoon and Oil
    assert not {"32", "33", "47", "48"} & set(places)
    table.play(0, "jump 28")
    assert (table.pawns[0], table.money[0], table.time) == (28, 3, "1 summer")


def test_sorcerer_costs_2_euros_each_time() -> None:  # CF-36
    assert not deal("sorcerer 1€ | ", sea=FAR_OUT, markers="sailing | ").can(0, "begin")
    table = deal("sorcerer 4€ | ", markers="sailing sailing | ")
    for place in (40, 28):
        table.play(0, "begin sailing", "sorcerer", f"jump {place}")
    assert table.money[0] == 0


def test_wind_carries_on_after_the_sorcerer() -> None:  # CF-36
    table = deal("sorcerer boat *engine 5€ | ", markers="sailing | ")
    table.play(0, "begin sailing", "use engine", "sorcerer", "jump 26")
    assert table.can(0, "sail") == ["8"]  # back to line 1: no Vessel
    table.play(0, "sail 8")
    assert table.pawns[0] == 8


def test_stranded_pawn_needs_sorcerer_warp_or_catastrophe() -> None:  # CF-36
    assert deal("boat 9€ | ", sea=FAR_OUT, markers="sailing | ").legal(0) == ["finish"]
    assert deal("sorcerer 9€ | ", sea=FAR_OUT, markers="sailing | ").can(0, "begin") == ["sailing"]
    table = deal("sorcerer 0€ *warp | ", sea=FAR_OUT, markers="sailing | ")
    assert table.can(0, "begin") == ["sailing"]


def test_stranded_pawn_still_fishes_and_sells() -> None:  # CF-36
    table = deal("crab | ", sea=FAR_OUT, markers="fishing selling | ", season="1 autumn")
    table.play(0, "begin fishing")
    assert table.can(0, "fish") == ["8", "20", "21"]
    table.play(0, "fish 8", "begin selling", "sell crab")


def test_warp_is_the_sorcerer_for_free() -> None:  # CF-34
    table = deal("sorcerer 0€ *warp | ", markers="sailing | ")
    table.play(0, "begin sailing")
    assert "sorcerer" not in table.legal(0)
    table.play(0, "use warp", "jump 28")
    assert (table.pawns[0], table.money[0], table.magic(0)) == (28, 0, "")


def test_warp_needs_the_sorcerer() -> None:  # CF-34
    table = deal("*warp 9€ wizard | ", markers="sailing | ")
    table.play(0, "begin sailing")
    assert table.can(0, "use") == []
