"""Setup (IS-10 … IS-12, IS-60 … IS-62)."""

from collections import Counter

import pytest

from catlantis.core.bag import counts
from catlantis.core.grid import SIDES
from catlantis.core.refusals import BadOptions
from catlantis.games.islet.sites import is_land, neighbour

from .table import opening

SEATS = [2, 3, 4]
SEEDS = range(30)


@pytest.mark.parametrize("seats", SEATS)
def test_six_tiles_make_a_hexagon_at_level_one(seats: int) -> None:  # IS-10
    table = opening(seats, 1)
    state = table.state
    land = [site for site in range(len(state.place)) if state.height[site]]
    assert [int(state.height[site]) for site in land] == [1] * 6
    for site in land:
        near = [int(neighbour(state, site, side)) for side in range(SIDES)]
        assert sum(is_land(state, other) for other in near) == 2  # and one sea side


def test_tiles_of_the_islet_are_random() -> None:  # IS-10
    faces = {tuple(opening(2, seed).state.face[:6]) for seed in SEEDS}
    assert len(faces) == len(SEEDS)
    kinds = Counter(int(kind) for seed in range(200) for kind in opening(2, seed).state.face[:6])
    assert all(90 <= kinds[kind] <= 180 for kind in range(9))  # 133 on average


@pytest.mark.parametrize("seats", SEATS)
def test_everyone_draws_four_tiles_and_waits_in_the_sea(seats: int) -> None:  # IS-11
    table = opening(seats, 1)
    assert [len(table.hand(seat).split()) for seat in range(seats)] == [4] * seats
    assert [table.bird(seat) for seat in range(seats)] == ["sea"] * seats
    assert [table.resources(seat) for seat in range(seats)] == [""] * seats
    assert table.view(None)["bag"] == 90 - 6 - 4 * seats


def test_hands_are_secret_and_everything_else_is_open() -> None:  # IS-11
    table = opening(3, 1)
    assert table.view(None)["hand"] is None
    assert len(table.view(1)["hand"]) == 4
    assert [player["tiles"] for player in table.view(0)["players"]] == [4, 4, 4]
    assert sum(table.view(0)["unseen"]) == 90 - 6 - 4
    assert sum(table.view(None)["unseen"]) == 90 - 6
    assert table.view(None)["packs"] == [12] * 6


@pytest.mark.parametrize("seats", SEATS)
def test_table_may_name_the_first_player(seats: int) -> None:  # IS-12
    for seat in range(seats):
        assert opening(seats, 1, first_seat=seat).to_act == [seat]


def test_first_player_is_random_otherwise() -> None:  # IS-12
    first = Counter(opening(4, seed).to_act[0] for seed in range(200))
    assert sorted(first) == [0, 1, 2, 3]
    assert all(30 <= number <= 70 for number in first.values())


def test_naming_the_first_player_leaves_the_deal_as_it_is() -> None:  # IS-12
    for seed in SEEDS:
        free, named = opening(3, seed), opening(3, seed, first_seat=2)
        assert [free.hand(seat) for seat in range(3)] == [named.hand(seat) for seat in range(3)]


def test_turns_go_in_the_order_of_the_seats() -> None:  # IS-12
    table = opening(3, 1, first_seat=1)
    table.play(1, "end")
    table.play(2, "end")
    table.play(0, "end")
    assert table.to_act == [1]


@pytest.mark.parametrize("first_seat", [3, -1, True, "2"])
def test_first_player_must_be_at_the_table(first_seat: object) -> None:  # IS-12
    with pytest.raises(BadOptions, match="first_seat"):
        opening(3, 1, first_seat=first_seat)


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:  # IS-4
    with pytest.raises(BadOptions, match="seats"):
        opening(seats, 1)


def test_alone_there_are_two_islets_that_never_touch() -> None:  # IS-60
    table = opening(1, 1)
    sites = table.view(0)["sites"]
    for islet in (0, 1):
        assert sum(1 for site in sites if site["islet"] == islet and site["level"]) == 6
    state = table.state
    for site in range(len(sites)):
        for side in range(SIDES):
            other = int(neighbour(state, site, side))
            assert other < 0 or sites[other]["islet"] == sites[site]["islet"]
    assert table.view(0)["bag"] == 90 - 12 - 4


@pytest.mark.parametrize(("few_eggs", "eggs"), [(False, 10), (True, 6)])
def test_alone_one_has_ten_eggs_or_six(few_eggs: bool, eggs: int) -> None:  # IS-60
    assert opening(1, 1, few_eggs=few_eggs).eggs(0) == eggs


@pytest.mark.parametrize(("seats", "eggs"), [(2, 10), (3, 8), (4, 6)])
def test_few_eggs_are_a_variant_for_one(seats: int, eggs: int) -> None:  # IS-60
    assert opening(seats, 1).eggs(0) == eggs
    with pytest.raises(BadOptions, match="few_eggs: idle-option"):
        opening(seats, 1, few_eggs=True)


def test_alone_nobody_is_named_first() -> None:  # IS-12
    with pytest.raises(BadOptions, match="first_seat: idle-option"):
        opening(1, 1, first_seat=0)


def test_two_cards_lie_at_each_islet() -> None:  # IS-61
    solo = opening(1, 1).view(0)["solo"]
    assert [len(cards) for cards in solo["cards"]] == [2, 2]
    assert solo["pile"] == 9


def test_cards_are_shuffled() -> None:  # IS-61
    seen: Counter[int] = Counter()
    for seed in range(200):
        seen.update(int(card) for card in opening(1, seed).state.cards)
    assert sorted(seen) == list(range(13))
    assert all(30 <= number <= 95 for number in seen.values())  # 61 on average


def test_bird_starts_on_any_tile_of_either_islet() -> None:  # IS-62
    table = opening(1, 1)
    assert table.prompt(0) == "start"
    assert len(table.legal(0)) == 12
    table.play(0, "start night:2,1")
    assert table.bird(0) == "night:2,1"
    assert table.prompt(0) == "turn"


def test_bag_and_hands_hold_what_is_not_on_the_islet() -> None:  # IS-11
    table = opening(2, 3)
    state = table.state
    total = [0] * 9
    for tiles in (state.bag, state.hand[0], state.hand[1]):
        total = [a + b for a, b in zip(total, counts(tiles, 9), strict=True)]
    for site in range(6):
        total[state.face[site]] += 1
    assert total == [10] * 9
