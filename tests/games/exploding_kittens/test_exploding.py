"""Exploding and defusing (EK-20 … EK-25)."""

import pytest

from .table import deal, random_match


def test_a_drawn_kitten_is_shown_at_once() -> None:  # EK-20
    table = deal(" | | ", pile="kitten")
    table.play(0, "draw")
    for viewer in (1, 2, None):
        assert table.told(viewer)[:2] == ["0 drew-kitten", "0 exploded"]


def test_without_a_defuse_the_whole_hand_and_the_kitten_are_discarded() -> None:  # EK-20
    table = deal("nope skip skip tacocat | | ", pile="kitten", discard="favor")
    table.play(0, "draw")
    assert table.hand(0) == ""
    assert table.discard == "kitten nope skip skip favor tacocat"
    assert [player["alive"] for player in table.view(None)["players"]] == [False, True, True]


def test_who_is_out_is_asked_nothing_any_more() -> None:  # EK-20
    table = deal(" | shuffle | ", pile="kitten")
    table.play(0, "draw")
    table.play(1, "shuffle")
    assert table.to_act == [2]
    assert table.legal(0) == []


def test_a_defuse_is_played_without_being_asked_for() -> None:  # EK-21
    table = deal("defuse skip | ", pile="kitten tacocat")
    table.play(0, "draw")
    assert table.hand(0) == "skip"
    assert table.discard == "defuse"
    assert table.told(1) == ["0 drew-kitten", "0 defused"]
    assert table.to_act == [0]
    assert table.legal(0) == ["insert 0", "insert 1"]


def test_only_one_defuse_is_spent() -> None:  # EK-21
    table = deal("defuse defuse | ", pile="kitten")
    table.play(0, "draw")
    assert table.hand(0) == "defuse"


@pytest.mark.parametrize(
    ("place", "pile"),
    [
        (0, "kitten attack beard skip"),
        (1, "attack kitten beard skip"),
        (2, "attack beard kitten skip"),
        (3, "attack beard skip kitten"),
    ],
)
def test_kitten_goes_anywhere_from_top_to_bottom(place: int, pile: str) -> None:  # EK-21
    table = deal("defuse | ", pile="kitten attack beard skip")
    table.play(0, "draw")
    assert table.legal(0) == ["insert 0", "insert 1", "insert 2", "insert 3"]
    assert not table.allows(0, "insert 4")
    table.play(0, f"insert {place}")
    assert table.pile == pile


def test_kitten_goes_back_into_an_empty_pile() -> None:  # EK-21
    table = deal("defuse | ", pile="kitten")
    table.play(0, "draw")
    assert table.legal(0) == ["insert 0"]
    table.play(0, "insert 0")
    assert table.pile == "kitten"


def test_defuser_does_not_see_the_other_cards() -> None:  # EK-21
    table = deal("defuse | ", pile="kitten attack beard")
    table.play(0, "draw")
    assert table.note(0) == []
    table.play(0, "insert 1")
    assert table.note(0) == ["1 kitten"]


def test_only_the_defuser_is_told_the_place() -> None:  # EK-21
    table = deal("defuse | | ", pile="kitten attack beard skip")
    table.play(0, "draw")
    table.play(0, "insert 2")
    assert table.told(0)[2:] == ["0 inserted 2", "1 turn 1"]
    for viewer in (1, 2, None):
        assert table.told(viewer)[2:] == ["0 inserted ?", "1 turn 1"]


def test_wherever_the_kitten_went_the_others_see_the_same() -> None:  # EK-21
    seen = []
    for place in range(5):
        table = deal("defuse | see | ", pile="kitten attack beard skip")
        table.play(0, "draw")
        table.play(0, f"insert {place}")
        seen.append([(table.view(viewer), table.told(viewer)) for viewer in (1, 2, None)])
        assert table.note(0) == [f"{place} kitten"]
    assert all(others == seen[0] for others in seen)


def test_defusing_ends_the_turn() -> None:  # EK-22
    table = deal("defuse skip | ", pile="kitten")
    table.play(0, "draw")
    table.play(0, "insert 0")
    assert table.turn == "1 owes 1"
    assert table.to_act == [1]


def test_defusing_ends_one_of_the_turns_owed() -> None:  # EK-22
    table = deal("defuse | ", pile="kitten skip", owed=3)
    table.play(0, "draw")
    table.play(0, "insert 1")
    assert table.turn == "0 owes 2"
    assert table.to_act == [0]


def test_turns_owed_vanish_with_the_player() -> None:  # EK-23
    table = deal(" | attack | ", pile="kitten", owed=4)
    table.play(0, "draw")
    assert table.turn == "1 owes 1"
    table.resolve(1, "attack")
    assert table.turn == "2 owes 2"  # a normal turn, not one from an Attack


def test_last_one_alive_wins() -> None:  # EK-24
    table = deal(" | nope", pile="kitten")
    table.play(0, "draw")
    assert table.told(None) == ["0 drew-kitten", "0 exploded", "1 won"]
    assert table.view(None)["over"]
    assert table.to_act == []
    assert table.legal(1) == []


def test_match_goes_on_while_two_are_alive() -> None:  # EK-24
    table = deal(" | | ", pile="kitten")
    table.play(0, "draw")
    assert not table.view(None)["over"]
    assert table.to_act == [1]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pile_holds_one_kitten_fewer_than_the_living(seats: int) -> None:  # EK-25
    for seed in range(12):
        for table in random_match(seats, seed):
            view = table.view(None)
            living = sum(player["alive"] for player in view["players"])
            in_hand = view["phase"] == "insert"  # only until it is put back
            assert table.pile.split().count("kitten") == living - 1 - in_hand
            assert view["pile"]["kittens"] == living - 1 - in_hand
            assert view["phase"] != "turn" or view["pile"]["size"] > 0
        assert living == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_kitten_is_ever_in_a_hand(seats: int) -> None:  # EK-20
    for seed in range(6):
        for table in random_match(seats, seed):
            assert not any("kitten" in table.hand(seat).split() for seat in range(seats))
