"""The cards that are played alone (EK-30 … EK-36)."""

from collections import Counter

import pytest

from .table import deal


def test_attack_ends_the_turn_without_a_draw() -> None:  # EK-30
    table = deal("attack | skip | favor", pile="tacocat")
    table.resolve(0, "attack")
    assert table.hand(0) == ""
    assert table.pile == "tacocat kitten kitten"
    assert table.to_act == [1]


def test_attacked_player_takes_two_turns() -> None:  # EK-30
    table = deal("attack | | ", pile="skip skip skip skip")
    table.resolve(0, "attack")
    assert table.turn == "1 owes 2"
    table.play(1, "draw")
    assert table.turn == "1 owes 1"
    table.play(1, "draw")
    assert table.turn == "2 owes 1"
    table.play(2, "draw")
    assert table.turn == "0 owes 1"  # and after the attack, turns are normal again


def test_attack_goes_past_those_who_are_out() -> None:  # EK-30
    table = deal("attack | - | skip")
    table.resolve(0, "attack")
    assert table.turn == "2 owes 2"


def test_everyone_is_told_of_the_attack() -> None:  # EK-30
    table = deal("attack | | ")
    table.resolve(0, "attack")
    assert table.told(None) == ["0 attack", "0 attacked 1 2", "1 turn 2"]


def test_attack_on_attacked_player_adds_two_turns() -> None:  # EK-31
    table = deal("attack | attack | ")
    table.resolve(0, "attack")
    table.resolve(1, "attack")
    assert table.turn == "2 owes 4"


def test_attack_on_the_second_of_two_turns_makes_three() -> None:  # EK-31
    table = deal("attack | attack | ", pile="skip")
    table.resolve(0, "attack")
    table.play(1, "draw")
    assert table.turn == "1 owes 1"
    table.resolve(1, "attack")
    assert table.turn == "2 owes 3"


@pytest.mark.parametrize(
    ("owed", "attacked", "passed_on"),
    [(1, False, 2), (1, True, 3), (2, True, 4), (3, True, 5), (4, True, 6), (9, True, 11)],
)
def test_attack_passes_on_all_turns_owed_and_two(
    owed: int, attacked: bool, passed_on: int
) -> None:  # EK-31
    table = deal("attack | ", owed=owed, attacked=attacked)
    table.resolve(0, "attack")
    assert table.turn == f"1 owes {passed_on}"


def test_turns_are_normal_again_once_all_owed_are_taken() -> None:  # EK-31
    table = deal("attack | | attack | ", pile="skip skip")
    table.resolve(0, "attack")
    table.play(1, "draw")
    table.play(1, "draw")
    assert table.view(None)["attacked"] is False
    table.resolve(2, "attack")
    assert table.turn == "3 owes 2"


def test_attacks_between_two_players_have_no_cap() -> None:  # EK-31
    table = deal("attack attack attack | attack attack attack")
    for number in range(6):
        table.resolve(number % 2, "attack")
    assert table.turn == "0 owes 12"


def test_skip_ends_the_turn_without_a_draw() -> None:  # EK-32
    table = deal("skip favor | ", pile="tacocat")
    table.resolve(0, "skip")
    assert table.hand(0) == "favor"
    assert table.pile == "tacocat kitten"
    assert table.turn == "1 owes 1"
    assert table.told(None) == ["0 skip", "1 turn 1"]


def test_skip_ends_one_of_the_turns_owed() -> None:  # EK-32
    table = deal("skip skip | ", owed=2)
    table.resolve(0, "skip")
    assert table.turn == "0 owes 1"
    table.resolve(0, "skip")
    assert table.turn == "1 owes 1"


def test_attack_after_a_skipped_turn_still_comes_from_an_attack() -> None:  # EK-31
    table = deal("skip attack | ", owed=2)
    table.resolve(0, "skip")
    table.resolve(0, "attack")
    assert table.turn == "1 owes 3"


def test_favor_lets_the_named_player_choose() -> None:  # EK-33
    table = deal("favor | nope nope skip defuse | attack")
    table.resolve(0, "favor 1")
    assert table.to_act == [1]
    assert table.legal(1) == ["give defuse", "give nope", "give skip"]
    table.play(1, "give nope")
    assert table.hand(0) == "nope"
    assert table.hand(1) == "defuse nope skip"
    assert table.turn == "0 owes 1"
    assert table.to_act == [0]


def test_only_a_card_of_the_hand_can_be_given() -> None:  # EK-33
    table = deal("favor | nope")
    table.resolve(0, "favor 1")
    assert not table.allows(1, "give skip")
    assert not table.allows(1, "give kitten")


