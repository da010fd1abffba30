"""Worths for a game without a bot of its own: guess what is hidden, play on at random, and count.

Each action is tried on the same guesses, with the same luck, and is worth the rank that comes of
it on average. It plays any game, none of them well.
"""

from math import inf
from time import perf_counter
from typing import Final

from catlantis.core.action import Choices
from catlantis.core.playout import play_randomly
from catlantis.core.rng import rng_from_seed
from catlantis.core.sight import Sight
from catlantis.core.state import State

LIMIT: Final = 2_000  # decisions of a playout


def worths(sight: Sight, playouts: int, seconds: float = inf) -> dict[int, float]:
    """What each legal action is worth to the seat; of very many, of some of them.

    They share so many playouts, or as many as can be played in that time.
    """
    until = perf_counter() + seconds
    legal = sight.legal
    tried = legal[:: 1 + (len(legal) - 1) // playouts]
    total = dict.fromkeys(tried, 0.0)
    for guess in range(playouts // len(tried) if len(tried) > 1 else 0):
        if perf_counter() > until:
            break
        sample = sight.sample(guess)
        for action in tried:
            state = sample.clone()
            sight.game.apply(state, sight.seat, action, None)
            total[action] -= rank_in_the_end(sight, state, guess)
    return total


def rank_in_the_end(sight: Sight, state: State, luck: int) -> float:
    """The seat's rank once the match was played on; midway between the ranks if it takes long."""
    play_randomly(sight.game, state, rng_from_seed(luck), Choices(), LIMIT)
    if state.to_act:
        return (1 + max(2, int(state.seats))) / 2
    return sight.game.ranking(state)[sight.seat]
