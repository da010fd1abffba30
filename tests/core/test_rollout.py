"""Rollouts: what the judgement would do is kept, unless something else is better beyond doubt."""

import pytest
from games.exploding_kittens.table import Table, deal

from catlantis.core.facts import facts
from catlantis.core.ints import lowest, ones
from catlantis.core.rng import rng_from_seed
from catlantis.core.rollout import FIRST_CHOICE, Rollouts, halvings
from catlantis.games.exploding_kittens import GAME
from catlantis.games.exploding_kittens.bot import JUDGE

ALL = 10**6  # rounds


def search(table: Table, *, playouts: int = 40, width: int = 8, seed: int = 1) -> Rollouts:
    """The search of seat 0 there."""
    root = GAME.determinize(table.state, 0, 0)
    rng = rng_from_seed(seed)
    return Rollouts(JUDGE, root, 0, rng, JUDGE.plans(root, 0, rng, width), playouts)


def on_a_kitten() -> Table:
    """Seat 0 knows that a kitten lies on top, and can skip it."""
    table = deal("skip | nope", pile="kitten beard beard")
    table.state.pile_known[0] = 1
    return table


def busy() -> Table:
    """A turn with many choices."""
    return deal("skip attack favor see | nope beard", pile="beard beard skip kitten")


def written(found: Rollouts) -> list[str]:
    return [GAME.verbs.verb(int(plan[0])).name for plan in found.plans]


def test_what_the_judgement_would_do_is_the_first_plan() -> None:
    assert written(search(on_a_kitten())) == ["skip", "draw"]


def test_it_is_kept_where_it_is_best() -> None:
    found = search(on_a_kitten())
    found.go_on(ALL)
    assert found.chance(1) == 0  # it explodes
    assert found.chosen(0.0) == FIRST_CHOICE


def test_it_is_left_where_another_is_better_beyond_doubt() -> None:
    found = search(on_a_kitten())
    found.plans.reverse()
    found.go_on(ALL)
    assert written(found)[found.chosen(1.0)] == "skip"


@pytest.mark.parametrize(("doubt", "place"), [(0.0, 1), (1.9, 1), (2.1, FIRST_CHOICE)])
def test_doubt_is_counted_in_standard_errors(doubt: float, place: int) -> None:
    found = search(on_a_kitten())
    for lead in (300, 100, 200, 0, -100):  # 100 on average, with a standard error of 70.7
        found.tried[1] += 1
        found.lead[1] += lead
        found.squares[1] += lead * lead
    assert found.mean_lead(1) == 100
    assert found.error(1) == pytest.approx(5000**0.5)
    assert found.chosen(doubt * 100 / 2 / 5000**0.5) == place


def test_where_all_are_alike_nothing_is_left() -> None:
    table = deal("beard beard tacocat tacocat | ", pile="beard")
    found = search(table)
    found.go_on(ALL)
    assert found.chosen(0.0) == FIRST_CHOICE


def test_the_first_choice_stays_in_the_race_to_the_end() -> None:
    found = search(busy())
    while not found.is_done():
        assert found.alive & 1
        found.go_on(1)
    assert max(found.tried) == found.tried[FIRST_CHOICE]
    assert ones(found.alive) == 2


def test_there_are_about_as_many_playouts_as_were_asked_for() -> None:
    found = search(busy(), playouts=48)
    found.go_on(ALL)
    assert 48 - len(found.plans) * halvings(len(found.plans)) <= sum(found.tried) <= 48


def test_no_more_plans_are_weighed_than_wanted() -> None:
    assert len(search(busy(), width=3).plans) == 3
    alone = search(busy(), width=1, playouts=10)
    alone.go_on(ALL)
    assert alone.tried[FIRST_CHOICE] == 10  # for its chance: nothing is to be chosen
    assert alone.chosen(0.0) == FIRST_CHOICE


def test_the_same_seed_gives_the_same_search() -> None:
    one, other = search(busy()), search(busy())
    one.go_on(ALL)
    while not other.is_done():
        other.go_on(3)
    assert [int(plan[0]) for plan in one.plans] == [int(plan[0]) for plan in other.plans]
    assert (list(one.won), list(one.lead)) == (list(other.won), list(other.lead))


def test_the_root_stays_as_it_is() -> None:
    found = search(busy())
    before = facts(found.root)
    found.go_on(ALL)
    assert facts(found.root) == before


def test_masks_are_counted() -> None:
    assert [int(ones(mask)) for mask in (0, 1, 6, 2**40 + 1)] == [0, 1, 2, 2]
    assert [int(lowest(mask)) for mask in (1, 6, 2**40)] == [0, 1, 40]
    assert [int(halvings(number)) for number in (1, 2, 3, 8, 9)] == [0, 1, 2, 3, 4]
