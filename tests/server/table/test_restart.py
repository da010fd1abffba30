"""After `kill -9` every table goes on at the same question, and nothing answered is lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from catlantis.record import load

from ..house import QUICK, Guest, play_out, wait_until


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, folder: Path, **env: str) -> None:
        given = {f"CATLANTIS_{name.upper()}": str(value) for name, value in QUICK.items()}
        given["CATLANTIS_DATABASE"] = str(folder / "tables.sqlite")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "catlantis.server", "0"],
            env={**os.environ, **given, **env},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip().rstrip("/")
        assert self.url, self.process.stderr and self.process.stderr.read()
        self.guests: list[Guest] = []

    def guest(self, name: str | None, cookies: Any = None) -> Guest:
        guest = Guest(self.url, name)
        guest.http.cookies.update(cookies)
        self.guests.append(guest)
        return guest

    def end(self, how: signal.Signals) -> str:
        self.process.send_signal(how)
        for guest in self.guests:
            guest.http.close()
        _, errors = self.process.communicate(timeout=30)
        return errors


class Killed:
    """What was so before a server was killed in full play, and the server that came after."""

    def __init__(self, folder: Path) -> None:
        first = Process(folder)
        zoe, max_ = first.guest("Zoé"), first.guest("Max")
        self.tables: list[str] = []
        self.views: list[dict[str, Any] | None] = []  # hers
        for number in range(3):
            table = zoe.table("me", "open")["id"]
            max_.sit(table, 1)
            zoe.post(f"/api/tables/{table}/start")
            with zoe.join(table) as hers, max_.join(table) as his:
                play_out([hers, his], seed=number, steps=3 + number)
                hers.ask("say", text=f"at {number}")
                self.views.append(hers.view)
            self.tables.append(table)
        self.watched = zoe.table("random", "random", "greedy", pace={"reaction": 2})["id"]
        with zoe.join(self.watched) as bots, zoe.join(self.tables[0]) as hers:
            bots.until(lambda m: m["type"] == "update")
            self.children = children_of(first.process.pid)
            with max_.join(self.tables[0]) as his:
                asked = next(s for s in (hers, his) if s.view and s.view["legal"])
                assert asked.view is not None
                self.answer = asked.act(asked.view["legal"][0])
                first.end(signal.SIGKILL)  # right after the answer
                self.before, self.after, is_hers = asked.sync, asked.view, asked is hers
        self.again = Process(folder)
        self.zoe = self.again.guest(None, zoe.http.cookies)
        self.max_ = self.again.guest(None, max_.http.cookies)
        self.asked = self.zoe if is_hers else self.max_


@pytest.mark.slow
def test_after_kill_9_nothing_answered_is_lost_and_every_table_goes_on(tmp_path: Path) -> None:
    killed = Killed(tmp_path)
    try:
        check_what_was_answered_is_not_lost(killed)
        check_every_table_goes_on_at_the_same_question_to_its_end(killed)
        check_bots_go_on_by_themselves_and_their_processes_died_with_the_server(killed)
    finally:
        errors = killed.again.end(signal.SIGTERM)
    assert errors == ""


def check_what_was_answered_is_not_lost(killed: Killed) -> None:
    assert killed.answer["type"] == "done"
    with killed.asked.join(killed.tables[0]) as socket:
        assert socket.sync["view"] == killed.after != killed.before["view"]
        heard = killed.before["events"]
        assert socket.sync["events"][: len(heard)] == heard
        assert socket.table["commitment"] == killed.before["table"]["commitment"]


def check_every_table_goes_on_at_the_same_question_to_its_end(killed: Killed) -> None:
    for number, table in enumerate(killed.tables):
        with killed.zoe.join(table) as hers, killed.max_.join(table) as his:
            assert hers.sync["chat"][0]["text"] == f"at {number}"
            assert number == 0 or hers.sync["view"] == killed.views[number]
            play_out([hers, his], seed=number)
            assert hers.table["status"] == "over"
        match = load(killed.zoe.ask("GET", f"/api/tables/{table}/match.json").content)
        assert match.is_over


def check_bots_go_on_by_themselves_and_their_processes_died_with_the_server(killed: Killed) -> None:
    assert killed.children
    wait_until(lambda: not any(is_running(child) for child in killed.children))
    path = f"/api/tables/{killed.watched}"
    wait_until(lambda: killed.zoe.get(path)["status"] == "over")


def children_of(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found]


def is_running(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
