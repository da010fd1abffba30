"""The reaction window (EK-37 … EK-40)."""

from itertools import permutations

import pytest

from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.games.exploding_kittens import GAME

from .table import Table, deal

PLAYS = [
    ("attack", "attack"),
    ("skip", "skip"),
    ("shuffle", "shuffle"),
    ("see", "see"),
    ("favor", "favor 1"),
    ("beard beard", "pair beard 1"),
    ("beard beard beard", "three beard 1 skip"),
    ("attack see tacocat potato beard", "five attack see tacocat potato beard"),
]


@pytest.mark.parametrize(("cards", "play"), PLAYS)
def test_nope_stops_any_play(cards: str, play: str) -> None:  # EK-37
    table = deal(f"{cards} | skip nope | ", pile="skip tacocat")
    table.play(0, play)
    table.play(1, "nope")
    table.all_pass()
    assert table.told(None) == [f"0 {play}", "1 nope", "0 cancelled"]
    assert table.pile == "skip tacocat kitten kitten"
    assert table.hand(0) == ""
    assert table.hand(1) == "skip"
    assert table.note(0) == []
    assert table.turn == "0 owes 1"
    assert table.to_act == [0]


@pytest.mark.parametrize("nopes", [0, 1, 2, 3, 4])
def test_an_even_number_of_nopes_lets_the_play_happen(nopes: int) -> None:  # EK-37
    table = deal("attack nope nope | nope nope | ")
    table.play(0, "attack")
    for number in range(nopes):
        assert table.view(None)["play"]["nopes"] == number
        table.play((number + 1) % 2, "nope")
    table.all_pass()
    happens = nopes % 2 == 0
    assert table.turn == ("1 owes 2" if happens else "0 owes 1")
    assert ("0 cancelled" in table.told(None)) != happens


def test_nopes_of_one_play_do_not_count_for_the_next() -> None:  # EK-37
    table = deal("skip attack | nope | ")
    table.play(0, "skip")
    table.play(1, "nope")
    table.all_pass()
    table.resolve(0, "attack")
    assert table.turn == "1 owes 2"


def test_nope_is_played_out_of_turn() -> None:  # EK-37
    table = deal("shuffle | | nope")
    table.play(0, "shuffle")
    assert table.legal(2) == ["nope", "pass"]


def test_a_player_may_nope_the_nope_on_the_own_play() -> None:  # EK-37
    table = deal("skip nope | nope")
    table.play(0, "skip")
    table.play(1, "nope")
    assert table.to_act == [0]
    table.play(0, "nope")
    table.all_pass()
    assert table.turn == "1 owes 1"


def test_a_third_player_may_nope_a_nope() -> None:  # EK-37
    table = deal("skip | nope | nope")
    table.play(0, "skip")
    table.play(1, "nope")
    table.play(2, "nope")
    table.all_pass()
    assert table.turn == "1 owes 1"


def test_every_card_so_played_stays_in_the_discard_pile() -> None:  # EK-37
    table = deal("skip nope | nope nope | ")
    table.play(0, "skip")
    table.play(1, "nope")
    table.play(0, "nope")
    table.play(1, "nope")
    table.all_pass()
    assert table.discard == "nope nope nope skip"
    assert table.hand(0) == table.hand(1) == ""


def test_drawing_opens_no_window() -> None:  # EK-38
    table = deal(" | nope | nope", pile="skip")
    table.play(0, "draw")
    assert table.to_act == [1]
    assert not table.allows(1, "nope")


def test_neither_kitten_nor_defuse_can_be_noped() -> None:  # EK-37
    table = deal("defuse | nope | nope", pile="kitten")
    table.play(0, "draw")
    assert table.to_act == [0]
    assert not table.allows(1, "nope")
    table.play(0, "insert 0")
    assert table.to_act == [1]
    assert not table.allows(1, "nope")


def test_exploding_opens_no_window() -> None:  # EK-38
    table = deal(" | nope | nope", pile="kitten")
    table.play(0, "draw")
    assert table.view(None)["phase"] == "turn"
    assert not table.allows(1, "nope")


