"""Special combos (EK-50 … EK-54)."""

from collections import Counter
from itertools import combinations

import pytest

from catlantis.core.action import pack
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.verbs import FIVE_DIFFERENT, TAKE

from .table import WORDS, deal, named

IN_HANDS = WORDS[1:]  # all titles but Exploding Kitten
CATS = WORDS[8:]
EVERY_TITLE = " ".join(IN_HANDS)


def combos(legal: list[str]) -> list[str]:
    """The combos among the actions."""
    return [text for text in legal if text.split()[0] in ("pair", "three", "five")]


@pytest.mark.parametrize("title", IN_HANDS)
def test_two_of_any_title_steal_a_card(title: str) -> None:  # EK-50
    table = deal(f"{title} {title} | skip | ")
    table.resolve(0, f"pair {title} 1")
    assert table.hand(0) == "skip"
    assert table.hand(1) == ""
    assert table.discard == f"{title} {title}"
    assert table.turn == "0 owes 1"
    assert table.to_act == [0]


def test_two_cards_of_different_titles_are_no_pair() -> None:  # EK-50
    assert combos(deal("tacocat beard | skip").legal(0)) == []


def test_stolen_card_is_random() -> None:  # EK-50
    stolen: Counter[str] = Counter()
    for seed in range(400):
        table = deal("beard beard | nope nope attack tacocat", seed=seed)
        table.resolve(0, "pair beard 1")
        stolen[table.hand(0)] += 1
    expected = {"nope": 200, "attack": 100, "tacocat": 100}
    assert set(stolen) == set(expected)
    distance = sum((stolen[card] - many) ** 2 / many for card, many in expected.items())
    assert distance < 9.2  # chi-square, two degrees of freedom: 1 in 100 fair thieves fail


def test_only_the_two_see_the_card_stolen() -> None:  # EK-50
    table = deal("beard beard | nope | | ")
    table.resolve(0, "pair beard 1")
    assert table.told(0)[-1] == table.told(1)[-1] == "0 stole 1 nope"
    assert table.told(2)[-1] == table.told(3)[-1] == table.told(None)[-1] == "0 stole 1 ?"


@pytest.mark.parametrize("play", ["pair beard {}", "three beard {} nope"])
def test_combo_names_another_living_player_with_a_card(play: str) -> None:  # EK-50, EK-51
    table = deal("skip | beard beard beard | - | | nope", turn=1)
    assert [seat for seat in range(5) if table.allows(1, play.format(seat))] == [0, 4]


def test_pair_on_a_hand_emptied_by_a_nope_takes_nothing() -> None:  # EK-50
    table = deal("beard beard nope | nope | ")
    table.play(0, "pair beard 1")
    table.play(1, "nope")
    table.play(0, "nope")
    table.all_pass()
    assert table.told(None)[-1] == "0 nothing-left 1"
    assert table.hand(0) == table.hand(1) == ""
    assert table.to_act == [0]


def test_three_of_a_kind_get_the_card_named() -> None:  # EK-51
    table = deal("beard beard beard | defuse defuse skip | ")
    table.resolve(0, "three beard 1 defuse")
    assert table.hand(0) == "defuse"
    assert table.hand(1) == "defuse skip"
    assert table.to_act == [0]


def test_three_of_a_kind_get_nothing_if_the_card_is_not_there() -> None:  # EK-51
    table = deal("beard beard beard | skip | defuse")
    table.resolve(0, "three beard 1 defuse")
    assert table.told(None)[-1] == "0 lacked 1 defuse"
    assert table.hand(0) == ""
    assert table.hand(1) == "skip"
    assert table.hand(2) == "defuse"
    assert table.to_act == [0]


def test_player_and_title_are_named_for_all_before_the_window() -> None:  # EK-51
    table = deal("beard beard beard | skip | ")
    table.play(0, "three beard 1 skip")
    assert table.told(None) == ["0 three beard 1 skip"]
    assert table.view(2)["play"]["action"] == ["three", 11, 1, 4]


def test_everyone_sees_the_card_handed_over() -> None:  # EK-51
    table = deal("beard beard beard | skip | ")
    table.resolve(0, "three beard 1 skip")
    assert table.told(2)[-1] == table.told(None)[-1] == "0 handed-over 1 skip"


