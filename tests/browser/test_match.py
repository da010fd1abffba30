"""Two people play a whole match in two browsers, a third watches, and the server dies once."""

import json
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from server.house import assert_told

from browser.conftest import People
from browser.house import House
from browser.kittens_player import KittensPlayer
from browser.player import play
from catlantis.record import load

PATIENCE = 150.0  # seconds for a whole match


def frames_of(page: Page) -> list[dict[str, Any]]:
    """All that the page's socket receives from now on."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(json.loads(payload)))

    page.on("websocket", listen)
    return frames


def test_friends_play_to_the_end_while_somebody_watches(
    people: People, house: House, tmp_path: Path
) -> None:
    host, guest, watcher = people.come(), people.come(), people.come()
    players = [KittensPlayer(host, plays=2), KittensPlayer(guest, plays=2)]
    link = players[0].open_table("friends", 2)
    players[1].join(link)
    heard = frames_of(watcher)
    watcher.goto(link)
    host.get_by_role("button", name="Start", exact=True).click()
    expect(guest.get_by_role("region", name="The table").first).to_be_visible()

    until = time.monotonic() + PATIENCE
    play(players, until, stop_at=4)
    guest.reload()
    play(players, until, stop_at=4)
    house.kill()
    house.start()
    play(players, until)

    for page in (host, guest, watcher):
        expect(page.get_by_text("The match is over", exact=True).first).to_be_visible()
    with host.expect_download() as download:
        host.get_by_role("link", name="Save the match").click()
    saved = tmp_path / "saved.match.json"
    download.value.save_as(saved)
    assert_spectator_saw_no_secret(heard, saved.read_bytes())

    host.get_by_role("button", name="Rematch").click()
    host.wait_for_url(lambda url: url != link, wait_until="commit")
    guest.get_by_role("button", name="To the rematch").click()
    guest.wait_for_url(lambda url: url == host.url, wait_until="commit")


def assert_spectator_saw_no_secret(heard: list[dict[str, Any]], match_file: bytes) -> None:
    """Every view and event that was received is exactly what a spectator may know."""
    match = load(match_file)
    assert match.is_over
    views = [message for message in heard if message["type"] in ("sync", "update")]
    assert len(views) > 5
    assert all(message["seat"] is None for message in views)
    assert_told(views, match, None)
    allowed = {"sync", "update", "table", "said", "pong"}
    assert {message["type"] for message in heard} <= allowed
    seeds = [message["table"]["seed"] for message in heard if "table" in message]
    statuses = [message["table"]["status"] for message in heard if "table" in message]
    shown_early = [s for s, status in zip(seeds, statuses, strict=True) if s and status != "over"]
    assert not shown_early
