"""Measurements: figures that mean something, compiled or not."""

import os
import subprocess
from itertools import chain, repeat

import pytest

from catlantis.arena import bench
from catlantis.arena.bench import Figures, clone_rate, is_compiled, measure, measure_pure

KITTENS = "exploding-kittens"


def assert_plausible(figures: Figures) -> None:
    assert figures.decisions > figures.games > 0
    assert figures.clones > 0


@pytest.mark.parametrize("seats", [2, 5])
def test_random_play_is_measured(seats: int) -> None:
    figures = measure(KITTENS, seats, 0.02)
    assert_plausible(figures)
    assert figures.compiled == is_compiled()


def test_clones_are_measured() -> None:
    assert clone_rate(KITTENS, 2, 0.01) > 0


def test_the_slowest_list_of_legal_actions_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []
    slow_once = [9.0] + [1.0] * bench.REPEATS  # something came in between
    always_slow = [5.0] * (1 + bench.REPEATS)
    lasts = chain([1.0] * (1 + bench.REPEATS), slow_once, always_slow, repeat(1.0))
    times = chain.from_iterable((0.0, seconds) for seconds in lasts)
    monkeypatch.setattr(bench, "thread_time", lambda: next(times))
    slowest = bench.slowest_listing(KITTENS, 3, 4, 1, done.append)
    assert done == [1, 1, 1, 1]
    assert slowest.seconds == 5.0
    assert slowest.actions > 0


def test_the_interpreted_rules_are_measured_in_a_process_of_their_own() -> None:
    figures = measure_pure(KITTENS, 2, 0.02)
    assert_plausible(figures)
    assert figures.compiled is False


def test_that_process_is_told_to_run_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = b'{"compiled": false, "decisions": 3.0, "games": 2.0, "clones": 1.0}'
    told: list[dict[str, str]] = []

    def run(call: list[str], *, env: dict[str, str], **_: bool) -> object:
        told.append(env)
        return subprocess.CompletedProcess(call, 0, figures)

    monkeypatch.delenv("CATLANTIS_PURE", raising=False)
    monkeypatch.setattr(subprocess, "run", run)
    assert measure_pure(KITTENS, 2, 1.0) == Figures(False, 3.0, 2.0, 1.0)
    assert told == [{**os.environ, "CATLANTIS_PURE": "1"}]
