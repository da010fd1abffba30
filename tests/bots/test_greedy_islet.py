"""Greedy plays Islet: it plans the whole turn, lays when it can, and beats chance."""

import pytest
from games.islet.table import Table, islet, opening

from catlantis.arena.tournament import tournament
from catlantis.bots import seated
from catlantis.core.sight import Sight
from catlantis.games.islet import GAME

LONGEST_WALK = 20  # steps of one move that lead somewhere


def choice(table: Table, seat: int = 0) -> str:
    """What greedy does there, whatever its seed."""
    choices = {
        table.write(seated("greedy", GAME, seat, 2, seed).choose(Sight(GAME, table.state, seat)))
        for seed in range(3)
    }
    assert len(choices) == 1, f"of equal worth: {choices}"
    return choices.pop()


def test_an_egg_is_laid_where_the_bird_is() -> None:
    assert choice(islet(r"/wl2 A\sb1  /cf1  \ ", hands="wl sb", resources="l l l")) == "lay lll"


def test_secured_resources_pay_first() -> None:
    assert choice(islet(r"/wl2 A\sb1  /cf1  \ ", resources="l l L L")) == "lay lLL"


def test_a_step_is_paid_on_the_way_to_an_egg() -> None:
    table = islet(r"/wl1aA\wf1  /sb1  \cf1  /", resources="s b b b")
    assert choice(table) == "advance 1,0"
    table.play(0, "advance 1,0")
    assert choice(table) == "advance 2,0 s"
    table.play(0, "advance 2,0 s")
    assert choice(table) == "lay bbb"


def test_the_higher_of_two_nests_is_laid_on() -> None:
    table = islet(r"/wl1  \wl3  /wb1 A\wl2  /", resources="l l l")
    assert choice(table) == "advance 1,0"


def test_tiles_are_stacked_for_what_they_bring() -> None:
    table = islet(r"/wl1  \sb1  /cf1  \ ", hands="wl wl", resources="b b")
    begin = choice(table)
    assert begin.startswith("explore")
    table.play(0, begin)
    assert choice(table).startswith("stack")


def test_what_is_worth_least_is_returned() -> None:
    table = islet(r"/wl1  \sb1  /", hands="wl", resources="b b b f f f w w", eggs="3 | 3")
    table.play(0, table.legal(0, "explore")[0], "gather")
    assert choice(table) == "return w"


@pytest.mark.parametrize("seats", [1, 2])
def test_the_bird_does_not_go_to_and_fro(seats: int) -> None:
    table, steps, longest = opening(seats, 4), 0, 0
    bots = [seated("greedy", GAME, seat, seats, seat) for seat in range(seats)]
    while table.to_act:
        seat = table.to_act[0]
        text = table.write(bots[seat].choose(Sight(GAME, table.state, seat)))
        steps = steps + 1 if text.startswith("advance") else 0
        longest = max(longest, steps)
        table.play(seat, text)
    assert 0 < longest < LONGEST_WALK


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    report = tournament("islet", ["greedy", "random"], 4, 1, {}, 1, lambda _: None)
    assert report.standings[0].wins == 4
