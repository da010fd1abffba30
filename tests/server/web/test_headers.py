"""Headers, origins, the page's files, and what is told to whom watches the server."""

import os
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import InvalidStatus

from catlantis.server.web.headers import is_same_origin
from catlantis.server.web.page import Page

from ..house import GAME, Guest, House, Socket


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/none", "/health", "/join/x"])
def test_every_answer_tells_browsers_what_to_forbid(house: House, path: str) -> None:
    headers = house.guest(None).ask("GET", path).headers
    policy = headers["content-security-policy"]
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert scripts == "script-src 'self'"
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers
    assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api")


@pytest.mark.parametrize(
    ("headers", "is_fine"),
    [
        ({}, True),
        ({"origin": "http://here:1", "host": "here:1"}, True),
        ({"origin": "https://HERE:1", "host": "here:1"}, True),
        ({"origin": "http://evil.example", "host": "here:1"}, False),
        ({"origin": "null", "host": "here:1"}, False),
        ({"origin": "http://here:2", "host": "here:1"}, False),
        ({"origin": "http://[", "host": "here:1"}, False),
        ({"origin": "http://friend.example", "host": "here:1"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
def test_only_our_own_page_changes_anything(headers: dict[str, str], is_fine: bool) -> None:
    assert is_same_origin(headers, "http://friend.example http://other.example") is is_fine


def test_another_sites_page_is_refused(house: House, zoe: Guest) -> None:
    evil = {"Origin": "http://evil.example"}
    answer = zoe.ask("POST", "/api/tables", {"game": GAME, "seats": [{}, {}]}, headers=evil)
    assert (answer.status_code, answer.json()["reason"]) == (403, "bad-origin")
    assert zoe.ask("GET", "/api/games", headers=evil).status_code == 200
    table = zoe.table("me", "random")["id"]
    with pytest.raises(InvalidStatus):
        Socket(house.url, table, evil)
    with Socket(house.url, table, {"Origin": house.url}) as socket:
        assert socket.seat is None


@pytest.fixture
def built(tmp_path: Path) -> Page:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>the page")
    (folder / "assets" / "main-abc.js").write_text("let x = 1;" * 400)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return Page(folder)


@pytest.mark.parametrize(
    "path",
    [
        "../secret.txt",
        "assets/../../secret.txt",
        "..%2fsecret.txt",
        "/etc/passwd",
        "....//secret.txt",
        "assets/../../../etc/passwd",
        "\\..\\secret.txt",
        "\x00",
    ],
)
def test_no_path_leads_out_of_the_pages_folder(built: Page, path: str) -> None:
    found = built.find(path)
    assert found is None or found.body == b"<!doctype html>the page"


def test_files_of_the_page_are_cached_by_their_names(built: Page) -> None:
    script = built.find("/assets/main-abc.js")
    assert script is not None
    assert "immutable" in script.cache
    assert script.media_type == "text/javascript"
    assert script.packed is not None
    assert len(script.packed) < len(script.body)
    index, icon = built.find("/"), built.find("/icon.svg")
    assert index is not None
    assert icon is not None
    assert (index.cache, icon.media_type) == ("no-cache", "image/svg+xml")
    assert built.find("/table/some-id") == index
    assert built.find("/assets/gone.js") is None


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    found = Page(tmp_path).find("/")
    assert found is not None
    assert b"npm run build" in found.body


def test_a_page_built_again_is_read_again(built: Page) -> None:
    folder = built._folder
    built.find("/")
    (folder / "index.html").write_text("new")
    os.utime(folder / "index.html", (1, 1))
    found = built.find("/")
    assert found is not None
    assert found.body == b"new"


def test_the_page_is_served_with_a_tag_and_compressed(house: House) -> None:
    guest = house.guest(None)
    first = guest.ask("GET", "/some/where")
    assert first.status_code == 200
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    again = guest.ask("GET", "/some/where", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_not_there_is_a_problem(house: House) -> None:
    guest = house.guest(None)
    assert guest.refused("GET", "/api/nothing") == (404, "no-such-thing")
    assert guest.refused("PUT", "/api/me")[0] == 405
    assert guest.refused("GET", "/ws/tables/x")[0] == 405
    assert guest.refused("GET", "/assets/gone.js")[0] == 404


def test_health_and_metrics(house: House, zoe: Guest, tmp_path: Path) -> None:
    assert zoe.get("/health") == {"status": "ok"}
    table = zoe.table("me", "random", options={"first_seat": 0})["id"]
    with zoe.join(table) as socket:
        socket.act(["draw"])
        socket.ask("act", seat=1, question=0, action=["draw"])
        answer = zoe.ask("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=")
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }
    assert min(found["catlantis_rooms",], found["catlantis_sockets",]) >= 1
    assert found["catlantis_actions_total", "player"] >= 1
    assert found["catlantis_refused_total", "not-your-seat"] >= 1
    assert found["catlantis_requests_total", "200"] >= 1
    assert found["catlantis_action_seconds_count",] >= 1
    assert found["catlantis_action_seconds_bucket", "2.5"] >= 1
    assert table not in answer.text
    closed = House(tmp_path, metrics=False, public_url="https://games.example.org")
    cookie = closed.guest(None).ask("POST", "/api/me", {"name": "Zoé"}).headers["set-cookie"]
    assert "Secure" in cookie
    assert closed.guest(None).refused("GET", "/metrics") == (404, "no-such-thing")
    closed.close()
