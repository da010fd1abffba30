"""Clocks: none, for a decision, for a match, in days; and the same window for all."""

import pytest

from catlantis.server.table.clocks import DAY, LAST_SECONDS, Clocks, Question
from catlantis.server.wire.socket import Clock
from catlantis.server.wire.tables import Pace

TURN, WINDOW = Question(1, False), Question(1, True)


def test_without_a_clock_nothing_ends() -> None:
    clocks = Clocks(Pace(), 2)
    clocks.follow({0: TURN}, 100.0)
    assert clocks.deadlines() == {}
    assert clocks.shown(0, [0]).read(1e9) == Clock([None, None], None, False)


def test_each_decision_has_its_own_time() -> None:
    clocks = Clocks(Pace("decision", seconds=30), 2)
    clocks.follow({0: TURN}, 100.0)
    assert clocks.deadlines() == {0: 130.0}
    clocks.follow({0: TURN, 1: TURN}, 120.0)  # another is asked: the first goes on
    assert clocks.deadlines() == {0: 130.0, 1: 150.0}
    clocks.follow({0: Question(2, False)}, 125.0)
    assert clocks.shown(0, [0]).read(126.0).left == [29.0, None]


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
    assert clocks.shown(0, [0, 2]).is_reaction is True
    assert clocks.spent(0, 15.0) == 0.0
    clocks.follow({1: Question(2, True)}, 14.0)  # a Nope: a new window
    assert clocks.deadlines() == {1: 20.0}


def test_a_window_without_a_countdown_is_left_to_the_clock() -> None:
    clocks = Clocks(Pace("decision", seconds=60, reaction=None), 2)
    clocks.follow({0: WINDOW}, 0.0)
    assert clocks.deadline(0) == 60.0
    assert clocks.shown(0, [0]).is_reaction is False


def test_a_chain_of_questions_ends_with_the_turn() -> None:
    clocks = Clocks(Pace("decision", seconds=10, turn=3), 2)
    clocks.follow({0: TURN}, 0.0)
    for number, now in enumerate((9.0, 18.0, 27.0), 2):
        clocks.follow({0: Question(number, False)}, now, is_same_turn=True)
    assert clocks.deadline(0) == 30.0
    assert not clocks.is_turn_over(0, 29.9)
    assert clocks.is_turn_over(0, 30.0)
    clocks.follow({0: Question(5, False)}, 30.0)  # something was revealed: what follows is new
    assert (clocks.deadline(0), clocks.is_turn_over(0, 30.0)) == (40.0, False)


def test_taking_back_gives_no_time_back_even_where_the_turn_seemed_over() -> None:
    clocks = Clocks(Pace("decision", seconds=10, turn=2), 2)
    clocks.follow({0: TURN, 1: TURN}, 0.0)
    clocks.follow({1: TURN}, 8.0, is_same_turn=True)  # done, while another is not
    clocks.follow({0: Question(2, False), 1: TURN}, 9.0, is_same_turn=True)  # taken back
    assert clocks.deadline(0) == 19.0
    clocks.follow({0: Question(3, False), 1: TURN}, 18.0, is_same_turn=True)
    assert clocks.deadline(0) == 21.0  # 12 were left, from 9 on


@pytest.mark.parametrize(
    ("pace", "seconds"),
    [
        (Pace("decision", seconds=10, turn=2), 20.0),
        (Pace("match", seconds=60, turn=2), 60.0),
        (Pace("days", days=2, turn=2), 4 * DAY),
    ],
)
def test_others_see_when_a_turn_ends_and_nothing_of_its_decisions(
    pace: Pace, seconds: float
) -> None:  # IC-21
    clocks = Clocks(pace, 2)
    clocks.follow({0: TURN, 1: TURN}, 0.0)
    dawn = clocks.shown(1, [0, 1])
    assert (dawn.left[0], clocks.shown(None, [0, 1]).left) == (seconds, [seconds, seconds])
    clocks.follow({0: Question(2, False), 1: TURN}, 3.0, {0: 3.1}, is_same_turn=True)
    clocks.follow({0: Question(3, False), 1: TURN}, 5.0, {0: 5.1}, is_same_turn=True)
    assert clocks.shown(1, [0, 1]) == dawn
    assert clocks.shown(0, [0, 1]).turn == seconds


def test_a_window_shows_the_same_clock_whoever_has_passed() -> None:  # EK-38
    for pace in (Pace(reaction=6), Pace("match", reaction=None)):
        clocks = Clocks(pace, 3, [59.0, 0.0, 10.0])
        clocks.follow({0: WINDOW, 1: WINDOW, 2: WINDOW}, 10.0)
        before = clocks.shown(2, [0, 1, 2])
        clocks.follow({1: WINDOW, 2: WINDOW}, 12.0, is_same_turn=True)
        assert clocks.shown(2, [0, 1, 2]) == before


def test_what_a_turn_has_used_is_used_after_a_restart() -> None:
    clocks = Clocks(Pace("decision", seconds=10, turn=3), 2, (), [25.0, 0.0], 100.0)
    clocks.follow({0: TURN}, 100.0, is_same_turn=True)
    assert clocks.deadline(0) == 105.0
    banked = Clocks(Pace("match", seconds=200, turn=3), 2, [150.0, 0.0], [30.0, 0.0], 100.0)
    banked.follow({0: TURN}, 100.0, is_same_turn=True)
    assert banked.shown(0, [0]).turn == 150.0


def test_undo_does_not_wind_a_countdown_up_again() -> None:  # EK-38
    clocks = Clocks(Pace(reaction=6), 3)
    clocks.follow({1: WINDOW, 2: WINDOW}, 10.0)
    clocks.follow({2: WINDOW}, 12.0, is_same_turn=True)
    clocks.follow({1: Question(2, True), 2: WINDOW}, 13.0, is_same_turn=True)
    assert clocks.deadlines() == {1: 16.0, 2: 16.0}  # the window that it still is
    clocks.follow({1: Question(3, False)}, 15.0, is_same_turn=True)  # closed: a turn of its own
    clocks.follow({1: Question(4, True)}, 20.0, is_same_turn=True)
    assert clocks.deadlines() == {1: 21.0}
