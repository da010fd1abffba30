"""A tournament on two Ray nodes: the same results as here, also when a node is lost."""

import os
import socket
from importlib import import_module
from pathlib import Path

import pytest

from catlantis.arena.plan import plan_of
from catlantis.arena.pool import NoCluster, spread
from catlantis.arena.report import Report
from catlantis.arena.times import Times
from catlantis.arena.tournament import Tournament, tournament

from .anchors import LOST
from .conftest import Cluster

KITTENS = "exploding-kittens"
FILE = Path(__file__).with_name("anchors.py")
GAMES = 24


def outcome(report: Report) -> list[object]:
    """What a report tells, but for times."""
    assert all(one.clock != Times() for one in report.standings)
    told = [(one.label, one.wins, one.low, one.mean_rank, one.rating) for one in report.standings]
    return [told, report.duels, report.seats, report.lengths, report.lines, report.forfeits]


def is_there(_: int) -> bool:
    """Whether this runs on the node that will be lost."""
    return LOST in os.environ


def failing(number: int) -> int:
    raise ValueError(f"{number} is too many")


def test_a_cluster_plays_as_this_machine_does_also_when_a_node_is_lost(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = ["greedy", "random"]
    there = tournament(KITTENS, bots, GAMES, 1, {}, 1, lambda _: None, cluster=cluster.address)
    here = tournament(KITTENS, bots, GAMES, 1, {}, 1, lambda _: None)
    assert outcome(there) == outcome(here)

    # Jobs are done in their order, and what one raises is raised here.
    places = list(spread(is_there, list(range(64)), 1, cluster.address))
    assert len(places) == 64
    with pytest.raises(ValueError, match="3 is too many"):
        list(spread(failing, [3], 1, cluster.address))

    # A node that lacks something says so.
    (tmp_path / "only_here.py").write_text("def work(number): return number")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(NoCluster, match="No module named 'only_here'"):
        list(spread(import_module("only_here").work, [1], 1, cluster.address))

    # A match is under way on the second node when that is lost.
    marker = tmp_path / "begun"
    anchors = [f"{FILE}:Anchor?marker={marker}", "random"]
    contest = Tournament(plan_of(KITTENS, anchors, 1, {}, 600.0), anchors, GAMES)
    told: list[int] = []

    def lose_a_node(number: int) -> None:
        told.append(number)
        if sum(told) == 1:
            assert marker.exists()
            cluster.lose_second()

    contest.run(1, lose_a_node, cluster=cluster.address)
    assert sum(told) == GAMES
    assert cluster.second.poll() is not None
    alone = Tournament(contest.plan, anchors, GAMES)
    alone.run(1, lambda _: None)
    assert outcome(contest.report()) == outcome(alone.report())


def test_no_cluster_is_told_at_once() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not listen
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(NoCluster):
            list(spread(is_there, [1], 1, address))
