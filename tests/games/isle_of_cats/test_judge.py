"""The judgement that searching bots play with: whole days, guesses of the others, chances."""

import pytest

from catlantis.core.facts import facts
from catlantis.core.judge import CERTAIN
from catlantis.core.rng import rng_from_seed
from catlantis.core.rollout import Rollouts
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.bot import JUDGE
from catlantis.games.isle_of_cats.state import CHOSEN, DISCOVERIES, get

from .table import Table, deal, opening, random_match

FULL = """
    at 6 2
    b1 b1 b1 b1 b1
    b2 b2 b2 b2 b2
    b3 b3 b3 b3 b3
    b4 b4 b4 b4 b4
"""


def with_a_day_confirmed(seats: int = 2) -> Table:
    """A table at which seat 1 has confirmed its first day, and nobody else."""
    table = opening(seats, 1)
    table.play(1, "column a")
    table.finish(1)
    return table


def test_a_plan_is_a_whole_day_that_can_be_done() -> None:  # IC-21
    for step, table in enumerate(random_match(2, 3)):
        if not table.asks(0) or step % 40:
            continue
        before = facts(table.state)
        plans = JUDGE.plans(table.state, 0, rng_from_seed(1), 6)
        assert facts(table.state) == before
        assert 1 <= len(plans) <= 6
        assert len({tuple(plan) for plan in plans}) == len(plans)
        for plan in plans:
            day = table.state.clone()
            for action in plan:
                assert GAME.is_legal(day, 0, action)
                GAME.apply(day, 0, action, None)
            assert not day.is_asked(0) or day.day == table.state.day + 1


def test_who_has_confirmed_has_done_something_today_in_a_guess() -> None:  # IC-21
    table = with_a_day_confirmed(3)
    guess = JUDGE.guess(table.state, 0, rng_from_seed(1))
    assert get(guess, 1, CHOSEN)
    assert get(guess, 1, DISCOVERIES) > 0
    assert not get(guess, 2, CHOSEN)
    assert GAME.view(guess, 0) == GAME.view(table.state, 0)


def test_a_guess_tells_nothing_of_what_others_did_today() -> None:  # IC-21
    one, two = opening(2, 1), opening(2, 1)
    one.play(1, "column a")
    two.play(1, "column d")
    for table in (one, two):
        table.finish(1)
    guesses = [JUDGE.guess(table.state, 0, rng_from_seed(7)) for table in (one, two)]
    assert facts(guesses[0]) == facts(guesses[1])
    assert JUDGE.value(one.state, 0) == JUDGE.value(two.state, 0)


def test_a_rivals_confirmed_day_makes_ones_own_chances_no_better() -> None:
    """Once the day is over, its boat has grown."""
    table = with_a_day_confirmed()
    plan = JUDGE.plans(table.state, 0, rng_from_seed(1), 1)[0]
    chances = []
    for guess in (
        JUDGE.guess(table.state, 0, rng_from_seed(1)),
        GAME.determinize(table.state, 0, 1),
    ):
        for action in plan:
            GAME.apply(guess, 0, action, None)
        chances.append(JUDGE.value(guess, 0))
    assert chances[0] < chances[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_who_has_the_better_boat_is_likelier_to_win(seats: int) -> None:
    table = deal(boats=[FULL], seats=seats)
    table.state.day = 5
    chances = [int(JUDGE.value(table.state, seat)) for seat in range(seats)]
    assert chances[0] > 2 * chances[1]
    assert 0.8 * CERTAIN < sum(chances) < 1.2 * CERTAIN


def test_at_the_end_the_value_is_what_came_of_it() -> None:
    for seed in (1, 2):
        *_, table = random_match(2, seed)
        ranks = GAME.ranking(table.state)
        values = [JUDGE.value(table.state, seat) for seat in (0, 1)]
        assert values == [CERTAIN if rank == 1 else 0 for rank in ranks]


def test_a_playout_with_the_same_luck_comes_to_the_same() -> None:
    table = opening(2, 1)
    found = {
        int(JUDGE.played_out(JUDGE.guess(table.state, 0, rng_from_seed(3)), 0, rng_from_seed(4)))
        for _ in range(2)
    }
    assert len(found) == 1
    assert 0 < found.pop() < CERTAIN


def test_the_search_takes_the_cards_that_bring_more() -> None:
    empty = {f"{c}-{r}": "common dot" for c in "abcd" for r in ("top", "middle", "bottom")}
    cats = {"b-middle": "blue stick + blue steps", "b-bottom": "blue loaf + blue hook"}
    days: list[dict[str, str]] = [*[{}] * 6, {**empty, **cats}]
    table = deal(*days, seats=2)
    table.state.day = 6
    plans = JUDGE.plans(table.state, 0, rng_from_seed(1), 8)
    search = Rollouts(JUDGE, table.state, 0, rng_from_seed(1), plans, 24)
    search.go_on(24)
    assert search.is_done()
    chosen = [table.write(action) for action in search.plans[search.chosen(0.0)]]
    assert "card b-middle" in chosen
    assert "card b-bottom" in chosen
    assert chosen[-1] == "confirm"
