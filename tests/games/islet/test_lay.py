"""Laying: pay three nests, leave an egg, secure a resource (IS-34 … IS-37)."""

import pytest

from .table import HEXAGON, islet

HERE = r"""
/wl2 A\wb1  /sb1  \
"""


def test_an_egg_costs_three_nests_of_the_tile() -> None:  # IS-34
    table = islet(HERE, resources="l l l b b b")
    assert table.legal(0, "lay") == ["lay lll"]
    table.play(0, "lay lll", "secure c")
    assert table.at("0,0") == "wl2aA"
    assert table.resources(0) == "b b b C"
    assert table.told(None) == ["0 paid lll -", "0 laid 0,0 2", "0 secured c"]


def test_no_egg_is_laid_on_another() -> None:  # IS-34
    for egg in "ab":
        assert not islet(HERE.replace("wl2 ", f"wl2{egg}"), resources="l l l").legal(0, "lay")


def test_no_egg_is_laid_beside_another_bird() -> None:  # IS-34
    table = islet(HERE.replace("wb1  ", "wb1 B"), resources="b b b")
    table.play(0, "advance 1,0")
    assert table.legal(0, "lay") == []


def test_no_egg_is_laid_in_the_sea() -> None:  # IS-34
    assert islet(HEXAGON, resources="l l l b b b").legal(0, "lay") == []


def test_an_egg_is_needed() -> None:  # IS-34
    assert islet(HERE, resources="l l l", eggs="0").legal(0, "lay") == []
    assert islet(HERE, resources="l l l", eggs="1").legal(0, "lay") == ["lay lll"]
    assert islet(HERE, resources="l l l S", eggs="0").legal(0, "lay") == ["lay lll"]


def test_with_two_free_eggs_a_resource_is_secured() -> None:  # IS-35
    table = islet(HERE, resources="l l l", eggs="2")
    table.play(0, "lay lll")
    assert table.prompt(0) == "secure"
    assert table.legal(0) == [f"secure {letter}" for letter in "wsclbf"]
    table.play(0, "secure f")
    assert table.resources(0) == "F"
    assert table.eggs(0) == 0
    assert table.view(None)["packs"] == [12, 12, 12, 12, 12, 11]
    assert table.prompt(0) == "move"


def test_no_more_than_two_identical_resources_are_secured() -> None:  # IS-35
    table = islet(HERE, resources="l l l F F L")
    table.play(0, "lay lll")
    assert table.legal(0) == [f"secure {letter}" for letter in "wsclb"]


def test_exhausted_resources_count_among_those_secured() -> None:  # IS-35
    table = islet(HERE, resources="l L L F F")
    table.play(0, "lay lLL")
    assert table.legal(0) == [f"secure {letter}" for letter in "wscb"]


def test_only_what_a_pack_has_is_secured() -> None:  # IS-35
    table = islet(HERE, resources="l l l | w w w w w w w w w w w w")
    table.play(0, "lay lll")
    assert table.legal(0) == [f"secure {letter}" for letter in "sclbf"]


def test_a_resource_secured_by_a_lay_cannot_pay_for_it() -> None:  # IS-35
    assert islet(HERE, resources="l l").legal(0, "lay") == []


def test_a_resource_secured_pays_in_the_same_turn() -> None:  # IS-35
    table = islet(
        r"""
        /wl1 A\sb1  /wf1  \
        """,
        resources="l l l",
    )
    table.play(0, "lay lll", "secure s", "advance 1,0 S", "end")
    assert table.bird(0) == "1,0"


def test_with_no_free_egg_one_comes_off_a_secured_resource() -> None:  # IS-36
    table = islet(HERE, resources="l l L S F", eggs="0")
    table.play(0, "lay llL")
    assert table.prompt(0) == "release"
    assert table.legal(0) == ["release s upright", "release l tipped", "release f upright"]
    table.play(0, "release l tipped")
    assert table.resources(0) == "S F"
    assert table.view(None)["packs"] == [12, 11, 12, 12, 12, 11]
    assert table.told(None)[-1] == "0 released l"


def test_an_upright_egg_may_be_taken_too() -> None:  # IS-36
    table = islet(HERE, resources="l l L L S", eggs="0")
    table.play(0, "lay llL")
    assert table.legal(0) == ["release s upright", "release l upright", "release l tipped"]
    table.play(0, "release l upright")
    assert table.resources(0) == "S (L)"


def test_with_one_free_egg_nothing_is_secured() -> None:  # IS-37
    table = islet(HERE, resources="l l l F", eggs="1")
    table.play(0, "lay lll")
    assert table.prompt(0) == "move"
    assert (table.eggs(0), table.resources(0)) == (0, "F")


def test_where_nothing_may_be_secured_a_free_egg_is_laid() -> None:  # IS-37
    table = islet(HERE, resources="l l l W W S S C C L L B B F F", eggs="4")
    table.play(0, "lay lll")
    assert table.prompt(0) == "move"
    assert table.eggs(0) == 3


@pytest.mark.parametrize(("eggs", "left"), [("3", 1), ("2", 0), ("1", 0)])
def test_eggs_are_counted(eggs: str, left: int) -> None:  # IS-35
    table = islet(HERE, resources="l l l S", eggs=eggs)
    table.play(0, "lay lll")
    if table.prompt(0) == "secure":
        table.play(0, "secure w")
    assert table.eggs(0) == left
