"""Clocks: none, for a decision, for a match, in days; and the same window for all."""

import pytest

from catlantis.server.clocks import DAY, LAST_SECONDS, Clocks, Question
from catlantis.server.wire import Pace

TURN, WINDOW = Question(1, False), Question(1, True)


def test_without_a_clock_nothing_ends() -> None:
    clocks = Clocks(Pace(), 2)
    clocks.follow({0: TURN}, 100.0)
    assert clocks.deadlines() == {}
    assert clocks.read(1e9).left == [None, None]


def test_each_decision_has_its_own_time() -> None:
    clocks = Clocks(Pace("decision", seconds=30), 2)
    clocks.follow({0: TURN}, 100.0)
    assert clocks.deadlines() == {0: 130.0}
    clocks.follow({0: TURN, 1: TURN}, 120.0)  # another is asked: the first goes on
    assert clocks.deadlines() == {0: 130.0, 1: 150.0}
    clocks.follow({0: Question(2, False)}, 125.0)
    assert clocks.read(126.0).left == [29.0, None]


def test_the_time_for_a_match_runs_only_while_asked() -> None:
    clocks = Clocks(Pace("match", seconds=60), 2)
    clocks.follow({0: TURN}, 0.0)
    assert clocks.spent(0, 20.0) == 20.0
    clocks.follow({1: TURN}, 20.0)
    clocks.follow({0: Question(2, False)}, 50.0)
    assert clocks.deadlines() == {0: 90.0}
    assert clocks.bank == [40.0, 30.0]


def test_who_has_used_up_the_time_for_the_match_has_a_few_seconds_for_each_decision() -> None:
    clocks = Clocks(Pace("match", seconds=60), 2, [75.0, 0.0])
    clocks.follow({0: TURN}, 0.0)
    assert clocks.deadline(0) == LAST_SECONDS


def test_correspondence_goes_by_days() -> None:
    clocks = Clocks(Pace("days", days=3, reaction=None), 2)
    clocks.follow({0: TURN, 1: WINDOW}, 1000.0, {0: 500.0})
    assert clocks.deadlines() == {0: 500.0 + 3 * DAY, 1: 1000.0 + 3 * DAY}


@pytest.mark.parametrize("kind", ["none", "decision", "match", "days"])
def test_a_window_is_the_same_for_all_and_nobodys_own_clock_runs(kind: str) -> None:
    pace = Pace(kind=kind, seconds=60, reaction=6)  # type: ignore[arg-type]
    clocks = Clocks(pace, 3, [59.0, 0.0, 10.0])
    clocks.follow({0: WINDOW, 1: WINDOW, 2: WINDOW}, 10.0)
    assert set(clocks.deadlines().values()) == {16.0}
    clocks.follow({0: WINDOW, 2: WINDOW}, 12.0)  # one has passed: the end stays
    assert set(clocks.deadlines().values()) == {16.0}
    assert clocks.read(13.0).is_reaction is True
    assert clocks.spent(0, 15.0) == 0.0
    clocks.follow({1: Question(2, True)}, 14.0)  # a Nope: a new window
    assert clocks.deadlines() == {1: 20.0}


def test_a_window_without_a_countdown_is_left_to_the_clock() -> None:
    clocks = Clocks(Pace("decision", seconds=60, reaction=None), 2)
    clocks.follow({0: WINDOW}, 0.0)
    assert clocks.deadline(0) == 60.0
    assert clocks.read(0.0).is_reaction is False
