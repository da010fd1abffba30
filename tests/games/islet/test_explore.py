"""Exploring: place tiles, gather resources, draw tiles (IS-20 … IS-24)."""

import pytest

from .table import HEXAGON, islet, picture

HILL = r"""
/wl1  \sb2  /cf1  \
\cl1  /wf1  \sl3  /
"""


def test_first_tile_goes_anywhere_into_the_sea_beside_the_islet() -> None:  # IS-20
    table = islet(HEXAGON, hands="wl")
    assert table.lit(0, "explore") == picture(r"""
        /   \   / x \   /   \
        \ x / 1 \ 1 / 1 \ x /
        / x \ 1 / 1 \ 1 / x \
        \   /   \ x /   \   /
    """)


def test_each_tile_of_the_hand_may_be_the_first() -> None:  # IS-20
    table = islet(HEXAGON, hands="wl cf cf")
    assert {text.split()[1] for text in table.legal(0, "explore")} == {"wl", "cf"}
    assert not table.allows(0, "explore sb -1,0")


def test_first_tile_is_at_level_one() -> None:  # IS-20
    table = islet(HILL, hands="wl sb")
    table.play(0, "explore wl 3,1")
    assert table.at("3,1") == "wl1"
    assert table.hand(0) == "sb"
    assert table.told(None) == ["0 explored wl 3,1"]


def test_new_land_has_a_sea_of_its_own() -> None:  # IS-20
    table = islet(HEXAGON, hands="wl | sb")
    table.play(0, "explore wl 3,0", "gather")
    assert table.lit(1, "explore") == picture(r"""
        /   \   / x \   / x \   /
        \ x / 1 \ 1 / 1 \ 1 / x \
        / x \ 1 / 1 \ 1 / x \   /
        \   /   \ x /   \   /   \
    """)


def test_one_tile_is_enough() -> None:  # IS-20
    table = islet(HEXAGON, hands="wl sb cf wl | sb")
    table.play(0, "explore wl 3,0", "gather")
    assert table.to_act == [1]


def test_four_tiles_are_the_most() -> None:  # IS-20
    table = islet(
        r"""
        /wl1  \sb2  /cf3  \sl4  /
        """,
        hands="wl wl wl wl wl wl",
    )
    table.play(0, "explore wl -1,0", "stack wl 0,0", "stack wl 1,0", "stack wl 2,0")
    assert table.legal(0) == ["gather"]


def test_a_tile_is_stacked_beside_the_one_placed_last() -> None:  # IS-21
    table = islet(HEXAGON, hands="wl sb")
    table.play(0, "explore wl -1,0")
    assert table.lit(0, "stack") == picture(r"""
        \ 1 / x \ 1 / 1 \
        /   \ 1 / 1 \ 1 /
    """)


def test_a_tile_climbs_or_is_not_placed() -> None:  # IS-21
    table = islet(HILL, hands="wl sb sb sb")
    table.play(0, "explore wl 1,-1", "stack sb 1,0")
    assert table.at("1,0") == "sb3"
    assert table.legal(0) == ["gather"]  # 0,0 and 2,0 would be at level 2
    table = islet(HILL, hands="wl sb sb sb")
    table.play(0, "explore wl 3,1", "stack sb 2,1")
    assert table.at("2,1") == "sb4"  # one level higher, or more


def test_a_tile_on_the_same_level_does_not_climb() -> None:  # IS-21
    table = islet(
        r"""
        /wl1  \sb2  /cf1  \
        """,
        hands="wl sb sb",
    )
    table.play(0, "explore wl 3,0", "stack sb 2,0")  # at level 2
    assert table.allows(0, "stack sb 1,0")  # at level 3
    table = islet(
        r"""
        /wl1  \sb1  /cf1  \
        """,
        hands="wl sb sb",
    )
    table.play(0, "explore wl 3,0", "stack sb 2,0")
    assert not table.allows(0, "stack sb 1,0")  # at level 2 too


@pytest.mark.parametrize("sign", [" B", "b ", "a ", " A", "bA"])
def test_a_tile_with_a_bird_or_an_egg_is_not_covered(sign: str) -> None:  # IS-21
    table = islet(
        rf"""
        /wl1{sign}\sb1  /cf1  \
        """,
        hands="wl sb",
    )
    table.play(0, "explore wl -1,0")
    assert table.legal(0) == ["gather"]


def test_a_tile_is_not_stacked_into_the_sea() -> None:  # IS-21
    table = islet(HEXAGON, hands="wl sb")
    table.play(0, "explore wl 3,0")
    assert not table.allows(0, "stack sb 4,0")
    assert not table.allows(0, "stack sb 3,-1")


