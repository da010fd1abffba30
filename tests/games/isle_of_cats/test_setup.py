"""Setting up: seats and sheets (IC-5), the island (IC-20), the game master's days (IC-61)."""

from collections import Counter

import pytest

from catlantis.core.refusals import BadOptions
from catlantis.core.rng import seed_from_text
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.cards import LESSON, word_of
from catlantis.games.isle_of_cats.components import OUR_DECK
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.island import SLOTS, card_in, card_number
from catlantis.games.isle_of_cats.state import State

from .table import Table, opening, random_match

# The columns of the island as the book prints them: each slot with its deck (IC-20)
PRINTED = {
    "a": {1: "cats", 5: "cats", 9: "cats"},
    "b": {2: "lessons", 6: "cats", 10: "cats"},
    "c": {3: "cats", 7: "lessons", 11: "cats"},
    "d": {4: "lessons", 8: "cats", 12: "lessons"},
}


@pytest.mark.parametrize("seats", range(1, 13))
def test_one_to_twelve_play(seats: int) -> None:  # IC-5
    table = opening(seats, 1)
    assert len(table.view(None)["players"]) == seats
    assert table.view(None)["to_act"] == list(range(seats))


@pytest.mark.parametrize("seats", [0, 13])
def test_no_more_and_no_fewer_play(seats: int) -> None:  # IC-5
    with pytest.raises(BadOptions, match="seats"):
        opening(seats, 1)


def sheets(seats: int, seed: int, **options: object) -> list[int]:
    return [player["sheet"] for player in opening(seats, seed, **options).view(None)["players"]]


def test_sheets_differ_while_there_are_enough() -> None:  # IC-5
    for seed in range(20):
        assert len(set(sheets(6, seed))) == 6
        assert set(Counter(sheets(12, seed)).values()) == {2}
        assert max(Counter(sheets(8, seed)).values()) == 2


def test_sheets_are_dealt_at_random() -> None:  # IC-5
    assert {sheets(1, seed)[0] for seed in range(60)} == set(range(6))


@pytest.mark.parametrize("sheet", range(1, 7))
def test_all_may_have_the_same_sheet(sheet: int) -> None:  # IC-5
    assert sheets(12, 3, sheet=sheet) == [sheet - 1] * 12


@pytest.mark.parametrize(
    "options",
    [{"sheet": 7}, {"sheet": -1}, {"difficulty": 0}, {"difficulty": 6}, {"boats": 1}],
)
def test_other_options_are_refused(options: dict[str, object]) -> None:  # IC-5
    with pytest.raises(BadOptions):
        opening(1, 1, **options)


def test_slots_2_4_7_and_12_come_from_the_lessons_deck() -> None:  # IC-20
    state = opening(2, 1).state
    for day in range(7):
        state.day = day
        numbers = [int(card_number(state, slot)) for slot in range(SLOTS)]
        lessons = [slot + 1 for slot, number in enumerate(numbers) if number >= OUR_DECK.cats]
        assert lessons == [2, 4, 7, 12]


def test_columns_hold_the_slots_of_the_book() -> None:  # IC-20
    table = opening(2, 1)
    for column, slots in PRINTED.items():
        morning = Table(table.state.clone())
        morning.play(0, f"column {column}")
        assert [slot + 1 for slot in morning.today(0)["chosen"]] == list(slots)


def test_rows_are_slots_side_by_side() -> None:  # IC-20
    table = opening(2, 1)
    for row, first in {"top": 1, "middle": 5, "bottom": 9}.items():
        morning = Table(table.state.clone())
        morning.play(0, f"row {row}")
        assert [slot + 1 for slot in morning.today(0)["chosen"]] == list(range(first, first + 4))


def test_a_match_is_played_with_the_printed_columns() -> None:  # IC-20
    table = opening(1, 20)
    taken: list[int] = []
    for column in "abcdabc":
        island, slots = table.view(None)["island"], PRINTED[column]
        table.play(0, f"column {column}")
        names = [f"{column}-{row}" for row in ("top", "middle", "bottom")]
        assert table.legal(0)[:3] == [f"card {name}" for name in names]
        cards = [island[slot - 1]["card"] for slot in slots]
        decks = ["cats" if card < OUR_DECK.cats else "lessons" for card in cards]
        assert decks == list(slots.values())
        taken += cards
        table.finish(0)
    assert table.view(None)["over"]
    assert len(set(taken)) == 21
    assert sum(card >= OUR_DECK.cats for card in taken) == 2 * (0 + 1 + 1) + 2


def test_no_card_is_laid_twice() -> None:  # IC-20
    state = opening(2, 5).state
    laid = []
    for day in range(7):
        state.day = day
        laid += [int(card_number(state, slot)) for slot in range(SLOTS)]
    assert len(set(laid)) == len(laid) == 84


def test_all_cards_are_there_all_the_time() -> None:  # IC-20
    for table in random_match(2, 1):
        assert GAME.census(table.state) == [1] * 156 + [0] * 5
    assert GAME.census(opening(1, 1).state) == [1] * 161  # and the sister's colours


def days_of(state: State) -> list[list[int]]:
    """What the twelve slots show on each day."""
    days = []
    for day in range(DAYS):
        state.day = day
        days.append([int(card_in(state, slot)) for slot in range(SLOTS)])
    return days


def test_the_island_of_a_seed_is_the_same_whoever_plays() -> None:  # IC-61
    seed = seed_from_text("game master")
    days = days_of(GAME.new_game({}, 1, seed))
    for seats, options in ((1, {"difficulty": 5}), (2, {}), (9, {"sheet": 2})):
        assert days_of(GAME.new_game(dict(options), seats, seed)) == days


def test_each_day_has_its_lessons_in_their_slots() -> None:  # IC-20
    for cards in days_of(GAME.new_game({}, 1, 7)):
        lessons = [slot for slot, card in enumerate(cards) if word_of(card) == LESSON]
        assert set(lessons) <= {1, 3, 6, 11}
