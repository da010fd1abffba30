"""Samples of what a seat cannot know (IS-11, IS-61)."""

from catlantis.core.facts import facts
from catlantis.games.islet import GAME

from .table import HEXAGON, Table, islet, opening, random_match


def sample(table: Table, seat: int, seed: int) -> Table:
    """A sample of the table for that seat."""
    return Table(GAME.determinize(table.state, seat, seed))


def test_a_sample_keeps_ones_own_hand_and_the_sizes_of_the_others() -> None:  # IS-11
    table = opening(3, 1)
    dealt = sample(table, 1, 7)
    assert dealt.hand(1) == table.hand(1)
    assert [len(dealt.hand(seat).split()) for seat in range(3)] == [4, 4, 4]
    assert dealt.view(1) == table.view(1)


def test_a_sample_deals_the_others_and_the_bag_anew() -> None:  # IS-11
    table = opening(2, 1)
    hands = {sample(table, 0, seed).hand(1) for seed in range(40)}
    assert len(hands) > 30


def test_samples_follow_what_was_not_seen() -> None:  # IS-11
    table = islet(HEXAGON, hands="wl | sb sb", bag="sb sb sb cf")
    kinds = " ".join(sample(table, 0, seed).hand(1) for seed in range(300)).split()
    assert set(kinds) == {"sb", "cf"}
    assert 60 <= kinds.count("cf") <= 140  # one in six


def test_with_an_empty_bag_and_two_players_nothing_is_hidden() -> None:  # IS-11
    table = islet(HEXAGON, hands="wl | sb cf", bag="")
    assert sample(table, 0, 5).hand(1) == "sb cf"


def test_the_pile_of_cards_is_shuffled_in_samples() -> None:  # IS-61
    table = opening(1, 1)
    piles = {tuple(sample(table, 0, seed).state.pile) for seed in range(20)}
    assert len(piles) == 20
    assert all(sorted(pile) == sorted(table.state.pile) for pile in piles)
    assert list(sample(table, 0, 3).state.cards) == list(table.state.cards)


def test_samples_of_samples_are_samples() -> None:  # IS-11
    for seats in (1, 3):
        for table in random_match(seats, 4):
            twice = sample(sample(table, 0, 1), 0, 2)
            assert facts(twice.state) == facts(sample(table, 0, 2).state)