def test_only_tiles_of_the_hand_are_stacked() -> None:  # IS-21
    table = islet(HEXAGON, hands="wl sb")
    table.play(0, "explore wl -1,0")
    assert table.legal(0) == ["gather", "stack sb 0,0"]


def test_more_tiles_are_optional() -> None:  # IS-21
    table = islet(HEXAGON, hands="wl sb cf")
    table.play(0, "explore wl -1,0")
    assert table.allows(0, "gather")
    table.play(0, "stack sb 0,0")
    assert table.allows(0, "gather")


@pytest.mark.parametrize(
    ("placed", "covered", "gained"),
    [
        ("wl", "wb1", "w"),
        ("sb", "sb1", "s"),
        ("cf", "cl1", "c"),
        ("wl", "sb1", "b"),
        ("sl", "wb1", "b"),
        ("wl", "cb1", "l"),
        ("cl", "wb1", "l"),
        ("sl", "cb1", "f"),
        ("cl", "sb1", "f"),
    ],
)
def test_a_tile_brings_its_terrain_or_a_nest_of_two(
    placed: str, covered: str, gained: str
) -> None:  # IS-22
    table = islet(rf"/{covered}  \sb3  /", hands=f"wb {placed}")
    table.play(0, "explore wb -1,0", f"stack {placed} 0,0", "gather")
    assert sorted(table.resources(0).split()) == sorted(["w", gained])


def test_the_nest_drawn_on_a_tile_plays_no_part() -> None:  # IS-22
    for nest in "lbf":
        table = islet(HEXAGON, hands=f"s{nest}")
        table.play(0, "explore s" + nest + " 3,0", "gather")
        assert table.resources(0) == "s"


def test_resources_come_in_the_order_of_placing() -> None:  # IS-22
    table = islet(HILL, hands="cl wl wl")
    table.play(0, "explore cl 1,-1", "stack wl 1,0")
    assert table.view(0)["coming"] == [
        [table.site("1,-1"), 2],
        [table.site("1,0"), 4],
    ]
    table.play(0, "gather")
    assert table.told(None)[2] == "0 gathered cb"


def test_tiles_are_drawn_up_to_four() -> None:  # IS-23
    table = islet(HEXAGON, hands="wl sb cf wl | sb")
    table.play(0, "explore wl -1,0", "stack sb 0,0", "gather")
    assert len(table.hand(0).split()) == 4
    told = [text for text in table.told(1) if "drew" in text]
    assert told == ["0 drew 2 ?"]
    assert "?" not in next(text for text in table.told(0) if "drew" in text)


def test_a_bag_that_runs_out_is_no_penalty() -> None:  # IS-23
    table = islet(HEXAGON, hands="wl sb cf wl | sb", bag="wf")
    table.play(0, "explore wl -1,0", "stack sb 0,0", "gather")
    assert table.hand(0) == "wl wf cf"
    assert table.to_act == [1]


def test_resources_above_eight_are_returned() -> None:  # IS-23
    table = islet(HEXAGON, hands="wl wb", resources="w w w s s s c L C")
    table.play(0, "explore wl -1,0", "stack wb 0,0", "gather")
    assert table.prompt(0) == "return 1"
    assert table.legal(0) == ["return w", "return s", "return c"]  # none that is secured
    assert table.to_act == [0]
    table.play(0, "return s")
    assert table.resources(0) == "w w w w w s s c C L"
    assert table.to_act == [1]


def test_one_resource_at_a_time_is_returned() -> None:  # IS-23
    table = islet(HILL, hands="wl sb cf", resources="w w w w w s s s")
    table.play(0, "explore wl 1,-1", "stack sb 1,0", "gather")
    assert table.prompt(0) == "return 2"
    table.play(0, "return w")
    assert table.prompt(0) == "return 1"
    table.play(0, "return w")
    assert table.resources(0) == "w w w w s s s s"


def test_eight_unsecured_resources_may_be_kept() -> None:  # IS-23
    table = islet(HEXAGON, hands="wl", resources="w w w w s s s L C")
    table.play(0, "explore wl -1,0", "gather")
    assert table.to_act == [1]


def test_the_limit_counts_only_after_exploring() -> None:  # IS-23
    table = islet(HEXAGON, resources="w w w w w s s s s s")
    table.play(0, "end")
    assert table.resources(0) == "w w w w w s s s s s"


def test_returned_resources_go_back_to_their_packs() -> None:  # IS-23
    table = islet(HEXAGON, hands="wl", resources="w w w w w w w w")
    table.play(0, "explore wl -1,0", "gather", "return w")
    assert table.view(None)["packs"] == [4, 12, 12, 12, 12, 12]


def test_a_player_without_tiles_cannot_explore() -> None:  # IS-24
    table = islet(HEXAGON, resources="w")
    assert table.legal(0, "explore") == []
    assert table.allows(0, "end")
