"""The end, and that no tile, card or euro is ever lost or made (CF-50, CF-6)."""

import pytest

from catlantis.core.bag import held
from catlantis.games.cat_and_fish import GAME

from .table import Table, deal, random_match, rich

SEATS = [2, 3, 4]


def finished(players: str) -> Table:
    """A match whose last winter is over, nothing being done in it."""
    table = deal(players, season="5 winter")
    table.finish_all()
    assert table.view(None)["over"]
    return table


def totals(table: Table) -> list[int]:
    return dict(GAME.score_sheet(table.state))["total"]


def test_match_ends_after_the_fifth_winter() -> None:  # CF-50
    table = deal(" | ")
    for _ in range(19):
        table.finish_all()
        while table.view(None)["stage"] == "summoning":
            table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    assert table.time == "5 winter"
    table.finish_all()
    assert table.view(None)["over"]
    assert table.to_act == []


def test_each_fish_left_counts_a_euro_whales_too_fishbones_nothing() -> None:  # CF-50
    table = finished("5€ crab tuna whale pink-fishbone cold | 5€ blue-fishbone")
    assert totals(table) == [8, 5]


def test_each_penalty_costs_3_euros() -> None:  # CF-50
    table = deal("1€ | 9€", season="4 winter")
    table.finish_all()
    table.play(0, "summon 30")
    for _ in range(4):
        table.finish_all()
    assert dict(GAME.score_sheet(table.state))["penalties"] == [-3, 0]
    assert totals(table) == [1 - 3, 7]


def test_game_cards_and_magic_cards_count_nothing() -> None:  # CF-50
    assert totals(finished("5€ net boat *engine *warp | 5€")) == [5, 5]


def test_richest_wins() -> None:  # CF-50
    table = finished("5€ | 9€ | 6€ crab crab | 2€")
    assert totals(table) == [5, 9, 8, 2]
    assert GAME.ranking(table.state) == [3, 1, 2, 4]
    assert table.told()[-1] == "1 won"


def test_tie_goes_to_who_bought_more_cards_then_it_is_shared() -> None:  # CF-50
    table = finished("5€ net | 5€ net boat | 5€ net | 4€")
    assert GAME.ranking(table.state) == [2, 1, 2, 4]
    table = finished("5€ boat | 5€ net | 3€")
    assert GAME.ranking(table.state) == [1, 1, 3]
    assert table.told()[-2:] == ["0 won", "1 won"]


def test_score_sheet_shows_every_line() -> None:  # CF-50
    table = finished("5€ crab net | 3€")
    assert GAME.score_sheet(table.state) == [
        ("money", [5, 3]),
        ("fish", [1, 0]),
        ("penalties", [0, 0]),
        ("total", [6, 3]),
        ("cards", [1, 0]),
    ]


# Conservation


@pytest.mark.parametrize("seats", SEATS)
def test_no_tile_card_or_euro_is_ever_lost_or_made(seats: int) -> None:  # CF-3, CF-4, CF-5, CF-6
    for seed in range(4):
        for matches in (random_match(seats, seed), rich(seats, seed).at_random(seed)):
            census = GAME.census(next(matches).state)
            for table in matches:
                assert GAME.census(table.state) == census


@pytest.mark.parametrize("seats", SEATS)
def test_all_cash_is_accounted_for(seats: int) -> None:  # CF-6, CF-10
    for seed in range(4):
        *_, table = random_match(seats, seed)
        paid, received = ledger(table)
        assert table.view(None)["bank"] == {"paid": paid, "received": received}
        assert sum(table.money) == 5 * seats + paid - received


def ledger(table: Table) -> tuple[int, int]:
    """What the bank has paid and received, by the events alone."""
    paid = received = 0
    for text in table.told():
        _, kind, *args = text.split()
        if kind in ("sold", "found-treasure", "explored"):
            paid += int(args[-1])
        elif kind in ("bought", "changed", "paid-sorcerer", "struck", "paid-fee"):
            received += int(args[-1])
        elif kind == "borrowed":
            paid, received = paid + 2, received + 2
    return paid, received


@pytest.mark.parametrize("seats", SEATS)
def test_loans_are_as_many_as_penalty_tokens(seats: int) -> None:  # CF-40
    for seed in range(4):
        *_, table = random_match(seats, seed)
        loans = sum(text.endswith("borrowed") for text in table.told())
        assert loans == sum(int(number) for number in table.state.penalties)


@pytest.mark.parametrize("seats", SEATS)
def test_cards_owned_are_those_sold(seats: int) -> None:  # CF-29
    for seed in range(4):
        for table in random_match(seats, seed):
            for card in range(10):
                owners = sum(table.state.owns(seat, card) for seat in range(seats))
                assert owners == held(table.state.sold, card)
