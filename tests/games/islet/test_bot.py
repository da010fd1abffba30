"""Islet's judgement: whole turns, legal to their end, weighed without a trace."""

import pytest

from catlantis.core.action import Choices
from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.judge import CERTAIN
from catlantis.core.rng import rng_from_seed
from catlantis.games.islet import GAME
from catlantis.games.islet.bot import JUDGE
from catlantis.games.islet.state import State

from .table import Table, islet, opening

WIDTH = 8
EVERY = 7  # of so many decisions one is looked at


def decisions(seats: int, seed: int) -> list[State]:
    """Some positions of a match as the policy plays it."""
    table, rng, found, step = opening(seats, seed), rng_from_seed(seed), [], 0
    state = table.state
    while state.to_act:
        if step % EVERY == 0:
            found.append(state.clone())
        step += 1
        seat = bits(state.to_act)[0]
        GAME.apply(state, seat, int(JUDGE.policy(state, seat, rng)), None)
    return found


def plans(state: State, seat: int) -> list[list[int]]:
    """The most promising plans."""
    found = JUDGE.plans(state, seat, rng_from_seed(1), WIDTH)
    return [[int(action) for action in plan] for plan in found]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_policy_does_what_is_worth_most_and_leaves_no_trace(seats: int) -> None:
    for state in decisions(seats, 11):
        seat, out, before = bits(state.to_act)[0], Choices(), facts(state)
        GAME.choices(state, seat, out)
        worths = dict(zip(out.listed(), JUDGE.worths(state, seat, out), strict=True))
        action = int(JUDGE.policy(state, seat, rng_from_seed(1)))
        assert worths[action] == max(worths.values())
        assert plans(state, seat)[0][0] == action
        assert facts(state) == before


@pytest.mark.parametrize("seats", [1, 2])
def test_plans_differ_and_are_legal_to_their_end(seats: int) -> None:
    most = 0
    for state in decisions(seats, 12):
        seat = bits(state.to_act)[0]
        found = plans(state, seat)
        assert len({tuple(plan) for plan in found}) == len(found) <= WIDTH
        most = max(most, *map(len, found))
        for plan in found:
            following = state.clone()
            for action in plan:
                assert GAME.is_legal(following, seat, action)
                GAME.apply(following, seat, action, None)
    assert most > 4  # whole turns


@pytest.mark.parametrize("seats", [1, 2])
def test_a_turn_is_played_as_the_policy_would_action_by_action(seats: int) -> None:
    one, other = opening(seats, 13).state, opening(seats, 13).state
    JUDGE.played_out(one, 0, rng_from_seed(1))
    rng = rng_from_seed(1)
    while other.to_act:
        seat = bits(other.to_act)[0]
        GAME.apply(other, seat, int(JUDGE.policy(other, seat, rng)), None)
    assert GAME.score_sheet(one) == GAME.score_sheet(other)


def test_plans_bring_different_things_and_lay_on_different_tiles() -> None:
    table = islet(r"/wl1 A\wb1  /cf1  \wl2  /", hands="wl sb cf sf", resources="l l l b b b f w")
    ends = [table.write(plan[-1]) for plan in plans(table.state, 0)]
    assert len(ends) == WIDTH
    assert {"gather", "lay lll", "lay bbb"} <= set(ends)


def test_what_goes_back_is_planned_as_a_whole() -> None:
    table = islet(r"/wl1  \sb1  /", hands="wl sb", resources="b b b f f f w w", eggs="3 | 3")
    table.play(0, "explore wl 2,0", "stack sb 1,0", "gather")
    best = plans(table.state, 0)[0]
    assert [table.write(action) for action in best] == ["return w", "return w"]


def ended(table: Table, eggs: str) -> State:
    """The table when the match is over, so many eggs of each seat being laid on its land."""
    state = table.state.clone()
    land = [site for site in range(len(state.height)) if state.height[site]]
    for site, egg in zip(land, eggs, strict=False):
        state.egg[site] = "ab".index(egg)
    state.to_act = 0
    return state


def test_a_margin_counts_beside_the_win_and_less() -> None:
    table = islet(r"/wl1  \sb1  /cf1  \wl1  /sb1  \cf1  /")
    ends = ["bbb", "bbaa", "aab", "aaa"]
    outcomes = [int(JUDGE.outcome(ended(table, eggs), 0)) for eggs in ends]
    assert outcomes == sorted(set(outcomes))
    assert outcomes[2] - outcomes[1] > outcomes[3] - outcomes[2]
    assert 0 <= outcomes[0] < outcomes[-1] <= CERTAIN
    assert [int(JUDGE.value(ended(table, eggs), 0)) for eggs in ends] == [0, 500, 1000, 1000]


def test_who_has_laid_more_is_more_likely_to_win() -> None:
    table = islet(r"/wl1aA\sb1  /cf1 B\wl1  /", resources="l | l")
    ahead, behind = (int(JUDGE.value(table.state, seat)) for seat in range(2))
    assert CERTAIN > ahead > CERTAIN // 2 > behind > 0


def test_alone_tiles_in_the_bag_and_eggs_laid_make_hope() -> None:
    few = islet(r"/wl1 A\sb1  /", night=r"/wl1  \sb1  /", bag="wl " * 6 + "sb " * 6, eggs="2")
    more = islet(r"/wl1 A\sb1  /", night=r"/wl1  \sb1  /", bag="wl " * 6 + "sb " * 8, eggs="2")
    laid = islet(r"/wl1 A\sb1a /", night=r"/wl1  \sb1  /", bag="wl " * 6 + "sb " * 6, eggs="1")
    values = [int(JUDGE.value(table.state, 0)) for table in (few, more, laid)]
    assert 0 < values[0] < min(values[1:]) <= max(values) < CERTAIN


def test_resources_that_no_pack_has_are_not_hoped_for() -> None:
    table = islet(r"/wl1  \sb1  /cf1  \ ", hands="wl", resources="w")
    table.state.packs = 0
    seat, out = 0, Choices()
    GAME.choices(table.state, seat, out)
    worths = dict(zip(out.listed(), JUDGE.worths(table.state, seat, out), strict=True))
    exploring = max(w for action, w in worths.items() if table.write(action).startswith("explore"))
    assert exploring == worths[table.read("end")]