def test_only_the_two_see_the_card_given() -> None:  # EK-33
    table = deal("favor | nope | | ")
    table.resolve(0, "favor 1")
    table.play(1, "give nope")
    assert table.told(0)[-1] == table.told(1)[-1] == "1 gave 0 nope"
    assert table.told(2)[-1] == table.told(3)[-1] == table.told(None)[-1] == "1 gave 0 ?"


def test_favor_names_another_living_player_with_a_card() -> None:  # EK-33
    table = deal("skip | favor favor | - | | nope", turn=1)
    assert [text for text in table.legal(1) if text.startswith("favor")] == ["favor 0", "favor 4"]
    assert not any(table.allows(1, f"favor {seat}") for seat in (1, 2, 3))


def test_favor_cannot_be_played_where_nobody_has_a_card() -> None:  # EK-33
    assert deal("favor favor | | - ").legal(0) == ["draw"]


def test_favor_from_a_hand_emptied_by_a_nope_takes_nothing() -> None:  # EK-33
    table = deal("favor nope | nope | skip")
    table.play(0, "favor 1")
    table.play(1, "nope")
    table.play(0, "nope")
    table.all_pass()
    assert table.told(None)[-1] == "0 nothing-left 1"
    assert table.hand(0) == table.hand(1) == ""
    assert table.to_act == [0]
    assert table.turn == "0 owes 1"


def test_shuffle_keeps_the_cards_and_the_turn() -> None:  # EK-34
    pile = "attack beard skip favor tacocat nope kitten see"
    table = deal("shuffle | ", pile=pile)
    table.resolve(0, "shuffle")
    assert sorted(table.pile.split()) == sorted(pile.split())
    assert table.turn == "0 owes 1"
    assert table.told(None) == ["0 shuffle", "0 shuffled"]


def test_shuffle_puts_the_kitten_anywhere() -> None:  # EK-34
    places: Counter[int] = Counter()
    for seed in range(250):
        table = deal("shuffle | ", pile="skip skip kitten skip skip", seed=seed)
        table.resolve(0, "shuffle")
        places[table.pile.split().index("kitten")] += 1
    assert sorted(places) == [0, 1, 2, 3, 4]
    assert all(30 <= number <= 70 for number in places.values())


def test_see_the_future_shows_the_top_three_in_order() -> None:  # EK-35
    table = deal("see | ", pile="attack kitten skip favor")
    table.resolve(0, "see")
    assert table.told(0) == ["0 see", "0 foresaw attack kitten skip"]
    assert table.note(0) == ["0 attack", "1 kitten", "2 skip"]
    assert table.pile == "attack kitten skip favor"
    assert table.turn == "0 owes 1"


def test_others_learn_only_that_a_player_looked() -> None:  # EK-35
    table = deal("see | | ", pile="attack kitten skip kitten")
    table.resolve(0, "see")
    for viewer in (1, 2, None):
        assert table.told(viewer) == ["0 see", "0 foresaw ? ? ?"]
    assert table.note(1) == table.note(2) == []


@pytest.mark.parametrize(
    ("pile", "seen", "note"),
    [
        ("kitten", "kitten ? ?", ["0 kitten"]),
        ("skip kitten", "skip kitten ?", ["0 skip", "1 kitten"]),
    ],
)
def test_see_the_future_shows_as_many_as_there_are(
    pile: str, seen: str, note: list[str]
) -> None:  # EK-35
    table = deal("see | ", pile=pile)
    table.resolve(0, "see")
    assert table.told(0)[-1] == f"0 foresaw {seen}"
    assert table.note(0) == note


@pytest.mark.parametrize("card", ["tacocat", "cattermelon", "potato", "beard", "rainbow"])
def test_a_cat_cannot_be_played_alone(card: str) -> None:  # EK-36
    assert deal(f"{card} | skip").legal(0) == ["draw"]


@pytest.mark.parametrize("card", ["defuse", "nope"])
def test_neither_defuse_nor_nope_can_be_played_alone(card: str) -> None:  # EK-36
    table = deal(f"{card} | skip")
    assert table.legal(0) == ["draw"]
    assert not table.allows(0, "nope")


def test_only_cards_in_hand_can_be_played() -> None:  # EK-36
    table = deal("skip | attack shuffle see favor")
    assert table.legal(0) == ["draw", "skip"]
    assert not any(table.allows(0, text) for text in ("attack", "shuffle", "see", "favor 1"))