def test_any_title_but_exploding_kitten_can_be_named() -> None:  # EK-51
    table = deal("beard beard beard | skip")
    wanted = [text for text in table.legal(0) if text.startswith("three")]
    assert wanted == [f"three beard 1 {title}" for title in IN_HANDS]
    assert not table.allows(0, "three beard 1 kitten")


def test_a_nope_spent_on_the_demand_can_no_longer_be_handed_over() -> None:  # EK-51
    table = deal("beard beard beard nope | nope skip")
    table.play(0, "three beard 1 nope")
    table.play(1, "nope")
    table.play(0, "nope")
    table.all_pass()
    assert table.told(None)[-1] == "0 lacked 1 nope"


@pytest.mark.parametrize("title", IN_HANDS)
def test_three_of_any_title_can_be_played(title: str) -> None:  # EK-51
    table = deal(f"{title} {title} {title} | skip")
    table.resolve(0, f"three {title} 1 skip")
    assert table.hand(0) == "skip"
    assert table.discard == f"{title} {title} {title}"


def test_two_of_a_kind_are_no_three() -> None:  # EK-51
    table = deal("beard beard | skip")
    assert not table.allows(0, "three beard 1 skip")


def test_five_different_take_a_card_from_the_discard_pile() -> None:  # EK-52
    table = deal("attack skip favor shuffle see | nope", discard="defuse defuse beard")
    table.resolve(0, "five attack skip favor shuffle see")
    assert table.to_act == [0]
    table.play(0, "take defuse")
    assert table.hand(0) == "defuse"
    assert table.discard == "defuse attack skip favor shuffle see beard"
    assert table.turn == "0 owes 1"
    assert table.to_act == [0]


def test_one_of_the_five_just_played_may_be_taken() -> None:  # EK-52
    table = deal("attack skip favor shuffle see | ")
    table.resolve(0, "five attack skip favor shuffle see")
    assert table.legal(0) == [
        "take attack",
        "take skip",
        "take favor",
        "take shuffle",
        "take see",
    ]
    table.play(0, "take skip")
    assert table.hand(0) == "skip"


def test_a_nope_played_on_the_five_may_be_taken() -> None:  # EK-52
    table = deal("attack skip favor shuffle see nope | nope")
    table.play(0, "five attack skip favor shuffle see")
    table.play(1, "nope")
    table.play(0, "nope")
    table.all_pass()
    assert table.allows(0, "take nope")
    table.play(0, "take nope")
    assert table.hand(0) == "nope"
    assert table.discard == "nope attack skip favor shuffle see"


def test_no_kitten_is_taken_from_the_discard_pile() -> None:  # EK-52
    table = deal("attack skip favor shuffle see | | -", discard="kitten")
    table.resolve(0, "five attack skip favor shuffle see")
    assert not table.allows(0, "take kitten")
    assert "take kitten" not in table.legal(0)


def test_only_what_lies_in_the_discard_pile_can_be_taken() -> None:  # EK-52
    table = deal("attack skip favor shuffle see | defuse")
    table.resolve(0, "five attack skip favor shuffle see")
    assert not table.allows(0, "take defuse")


def test_everyone_sees_the_card_taken() -> None:  # EK-52
    table = deal("attack skip favor shuffle see | | ", discard="defuse")
    table.resolve(0, "five attack skip favor shuffle see")
    assert table.told(None) == ["0 five attack skip favor shuffle see"]  # chosen after the window
    table.play(0, "take defuse")
    assert table.told(1)[-1] == table.told(None)[-1] == "0 took defuse"
    assert table.knows(1, 0) == table.knows(None, 0) == "defuse"


def test_five_must_be_of_five_titles() -> None:  # EK-52
    four = deal("attack skip favor shuffle shuffle | nope")
    assert not any(text.startswith("five") for text in four.legal(0))
    assert not four.allows(0, "five attack skip favor shuffle")
    six = deal("attack skip favor shuffle see beard | nope")
    assert not six.allows(0, "five attack skip favor shuffle see beard")


