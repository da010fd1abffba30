"""Two people play a whole match in two browsers, a third watches, and the server dies once."""

import json
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from browser.conftest import People
from browser.house import House
from browser.player import Player
from catlantis.record import load

PATIENCE = 150.0  # seconds for a whole match


def frames_of(page: Page) -> list[dict[str, Any]]:
    """All that the page's socket receives from now on."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(json.loads(payload)))

    page.on("websocket", listen)
    return frames


def open_table(page: Page, players: int) -> str:
    """Open a table for friends: its link."""
    page.goto("/")
    Player(page).invitation.get_by_role("button", name="With friends").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/**", wait_until="commit")
    return page.url


def join(page: Page, link: str) -> None:
    page.goto(link.replace("/table/", "/join/"))
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url("**/table/**", wait_until="commit")


def play(players: list[Player], until: float, stop_at: int | None = None) -> int:
    """Let all decide in turn until the match is over, or so many decisions were taken."""
    taken = 0
    while not players[0].is_over and taken != stop_at:
        assert time.monotonic() < until, "the match does not end"
        if any(player.decide() for player in players):
            taken += 1
        else:
            players[0].page.wait_for_timeout(50)
    return taken


def test_friends_play_to_the_end_while_somebody_watches(
    people: People, house: House, tmp_path: Path
) -> None:
    host, guest, watcher = people.come(), people.come(), people.come()
    link = open_table(host, players=2)
    join(guest, link)
    heard = frames_of(watcher)
    watcher.goto(link)
    host.get_by_role("button", name="Start", exact=True).click()
    players = [Player(host, plays=2), Player(guest, plays=2)]
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
    guest.get_by_role("link", name="To the rematch").click()
    guest.wait_for_url(lambda url: url == host.url, wait_until="commit")


def assert_spectator_saw_no_secret(heard: list[dict[str, Any]], match_file: bytes) -> None:
    """Every view and event that was received is exactly what a spectator may know."""
    match = load(match_file)
    assert match.is_over
    views = [message for message in heard if message["type"] in ("sync", "update")]
    assert len(views) > 5
    for message in views:
        assert message["seat"] is None
        if message["view"] is not None:
            past = match.at(message["step"])
            assert message["view"] == past.view(None)
            told = past.told(None)
            assert message["events"] == told[len(told) - len(message["events"]) :]
    allowed = {"sync", "update", "table", "said", "pong"}
    assert {message["type"] for message in heard} <= allowed
    seeds = [message["table"]["seed"] for message in heard if "table" in message]
    statuses = [message["table"]["status"] for message in heard if "table" in message]
    shown_early = [s for s, status in zip(seeds, statuses, strict=True) if s and status != "over"]
    assert not shown_early
