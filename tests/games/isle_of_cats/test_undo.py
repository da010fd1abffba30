"""A whole day can be taken back until its owner confirms it, whatever the others do (IC-21)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.verbs import CONFIRM
from catlantis.match import Match, Refused, Seat

from .table import opening


def seated(seats: int, seed: int = 1) -> Match:
    return Match(GAME, [Seat(f"Cat {seat}") for seat in range(seats)], seed)


def legal(match: Match, seat: int) -> list[int]:
    assert isinstance(match.state, State)
    return GAME.legal_actions(match.state, seat)


def act_first(match: Match, seat: int, times: int = 1) -> None:
    """The seat does the first legal thing, so many times."""
    for _ in range(times):
        match.act(seat, legal(match, seat)[0])


def until_confirm(match: Match, seat: int) -> None:
    while CONFIRM not in legal(match, seat):
        act_first(match, seat)


def test_a_whole_day_can_be_taken_back() -> None:  # IC-21
    match = seated(2)
    dawn = facts(match.state)
    until_confirm(match, 0)
    steps = len(match.journal)
    assert steps >= 5
    for _ in range(steps):
        assert match.can_undo(0)
        match.undo(0)
    assert facts(match.state) == dawn
    assert not match.can_undo(0)


def test_a_day_can_be_taken_back_whatever_others_did_since() -> None:  # IC-21
    match = seated(3)
    act_first(match, 0, 3)
    until_confirm(match, 1)
    act_first(match, 2)
    match.act(1, CONFIRM)
    theirs = match.view(2)["players"]
    for _ in range(3):
        match.undo(0)
    assert match.view(0)["today"]["stage"] == "morning"  # type: ignore[index]
    assert match.view(2)["players"] == theirs
    assert bits(match.state.to_act) == [0, 2]


def test_confirming_is_final() -> None:  # IC-21
    match = seated(2)
    until_confirm(match, 0)
    entry = match.act(0, CONFIRM)
    assert entry.settled
    assert not entry.final
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="no-undo"):
        match.undo(0)
    act_first(match, 1, 2)
    assert not match.can_undo(0)
    assert match.can_undo(1)


def test_the_end_of_a_day_is_final_for_all() -> None:  # IC-21
    match = seated(2)
    for seat in (0, 1):
        until_confirm(match, seat)
        match.act(seat, CONFIRM)
    assert match.journal[-1].final
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    act_first(match, 1)
    match.undo(1)
    assert not match.can_undo(1)


def test_others_are_told_nothing_of_what_is_taken_back() -> None:  # IC-21
    match = seated(2)
    before = match.view(1), match.view(None), match.told(1)
    act_first(match, 0, 4)
    match.undo(0)
    assert (match.view(1), match.view(None), match.told(1)) == before


def test_another_column_may_be_tried() -> None:  # IC-21
    match = seated(1)
    match.act(0, opening(1, 0).read("column a"))
    act_first(match, 0, 2)
    for _ in range(3):
        match.undo(0)
    match.act(0, opening(1, 0).read("row top"))
    assert match.view(0)["today"]["chosen"] == [0, 1, 2, 3]  # type: ignore[index]


@settings(max_examples=12)
@given(seed=st.integers(0, 1 << 30))
def test_undo_leaves_the_match_as_if_the_step_had_not_been(seed: int) -> None:  # IC-21
    rng, match = rng_from_seed(seed), seated(3, seed)
    for _ in range(40):
        asked = bits(match.state.to_act)
        seat = asked[rng.below(len(asked))]
        if rng.below(4) == 0 and match.can_undo(seat):
            kept = [(entry.seat, entry.action) for entry in match.journal]
            kept.pop(max(step for step, (who, _) in enumerate(kept) if who == seat))
            match.undo(seat)
            again = seated(3, seed)
            for who, action in kept:
                again.act(who, action)
            assert facts(again.state) == facts(match.state)
        else:
            actions = legal(match, seat)
            match.act(seat, actions[rng.below(len(actions))])
