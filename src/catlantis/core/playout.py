"""Random play to the end, and counting: loops that must run compiled to be fast."""

from typing import Any

from mypy_extensions import i64

from catlantis.core.action import Choices
from catlantis.core.game import Game
from catlantis.core.ints import bit
from catlantis.core.rng import Rng
from catlantis.core.state import State


def play_randomly(game: Game[Any], state: State, rng: Rng, out: Choices, limit: i64) -> i64:
    """Play a match to its end, or to the limit, at random; how many decisions it took.

    Where several seats are asked, a random one of them answers first.
    """
    decisions: i64 = 0
    while state.to_act and decisions < limit:
        seat = random_seat(state.to_act, rng)
        question = game.phase_of(state, seat).question
        out.clear()
        question.choices(state, seat, out)
        game.answer(question, state, seat, out.items[rng.below(out.size)], None)
        decisions += 1
    return decisions


def random_seat(to_act: i64, rng: Rng) -> i64:
    """One of the seats of the mask, each equally likely."""
    rest = to_act & (to_act - 1)
    if rest:
        number: i64 = 1
        while rest:
            rest &= rest - 1
            number += 1
        for _nth in range(rng.below(number)):  # named: `_` would be boxed
            to_act &= to_act - 1
    seat: i64 = 0
    while not to_act & bit(seat):
        seat += 1
    return seat


def perft(game: Game[Any], state: State, depth: i64) -> i64:
    """How many ways there are to go on for so many decisions: equal for equal rules."""
    if depth == 0:
        return 1
    total: i64 = 0
    out = Choices()
    for seat in range(state.seats):
        if state.is_asked(seat):
            out.clear()
            game.choices(state, seat, out)
            for index in range(out.size):
                following = state.clone()
                game.apply(following, seat, out.items[index], None)
                total += perft(game, following, depth - 1)
    return total


def clone_often(state: State, times: i64) -> State:
    """The last of so many clones, each of the one before."""
    for _time in range(times):
        state = state.clone()
    return state