def test_window_asks_every_living_player_but_who_played() -> None:  # EK-38
    table = deal("nope | skip | - | | nope nope", turn=1)
    table.play(1, "skip")
    assert table.to_act == [0, 3, 4]
    table.play(4, "nope")
    assert table.to_act == [0, 1, 3]
    table.play(0, "nope")
    assert table.to_act == [1, 3, 4]


def test_nothing_tells_who_holds_a_nope() -> None:  # EK-38
    seen = []
    for hands in ("skip | nope | favor", "skip | favor | nope", "skip | favor | favor"):
        table = deal(hands)
        table.play(0, "skip")
        story = [(table.to_act, table.view(0), table.view(None))]
        for seat in (2, 1):
            table.play(seat, "pass")
            story.append((table.to_act, table.view(0), table.view(None)))
        seen.append((story, table.told(0), table.told(None)))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("nopes", [0, 1])
def test_who_has_let_it_pass_is_shown_to_nobody_else(nopes: int) -> None:  # EK-38
    table = deal("attack nope | nope | skip | favor | ")
    table.play(0, "attack")
    table.play(1, *["nope"] * nopes)
    everybody = [None, *range(5)]
    asked = table.to_act
    for passing in asked[:-1]:
        before = {viewer: seen(table, viewer) for viewer in everybody}
        told = {viewer: table.told(viewer) for viewer in everybody}
        table.play(passing, "pass")
        for viewer in everybody:
            assert table.told(viewer) == told[viewer]
            assert (seen(table, viewer) == before[viewer]) == (viewer != passing)
        assert table.view(None)["to_act"] == asked
        assert table.view(passing)["to_act"] == [seat for seat in asked if seat != passing]
        assert table.view(passing)["prompt"] is None
    table.play(asked[-1], "pass")
    assert table.view(None)["phase"] == "turn"
    assert table.view(None)["to_act"] == table.view(3)["to_act"] == table.to_act


def seen(table: Table, viewer: int | None) -> tuple[object, ...]:
    """All that a seat, or a spectator, may know: its view, its question, and its samples."""
    if viewer is None:
        return (table.view(None),)
    samples = [facts(GAME.determinize(table.state, viewer, seed)) for seed in range(8)]
    return (table.view(viewer), table.question(viewer), samples)


def test_in_a_sample_nobody_else_has_let_it_pass() -> None:  # EK-38
    table = deal("skip | nope | favor | see")
    table.play(0, "skip")
    table.play(1, "pass")
    table.play(2, "pass")
    asked = [bits(GAME.determinize(table.state, seat, 1).to_act) for seat in range(4)]
    assert asked == [[1, 2, 3], [2, 3], [1, 3], [1, 2, 3]]


def test_without_a_nope_one_is_asked_all_the_same() -> None:  # EK-38
    table = deal("skip | | favor")
    table.play(0, "skip")
    assert table.to_act == [1, 2]
    assert table.legal(1) == table.legal(2) == ["pass"]


def test_play_waits_until_all_have_passed() -> None:  # EK-38
    table = deal("attack | nope | | nope")
    table.play(0, "attack")
    table.play(3, "pass")
    table.play(1, "pass")
    assert table.to_act == [2]
    assert table.told(None) == ["0 attack"]  # no word about who passed either
    table.play(2, "pass")
    assert table.turn == "1 owes 2"


def test_passes_may_come_in_any_order() -> None:  # EK-38
    ends = []
    for order in permutations([1, 2, 3]):
        table = deal("shuffle | nope | | nope", pile="attack beard skip tacocat favor")
        table.play(0, "shuffle")
        for seat in order:
            table.play(seat, "pass")
        ends.append((table.pile, table.view(0), table.told(None)))
    assert all(end == ends[0] for end in ends)


def test_who_passed_is_asked_again_after_a_nope() -> None:  # EK-38
    table = deal("skip | nope | nope")
    table.play(0, "skip")
    table.play(1, "pass")
    assert not table.allows(1, "nope")
    table.play(2, "nope")
    assert table.to_act == [0, 1]
    assert table.allows(1, "nope")


