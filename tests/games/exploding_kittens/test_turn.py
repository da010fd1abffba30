"""A turn, and the order of play (EK-10 … EK-12)."""

from .table import deal


def test_drawing_ends_the_turn() -> None:  # EK-10
    table = deal("skip | favor", pile="tacocat")
    table.play(0, "draw")
    assert table.hand(0) == "skip tacocat"
    assert table.turn == "1 owes 1"
    assert table.to_act == [1]


def test_drawing_takes_the_top_card() -> None:  # EK-10
    table = deal(" | ", pile="attack beard skip")
    table.play(0, "draw")
    assert table.hand(0) == "attack"
    assert table.pile == "beard skip kitten"


def test_only_the_drawer_sees_the_card_drawn() -> None:  # EK-12
    table = deal(" | | ", pile="nope")
    table.play(0, "draw")
    assert table.told(0) == ["0 drew nope", "1 turn 1"]
    assert table.told(1) == table.told(None) == ["0 drew ?", "1 turn 1"]


def test_a_player_may_draw_without_playing() -> None:  # EK-10
    assert deal("attack | favor").legal(0) == ["draw", "attack"]


def test_a_player_may_play_one_card_after_another() -> None:  # EK-10
    table = deal("see shuffle see tacocat tacocat | favor", pile="skip")
    table.resolve(0, "see")
    table.resolve(0, "shuffle")
    table.resolve(0, "see")
    table.resolve(0, "pair tacocat 1")
    assert table.turn == "0 owes 1"
    assert table.legal(0) == ["draw"]
    assert table.discard == "shuffle see see tacocat tacocat"


def test_cards_are_played_one_at_a_time() -> None:  # EK-10
    table = deal("shuffle see | favor")
    table.play(0, "see")
    assert table.legal(0) == []  # the first has to resolve


def test_nobody_plays_out_of_turn() -> None:  # EK-10
    table = deal("attack | attack skip | skip")
    assert table.to_act == [0]
    assert table.legal(1) == table.legal(2) == []
    assert not table.allows(1, "draw")


def test_play_goes_round_in_the_order_of_the_seats() -> None:  # EK-10
    table = deal(" | | ", pile="skip skip skip skip", turn=1)
    order = []
    for _ in range(4):
        order += table.to_act
        table.play(table.to_act[0], "draw")
    assert order == [1, 2, 0, 1]


def test_play_goes_past_those_who_are_out() -> None:  # EK-10
    table = deal("- | skip | - | - | ", pile="tacocat tacocat", turn=1)
    table.play(1, "draw")
    assert table.to_act == [4]
    table.play(4, "draw")
    assert table.to_act == [1]


def test_an_empty_hand_draws() -> None:  # EK-11
    table = deal(" | favor", pile="skip")
    assert table.legal(0) == ["draw"]
    table.play(0, "draw")
    assert table.hand(0) == "skip"


def test_playing_the_last_card_is_no_event() -> None:  # EK-11
    table = deal("shuffle | favor")
    table.resolve(0, "shuffle")
    assert table.told(None) == ["0 shuffle", "0 shuffled"]
    assert table.legal(0) == ["draw"]


def test_a_hand_has_no_limit() -> None:  # EK-11
    twelve = "attack skip favor shuffle see tacocat cattermelon potato beard rainbow nope defuse"
    table = deal(f"{twelve} | ", pile="skip")
    table.play(0, "draw")
    assert len(table.hand(0).split()) == 13
    assert table.to_act == [1]
