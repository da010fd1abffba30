"""What revealed nothing is taken back, the end of a turn too until another acts (CF-20, CF-25)."""

import pytest

from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed
from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.state import State
from catlantis.match import Match, Refused, Seat

from .table import Table


def choosing(seats: int = 3) -> Match:
    """A new match, in which seat 0 places the first marker."""
    return Match(GAME, [Seat(f"cat {seat}") for seat in range(seats)], 1, {"first_seat": 0})


def do(match: Match, seat: int, *texts: str) -> None:
    """The seat does that, one after the other."""
    for text in texts:
        match.act(seat, Table(state_of(match)).read(text))


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def doing(first: str, second: str) -> Match:
    """The first season: the others have passed, and seat 0 does what it chose."""
    match = choosing()
    do(match, 0, f"place {first}")
    do(match, 1, "pass")
    do(match, 2, "pass")
    do(match, 0, f"place {second}")
    return match


def test_a_marker_is_taken_back_until_the_next_player_places_theirs() -> None:  # CF-20
    match = choosing()
    before = facts(match.state)
    do(match, 0, "place fishing")
    assert bits(match.state.to_act) == [1]
    match.undo(0)
    assert facts(match.state) == before
    do(match, 0, "place selling")
    do(match, 1, "place fishing")
    with pytest.raises(Refused, match="no-undo"):
        match.undo(0)
    assert match.can_undo(1)


def test_passing_is_taken_back_too() -> None:  # CF-20
    match = choosing()
    do(match, 0, "pass")
    match.undo(0)
    assert bits(match.state.to_act) == [0]


def test_who_was_asked_meanwhile_answers_a_new_question_next_time() -> None:
    match = choosing()
    do(match, 0, "place fishing")
    theirs = match.question(1)
    match.undo(0)
    assert match.question(1) == theirs
    do(match, 0, "place selling")
    assert match.question(1) > theirs
    with pytest.raises(Refused, match="stale"):
        match.act(1, Table(state_of(match)).read("pass"), theirs)


def test_all_actions_of_a_turn_are_taken_back_one_by_one() -> None:  # CF-25
    match = doing("sailing", "selling")
    start = facts(match.state)
    do(match, 0, "begin sailing")
    do(match, 0, Table(state_of(match)).legal(0, "sail")[0])
    steps = 0
    while facts(match.state) != start:
        match.undo(0)
        steps += 1
    assert steps == 2
    do(match, 0, "finish")  # a new season, in which the next is asked and has done nothing yet
    match.undo(0)
    assert facts(match.state) == start


def test_the_last_marker_of_all_is_taken_back_before_anybody_has_done_anything() -> None:  # CF-25
    match = choosing(2)
    do(match, 0, "pass")
    do(match, 1, "place sailing", "pass")
    assert bits(match.state.to_act) == [1]
    match.undo(1)
    assert Table(state_of(match)).prompt(1) == "place 1"


def test_what_showed_a_tile_or_used_chance_is_not_taken_back() -> None:  # CF-26
    match = doing("fishing", "treasure")
    do(match, 0, "begin fishing")
    assert match.can_undo(0)
    do(match, 0, Table(state_of(match)).legal(0, "fish")[0])
    assert not match.can_undo(0)
    do(match, 0, "begin treasure")
    assert not match.can_undo(0)


def test_undo_leaves_the_match_as_if_the_step_had_not_been() -> None:
    rng, match, undone = rng_from_seed(3), choosing(), 0
    for _ in range(400):
        if match.is_over:
            break
        last = match.journal[-1].seat if match.journal else 0
        if rng.below(3) == 0 and match.can_undo(last):
            kept = [(entry.seat, entry.action) for entry in match.journal[:-1]]
            match.undo(last)
            again = choosing()
            for seat, action in kept:
                again.act(seat, action)
            assert facts(again.state) == facts(match.state)
            undone += 1
        else:
            [seat] = bits(match.state.to_act)
            legal = GAME.legal_actions(state_of(match), seat)
            match.act(seat, legal[rng.below(len(legal))])
    assert undone > 20
