"""Fishing: what is within reach, where it goes, treasures, and the Good Haul (CF-26, CF-34)."""

import pytest

from catlantis.core.ints import bits
from catlantis.games.cat_and_fish.board import reach

from .table import deal, trimmed


@pytest.mark.parametrize(("cards", "blocks"), [("", 1), ("net", 2), ("net man", 3)])
def test_rod_net_and_fisher_man_reach_1_2_and_3_blocks(cards: str, blocks: int) -> None:  # CF-26
    table = deal(f"{cards} | ", markers="fishing | ")
    table.play(0, "begin fishing")
    assert [int(block) for block in table.can(0, "fish")] == bits(reach(1, blocks))


def test_on_the_coast_the_rod_reaches_two_blocks() -> None:  # CF-26
    table = deal(" | ", markers="fishing | ")
    table.play(0, "begin fishing")
    assert table.can(0, "fish") == ["1", "6"]


@pytest.mark.parametrize("place", [7, 8, 25, 26])
def test_on_lines_1_and_2_the_rod_reaches_three_blocks(place: int) -> None:  # CF-1, CF-26
    assert len(bits(reach(place, 1))) == 3


def test_net_on_the_coast_reaches_zones_1_and_2() -> None:  # CF-26
    table = deal("net | ", markers="fishing | ")
    table.play(0, "begin fishing")
    assert table.can(0, "fish") == ["1", "2", "5", "6", "7", "8", "9", "17", "18"]


def test_fish_goes_face_up_into_the_storehouse() -> None:  # CF-26
    table = deal(" | ", markers="fishing | ", tiles={6: "mackerel"})
    table.play(0, "begin fishing", "fish 6")
    assert table.store(0) == "mackerel"
    assert table.told(1)[:2] == ["0 began fishing", "0 fished 6 mackerel"]  # all see it
    assert 6 not in table.view(None)["fish"]


def test_without_a_free_place_nobody_fishes() -> None:  # CF-26
    assert deal("crab crab | ", markers="fishing | ").legal(0) == ["finish"]
    assert deal("crab crab cold | ", markers="fishing | ").can(0, "begin") == ["fishing"]
    assert deal("crab cod cod bream cold | ", markers="fishing | ").legal(0) == ["finish"]


def test_fishbones_take_places_too() -> None:  # CF-26
    table = deal("green-fishbone pink-fishbone | ", markers="fishing | ")
    assert table.legal(0) == ["finish"]


def test_treasure_pays_2_euros_at_once_and_is_discarded() -> None:  # CF-26
    table = deal("crab | ", markers="fishing | ", tiles={1: "green-treasure"})
    table.play(0, "begin fishing", "fish 1")
    assert table.money[0] == 7
    assert table.store(0) == "crab"
    assert table.discards() == "green-treasure"
    assert "0 found-treasure 1 2" in table.told()


def test_empty_blocks_cannot_be_fished() -> None:  # CF-26
    table = deal(
        "net | ",
        markers="fishing | ",
        sea="""
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   -   -   o
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   -   o   o   o
            ·   ·   0   ·   ·
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
        """,
    )
    table.play(0, "begin fishing")
    assert table.can(0, "fish") == ["1", "2", "5", "9", "17", "18"]


def test_catastrophes_do_not_stop_the_line() -> None:  # CF-26
    table = deal(
        "net man | ",
        markers="fishing | ",
        sea="""
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   T   O   o
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   o   o   o   o
            ·   ·   0   ·   ·
          ·   ·   ·   ·   ·   ·
        o   o   o   #   o   o   o
          ·   ·   ·   ·   ·   ·
            ·   ·   1   ·   ·
          o   o   o   o   o   o
            ·   ·   ·   ·   ·
              ·   ·   ·   ·
            o   o   o   o   o
              ·   ·   ·   ·
                ·   ·   ·
              o   o   o   o
        """,
    )
    table.play(0, "begin fishing")
    assert {"19", "20", "36"} <= set(table.can(0, "fish"))  # behind Typhoon and Oil
    assert not {"7", "8"} & set(table.can(0, "fish"))


def test_good_haul_first_refills_the_empty_blocks_beside_the_pawn() -> None:  # CF-34
    table = deal(
        "*good-haul | ",
        markers="fishing | ",
        sea="""
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   -   o   o
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   -   -   o   o
            ·   ·   0   ·   ·
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
        """,
    )
    table.play(0, "begin fishing")
    assert table.legal(0) == ["use good-haul", "stop"]
    table.play(0, "use good-haul")
    assert trimmed(table.sea).splitlines()[:7] == [
        "      o   o   o   o",
        "        ·   ·   ·",
        "      ·   ·   ·   ·",
        "    o   o   -   o   o",  # not beside the pawn
        "      ·   ·   ·   ·",
        "    ·   ·   ·   ·   ·",
        "  o   o   o   o   o   o",
    ]
    assert table.told()[1:3] == ["0 used good-haul", "0 hauled 2"]
    assert table.can(0, "fish") == ["1", "6"]
    assert table.magic(0) == ""


def test_good_haul_needs_an_empty_block_beside() -> None:  # CF-34
    table = deal("*good-haul | ", markers="fishing | ")
    table.play(0, "begin fishing")
    assert not table.allows(0, "use good-haul")


def test_good_haul_fills_no_block_of_a_catastrophe() -> None:  # CF-34
    table = deal(
        "*good-haul boat vessel | ",
        markers="fishing | ",
        sea="""
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   o   o   o
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   o   o   o   o
            ·   ·   ·   ·   ·
          ·   ·   ·   ·   0   ·
        O   o   o   #   -   -   T
          ·   ·   ·   ·   ·   ·
            ·   ·   1   ·   ·
          o   o   o   o   o   o
            ·   ·   ·   ·   ·
              ·   ·   ·   ·
            o   o   o   o   o
              ·   ·   ·   ·
                ·   ·   ·
              o   o   o   o
        """,
    )
    table.play(0, "begin fishing", "use good-haul")
    assert table.can(0, "fish") == ["2", "9", "10"]
    assert 23 not in table.view(None)["fish"]
