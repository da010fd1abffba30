"""Work spread over processes."""

import multiprocessing
import os
from collections.abc import Iterator
from pathlib import Path
from time import sleep

import pytest

from catlantis.arena.pool import AHEAD, finished, spread


def doubled(number: int) -> int:
    return 2 * number


def slow_first(number: int) -> int:
    sleep(0.1 if number == 0 else 0)
    return number


def waiting_for(gate: Path | None) -> None:
    while gate is not None and not gate.exists():
        sleep(0.01)


def failing_at_three(number: int) -> int:
    if number == 3:
        raise ValueError("three is too many")
    return number


def process(_: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("jobs", [0, 1, 5, 3 * AHEAD])
def test_every_job_is_done_once(workers: int, jobs: int) -> None:
    assert list(spread(doubled, list(range(jobs)), workers)) == [2 * job for job in range(jobs)]


def test_results_come_in_the_order_of_the_jobs() -> None:
    assert list(spread(slow_first, [0, 1, 2, 3], 2)) == [0, 1, 2, 3]


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_worker_raises_is_raised_here(workers: int) -> None:
    results: Iterator[int] = spread(failing_at_three, list(range(9)), workers)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(ValueError, match="three is too many"):
        next(results)


@pytest.mark.parametrize("workers", [0, 1])
def test_a_single_worker_stays_in_this_process(workers: int) -> None:
    assert set(spread(process, [1, 2, 3], workers)) == {os.getpid()}


def test_several_workers_are_processes_of_their_own() -> None:
    assert os.getpid() not in set(spread(process, [1, 2, 3], 2))


def test_a_search_that_is_given_up_ends() -> None:
    results = spread(doubled, list(range(10_000)), 2)
    assert next(results) == 0
    del results


@pytest.mark.parametrize("workers", [1, 2])
def test_as_they_are_done_every_result_comes_once_with_its_place(workers: int) -> None:
    jobs = list(range(10, 3 * AHEAD))
    assert sorted(finished(doubled, jobs, workers)) == [
        (place, 2 * job) for place, job in enumerate(jobs)
    ]


def test_who_takes_long_keeps_nobody_waiting(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    results = finished(waiting_for, [gate, None, None], 2)
    assert {next(results)[0] for _ in range(2)} == {1, 2}
    gate.touch()
    assert next(results)[0] == 0


def test_who_is_given_up_is_ended_whatever_it_does(tmp_path: Path) -> None:
    others = set(multiprocessing.active_children())
    results = finished(waiting_for, [None, tmp_path / "never"], 2)
    assert next(results)[0] == 0
    assert set(multiprocessing.active_children()) > others
    results.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) <= others
