"""Setup: the deck, the deal and the draw pile (EK-2 … EK-6)."""

from collections import Counter

import pytest

from catlantis.core.refusals import BadOptions
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.components import COUNTS, NAMES

from .table import opening

SEATS = [2, 3, 4, 5]
SEEDS = range(30)


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_is_given_a_defuse_and_no_kitten(seats: int) -> None:  # EK-2
    for seed in SEEDS:
        table = opening(seats, seed)
        for seat in range(seats):
            hand = table.hand(seat).split()
            assert "defuse" in hand
            assert "kitten" not in hand


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_knows_of_the_defuse_that_each_was_given(seats: int) -> None:  # EK-2
    table = opening(seats, 1)
    for owner in range(seats):
        assert table.knows(None, owner) == "defuse"
        assert table.knows((owner + 1) % seats, owner) == "defuse"


@pytest.mark.parametrize(("seats", "defuses"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_two_defuses_go_back_at_a_small_table_all_at_a_large_one(
    seats: int, defuses: int
) -> None:  # EK-3
    census = dict(zip(NAMES, GAME.census(opening(seats, 1).state), strict=True))
    assert census["defuse"] == defuses


@pytest.mark.parametrize("seats", SEATS)
def test_defuses_go_back_before_the_deal(seats: int) -> None:  # EK-3
    spare_in_hand = spare_in_pile = 0
    for seed in SEEDS:
        table = opening(seats, seed)
        hands = [table.hand(seat).split().count("defuse") for seat in range(seats)]
        spare_in_hand += sum(hands) - seats
        spare_in_pile += table.pile.split().count("defuse")
    assert spare_in_hand
    assert spare_in_pile


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_holds_eight_cards(seats: int) -> None:  # EK-4
    table = opening(seats, 1)
    assert [len(table.hand(seat).split()) for seat in range(seats)] == [8] * seats
    assert [player["cards"] for player in table.view(None)["players"]] == [8] * seats


def test_deal_is_shuffled() -> None:  # EK-4
    assert len({opening(2, seed).hand(0) for seed in SEEDS}) == len(SEEDS)


def test_same_seed_deals_the_same_match() -> None:  # EK-4
    one, other = opening(4, 7), opening(4, 7)
    assert [one.hand(seat) for seat in range(4)] == [other.hand(seat) for seat in range(4)]
    assert (one.pile, one.turn) == (other.pile, other.turn)


@pytest.mark.parametrize("seats", SEATS)
def test_one_kitten_fewer_than_players_is_in_the_pile(seats: int) -> None:  # EK-5
    for seed in SEEDS:
        assert opening(seats, seed).pile.split().count("kitten") == seats - 1


def test_kittens_are_shuffled_into_the_pile() -> None:  # EK-5
    places = Counter(opening(2, seed).pile.split().index("kitten") // 7 for seed in range(200))
    assert sorted(places) == [0, 1, 2, 3, 4]  # the 35 places in five parts of seven
    assert all(20 <= number <= 60 for number in places.values())


@pytest.mark.parametrize("seats", SEATS)
def test_all_other_cards_are_in_the_match(seats: int) -> None:  # EK-5
    census = dict(zip(NAMES, GAME.census(opening(seats, 1).state), strict=True))
    left = {name: count - census[name] for name, count in zip(NAMES, COUNTS, strict=True)}
    assert left.pop("exploding-kitten") == 4 - (seats - 1)
    assert left.pop("defuse") == {2: 2, 3: 1, 4: 0, 5: 0}[seats]
    assert not any(left.values())


@pytest.mark.parametrize(("seats", "size"), [(2, 35), (3, 29), (4, 23), (5, 16)])
def test_first_pile_has_35_29_23_or_16_cards(seats: int, size: int) -> None:  # EK-25
    assert opening(seats, 1).view(None)["pile"]["size"] == size


@pytest.mark.parametrize("seats", SEATS)
def test_table_may_name_the_first_player(seats: int) -> None:  # EK-6
    for seat in range(seats):
        table = opening(seats, 1, first_seat=seat)
        assert table.turn == f"{seat} owes 1"
        assert table.to_act == [seat]


def test_first_player_is_random_otherwise() -> None:  # EK-6
    first = Counter(opening(4, seed).to_act[0] for seed in range(200))
    assert sorted(first) == [0, 1, 2, 3]
    assert all(30 <= number <= 70 for number in first.values())


def test_naming_the_first_player_leaves_the_deal_as_it_is() -> None:  # EK-6
    for seed in SEEDS:
        free, named = opening(3, seed), opening(3, seed, first_seat=2)
        assert (free.pile, free.hand(0)) == (named.pile, named.hand(0))


@pytest.mark.parametrize("first_seat", [3, -1, True, "2"])
def test_first_player_must_be_at_the_table(first_seat: object) -> None:  # EK-6
    with pytest.raises(BadOptions, match="first_seat"):
        opening(3, 1, first_seat=first_seat)


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:  # EK-5
    with pytest.raises(BadOptions, match="seats"):
        opening(seats, 1)
