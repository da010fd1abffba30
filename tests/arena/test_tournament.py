"""Tournaments: fair, the same for the same seed, and honest about chance."""

from dataclasses import replace

import pytest
from msgspec import structs

from catlantis.arena.deal import Deal, Sitting
from catlantis.arena.interval import wilson
from catlantis.arena.match import play
from catlantis.arena.report import Report
from catlantis.arena.times import Times
from catlantis.arena.tournament import tournament
from catlantis.bots import NoBot
from catlantis.core.refusals import BadOptions
from catlantis.core.rng import seed_from_text
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import META, PHASES, ExplodingKittens
from catlantis.games.exploding_kittens.state import State
from catlantis.games.exploding_kittens.verbs import EVENTS, VERBS

KITTENS = "exploding-kittens"


def held(
    bots: list[str], games: int, *, seed: int = 1, workers: int = 1, limit: float = 0.0
) -> Report:
    """A tournament's report."""
    return tournament(KITTENS, bots, games, seed, {}, workers, lambda _: None, limit=limit)


def timeless(report: Report) -> Report:
    """The report without the times that were taken, and the limit that they had."""
    standings = [replace(one, clock=Times(), cpu=Times()) for one in report.standings]
    plan = structs.replace(report.plan, limit=0.0)
    return replace(report, plan=plan, seconds=0.0, standings=standings)


def test_the_same_seed_gives_the_same_result_whatever_the_workers() -> None:
    bots = ["greedy", "random", "random"]
    one, two = held(bots, 12), held(bots, 12, workers=2)
    assert timeless(one) == timeless(two)
    assert timeless(one) != timeless(held(bots, 12, seed=2))


@pytest.mark.parametrize("workers", [1, 2])
def test_the_same_in_processes_that_can_be_ended(workers: int) -> None:
    bots = ["greedy", "random", "random"]
    assert timeless(held(bots, 12)) == timeless(held(bots, 12, workers=workers, limit=60))


@pytest.mark.parametrize(("games", "played"), [(1, 3), (3, 3), (4, 6), (10, 12)])
def test_games_are_rounded_up_to_whole_rotations(games: int, played: int) -> None:
    told: list[int] = []
    report = tournament(KITTENS, ["random"] * 3, games, 1, {}, 1, told.append)
    assert report.games == sum(told) == played
    assert [entrant.games for entrant in report.standings] == [played] * 3


def test_somebody_wins_every_game() -> None:
    report = held(["random"] * 4, 20)
    assert sum(entrant.wins for entrant in report.standings) == report.games
    assert sum(entrant.mean_rank for entrant in report.standings) == pytest.approx(1 + 2 + 3 + 4)
    assert sum(share.rate for share in report.seats) == pytest.approx(1)


def test_each_deal_is_played_once_from_every_seat() -> None:
    seatings = Deal(KITTENS, ["random"] * 3, seed_from_text("deal"), {}).seatings()
    assert len(seatings) == 3
    for entrant in range(3):
        assert sorted(order.index(entrant) for order in seatings) == [0, 1, 2]


def test_who_sits_before_whom_differs_from_deal_to_deal() -> None:
    followers: set[int] = set()
    for number in range(20):
        deal = Deal(KITTENS, ["random"] * 3, seed_from_text(f"deal {number}"), {})
        followers |= {order[(order.index(0) + 1) % 3] for order in deal.seatings()}
    assert followers == {1, 2}


class AllWin(ExplodingKittens):
    """A game in which all who sit down win."""

    def ranking(self, state: State) -> list[int]:
        return [1] * int(state.seats)


def test_a_shared_victory_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, KITTENS, AllWin(META, VERBS, EVENTS, PHASES))
    played, _ = play(Sitting(Deal(KITTENS, ["random"] * 4, 1, {}), 0, [0, 1, 2, 3]))
    assert played.shares() == [0.25] * 4
    report = held(["random"] * 4, 4)
    assert [(one.wins, one.mean_rank) for one in report.standings] == [(1.0, 1.0)] * 4


def test_who_sits_where_decides_who_is_counted() -> None:
    deal = Deal(KITTENS, ["greedy", "random"], seed_from_text("deal"), {"first_seat": 0})
    for entrants in ([0, 1], [1, 0]):
        played, _ = play(Sitting(deal, 0, entrants))
        assert played.entrants == entrants
        assert sorted(played.shares()) == [0.0, 1.0]
        assert sorted(played.ranks) == [1, 2]
        assert all(times.count > 0 for times in (*played.clock, *played.cpu))
        assert sum(times.count for times in played.clock) == played.length


@pytest.mark.slow
def test_equal_bots_have_equal_chances_and_are_told_apart() -> None:
    report = held(["random"] * 2, 300)
    assert [entrant.label for entrant in report.standings] == ["random#1", "random#2"]
    for entrant in report.standings:
        assert entrant.low <= 0.5 <= entrant.high


def test_entrants_stand_in_the_order_they_were_named() -> None:
    report = held(["random", "greedy", "random"], 3)
    assert [entrant.bot for entrant in report.standings] == ["random", "greedy", "random"]
    assert [entrant.label for entrant in report.standings] == ["random#1", "greedy", "random#2"]


def test_options_reach_the_game() -> None:
    with pytest.raises(BadOptions) as caught:
        tournament(KITTENS, ["random"] * 2, 2, 1, {"combos": 7}, 2, lambda _: None)
    assert caught.value.option == "combos"


def test_too_many_bots_are_refused_at_once() -> None:
    with pytest.raises(BadOptions) as caught:
        held(["random"] * 6, 6)
    assert caught.value.option == "seats"


@pytest.mark.parametrize("bot", ["deepcat", "random?depth=3"])
def test_a_bot_that_cannot_be_had_is_refused_at_once(bot: str) -> None:
    with pytest.raises(NoBot, match=bot.partition("?")[0]):
        held(["random", bot], 2)


def test_the_better_bot_has_the_better_rating_and_matches_make_it_surer() -> None:
    few, many = held(["greedy", "random"], 4), held(["greedy", "random"], 40)
    for greedy, random in (few.standings, many.standings):
        assert greedy.rating is not None
        assert random.rating is not None
        assert greedy.rating.mu > 25 > random.rating.mu
    assert few.standings[0].rating.sigma > many.standings[0].rating.sigma  # type: ignore[union-attr]


def test_alone_a_bot_is_measured_by_how_often_it_wins() -> None:
    report = tournament("islet", ["greedy"], 3, 1, {}, 1, lambda _: None)
    (alone,) = report.standings
    assert alone.rating is None
    assert (alone.low, alone.high) == pytest.approx(wilson(alone.wins, 3))
    assert report.duels == [[None]]


def test_a_report_tells_times_length_and_what_winners_did() -> None:
    report = held(["greedy", "random"], 20)
    greedy, random = report.standings
    assert 0 < greedy.clock.quantile(0.5) <= greedy.clock.quantile(0.99) <= greedy.clock.longest
    assert greedy.decision_ms == pytest.approx(1000 * greedy.clock.total / greedy.clock.count)
    assert sum(report.lengths) == greedy.clock.count + random.clock.count
    assert len(report.lengths) == 20
    assert [(line.name, line.winners, line.others) for line in report.lines] == [
        ("survived", 1.0, 0.0),
        ("outlived", 1.0, 0.0),
    ]
