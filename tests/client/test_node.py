"""The bot in another language, written from docs/wire.md alone, plays."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from server.house import PATIENCE, Guest, House, Message, play_out, wait_until

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.mjs"
NODE = shutil.which("node")

pytestmark = [pytest.mark.slow, pytest.mark.skipif(NODE is None, reason="there is no Node here")]


@pytest.fixture
def zoe(house: House) -> Guest:
    return house.guest()


def node(*args: str) -> subprocess.Popen[str]:
    call = [str(NODE), "--experimental-websocket", "--no-warnings", str(EXAMPLE), *args]
    return subprocess.Popen(call, stdout=subprocess.PIPE, encoding="utf-8")


def match_with(zoe: Guest, table: str, bot: Message) -> list[int]:
    """The ranking of a match at the table, once the bot sits on the second seat."""
    wait_until(lambda: zoe.get(f"/api/tables/{table}")["seats"][1]["player"] == bot["id"])
    zoe.post(f"/api/tables/{table}/start")
    with zoe.join(table) as socket:
        play_out([socket])
        ranking: list[int] = socket.table["result"]["ranking"]
        return ranking


@pytest.mark.parametrize("game", ["exploding-kittens", "islet"])
def test_it_plays_at_a_table(house: House, zoe: Guest, game: str) -> None:
    bot = zoe.post("/api/me/bots", {"name": "Node"})
    table = zoe.table("me", "open", game=game)["id"]
    with node(house.url, bot["token"], table, "2") as process:
        try:
            ranking = match_with(zoe, table, bot)
            told, _ = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 0
    assert told == f"ranking: {json.dumps(ranking, separators=(',', ':'))}\n"


def test_it_waits_to_be_invited(house: House, zoe: Guest) -> None:
    bot = zoe.post("/api/me/bots", {"name": "Node"})
    with node(house.url, bot["token"]) as process:
        try:
            for _ in range(2):
                wait_until(lambda: bot["id"] in [one["id"] for one in zoe.get("/api/bots")])
                table = zoe.table("me", "open")["id"]
                zoe.post(f"/api/tables/{table}/seats/1/invite", {"bot": bot["id"]})
                match_with(zoe, table, bot)
        finally:
            process.kill()
        told = process.communicate(timeout=PATIENCE)[0]
    assert len(re.findall(r"Zoé invites to exploding-kittens, seat 2", told)) == 2