def test_any_five_of_the_titles_in_hand_can_be_played() -> None:  # EK-52
    table = deal("attack skip favor shuffle see beard beard | nope")
    fives = [text for text in table.legal(0) if text.startswith("five")]
    titles = ["attack", "skip", "favor", "shuffle", "see", "beard"]
    assert sorted(fives) == sorted(f"five {' '.join(five)}" for five in combinations(titles, 5))


@pytest.mark.parametrize("play", ["pair attack 1", "three attack 1 skip"])
def test_text_of_the_cards_is_ignored_in_a_combo(play: str) -> None:  # EK-53
    table = deal("attack attack attack | skip")
    table.resolve(0, play)
    assert table.turn == "0 owes 1"
    assert table.view(None)["phase"] == "turn"


def test_nope_and_defuse_can_be_spent_in_a_combo() -> None:  # EK-53
    table = deal("nope nope defuse defuse defuse | skip tacocat")
    table.resolve(0, "pair nope 1")
    table.resolve(0, "three defuse 1 skip")
    assert table.discard.startswith("defuse defuse defuse nope nope")
    five = deal("defuse nope attack skip favor | ")
    five.resolve(0, "five defuse nope attack skip favor")
    assert five.allows(0, "take defuse")


def test_nope_spent_in_a_combo_stops_nothing() -> None:  # EK-53
    table = deal("nope nope | skip")
    table.play(0, "pair nope 1")
    assert table.view(None)["play"]["nopes"] == 0
    table.all_pass()
    assert table.hand(0) == "skip"


def test_no_five_holds_a_kitten_or_a_streaking_kitten() -> None:  # EK-54
    table = deal(f"{EVERY_TITLE} | skip")
    fives = [text for text in table.legal(0) if text.startswith("five")]
    assert sorted(fives) == sorted(f"five {' '.join(five)}" for five in combinations(IN_HANDS, 5))
    beyond = 1 << len(WORDS)  # where a title of an expansion would stand
    assert GAME.is_legal(table.state, 0, pack(FIVE_DIFFERENT, 0b111110))
    assert not GAME.is_legal(table.state, 0, pack(FIVE_DIFFERENT, 0b111110 | beyond))
    assert not GAME.is_legal(table.state, 0, pack(FIVE_DIFFERENT, 0b11110 | beyond))


def test_no_streaking_kitten_can_be_taken() -> None:  # EK-54
    assert not any("streaking" in name for name in GAME.meta.words["title"])
    table = deal(f"attack skip favor shuffle see {EVERY_TITLE} | skip", discard=EVERY_TITLE)
    table.resolve(0, "five attack skip favor shuffle see")
    assert table.legal(0) == [f"take {title}" for title in IN_HANDS]
    assert not GAME.is_legal(table.state, 0, pack(TAKE, len(WORDS)))


def test_without_combos_only_pairs_of_cats_are_played() -> None:  # EK-50
    hand = " ".join(f"{title} {title}" for title in IN_HANDS)
    table = deal(f"{hand} | skip", combos=False)
    assert combos(table.legal(0)) == [f"pair {cat} 1" for cat in CATS]


@pytest.mark.parametrize("title", IN_HANDS)
def test_without_combos_no_three_of_a_kind_are_played(title: str) -> None:  # EK-51
    table = deal(f"{title} {title} {title} | skip", combos=False)
    assert not table.allows(0, f"three {title} 1 skip")


def test_without_combos_no_five_different_are_played() -> None:  # EK-52
    table = deal(f"{EVERY_TITLE} | skip", combos=False)
    assert not table.allows(0, f"five {named([8, 9, 10, 11, 12])}")


def test_a_pair_of_cats_steals_without_combos_too() -> None:  # EK-50
    table = deal("beard beard | skip", combos=False)
    table.resolve(0, "pair beard 1")
    assert table.hand(0) == "skip"


def test_combos_are_an_option_and_on_by_default() -> None:  # EK-50
    assert GAME.view(GAME.new_game({}, 2, 1), None)["combos"] is True
    assert GAME.view(GAME.new_game({"combos": False}, 2, 1), None)["combos"] is False