def test_a_nope_opens_a_new_question_so_that_a_late_answer_is_stale() -> None:  # EK-38
    table = deal("skip | nope | nope | ")
    table.play(0, "skip")
    before = [table.question(seat) for seat in range(4)]
    table.play(1, "nope")
    after = [table.question(seat) for seat in range(4)]
    assert after == [before[0] + 1, before[1], before[2] + 1, before[3] + 1]


def test_a_pass_does_not_make_the_answers_of_others_stale() -> None:  # EK-38
    table = deal("skip | nope | nope | ")
    table.play(0, "skip")
    before = [table.question(seat) for seat in range(4)]
    table.play(3, "pass")
    table.play(1, "pass")
    assert [table.question(seat) for seat in range(4)] == before
    assert table.view(2)["asked"] == before[2]


def test_a_nope_for_a_closed_window_stays_in_hand() -> None:  # EK-38
    table = deal("shuffle | nope | ")
    table.resolve(0, "shuffle")
    assert not table.allows(1, "nope")
    assert table.hand(1) == "nope"


@pytest.mark.parametrize("hand", ["nope", "favor", ""])
def test_end_of_the_countdown_is_a_pass_whatever_the_hand(hand: str) -> None:  # EK-38
    table = deal(f"skip | {hand} | ")
    assert list(GAME.reactions) == ["window"]  # nothing else has a countdown of its own
    table.play(0, "skip")
    assert GAME.reactions["window"] == table.read("pass")
    assert table.allows(1, "pass")


def test_who_played_last_cannot_nope_that() -> None:  # EK-38
    table = deal("skip nope | nope nope")
    table.play(0, "skip")
    assert not table.allows(0, "nope")
    table.play(1, "nope")
    assert not table.allows(1, "nope")


@pytest.mark.parametrize("play", ["attack", "skip", "favor 1"])
def test_turn_goes_on_when_attack_skip_or_favor_is_noped(play: str) -> None:  # EK-39
    table = deal("attack skip favor | nope tacocat | ", owed=2)
    table.play(0, play)
    table.play(1, "nope")
    table.all_pass()
    assert table.turn == "0 owes 2"
    assert table.to_act == [0]
    assert table.allows(0, "draw")


def test_turns_still_come_from_an_attack_after_a_noped_one() -> None:  # EK-39
    table = deal("attack attack | nope | ", owed=1, attacked=True)
    table.play(0, "attack")
    table.play(1, "nope")
    table.all_pass()
    table.resolve(0, "attack")
    assert table.turn == "1 owes 3"


@pytest.mark.parametrize(("cards", "play"), PLAYS)
def test_cards_of_a_cancelled_play_are_lost(cards: str, play: str) -> None:  # EK-40
    table = deal(f"{cards} | nope skip | ")
    table.play(0, play)
    table.play(1, "nope")
    table.all_pass()
    assert table.hand(0) == ""
    assert sorted(table.discard.split()) == sorted([*cards.split(), "nope"])


@pytest.mark.parametrize(("cards", "play"), [("favor", "favor 1"), ("skip skip", "pair skip 1")])
def test_noped_favor_or_pair_takes_nothing(cards: str, play: str) -> None:  # EK-40
    table = deal(f"{cards} | attack | nope")
    table.play(0, play)
    table.play(2, "nope")
    table.all_pass()
    assert table.hand(0) == ""
    assert table.hand(1) == "attack"
    assert table.legal(1) == []


# What is aimed at whom: by this a player may let all else pass


def aimed(table: Table) -> list[int]:
    return [seat for seat in range(table.state.seats) if GAME.is_aimed(table.state, seat)]


@pytest.mark.parametrize(
    ("cards", "play", "at"),
    [
        ("favor", "favor 2", [0, 2]),
        ("beard beard", "pair beard 1", [0, 1]),
        ("beard beard beard", "three beard 2 skip", [0, 2]),
        ("attack", "attack", [0, 1]),
        ("skip", "skip", [0]),
        ("shuffle", "shuffle", [0]),
    ],
)
def test_a_play_is_aimed_at_whom_it_names_or_attacks(cards: str, play: str, at: list[int]) -> None:
    table = deal(f"{cards} | nope | skip")
    table.play(0, play)
    assert aimed(table) == at
    table.play(1, "nope")
    assert aimed(table) == at  # a Nope is aimed at the play, and at who played it
