"""Samples of what a seat cannot know: face-down tiles and others' magic cards (CF-10, CF-33)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held
from catlantis.games.cat_and_fish import GAME

from .table import Table, deal, opening, rich

SEATS = [2, 3, 4]


def sampled(table: Table, seat: int, seed: int) -> Table:
    """The table as the seat might imagine it."""
    return Table(GAME.determinize(table.state, seat, seed))


@pytest.mark.parametrize("seats", SEATS)
def test_a_sample_looks_to_the_seat_like_the_truth(seats: int) -> None:  # CF-33
    for number, table in enumerate(rich(seats, 3).at_random(3)):
        seat = number % seats
        sample = sampled(table, seat, number)
        assert sample.view(seat) == table.view(seat)
        assert sample.view(None) == table.view(None)
        assert GAME.census(sample.state) == GAME.census(table.state)


def test_a_sample_deals_the_face_down_tiles_anew() -> None:  # CF-10
    table = opening(3, 1)
    kinds = {int(sampled(table, 0, seed).state.tile[20]) for seed in range(60)}
    assert len(kinds) == 6
    assert all(sampled(table, 0, seed).state.fish == table.state.fish for seed in range(5))


def test_a_sample_knows_what_was_seen_of_a_colour() -> None:  # CF-26
    table = deal(" | ", tiles=dict.fromkeys(range(1, 7), "crab"))
    table.state.pile = vec[i64]([0, table.state.pile[1], table.state.pile[2]])
    for seed in range(10):  # all that is left of green are crabs
        assert {int(sampled(table, 1, seed).state.tile[block]) for block in range(1, 7)} == {0}


def test_a_sample_keeps_the_seat_s_own_magic_cards() -> None:  # CF-33
    table = deal("*engine *warp | *storm | *wind *wind")
    for seed in range(20):
        sample = sampled(table, 0, seed)
        assert sample.magic(0) == "engine warp"
        assert len(sample.magic(1).split()) == 1
        assert len(sample.magic(2).split()) == 2


def test_a_sample_deals_the_others_magic_cards_anew_but_no_blank() -> None:  # CF-33
    table = deal(" | *storm")
    seen = {sampled(table, 0, seed).magic(1) for seed in range(80)}
    assert len(seen) == 7
    assert "blank" not in seen
    assert all(held(sampled(table, 0, seed).state.library, 7) == 4 for seed in range(5))


def test_same_seed_gives_the_same_sample() -> None:  # CF-10
    table = rich(4, 2)
    one, other = sampled(table, 1, 5), sampled(table, 1, 5)
    assert list(one.state.tile) == list(other.state.tile)
    assert [one.magic(seat) for seat in range(4)] == [other.magic(seat) for seat in range(4)]


def test_a_sample_leaves_the_truth_alone() -> None:  # CF-10
    table = rich(4, 2)
    before = (list(table.state.tile), list(table.state.magic), table.view(0))
    sampled(table, 0, 5)
    assert (list(table.state.tile), list(table.state.magic), table.view(0)) == before
