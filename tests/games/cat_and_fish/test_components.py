"""The tiles, cards and places of the box (CF-3 … CF-6)."""

from statistics import mean

import pytest

from catlantis.games.cat_and_fish.components import (
    CARD_NAMES,
    CARD_PRICES,
    CARDS,
    KEPT,
    MAGIC_COUNTS,
    MAGIC_NAMES,
    START_MONEY,
    TILE_COUNTS,
    TILE_NAMES,
    TILES,
    TREASURE_COUNTS,
    WHALE,
    ZONES,
    is_fish,
    local_of,
    price,
    tile_of,
    zone_of,
)

from .table import deal

FISH = [tile for tile in range(KEPT) if is_fish(tile)]
SEASONS = range(4)


def prices(tile: int) -> list[int]:
    return [int(price(tile, season)) for season in SEASONS]


def test_crab_sells_for_2_in_autumn_and_nothing_in_summer() -> None:  # CF-3
    crab = prices(TILE_NAMES.index("crab"))
    assert (crab[2], crab[1]) == (2, 0)


def test_whales_sharks_and_tuna_live_far_out() -> None:  # CF-3
    assert {TILE_NAMES[tile] for tile in FISH if zone_of(tile) == 2} >= {"whale", "shark", "tuna"}


def test_farther_zones_pay_clearly_more() -> None:  # CF-3
    means = [mean(mean(prices(tile)) for tile in FISH if zone_of(tile) == z) for z in range(ZONES)]
    bests = [mean(max(prices(tile)) for tile in FISH if zone_of(tile) == z) for z in range(ZONES)]
    for near, far in ((0, 1), (1, 2)):
        assert means[far] >= means[near] + 0.7
        assert bests[far] >= bests[near] + 1


def test_every_fish_has_a_good_and_a_bad_season() -> None:  # CF-3
    for tile in FISH:
        assert max(prices(tile)) >= 2 * min(prices(tile))
        assert max(prices(tile)) >= 2


def test_every_season_is_the_best_of_some_fish_of_each_zone() -> None:  # CF-3
    for zone in range(ZONES):
        best = {prices(tile).index(max(prices(tile))) for tile in FISH if zone_of(tile) == zone}
        assert len(best) >= 3


def test_whales_pay_most() -> None:  # CF-3
    assert max(prices(WHALE)) > max(max(prices(tile)) for tile in FISH if tile != WHALE)


def test_fishbones_are_worthless_and_few() -> None:  # CF-3, CF-4
    bones = [tile for tile in range(KEPT) if not is_fish(tile)]
    assert [TILE_NAMES[tile] for tile in bones] == [
        "green-fishbone",
        "blue-fishbone",
        "pink-fishbone",
    ]
    assert all(prices(tile) == [0] * 4 for tile in bones)
    assert sum(TILE_COUNTS[tile] for tile in bones) <= 0.08 * sum(TILE_COUNTS)


def test_there_are_tiles_for_every_block_and_to_refill() -> None:  # CF-3
    for zone, blocks in enumerate((6, 12, 18)):
        tiles = sum(TILE_COUNTS[tile] for tile in range(TILES) if zone_of(tile) == zone)
        assert tiles >= 1.5 * blocks


def test_kinds_of_tiles_are_numbered_by_colour() -> None:  # CF-3
    for tile in range(TILES):
        assert tile_of(zone_of(tile), local_of(tile)) == tile
        assert 0 < TILE_COUNTS[tile] <= 15


def test_there_are_as_many_cards_of_each_kind_as_in_the_box() -> None:  # CF-4
    numbers = {CARD_NAMES[card]: len(CARD_PRICES[card]) for card in range(CARDS)}
    assert numbers == {
        "fishing-net": 4,
        "fisher-man": 3,
        "fishing-boat": 4,
        "fishing-vessel": 4,
        "wizard": 4,
        "sorcerer": 4,
        "merchant": 3,
        "membership": 4,
        "cold-storage": 3,
        "black-market": 3,
    }
    assert CARD_NAMES[CARDS:] == ["fishing-rod", "summoner"]  # not for sale


def test_dearest_card_of_a_pile_lies_on_top() -> None:  # CF-4
    for pile in CARD_PRICES:
        assert pile == sorted(pile, reverse=True)
        assert pile[0] > pile[-1] > 0


def test_first_step_of_either_way_out_can_be_paid_at_the_start() -> None:  # CF-4
    for name in ("fishing-boat", "wizard"):
        assert CARD_PRICES[CARD_NAMES.index(name)][0] <= START_MONEY


def test_magic_library_is_that_of_the_list() -> None:  # CF-5
    assert dict(zip(MAGIC_NAMES, MAGIC_COUNTS, strict=True)) == {
        "engine": 3,
        "storm": 1,
        "wind": 2,
        "strong-wind": 1,
        "good-haul": 2,
        "change": 1,
        "warp": 1,
        "blank": 4,
    }


def test_treasure_island_is_a_consolation() -> None:  # CF-4, CF-5
    assert sum(TREASURE_COUNTS) == 12
    assert len(TREASURE_COUNTS) == 6  # from nothing to 5 euros
    assert TREASURE_COUNTS[0] > 0
    euros = sum(money * number for money, number in enumerate(TREASURE_COUNTS))
    assert 0.6 <= euros / 12 <= 0.9


@pytest.mark.parametrize("loans", [4, 8])
def test_penalty_tokens_never_run_out(loans: int) -> None:  # CF-6
    table = deal(" | ".join(["0€"] * (loans // 2) if loans == 8 else ["0€", "0€"]))
    for _ in range(2 * 4):
        table.finish_all()
    assert sum(int(number) for number in table.state.penalties) == loans
    assert table.view(None)["bank"]["paid"] == 2 * loans  # three tokens are in the box
