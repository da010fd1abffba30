"""What is shown to whom, and what a player is owed on screen."""

import json
from typing import Any

import pytest

from catlantis.games.cat_and_fish.components import CARD_PRICES, FISH_PRICES

from .table import deal, opening, rich


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_is_ready_for_json(seats: int) -> None:
    for number, table in enumerate(rich(seats, 2).at_random(2)):
        for viewer in (number % seats, None):
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view


def test_face_down_tiles_are_shown_by_their_place_alone() -> None:  # CF-10
    one = deal(" | ", tiles={1: "crab", 20: "whale"})
    other = deal(" | ", tiles={1: "prawn", 20: "tuna"})
    unseen = [one.view(0).pop("piles"), other.view(0).pop("piles")]
    assert unseen[0] != unseen[1]  # another box altogether, so what is unseen differs
    assert one.view(0)["fish"] == other.view(0)["fish"]


def test_what_is_unseen_of_each_colour_is_open() -> None:  # CF-3
    piles: list[dict[str, Any]] = opening(2, 1).view(None)["piles"]
    assert [sum(pile["unseen"]) - pile["size"] for pile in piles] == [6, 12, 16]


def test_storehouse_shows_four_prices_and_what_the_fish_fetches_now() -> None:  # CF-28
    view = deal("crab merchant | ", season="1 autumn").view(1)
    assert view["players"][0]["store"] == [{"tile": 0, "prices": [1, 0, 2, 1], "now": 3}]


def test_prices_of_every_kind_are_shown() -> None:  # CF-3
    shown = deal(" | ").view(None)["prices"]
    assert [tuple(prices) for prices in shown] == FISH_PRICES


def test_reach_and_courses_are_shown_for_all() -> None:  # CF-26, CF-27
    players: list[dict[str, Any]] = deal("boat | net").view(None)["players"]
    assert players[0]["reach"] == [1, 6]
    assert players[0]["courses"] == [2, 6, 7]
    assert len(players[1]["reach"]) == 9


def test_action_board_shows_the_places_left_and_who_is_where() -> None:  # CF-21
    table = deal(" | | ", first=2)
    table.play(2, "place fishing")
    view = table.view(0)
    assert view["spaces"][0] == {"room": 2, "free": 1}
    assert [player["placed"] for player in view["players"]] == [[], [], [0]]
    assert view["order"] == [2, 0, 1]
    assert view["waiting"] == [0, 1, 2]


def test_shop_shows_the_price_of_the_top_card_and_all_below() -> None:  # CF-4
    view = deal(" | ").view(0)
    assert [shelf["left"] for shelf in view["shop"]] == CARD_PRICES
    assert [shelf["price"] for shelf in view["shop"]] == [pile[0] for pile in CARD_PRICES]


def test_money_cards_and_penalties_of_all_are_open() -> None:  # CF-41
    view = deal("7€ boat crab | 1€").view(1)
    player = view["players"][0]
    assert (player["money"], player["cards"]) == (7, [[2, CARD_PRICES[2][0]]])
    assert player["wealth"] == 7 + CARD_PRICES[2][0]
    assert player["total"] == 8


def test_summoning_is_previewed() -> None:  # CF-41
    table = deal("2€ | ", season="3 winter")
    table.finish_all()
    preview = {line["block"]: line["hits"] for line in table.view(1)["preview"]}
    assert len(preview) == 34
    assert [hit["seat"] for hit in preview[3]] == [1]
    assert preview[1] == [{"seat": 0, "money": 0, "fish": False, "refuges": [6]}]
    assert preview[30] == []


def test_season_and_year_are_shown() -> None:  # CF-39
    view = deal(" | ", season="3 autumn").view(None)
    assert (view["year"], view["season"]) == (3, 2)


@pytest.mark.parametrize(
    ("players", "markers", "begin", "prompt"),
    [
        ("", "fishing", "fishing", "fish"),
        ("", "sailing", "sailing", "sail 1"),
        ("crab", "selling", "selling", "sell winter"),
        ("9€", "buying", "buying", "buy 9"),
        ("", "typhoon", "typhoon", "move typhoon 1"),
        ("", "oil", "oil", "move oil 1"),
        ("", "thief", "thief", "steal"),
    ],
)
def test_each_action_asks_its_own_question(
    players: str, markers: str, begin: str, prompt: str
) -> None:  # CF-25
    table = deal(f"{players} | cod", markers=f"{markers} | ", season="1 winter")
    assert table.prompt(0) == "act 1"
    table.play(0, f"begin {begin}")
    assert table.prompt(0) == prompt
    assert table.prompt(1) is None


def test_match_that_is_over_asks_nothing() -> None:  # CF-50
    table = deal(" | ", season="5 winter")
    table.finish_all()
    view = table.view(1)
    assert (view["phase"], view["over"], view["prompt"], view["legal"]) == ("over", True, None, [])
