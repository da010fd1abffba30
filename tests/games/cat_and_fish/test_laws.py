"""The laws where the fuzzer seldom comes: everybody owns everything and sails far out.

Played at random from the start, few ever buy a Vessel, and catastrophes meet nobody.
"""

import pytest

from catlantis.core.laws import check_end, check_step
from catlantis.core.rng import rng_from_seed
from catlantis.core.turns import Turns
from catlantis.games.cat_and_fish import GAME
from catlantis.match import Match, Seat

from .table import deal, opening, rich


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_laws_hold_for_the_rich(seats: int, seed: int) -> None:
    state, rng, turns = rich(seats, seed).state, rng_from_seed(seed), Turns()
    while state.to_act:
        seat = next(seat for seat in range(seats) if state.is_asked(seat))
        legal = GAME.legal_actions(state, seat)
        check_step(GAME, state, seat, legal[rng.below(len(legal))], rng, turns)
    check_end(GAME, state)


def match_of(*texts: str) -> Match:
    """A match of two in which these are done, by whoever is asked."""
    match = Match(GAME, [Seat("Mochi"), Seat("Nori")], 1, {"first_seat": 0})
    for text in texts:
        seat = 0 if match.state.is_asked(0) else 1
        match.act(seat, opening(2, 0).read(text))
    return match


CHOSEN = ("place fishing", "place fishing", "place sailing", "place sailing")


def test_a_step_can_be_taken_back() -> None:
    match = match_of(*CHOSEN, "begin sailing")
    assert match.can_undo(0)
    match.undo(0)
    assert match.view(0)["doing"] is None


def test_undo_never_goes_back_past_a_turned_tile() -> None:  # CF-26
    assert not match_of(*CHOSEN, "begin fishing", "fish 1").can_undo(0)


def test_undo_never_goes_back_past_a_drawn_card() -> None:  # CF-32, CF-33
    for space in ("treasure", "library"):
        match = match_of(f"place {space}", "pass", "place sailing", f"begin {space}")
        assert not match.can_undo(0)


def test_undo_never_goes_back_past_a_fish_that_a_catastrophe_removed() -> None:  # CF-30
    match = match_of("place typhoon", "pass", "place sailing", "begin typhoon", "move 22")
    assert not match.can_undo(0)


def test_a_wizard_s_change_can_be_taken_back() -> None:  # CF-35
    table = deal("wizard | ", markers="buying | ")
    table.play(0, "wizard buying sailing")
    kinds = [event.kind for event in table.log.events]
    assert not any(GAME.events.kinds[kind].reveals for kind in kinds)
