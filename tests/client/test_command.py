"""`catlantis bot`: what it tells, and what it cannot do."""

import os
import signal
import subprocess
import sys

import pytest
from cli.runner import GAME, MAIN, PLAIN, run
from server.house import PATIENCE, House, play_out, wait_until


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["random", "--server", "nowhere", "--token", "x"], "is no address of a server"),
        (["random", "--server", "http://127.0.0.1:1", "--token", "x"], "no server answers there"),
        (["deepcat", "--server", "http://x", "--token", "x"], "no bot “deepcat”"),
        (["random", "--server", "http://x"], "--token is missing"),
        (
            ["random", "--server", "http://x", "--token", "x", "--wait", "--table", "y"],
            "Leave one of them out",
        ),
    ],
)
def test_what_cannot_be_is_told_in_a_line(args: list[str], told: str) -> None:
    done = run("bot", *args)
    assert done.exit_code == 2, done.output
    assert told in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr
    assert not done.stdout  # that it plays or waits is told when it does


def test_what_the_server_refuses_is_told_in_both_languages(house: House) -> None:
    call = ["bot", "random", "--server", house.url, "--token", "made.up"]
    assert "knows no remote bot by that token" in run(*call, "--wait").stderr
    done = run(*call, "--table", "nowhere", "--lang", "fr")
    assert done.exit_code == 2
    assert "il n’y a pas de telle table" in done.stderr
    assert not done.stdout


@pytest.mark.slow
def test_a_bot_waits_plays_where_it_is_invited_and_ends_with_ctrl_c(house: House) -> None:
    zoe = house.guest()
    made = zoe.post("/api/me/bots", {"name": "Bird"})
    env = {**os.environ, **PLAIN, "CATLANTIS_TOKEN": made["token"], "PYTHONUNBUFFERED": "1"}
    call = [sys.executable, "-c", MAIN, "bot", "random", "--server", house.url, "--wait"]
    with subprocess.Popen(call, env=env, stdout=subprocess.PIPE, encoding="utf-8") as bot:
        try:
            wait_until(lambda: made["id"] in [one["id"] for one in zoe.get("/api/bots")])
            table = zoe.table("me", "open", game=GAME)["id"]
            zoe.post(f"/api/tables/{table}/seats/1/invite", {"bot": made["id"]})
            wait_until(lambda: zoe.get(f"/api/tables/{table}")["seats"][1]["player"] == made["id"])
            zoe.post(f"/api/tables/{table}/start")
            with zoe.join(table) as socket:
                play_out([socket])
            wait_until(lambda: made["id"] in [one["id"] for one in zoe.get("/api/bots")])
            bot.send_signal(signal.SIGINT)
            told, _ = bot.communicate(timeout=PATIENCE)
        finally:
            bot.kill()  # if it has not ended: nobody waits for it
    assert bot.returncode == 130
    assert "random waits to be invited" in told
    assert "Zoé invites it: Exploding Kittens, seat 2." in told
    assert "The match is over: rank" in told
