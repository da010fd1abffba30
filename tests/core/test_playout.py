"""Random play and counting: the loops that must be fast, and right."""

from collections import Counter

import pytest

from catlantis.core.action import Choices
from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.playout import clone_often, perft, play_randomly, random_seat
from catlantis.core.rng import rng_from_seed
from catlantis.core.state import State
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME


def test_random_play_is_the_same_for_the_same_stream() -> None:
    ends = []
    for _ in range(2):
        state = GAME.new_game({}, 4, 1)
        decisions = play_randomly(GAME, state, rng_from_seed(2), Choices(), 100_000)
        ends.append((decisions, facts(state)))
    assert ends[0] == ends[1]
    assert ends[0][1]["to_act"] == 0


def test_random_play_stops_at_the_limit() -> None:
    state = GAME.new_game({}, 4, 1)
    assert play_randomly(GAME, state, rng_from_seed(2), Choices(), 5) == 5
    assert state.to_act


def test_random_play_in_parts_is_the_same_as_at_once() -> None:
    whole, parts = GAME.new_game({}, 3, 1), GAME.new_game({}, 3, 1)
    play_randomly(GAME, whole, rng_from_seed(2), Choices(), 20)
    rng = rng_from_seed(2)
    for _ in range(20):
        play_randomly(GAME, parts, rng, Choices(), 1)
    assert facts(whole) == facts(parts)


@pytest.mark.parametrize("mask", [0b1, 0b10110, 1 << 62, 1 << 62 | 1])
def test_a_random_seat_is_any_of_the_mask_equally_often(mask: int) -> None:
    rng, each = rng_from_seed(4), 500
    found = Counter(int(random_seat(mask, rng)) for _ in range(each * mask.bit_count()))
    assert sorted(found) == bits(mask)
    assert all(abs(count - each) < 5 * each**0.5 for count in found.values())


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
def test_perft_counts_the_ways_to_go_on(key: str) -> None:
    game = GAMES[key]
    state: State = game.new_game({}, game.meta.max_seats, 6)
    before = facts(state)
    assert perft(game, state, 0) == 1
    first = [
        (seat, action) for seat in bits(state.to_act) for action in game.legal_actions(state, seat)
    ]
    assert perft(game, state, 1) == len(first)
    second = 0
    for seat, action in first:
        following = state.clone()
        game.apply(following, seat, action, None)
        asked = bits(following.to_act)
        second += sum(len(game.legal_actions(following, other)) for other in asked)
    assert perft(game, state, 2) == second
    assert facts(state) == before


def test_a_match_that_is_over_has_no_way_to_go_on() -> None:
    state = GAME.new_game({}, 2, 1)
    play_randomly(GAME, state, rng_from_seed(2), Choices(), 100_000)
    assert perft(GAME, state, 1) == 0


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_last_of_many_clones_is_like_the_first_and_apart(key: str) -> None:
    game = GAMES[key]
    state: State = game.new_game({}, game.meta.min_seats, 6)
    before = facts(state)
    clone = clone_often(state, 10)
    assert facts(clone) == before
    play_randomly(game, clone, rng_from_seed(1), Choices(), 50)
    assert facts(state) == before
    assert facts(clone) != before
