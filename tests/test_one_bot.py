"""One file of bots, the same class: in the arena, in a terminal, at a table and over the wire."""

import asyncio
import json
import re
from contextlib import closing
from pathlib import Path

import pytest
from cli.runner import GAME, run
from server.house import House, play_out

from catlantis.client import Server
from catlantis.record import load

FILE = Path(__file__).parent / "bots" / "mybots.py"
BIRD = f"{FILE}:Bird"
LIFE = re.compile(r"seat (\d): start (\d+) end (\d+) \[[\d, ]+\]")  # what Bird tells at its end


def lived(told: str) -> list[int]:
    """The seats whose birds were started, asked, told things, and told the end."""
    return [int(seat) for seat, asked, heard in LIFE.findall(told) if int(asked) and int(heard)]


def test_in_the_arena() -> None:
    done = run(
        "arena", GAME, "--bots", f"{BIRD},random", "--games", 2, "--workers", 1, "--limit", 0
    )
    assert done.exit_code == 0, done.output
    assert sorted(lived(done.stderr)) == [0, 1]


def test_in_a_terminal() -> None:
    done = run("play", GAME, "--seats", f"{BIRD},random")
    assert done.exit_code == 0, done.output
    assert lived(done.stderr) == [0]


def test_at_a_table(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with closing(House(tmp_path, bots=json.dumps({"Bird": BIRD}))) as house:
        zoe = house.guest()
        with zoe.join(zoe.table("me", "Bird")["id"]) as socket:
            play_out([socket])
            assert not any(seat["has_stand_in"] for seat in socket.table["seats"])
    assert lived(capfd.readouterr().err) == [1]
    assert house.quiet() == []


def test_over_the_wire(tmp_path: Path) -> None:
    with closing(House(tmp_path)) as house:
        zoe = house.guest()
        token = zoe.post("/api/me/bots", {"name": "Bird"})["token"]
        table = zoe.table("greedy", "open", "greedy")["id"]
        server = Server(house.url, token)
        asyncio.run(server.sit(table, 1))
        zoe.post(f"/api/tables/{table}/start")
        link = f"{house.url}/join/{table}"
        done = run("bot", BIRD, "--server", house.url, "--token", token, "--table", link)
        assert done.exit_code == 0, done.output
        assert "mybots.py:Bird plays at table" in done.stdout
        assert re.search(r"The match is over: rank \d of 3, at seat 2\.", done.stdout)
        assert lived(done.stderr) == [1]
        players = [seat.player for seat in load(asyncio.run(server.match_file(table))).seats]
        assert players == ["greedy", "remote", "greedy"]
    assert house.quiet() == []
