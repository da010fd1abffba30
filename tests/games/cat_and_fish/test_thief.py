"""The Thief (CF-37)."""

from .table import deal


def test_thief_takes_a_fish_of_its_choice() -> None:  # CF-37
    table = deal("crab | cod tuna | whale", markers="thief | | ", season="2 winter")
    table.play(0, "begin thief")
    assert table.can(0, "steal") == ["1 cod", "1 tuna", "2 whale"]
    table.play(0, "steal 1 tuna")
    assert "0 stole 1 tuna" in table.told()
    assert table.store(0) == "crab tuna"
    assert table.store(1) == "cod"


def test_thief_needs_a_free_place() -> None:  # CF-37
    assert deal("crab crab | cod", markers="thief | ", season="2 winter").legal(0) == ["finish"]
    table = deal("crab crab cold | cod", markers="thief | ", season="2 winter")
    assert table.can(0, "begin") == ["thief"]


def test_thief_takes_no_fishbone() -> None:  # CF-37
    table = deal(" | green-fishbone", markers="thief | ", season="2 winter")
    assert table.legal(0) == ["finish"]


def test_thief_may_make_room_first() -> None:  # CF-37
    players = "green-fishbone crab | cod"
    table = deal(players, markers="selling thief | ", season="2 winter")
    assert table.can(0, "begin") == ["selling"]
    table.play(0, "begin selling", "throw green-fishbone", "stop", "begin thief", "steal 1 cod")


def test_thief_is_first_player_next_spring() -> None:  # CF-37, CF-39
    table = deal(" | crab | ", markers=" | | thief", season="2 winter", first=0)
    table.play(2, "begin thief", "steal 1 crab")
    for seat in range(3):
        table.play(seat, "pay")  # CF-40: a new year
    assert table.time == "3 spring"
    assert table.to_act == [2]


def test_thief_is_first_player_even_when_nothing_was_stolen() -> None:  # CF-37
    table = deal(" | | ", markers=" | | thief", season="2 winter", first=0)
    table.play(2, "finish")
    for seat in range(3):
        table.play(seat, "pay")
    assert table.time == "3 spring"
    assert table.to_act == [2]
