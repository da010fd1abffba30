"""Setup: the sea, the piles, the players, and who begins (CF-10 … CF-12)."""

from collections import Counter

import pytest

from catlantis.core.bag import held, size
from catlantis.core.ints import NOTHING, bits
from catlantis.core.refusals import BadOptions
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.board import BLOCKS, EAST_END, WEST_END, ZONE
from catlantis.games.cat_and_fish.components import (
    TILE_COUNTS,
    TILES,
    ZONES,
    local_of,
    zone_of,
)

from .table import opening

SEATS = [2, 3, 4]


@pytest.mark.parametrize("seats", SEATS)
def test_every_block_but_two_has_a_tile_of_its_colour(seats: int) -> None:  # CF-10, CF-11
    state = opening(seats, 5).state
    bare = [block for block in range(1, BLOCKS) if state.tile[block] == NOTHING]
    assert sorted(bare) == sorted([EAST_END, WEST_END])
    for block in bits(state.fish):
        assert zone_of(state.tile[block]) == ZONE[block]


def test_the_other_tiles_are_three_piles() -> None:  # CF-10
    state = opening(3, 1).state
    for zone, laid in enumerate((6, 12, 16)):
        tiles = sum(TILE_COUNTS[tile] for tile in range(TILES) if zone_of(tile) == zone)
        assert size(state.pile[zone]) == tiles - laid
    assert not any(state.discard)


def test_tiles_are_laid_at_random() -> None:  # CF-10
    seen = Counter(int(opening(2, seed).state.tile[20]) for seed in range(200))
    assert len(seen) == 6
    pink = [TILE_COUNTS[tile] for tile in range(TILES) if zone_of(tile) == 2]
    for tile, number in seen.items():
        expected = 200 * TILE_COUNTS[tile] / sum(pink)
        assert abs(number - expected) < 4 * expected**0.5 + 3


@pytest.mark.parametrize("seats", SEATS)
def test_players_start_with_5_euros_and_an_empty_storehouse_of_2(seats: int) -> None:  # CF-10
    table = opening(seats, 1)
    for player in table.view(None)["players"]:
        assert player["money"] == 5
        assert player["store"] == []
        assert player["capacity"] == 2
        assert player["range"] == 1  # the rod
        assert player["cards"] == []
        assert player["allowance"] == 2


def test_all_tiles_are_in_the_match() -> None:  # CF-10
    state = opening(4, 9).state
    for tile in range(TILES):
        laid = sum(1 for block in range(BLOCKS) if state.tile[block] == tile)
        assert laid + held(state.pile[zone_of(tile)], local_of(tile)) == TILE_COUNTS[tile]


@pytest.mark.parametrize("seats", SEATS)
def test_table_may_name_the_first_player(seats: int) -> None:  # CF-12
    for seat in range(seats):
        table = opening(seats, 1, first_seat=seat)
        assert table.to_act == [seat]
        assert table.view(None)["order"] == [(seat + turn) % seats for turn in range(seats)]


def test_first_player_is_random_otherwise() -> None:  # CF-12
    first = Counter(opening(4, seed).to_act[0] for seed in range(200))
    assert sorted(first) == [0, 1, 2, 3]
    assert all(30 <= number <= 70 for number in first.values())


@pytest.mark.parametrize("first_seat", [3, -1, True, "2"])
def test_first_player_must_be_at_the_table(first_seat: object) -> None:  # CF-12
    with pytest.raises(BadOptions, match="first_seat"):
        opening(3, 1, first_seat=first_seat)


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int) -> None:  # CF-10
    with pytest.raises(BadOptions, match="seats"):
        opening(seats, 1)


def test_typhoon_and_oil_have_no_fish_under_them() -> None:  # CF-11
    for seed in range(20):
        state = GAME.new_game({}, 2, seed)
        assert not state.fish & (1 << EAST_END | 1 << WEST_END)
    assert ZONES == 3
