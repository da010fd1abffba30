"""The laws of a game's judgement: it is legal, and looks only at what its seat may know."""

from typing import Any

import pytest

from catlantis.bots.judging import judge_of
from catlantis.core.action import Choices
from catlantis.core.ints import bits
from catlantis.core.judge import CERTAIN, Judge
from catlantis.core.rng import rng_from_seed
from catlantis.core.state import State
from catlantis.games import GAMES

JUDGES = {key: judge for key in sorted(GAMES) if (judge := judge_of(key)) is not None}
STEPS = 24  # of a match, each of which is judged
WIDTH = 4
each = pytest.mark.parametrize("judge", JUDGES.values(), ids=list(JUDGES))


def listed(judge: Judge[Any], state: State, seat: int) -> tuple[Choices, list[int]]:
    """The legal actions of a seat, and what each is worth to it."""
    out = Choices()
    judge.game.choices(state, seat, out)
    return out, [int(worth) for worth in judge.worths(state, seat, out)]


def judgement(judge: Judge[Any], state: State, seat: int) -> list[object]:
    """All that is thought of a position."""
    plans = judge.plans(state, seat, rng_from_seed(2), WIDTH)
    return [
        listed(judge, state, seat)[1],
        int(judge.policy(state, seat, rng_from_seed(1))),
        int(judge.value(state, seat)),
        [[int(action) for action in plan] for plan in plans],
    ]


@each
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_a_judgement_is_the_same_on_every_sample(judge: Judge[Any], seats: str) -> None:
    game = judge.game
    number = max(2, game.meta.min_seats) if seats == "fewest" else min(4, game.meta.max_seats)
    state: State = game.new_game({}, number, 3)
    rng = rng_from_seed(4)
    for step in range(STEPS):
        if not state.to_act:
            break
        seat = bits(state.to_act)[step % len(bits(state.to_act))]
        one, other = (game.determinize(state, seat, 10 * step + luck) for luck in range(2))
        assert judgement(judge, one, seat) == judgement(judge, other, seat)
        game.apply(state, seat, int(judge.policy(state, seat, rng)), None)


@each
def test_a_judgement_is_legal_and_its_plans_begin_with_the_policys(judge: Judge[Any]) -> None:
    game = judge.game
    state: State = game.new_game({}, max(2, game.meta.min_seats), 5)
    rng = rng_from_seed(6)
    for _ in range(STEPS):
        if not state.to_act:
            break
        seat = bits(state.to_act)[0]
        legal = game.legal_actions(state, seat)
        out, worths = listed(judge, state, seat)
        assert list(out.items)[: out.size] == legal
        assert len(worths) >= len(legal)
        plans = judge.plans(state, seat, rng, WIDTH)
        assert 1 <= len(plans) <= WIDTH
        assert all(int(plan[0]) in legal for plan in plans)
        assert 0 <= judge.value(state, seat) <= CERTAIN
        first = int(judge.plans(state, seat, rng_from_seed(1), 1)[0][0])
        assert first == int(judge.policy(state, seat, rng_from_seed(1)))
        game.apply(state, seat, first, None)


@each
def test_at_the_end_the_value_is_what_came_of_it(judge: Judge[Any]) -> None:
    game, rng = judge.game, rng_from_seed(7)
    state: State = game.new_game({}, max(2, game.meta.min_seats), 8)
    while state.to_act:
        seat = bits(state.to_act)[0]
        game.apply(state, seat, int(judge.policy(state, seat, rng)), None)
    ranks = game.ranking(state)
    won = [int(judge.value(state, seat)) for seat in range(int(state.seats))]
    assert won == [CERTAIN // ranks.count(1) if rank == 1 else 0 for rank in ranks]
