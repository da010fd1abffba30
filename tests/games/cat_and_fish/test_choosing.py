"""Choosing: markers are placed one at a time (CF-20 … CF-22)."""

import pytest

from .table import deal, opening


def test_markers_are_placed_one_at_a_time_in_turn_order() -> None:  # CF-20
    table = deal(" | | ", first=1)
    order = []
    for space in ("fishing", "sailing", "selling", "buying", "typhoon", "oil"):
        order += table.to_act
        table.play(table.to_act[0], f"place {space}")
    assert order == [1, 2, 0, 1, 2, 0]


def test_each_places_two_markers() -> None:  # CF-20
    table = deal(" | ")
    for seat, space in ((0, "fishing"), (1, "selling"), (0, "buying"), (1, "sailing")):
        table.play(seat, f"place {space}")
    assert table.view(None)["stage"] == "doing"
    assert [player["markers"] for player in table.view(None)["players"]] == [[0, 3], [1, 2]]


def test_a_member_places_three() -> None:  # CF-20
    table = deal("membership | ")
    assert table.prompt(0) == "place 3"
    table.play(0, "place fishing")
    table.play(1, "place fishing")
    table.play(0, "place selling")
    table.play(1, "place selling")
    assert table.to_act == [0]  # alone with a marker left
    table.play(0, "place buying")
    assert table.view(None)["stage"] == "doing"


def test_membership_bought_now_counts_from_the_next_choosing() -> None:  # CF-20
    table = deal("20€ | ", markers="buying | ")
    table.play(0, "begin buying", "buy membership")
    assert table.time == "1 summer"
    assert table.view(None)["players"][0]["allowance"] == 3


def test_a_player_may_pass_and_is_not_asked_again() -> None:  # CF-20
    table = deal(" | ")
    table.play(0, "pass")
    table.play(1, "place fishing")
    assert table.to_act == [1]
    table.play(1, "place fishing")
    assert table.view(None)["stage"] == "doing"


def test_where_all_pass_nothing_is_done() -> None:  # CF-20
    table = deal(" | ")
    table.play(0, "pass")
    table.play(1, "pass")
    assert table.time == "1 summer"


@pytest.mark.parametrize(("seats", "room"), [(2, 2), (3, 2), (4, 3)])
def test_fishing_sailing_selling_and_buying_take_two_or_three_markers(
    seats: int, room: int
) -> None:  # CF-21
    table = opening(seats, 1)
    for space in ("fishing", "sailing", "selling", "buying"):
        assert table.free(space) == room
    for space in ("typhoon", "oil", "treasure", "library", "thief", "summoner"):
        assert table.free(space) == 1


def test_a_full_space_takes_no_more() -> None:  # CF-21
    table = deal(" | ")
    table.play(0, "place fishing")
    table.play(1, "place fishing")
    assert table.free("fishing") == 0
    assert not table.allows(0, "place fishing")
    table.play(0, "place typhoon")
    assert not table.allows(1, "place typhoon")


def test_a_player_may_put_both_markers_on_one_space() -> None:  # CF-21
    table = deal(" | ")
    table.play(0, "place fishing")
    table.play(1, "pass")
    table.play(0, "place fishing")
    table.play(0, "begin fishing", "fish 1", "begin fishing", "fish 6")
    assert len(table.view(None)["players"][0]["store"]) + table.money[0] // 7 >= 1
    assert table.time == "1 summer"


def test_summoner_is_for_its_owner_alone() -> None:  # CF-21
    table = deal("summoner | ", season="4 spring")
    assert table.allows(0, "place summoner")
    table.play(0, "pass")
    assert not table.allows(1, "place summoner")


def test_every_space_is_offered() -> None:  # CF-21
    assert deal(" | ").can(0, "place") == [
        *("fishing", "sailing", "selling", "buying"),
        *("typhoon", "oil", "treasure", "library"),
    ]


def test_thief_comes_only_in_winter() -> None:  # CF-22
    for season in ("spring", "summer", "autumn"):
        assert not deal(" | ", season=f"1 {season}").allows(0, "place thief")
    assert deal(" | ", season="1 winter").allows(0, "place thief")


def test_only_one_player_is_the_thief() -> None:  # CF-22
    table = deal(" | | ", season="2 winter")
    table.play(0, "place thief")
    assert not table.allows(1, "place thief")


def test_thief_ends_the_choosing_of_its_player() -> None:  # CF-22
    table = deal("membership | ", season="2 winter")
    table.play(0, "place thief")
    table.play(1, "place fishing")
    assert table.to_act == [1]
    table.play(1, "place fishing")
    assert table.view(None)["stage"] == "doing"
