"""The end: who wins, how the others rank, and the cards are all there (EK-24)."""

import pytest

from catlantis.games.exploding_kittens import GAME

from .table import deal, random_match


def test_later_eliminated_ranks_better() -> None:  # EK-24
    table = deal(" | | | ", pile="skip kitten kitten skip kitten")
    table.play(0, "draw")
    table.play(1, "draw")
    table.play(2, "draw")
    table.play(3, "draw")
    table.play(0, "draw")
    assert table.told(None)[-1] == "3 won"
    assert GAME.ranking(table.state) == [2, 4, 3, 1]


def test_score_sheet_tells_who_survived_and_how_many_each_outlived() -> None:  # EK-24
    table = deal(" | | ", pile="kitten kitten")
    table.play(0, "draw")
    table.play(1, "draw")
    assert GAME.score_sheet(table.state) == [("survived", [0, 0, 1]), ("outlived", [0, 1, 2])]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ranks_follow_the_order_of_elimination(seats: int) -> None:  # EK-24
    for seed in range(10):
        *_, table = random_match(seats, seed)
        told = [text.split() for text in table.told(None)]
        fallen = [int(seat) for seat, kind, *_ in told if kind == "exploded"]
        winners = [int(seat) for seat, kind, *_ in told if kind == "won"]
        ranking = GAME.ranking(table.state)
        assert [ranking[seat] for seat in winners + fallen[::-1]] == list(range(1, seats + 1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_is_ever_lost_or_made(seats: int) -> None:  # EK-1
    for seed in range(10):
        matches = random_match(seats, seed)
        census = GAME.census(next(matches).state)
        for table in matches:
            assert GAME.census(table.state) == census
