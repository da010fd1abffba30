"""Tournaments: fair, the same for the same seed, and honest about chance."""

from dataclasses import replace

import pytest

from catlantis.arena import tournament as module
from catlantis.arena.tournament import (
    Deal,
    Report,
    Tally,
    play_deal,
    play_match,
    standing,
    tournament,
    wilson,
)
from catlantis.core.refusals import BadOptions
from catlantis.core.rng import seed_from_text
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import META, PHASES, ExplodingKittens
from catlantis.games.exploding_kittens.state import State
from catlantis.games.exploding_kittens.verbs import EVENTS, VERBS

KITTENS = "exploding-kittens"


def held(bots: list[str], games: int, *, seed: int = 1, workers: int = 1) -> Report:
    """A tournament's report."""
    return tournament(KITTENS, bots, games, seed, {}, workers, lambda _: None)


def timeless(report: Report) -> Report:
    """The report without the times that were taken."""
    standings = [replace(entrant, decision_ms=0.0) for entrant in report.standings]
    return replace(report, seconds=0.0, standings=standings)


def test_the_same_seed_gives_the_same_result_whatever_the_workers() -> None:
    bots = ["greedy", "random", "random"]
    one, two = held(bots, 12), held(bots, 12, workers=2)
    assert timeless(one) == timeless(two)
    assert timeless(one) != timeless(held(bots, 12, seed=2))


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


def test_each_deal_is_played_once_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seatings: list[list[int]] = []
    monkeypatch.setattr(module, "play_match", lambda deal, order, _: seatings.append(order))
    play_deal(Deal(KITTENS, ["random"] * 3, seed_from_text("deal"), {}))
    assert len(seatings) == 3
    for entrant in range(3):
        assert sorted(order.index(entrant) for order in seatings) == [0, 1, 2]


def test_who_sits_before_whom_differs_from_deal_to_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    followers: set[int] = set()

    def note(deal: Deal, order: list[int], tallies: list[Tally]) -> None:
        followers.add(order[(order.index(0) + 1) % 3])

    monkeypatch.setattr(module, "play_match", note)
    for number in range(20):
        play_deal(Deal(KITTENS, ["random"] * 3, seed_from_text(f"deal {number}"), {}))
    assert followers == {1, 2}


class AllWin(ExplodingKittens):
    """A game in which all who sit down win."""

    def ranking(self, state: State) -> list[int]:
        return [1] * int(state.seats)


def test_a_shared_victory_counts_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, KITTENS, AllWin(META, VERBS, EVENTS, PHASES))
    tallies = [Tally() for _ in range(4)]
    play_match(Deal(KITTENS, ["random"] * 4, 1, {}), [0, 1, 2, 3], tallies)
    assert [(tally.wins, tally.ranks) for tally in tallies] == [(0.25, 1)] * 4


def test_who_sits_where_decides_who_is_counted() -> None:
    deal = Deal(KITTENS, ["greedy", "random"], seed_from_text("deal"), {"first_seat": 0})
    for entrants in ([0, 1], [1, 0]):
        tallies = [Tally(), Tally()]
        play_match(deal, entrants, tallies)
        assert sorted(tally.wins for tally in tallies) == [0.0, 1.0]
        assert sorted(tally.ranks for tally in tallies) == [1, 2]
        assert all(tally.games == 1 and tally.decisions > 0 for tally in tallies)


@pytest.mark.slow
def test_equal_bots_have_equal_chances() -> None:
    for entrant in held(["random"] * 2, 300).standings:
        assert entrant.low <= 0.5 <= entrant.high


def test_entrants_stand_in_the_order_they_were_named() -> None:
    report = held(["random", "greedy", "random"], 3)
    assert [entrant.bot for entrant in report.standings] == ["random", "greedy", "random"]


def test_options_reach_the_game() -> None:
    with pytest.raises(BadOptions) as caught:
        tournament(KITTENS, ["random"] * 2, 2, 1, {"combos": 7}, 2, lambda _: None)
    assert caught.value.option == "combos"


def test_too_many_bots_are_refused_at_once() -> None:
    with pytest.raises(BadOptions) as caught:
        held(["random"] * 6, 6)
    assert caught.value.option == "seats"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # as printed in tables of Wilson's interval
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (1, 2, 0.0945, 0.9055),
        (81, 263, 0.2553, 0.3662),
        (500, 1000, 0.4691, 0.5309),
    ],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_a_standing_is_made_of_its_tally() -> None:
    result = standing("greedy", Tally(games=4, wins=2.0, ranks=6, decisions=100, seconds=0.5))
    assert (result.bot, result.games, result.wins, result.mean_rank) == ("greedy", 4, 2.0, 1.5)
    assert result.decision_ms == pytest.approx(5.0)
    assert (result.low, result.high) == wilson(2.0, 4)


def test_tallies_add_up() -> None:
    tally = Tally(1, 0.5, 2, 30, 0.25)
    tally.add(Tally(2, 1.0, 3, 20, 0.5))
    assert tally == Tally(3, 1.5, 5, 50, 0.75)
