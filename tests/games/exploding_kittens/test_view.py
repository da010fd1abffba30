"""What is shown to whom (EK-12, and what is owed on screen)."""

import json

import pytest

from .table import Table, deal, opening, random_match, titles


def test_sizes_of_the_pile_and_of_all_hands_are_open() -> None:  # EK-12
    view = deal("skip skip | nope | ", pile="attack beard favor").view(None)
    assert view["pile"]["size"] == 5  # and two kittens
    assert [player["cards"] for player in view["players"]] == [2, 1, 0]


def test_whole_discard_pile_is_open() -> None:  # EK-12
    table = deal("skip | ", discard="defuse nope nope")
    for viewer in (0, 1, None):
        assert table.view(viewer)["discard"] == [0, 1, 2, *[0] * 10]


def test_a_hand_is_shown_to_its_owner_sorted() -> None:  # EK-12
    table = deal("tacocat nope skip nope | favor")
    assert table.view(0)["hand"] == titles("nope nope skip tacocat")
    assert table.view(1)["hand"] == titles("favor")
    assert table.view(None)["hand"] is None


def test_other_hands_and_the_order_of_the_pile_are_secret() -> None:  # EK-12
    one = deal("nope attack | skip | beard", pile="attack skip favor")
    other = deal("defuse defuse | skip | tacocat", pile="kitten shuffle see kitten favor")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_view_is_ready_for_json(seats: int) -> None:  # EK-12
    for table in random_match(seats, 3):
        for viewer in [*range(seats), None]:
            view = table.view(viewer)
            assert json.loads(json.dumps(view)) == view


def test_view_tells_whose_turn_it_is_and_what_is_owed() -> None:  # EK-31
    view = deal("skip | | ", owed=3).view(2)
    assert (view["active"], view["owed"], view["attacked"]) == (0, 3, True)


def test_last_turn_owed_is_shown_to_come_from_an_attack() -> None:  # EK-31
    table = deal("attack | | ", pile="skip")
    table.resolve(0, "attack")
    table.play(1, "draw")
    view = table.view(0)
    assert (view["active"], view["owed"], view["attacked"]) == (1, 1, True)


def test_what_can_be_played_is_lit_for_its_owner_alone() -> None:  # EK-10
    table = deal("skip tacocat | nope")
    assert table.view(0)["legal"] == [["draw"], ["skip"]]
    assert table.view(1)["legal"] == table.view(None)["legal"] == []


def test_view_shows_the_play_in_the_window_and_who_is_asked() -> None:  # EK-38
    table = deal("favor | nope skip | ")
    table.play(0, "favor 1")
    table.play(1, "nope")
    table.play(2, "pass")
    view = table.view(None)
    assert view["play"] == {"by": 0, "action": ["favor", 1], "last_player": 1, "nopes": 1}
    assert view["to_act"] == [0, 2]
    table.all_pass()
    assert table.view(None)["play"] is None


def asked(table: Table, seat: int) -> str | None:
    """The seat's prompt; nobody else in the same phase is asked anything else."""
    prompts = {table.prompt(other) for other in table.to_act}
    assert prompts == {table.prompt(seat)}
    assert all(table.prompt(other) is None for other in (0, 1, 2) if other not in table.to_act)
    return table.prompt(seat)


def test_on_a_turn_the_prompt_tells_the_turns_owed() -> None:  # EK-10
    assert asked(deal("skip | | ", owed=2), 0) == "turn 2"


def test_in_the_window_the_prompt_tells_who_played_and_the_nopes() -> None:  # EK-38
    table = deal("skip | nope | ")
    table.play(0, "skip")
    assert asked(table, 2) == "window 0 0"
    table.play(1, "nope")
    assert asked(table, 2) == "window 1 1"


def test_for_a_favor_the_prompt_tells_who_is_given_the_card() -> None:  # EK-33
    table = deal("favor | skip | ")
    table.resolve(0, "favor 1")
    assert asked(table, 1) == "give 0"


def test_after_five_different_the_prompt_is_to_take() -> None:  # EK-52
    table = deal("attack skip favor shuffle see | | ")
    table.resolve(0, "five attack skip favor shuffle see")
    assert asked(table, 0) == "take"


def test_after_a_defuse_the_prompt_tells_how_many_cards_lie_there() -> None:  # EK-21
    table = deal("defuse | | ", pile="kitten skip kitten")
    table.play(0, "draw")
    assert asked(table, 0) == "insert 2"


def test_match_that_is_over_asks_nothing() -> None:  # EK-24
    table = deal(" | ", pile="kitten")
    table.play(0, "draw")
    view = table.view(1)
    assert (view["phase"], view["over"], view["prompt"], view["legal"]) == ("over", True, None, [])


# The odds that the next card is a kitten


def test_odds_are_the_kittens_among_the_cards_of_the_pile() -> None:  # EK-25
    table = opening(4, 1)
    assert table.odds(0) == table.odds(None) == [3, 23]


def test_odds_count_the_kittens_that_are_left() -> None:  # EK-25
    table = deal(" | | ", pile="kitten skip beard")
    assert table.odds(2) == [2, 4]
    table.play(0, "draw")
    assert table.odds(2) == [1, 3]


def test_odds_are_certain_for_who_knows_the_top_card() -> None:  # EK-35
    table = deal("see | | ", pile="skip kitten beard attack")
    table.resolve(0, "see")
    assert table.odds(0) == [0, 1]
    assert table.odds(1) == [2, 5]
    table.play(0, "draw")
    assert table.odds(0) == [1, 1]


def test_odds_leave_out_what_is_known_below_the_top() -> None:  # EK-21
    table = deal("defuse | | ", pile="kitten skip beard attack kitten")
    table.play(0, "draw")
    table.play(0, "insert 2")
    assert table.odds(0) == [1, 4]  # one kitten is elsewhere among four unknown cards
    assert table.odds(1) == [2, 5]


def test_odds_of_an_empty_pile_are_none_in_none() -> None:  # EK-21
    table = deal("defuse | ", pile="kitten")
    table.play(0, "draw")
    assert table.odds(0) == table.odds(1) == [0, 0]
