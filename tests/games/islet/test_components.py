"""The tiles, the resources, the eggs and the cards (IS-1 … IS-5, IS-69)."""

from collections import Counter
from itertools import permutations

import pytest

from catlantis.core.bag import counts
from catlantis.games.islet import GAME
from catlantis.games.islet.components import (
    NEST_NAMES,
    RESOURCE_NAMES,
    SIDES,
    TERRAIN_NAMES,
    TILE_NAMES,
    nest_between,
)

from .table import HEXAGON, islet, opening


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_ten_tiles_of_each_terrain_and_nest(seats: int) -> None:  # IS-1
    assert [f"{terrain}-{nest}" for terrain in TERRAIN_NAMES for nest in NEST_NAMES] == TILE_NAMES
    assert GAME.census(opening(seats, 1).state)[:9] == [10] * 9


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_twelve_cards_of_each_resource(seats: int) -> None:  # IS-3
    assert RESOURCE_NAMES == TERRAIN_NAMES + NEST_NAMES
    assert counts(opening(seats, 1).state.packs, 6) == [12] * 6


def test_an_empty_pack_gives_nothing() -> None:  # IS-3
    table = islet(HEXAGON, hands="wl wb", resources="| w w w w w w w w w w w")
    table.play(0, "explore wl -1,0", "stack wb 0,0", "gather")
    assert table.resources(0) == "w"
    assert "0 gathered w" in table.told(None)


@pytest.mark.parametrize(("seats", "eggs"), [(1, 10), (2, 10), (3, 8), (4, 6)])
def test_fewer_players_have_more_eggs(seats: int, eggs: int) -> None:  # IS-4
    table = opening(seats, 1)
    assert [table.eggs(seat) for seat in range(seats)] == [eggs] * seats


def test_two_different_terrains_make_a_nest() -> None:  # IS-22
    names = {
        (one, other): NEST_NAMES[nest_between(TERRAIN_NAMES.index(one), TERRAIN_NAMES.index(other))]
        for one in TERRAIN_NAMES
        for other in TERRAIN_NAMES
        if one < other
    }
    assert names == {
        ("sand", "water"): "branches",
        ("clay", "water"): "leaves",
        ("clay", "sand"): "flowers",
    }


def test_thirteen_cards_have_a_day_and_a_night_side() -> None:  # IS-5
    assert len(SIDES) == 13
    assert all(len(sides) == 2 for sides in SIDES)


def test_cards_use_every_terrain_and_nest_alike() -> None:  # IS-69
    sides = [side for card in SIDES for side in card]
    assert len(sides) == 26
    assert sides.count("level-4") == 2
    levels = [side for side in sides if side.startswith("level") and side != "level-4"]
    assert Counter(side.rsplit("-", 1)[1] for side in levels) == dict.fromkeys(RESOURCE_NAMES, 3)
    among = [side.split("-among-") for side in sides if "among" in side]
    assert sorted(map(tuple, among)) == sorted(permutations(TERRAIN_NAMES, 2))


def test_levels_of_the_cards_are_mostly_two_and_three() -> None:  # IS-69
    levels = Counter(side.split("-")[1] for card in SIDES for side in card if "level" in side)
    assert levels == {"2": 10, "3": 6, "4": 4}
    for sort in (TERRAIN_NAMES, NEST_NAMES):
        assert any(f"level-4-{name}" in card for card in SIDES for name in sort)


@pytest.mark.parametrize(
    "printed", ["level-3-water", "level-4-leaves", "water-among-clay", "level-4"]
)
def test_the_printed_conditions_are_among_the_sides(printed: str) -> None:  # IS-69
    assert any(printed in card for card in SIDES)


def test_a_condition_stands_once_on_the_sides_of_an_islet() -> None:  # IS-69
    for islet_sides in zip(*SIDES, strict=True):
        assert len(set(islet_sides)) == 13
