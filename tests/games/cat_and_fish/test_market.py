"""Selling fish and buying cards (CF-28, CF-29)."""

import pytest

from catlantis.games.cat_and_fish.components import CARD_PRICES, SEASON_NAMES, TILE_NAMES, price

from .table import CARD_WORDS, deal

BOAT_PRICES = CARD_PRICES[2]


def fetches(fish: str, season: str) -> int:
    return int(price(TILE_NAMES.index(fish), SEASON_NAMES.index(season)))


def test_fish_sell_at_the_price_of_the_season() -> None:  # CF-28
    for season in SEASON_NAMES:
        money = fetches("cod", season)
        table = deal("cod | ", markers="selling | ", season=f"1 {season}")
        table.play(0, "begin selling", "sell cod")
        assert table.money[0] >= 5 + money - 2  # winter's fee comes right after
        assert f"0 sold cod {money}" in table.told()


def test_crab_fetches_2_in_autumn_and_nothing_in_summer() -> None:  # CF-28
    table = deal("crab | ", markers="selling | ", season="2 autumn")
    table.play(0, "begin selling", "sell crab")
    assert table.money[0] == 7
    table = deal("crab | ", markers="selling | ", season="2 summer")
    table.play(0, "begin selling")
    assert table.legal(0) == ["throw crab", "stop"]


def test_any_number_is_sold_in_one_action() -> None:  # CF-28
    table = deal("crab crab cod cold | ", markers="selling | ", season="1 autumn")
    table.play(0, "begin selling", "sell crab", "sell crab", "stop")
    assert table.store(0) == "cod"
    assert table.money[0] == 9
    assert table.time == "1 winter"


def test_selling_the_last_tile_ends_the_action() -> None:  # CF-28
    table = deal("crab | ", markers="selling | ", season="1 autumn")
    table.play(0, "begin selling", "sell crab")
    assert table.time == "1 winter"


def test_sold_tiles_are_discarded() -> None:  # CF-28
    table = deal("crab crab | ", markers="selling | ", season="1 autumn")
    table.play(0, "begin selling", "sell crab", "sell crab")
    assert table.discards() == "crab crab"


def test_whale_sells_only_with_the_black_market() -> None:  # CF-28
    table = deal("whale | ", markers="selling | ")
    table.play(0, "begin selling")
    assert table.legal(0) == ["throw whale", "stop"]
    table = deal("whale market | ", markers="selling | ")
    table.play(0, "begin selling", "sell whale")
    assert table.money[0] == 5 + fetches("whale", "spring")


def test_merchant_adds_a_euro_for_each_fish() -> None:  # CF-28
    table = deal("crab crab merchant | ", markers="selling | ", season="1 autumn")
    table.play(0, "begin selling", "sell crab", "sell crab")
    assert table.money[0] == 5 + 3 + 3


def test_merchant_adds_nothing_to_a_price_of_0() -> None:  # CF-28
    table = deal("crab merchant | ", markers="selling | ", season="1 summer")
    table.play(0, "begin selling")
    assert table.can(0, "sell") == []
    assert table.view(0)["players"][0]["store"][0]["now"] == 0


def test_merchant_adds_nothing_to_a_whale_without_black_market() -> None:  # CF-28
    table = deal("whale merchant | ", markers="selling | ")
    table.play(0, "begin selling")
    assert table.can(0, "sell") == []


def test_any_tile_may_be_thrown_away_for_nothing() -> None:  # CF-28
    table = deal("green-fishbone whale crab cold | ", markers="selling | ", season="1 autumn")
    table.play(0, "begin selling")
    assert table.can(0, "throw") == ["crab", "green-fishbone", "whale"]
    table.play(0, "throw green-fishbone", "throw whale", "stop")
    assert (table.money[0], table.store(0)) == (5, "crab")
    assert table.discards() == "green-fishbone whale"


def test_top_card_of_a_pile_is_bought_at_its_price() -> None:  # CF-29
    table = deal("9€ | 9€", markers="buying | buying")
    table.play(0, "begin buying", "buy boat")
    assert table.money[0] == 9 - BOAT_PRICES[0]
    assert table.view(None)["shop"][2] == {"price": BOAT_PRICES[1], "left": BOAT_PRICES[1:]}
    table.play(1, "begin buying", "buy boat")
    assert table.money[1] == 9 - BOAT_PRICES[1]


def test_one_of_each_type_at_most() -> None:  # CF-29
    table = deal("20€ | ", markers="buying buying | ")
    table.play(0, "begin buying", "buy boat", "begin buying")
    assert not table.allows(0, "buy boat")


@pytest.mark.parametrize(
    ("first", "then"), [("net", "man"), ("boat", "vessel"), ("wizard", "sorcerer")]
)
def test_some_cards_need_another_first(first: str, then: str) -> None:  # CF-29
    table = deal("15€ | ", markers="buying | ")
    table.play(0, "begin buying")
    assert not table.allows(0, f"buy {then}")
    table = deal(f"15€ {first} | ", markers="buying | ")
    table.play(0, "begin buying", f"buy {then}")
    assert table.cards(0).split() == sorted([first, then], key=CARD_WORDS.index)


def test_a_card_must_be_paid() -> None:  # CF-29
    table = deal(f"{BOAT_PRICES[0]}€ | ", markers="buying | ")
    table.play(0, "begin buying")
    assert table.allows(0, "buy boat")
    assert not table.allows(0, "buy net")


def test_an_empty_pile_sells_nothing() -> None:  # CF-29
    table = deal("20€ | 20€ | 20€ | 20€", markers="buying | buying | buying | buying")
    for seat in range(3):
        table.play(seat, "begin buying", "buy merchant")  # there are three
    table.play(3, "begin buying")
    assert not table.allows(3, "buy merchant")
    assert table.view(None)["shop"][6] == {"price": None, "left": []}


def test_every_card_can_be_bought() -> None:  # CF-29
    table = deal("15€ net boat wizard | ", markers="buying | ")
    table.play(0, "begin buying")
    assert table.can(0, "buy") == [
        *("man", "vessel", "sorcerer", "merchant", "membership", "cold", "market")
    ]


def test_cold_storage_opens_all_four_places() -> None:  # CF-29
    table = deal("15€ | ", markers="buying | ")
    assert table.view(None)["players"][0]["capacity"] == 2
    table.play(0, "begin buying", "buy cold")
    assert table.view(None)["players"][0]["capacity"] == 4
