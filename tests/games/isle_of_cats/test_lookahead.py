"""What the greedy bot plans with: it judges every legal action, and finds what is plainly good."""

from functools import cache
from statistics import median

import pytest

from catlantis.core.action import Choices
from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.bot import JUDGE
from catlantis.games.isle_of_cats.bot.prospect import prospect
from catlantis.games.isle_of_cats.scoring import confirmed_tally
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.tally import cats, empty_squares, filled_rooms

from .table import Table, deal, opening, random_match


def worths(state: State, seat: int) -> dict[int, int]:
    """What each legal action is worth."""
    out = Choices()
    GAME.choices(state, seat, out)
    found = JUDGE.worths(state, seat, out)
    return {action: int(found[place]) for place, action in enumerate(out.listed())}


def best(table: Table, seat: int = 0) -> str:
    """What is worth most to the seat."""
    found = worths(table.state, seat)
    return table.write(max(found, key=lambda action: found[action]))


def test_every_legal_action_is_judged_and_nothing_else() -> None:
    for seed in (1, 2):
        for step, table in enumerate(random_match(1, seed)):
            if table.state.to_act and step % 9 == 0:
                before = facts(table.state)
                found = worths(table.state, 0)
                assert sorted(found) == sorted(GAME.legal_actions(table.state, 0))
                assert facts(table.state) == before


def test_a_third_cat_joins_its_family() -> None:
    table = deal({"a-top": "blue stick"}, boats=["at 6 2\nb1 b1 b1 b1 b1\nb2 b2 b2 b2 b2"], seats=2)
    table.play(0, "column a", "card a-top", best_after(table, "column a", "card a-top"))
    assert table.view(0)["players"][0]["families"] == [3]


def best_after(table: Table, *texts: str) -> str:
    """What is worth most once those things are done."""
    plan = Table(table.state.clone())
    plan.play(0, *texts)
    return best(plan)


def test_a_map_is_worth_finding() -> None:
    boat = "at 7 1\nb1 b1 b1 b1 b1"
    table = deal({"a-top": "green stick"}, boats=[boat], seats=2)
    assert best_after(table, "column a", "card a-top").endswith(" 7")


def test_the_column_with_more_is_taken() -> None:
    empty = {f"{c}-{r}": "common dot" for c in "abcd" for r in ("top", "middle", "bottom")}
    cats = {"b-middle": "blue stick + blue steps", "b-bottom": "blue loaf + blue hook"}
    table = deal({**empty, **cats}, seats=2)
    columns = {
        table.write(action): worth
        for action, worth in worths(table.state, 0).items()
        if table.write(action).startswith("column")
    }
    assert max(columns, key=lambda text: columns[text]) == "column b"


@cache
def greedy_match(seed: int) -> State:
    """A match of two, the first playing what is worth most and the second at random."""
    table, rng = opening(2, seed), rng_from_seed(seed)
    while table.state.to_act:
        seat = bits(table.state.to_act)[0]
        legal = GAME.legal_actions(table.state, seat)
        action = legal[rng.below(len(legal))]
        if seat == 0:
            found = worths(table.state, 0)
            action = max(found, key=lambda action: found[action])
        GAME.apply(table.state, seat, action, None)
    return table.state


SEEDS = (1, 2, 3)


@pytest.mark.compiled
@pytest.mark.slow
def test_looking_ahead_beats_chance_by_far() -> None:
    for seed in SEEDS:
        totals = dict(GAME.score_sheet(greedy_match(seed)))["total"]
        assert totals[0] > totals[1] + 40


@pytest.mark.compiled
@pytest.mark.slow
def test_who_picks_well_fills_the_boat_and_who_does_not_leaves_rooms_unfilled() -> None:  # IC-11
    well = [confirmed_tally(greedy_match(seed), 0) for seed in SEEDS]
    assert 16 <= median(int(cats(tally)) for tally in well) <= 22
    assert 4 <= median(int(tally.commons + tally.rares) for tally in well) <= 8
    assert median(int(empty_squares(tally)) for tally in well) <= 20
    ill = [confirmed_tally(greedy_match(seed), 1) for seed in SEEDS]
    assert all(filled_rooms(tally) <= 4 for tally in ill)


def test_a_closed_hole_promises_less_than_none() -> None:
    ring = """
        at 6 3
        b1 b1 b1 .
        b1 {}  g1 .
        b1 g1 g1 g1
        .  .  g1 .
    """
    closed = deal(boats=[ring.format(".")], seats=2)
    filled = deal(boats=[ring.format("#")], seats=2)
    assert prospect(filled.state, 0) > prospect(closed.state, 0) + 100
