"""Doing the chosen actions, in any order, changed by the Wizard or skipped (CF-25, CF-35)."""

from catlantis.games.cat_and_fish.components import BOAT, CARD_PRICES

from .table import CARD_WORDS, deal


def test_each_does_all_actions_before_the_next_player() -> None:  # CF-25
    table = deal(" | ", markers="fishing sailing | fishing", first=0)
    assert table.to_act == [0]
    table.play(0, "begin sailing", "sail 2")
    assert table.to_act == [0]
    table.play(0, "begin fishing", "fish 1")
    assert table.to_act == [1]


def test_actions_are_done_in_the_order_one_likes() -> None:  # CF-25
    table = deal("crab 4€ | ", markers="buying selling | ", season="1 autumn")
    assert table.can(0, "begin") == ["selling", "buying"]
    table.play(0, "begin selling", "sell crab")  # chosen last, done first
    table.play(0, "begin buying", "buy boat")
    assert table.money == [4 + 2 - CARD_PRICES[BOAT][0], 5]


def test_turn_order_starts_with_the_first_player() -> None:  # CF-25
    table = deal(" | | ", markers="treasure | fishing | library", first=2)
    turns = []
    while table.time == "1 spring":
        turns += table.to_act
        table.play(table.to_act[0], "finish")
    assert turns == [2, 0, 1]


def test_an_action_may_be_skipped() -> None:  # CF-25
    table = deal(" | ", markers="fishing sailing | ")
    table.play(0, "finish")
    assert table.time == "1 summer"
    assert table.told()[0] == "0 finished"


def test_an_action_begun_may_come_to_nothing() -> None:  # CF-25
    table = deal(" | ", markers="sailing fishing | ")
    table.play(0, "begin sailing", "stop")
    assert table.pawns[0] == 1
    assert table.can(0, "begin") == ["fishing"]


def test_what_cannot_be_done_is_not_offered() -> None:  # CF-25
    table = deal("0€ | ", markers="selling buying thief | ", season="1 winter")
    assert table.legal(0) == ["finish"]  # no tile, no money, nothing to steal


def test_wizard_does_one_action_in_place_of_another_for_a_euro() -> None:  # CF-35
    table = deal("wizard 3€ | ", markers="buying | ")
    assert table.can(0, "wizard") == ["buying fishing", "buying sailing"]
    table.play(0, "wizard buying fishing")
    assert table.money[0] == 2
    table.play(0, "fish 1")
    assert table.time == "1 summer"


def test_wizard_needs_the_card_and_a_euro() -> None:  # CF-35
    assert deal("9€ | ", markers="selling | ").can(0, "wizard") == []
    assert deal("wizard 0€ | ", markers="selling | ").can(0, "wizard") == []
    assert deal("wizard 1€ | ", markers="selling | ").can(0, "wizard") != []


def test_wizard_changes_only_fishing_sailing_selling_and_buying() -> None:  # CF-35
    table = deal("wizard crab 9€ | ", markers="treasure typhoon fishing | ")
    assert table.can(0, "wizard") == ["fishing sailing", "fishing selling", "fishing buying"]
    assert deal("wizard crab | ", markers="treasure oil | ").can(0, "wizard") == []


def test_wizard_asks_for_no_room_on_the_other_space() -> None:  # CF-35
    table = deal(" | wizard", markers="fishing fishing | sailing")
    table.play(0, "finish")
    assert table.free("fishing") == 0
    table.play(1, "wizard sailing fishing", "fish 3")


def test_wizard_is_paid_first() -> None:  # CF-35
    price = CARD_PRICES[CARD_WORDS.index("vessel")][0]
    for money, offered in ((price, False), (price + 1, True)):
        table = deal(f"wizard sorcerer boat {money}€ | ", markers="selling | ")
        assert ("selling buying" in table.can(0, "wizard")) == offered


def test_wizard_can_be_used_for_each_action() -> None:  # CF-35
    table = deal("wizard cold 5€ | ", markers="sailing sailing | ")
    table.play(0, "wizard sailing fishing", "fish 1", "wizard sailing fishing", "fish 6")
    assert table.money[0] in (3, 5, 7)  # a treasure pays 2
    assert table.time == "1 summer"


def test_change_does_it_for_free_with_the_wizard() -> None:  # CF-34
    table = deal("wizard 0€ *change | ", markers="buying | ")
    assert table.can(0, "change") == ["buying fishing", "buying sailing"]
    table.play(0, "change buying sailing", "sail 2")
    assert (table.money[0], table.magic(0), table.pawns[0]) == (0, "", 2)
    assert table.told()[:2] == ["0 used change", "0 changed buying sailing 0"]


def test_change_needs_the_wizard() -> None:  # CF-34
    assert deal("*change | ", markers="buying | ").can(0, "change") == []


def test_an_action_changed_by_the_wizard_takes_magic_cards_too() -> None:  # CF-34, CF-35
    table = deal("wizard *engine | ", markers="selling | ")
    table.play(0, "wizard selling sailing", "use engine", "sail 2", "sail 3")
    assert table.pawns[0] == 3
