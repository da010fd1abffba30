"""A day: columns, simultaneous and private, until all have confirmed (IC-20, IC-21)."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.rng import Rng, rng_from_seed
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.state import State

from .table import Table, deal, opening, random_match


def test_a_column_is_three_cards_resolved_in_any_order() -> None:  # IC-21
    table = deal()
    table.play(0, "column c")
    assert table.today(0)["chosen"] == [2, 6, 10]
    assert [text for text in table.legal(0) if text.startswith("card")] == [
        *("card c-top", "card c-middle", "card c-bottom"),
    ]
    table.play(0, "card c-bottom", "draw stick red 0 410")
    assert table.today(0)["left"] == [2, 6]
    assert table.allows(0, "card c-middle")
    assert table.allows(0, "card c-top")


def test_all_chosen_cards_must_be_resolved() -> None:  # IC-21
    table = deal()
    table.play(0, "column c", "card c-middle", "card c-top", "draw stick red 0 410")
    assert not table.allows(0, "confirm")
    table.play(0, "card c-bottom", "draw stick red 0 510")
    assert table.prompt(0) == "confirm"
    assert table.allows(0, "confirm")


def test_several_may_choose_the_same_cards() -> None:  # IC-21
    table = deal(seats=3)
    for seat in range(3):
        table.play(seat, "column b", "card b-bottom", "draw stick red 0 410")
        assert table.boat(seat) == ["red stick"]


def test_everyone_acts_at_once_and_independently() -> None:  # IC-21
    table = deal(seats=3)
    table.play(2, "column b")
    table.play(0, "column a")
    table.play(2, "card b-top")
    assert table.view(None)["to_act"] == [0, 1, 2]
    assert table.prompt(1) == "morning 1"


def test_day_ends_when_all_have_confirmed() -> None:  # IC-21
    table = deal(seats=2)
    table.finish(0)
    assert table.view(None)["to_act"] == [1]
    assert table.view(None)["day"] == 1
    assert not table.legal(0)
    table.finish(1)
    assert table.view(None)["day"] == 2
    assert table.view(None)["to_act"] == [0, 1]


def test_island_is_cleared_and_laid_anew_each_day() -> None:  # IC-20
    table = opening(1, 3)
    seen: list[int] = []
    for day in range(1, 8):
        view = table.view(0)
        assert view["day"] == day
        seen += [card["card"] for card in view["island"]]
        table.finish(0)
    assert len(set(seen)) == 84
    assert table.view(0)["island"] == []


def test_after_the_seventh_day_vesh_is_here() -> None:  # IC-20
    table = opening(2, 3)
    for _ in range(7):
        assert not table.view(None)["over"]
        for seat in (0, 1):
            table.finish(seat)
    assert table.view(None)["over"]
    assert table.told(None)[-1] == "0 vesh"
    assert [text for text in table.told(None) if "day" in text] == [
        f"0 day {day}" for day in range(2, 8)
    ]


# Privacy


def test_others_see_a_boat_as_it_was_at_dawn() -> None:  # IC-21
    table = deal(seats=2)
    table.play(0, "column c", "card c-middle", "card c-top", "draw stick red 0 410")
    assert table.boat(0) == ["red stick"]
    for viewer in (1, None):
        player = table.view(viewer)["players"][0]
        assert (player["drawn"], player["lessons"], player["used"]) == ([], [], [])
        assert player["score"][-1] == ["total", -54]
    table.finish(0)
    assert table.view(1)["players"][0]["drawn"] == []  # confirmed, but the day goes on
    assert table.view(1)["players"][0]["done"]
    table.finish(1)
    assert len(table.view(1)["players"][0]["drawn"]) == 2
    assert table.view(1)["players"][0]["lessons"] == [[8, 1, 1, None]]


def test_a_special_used_today_is_not_seen() -> None:  # IC-21
    table = deal(seats=2)
    table.play(0, "row top")
    assert table.view(0)["players"][0]["used"] == [2]
    assert table.view(1)["players"][0]["used"] == []


def test_nothing_is_told_of_a_running_day() -> None:  # IC-21
    table = deal(seats=2)
    table.play(0, "column c", "card c-middle", "card c-top", "draw stick red 0 410")
    assert table.told(0) == table.told(1) == []
    table.play(0, "card c-bottom", "draw stick red 0 510", "confirm")
    assert table.told(1) == ["0 confirmed"]


def test_whole_day_of_everyone_is_told_when_it_ends() -> None:  # IC-21
    table = deal({"c-top": "green stick"}, seats=2)
    table.play(0, "column c", "card c-middle", "card c-top", "draw stick green 0 7")
    table.play(0, "treasure dot 0 107", "twin dot black 0 108")
    table.play(0, "card c-bottom", "draw stick red 0 208", "confirm")
    table.play(1, "column b", "card b-top", "card b-middle", "draw stick red 0 410")
    table.play(1, "card b-bottom", "draw stick red 0 510", "extra d-middle", "card d-middle")
    table.play(1, "draw stick red 0 310", "confirm")
    assert (
        table.told(1)
        == table.told(None)
        == [
            "0 confirmed",
            "1 confirmed",
            "0 column c",
            "0 drew stick green 7",
            "0 map dot black 107",
            "0 twin dot black 108",
            "0 drew stick red 208",
            "0 ticked 8",
            "1 column b",
            "1 extra d-middle",
            "1 drew stick red 410",
            "1 drew stick red 510",
            "1 drew stick red 310",
            "1 ticked 8",
            "0 day 2",
        ]
    )


def test_rows_mixes_and_cards_that_did_not_fit_are_told() -> None:  # IC-21
    boat = "\n".join(f"at {x} 4\n#" for x in range(22))
    table = deal(seats=2, boats=["", boat])
    for y in range(9):
        table.state.free[9 + y] = 0
        table.state.near[9 + y] = 0
    table.play(0, "row bottom")
    table.finish(0)
    table.play(1, "mixed d b a")
    table.finish(1)
    told = table.told(None)
    assert "0 row bottom" in told
    assert "1 mixed d b a" in told
    assert "1 short 2" in told or "1 short 3" in told


def test_a_sample_keeps_my_day_and_takes_the_others_back_to_dawn() -> None:  # IC-21
    table = opening(3, 9)
    table.finish(2)
    for seat in (0, 1):
        table.play(seat, "column a")
        for _ in range(3):
            action = GAME.legal_actions(table.state, seat)[0]
            GAME.apply(table.state, seat, action, None)
    sample = GAME.determinize(table.state, 0, 5)
    mine, theirs, done = (Table(sample).view(seat) for seat in range(3))
    assert mine["today"] == table.view(0)["today"]
    assert mine["players"] == table.view(0)["players"]
    assert (theirs["today"]["stage"], theirs["players"][1]["drawn"]) == ("morning", [])
    assert (done["today"]["stage"], done["players"][2]["drawn"]) == ("done", [])


def test_a_sample_deals_the_days_to_come_anew() -> None:  # IC-20
    table = opening(2, 9)
    laid = {tuple(GAME.determinize(table.state, 0, seed).cats_pile[8:16]) for seed in range(20)}
    assert len(laid) == 20
    for seed in range(20):
        sample = GAME.determinize(table.state, 0, seed)
        assert list(sample.cats_pile[:8]) == list(table.state.cats_pile[:8])
        assert sorted(sample.cats_pile) == sorted(table.state.cats_pile)


# Order


def one_day(state: State, seat: int, rng: Rng) -> list[int]:
    """What the seat may do on a whole day, at random."""
    plan, actions = state.clone(), []
    while seat in bits(plan.to_act) and plan.day == state.day:
        legal = GAME.legal_actions(plan, seat)
        actions.append(legal[rng.below(len(legal))])
        GAME.apply(plan, seat, actions[-1], None)
    return actions


@settings(max_examples=15)
@given(seed=st.integers(0, 1 << 30), seats=st.integers(2, 4))
def test_order_of_arrival_never_matters(seed: int, seats: int) -> None:  # IC-21
    rng = rng_from_seed(seed)
    state = GAME.new_game({}, seats, seed)
    days = [one_day(state, seat, rng) for seat in range(seats)]
    ends: list[dict[str, Any]] = []
    for _ in range(3):
        played, left = state.clone(), [list(day) for day in days]
        while any(left):
            seat = int(rng.below(seats))
            if left[seat]:
                GAME.apply(played, seat, left[seat].pop(0), None)
        ends.append(facts(played))
    assert ends[0] == ends[1] == ends[2]
    assert ends[0]["day"] == 1


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_question_is_numbered(seats: int) -> None:  # IC-21
    asked = [0] * seats
    for table in random_match(seats, 2):
        now = [int(number) for number in table.state.asked]
        assert all(new >= old for new, old in zip(now, asked, strict=True))
        asked = now
