"""Notices that it is one's turn: they reach who is away, and cannot be turned against others."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from typing import Any

import pytest

from catlantis.server.people.notices import BadAddress, Notices, checked, is_public
from catlantis.server.settings import Settings

from ..house import Guest, House, wait_until

Posted = Queue[dict[str, Any]]


@pytest.fixture
def hook() -> Iterator[tuple[str, Posted]]:
    """A small web server that keeps what is posted to it."""
    posted: Posted = Queue()

    class Hook(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            size = int(self.headers["Content-Length"])
            posted.put({"path": self.path, **json.loads(self.rfile.read(size))})
            self.send_response(204)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hook?key=1", posted
    server.shutdown()
    thread.join()
    server.server_close()


def test_who_is_away_is_told_once_that_it_is_their_turn(
    zoe: Guest, max_: Guest, hook: tuple[str, Posted]
) -> None:
    url, posted = hook
    assert max_.ask("PATCH", "/api/me", {"webhook": url}).json()["webhook"] == url
    pace = {"kind": "days", "days": 3, "reaction": None}
    table = zoe.table("me", "open", pace=pace, options={"first_seat": 0})["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    with zoe.join(table) as hers:
        hers.end_turn()
    notice = posted.get(timeout=20)
    assert (notice["path"], notice["table"], notice["seat"]) == ("/hook?key=1", table, 1)
    assert f"/table/{table}" in notice["link"]
    assert "Max" in notice["text"]
    assert notice["text"] == notice["content"]
    with max_.join(table) as his:
        his.end_turn()
        with zoe.join(table) as hers:
            hers.end_turn()
        assert posted.empty()  # he is there: he sees


def test_a_notice_that_nobody_takes_troubles_no_one(house: House, zoe: Guest) -> None:
    zoe.ask("PATCH", "/api/me", {"webhook": "http://127.0.0.1:9999/nobody"})
    table = zoe.table("me", "random", options={"first_seat": 0})["id"]
    wait_until(lambda: house.do(lambda: house.hall.tables.rooms[table].autoplay._noticed))
    assert zoe.get("/api/me")["webhook"]
    assert zoe.ask("PATCH", "/api/me", {"webhook": ""}).json()["webhook"] is None


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://10.1.2.3/x",
        "https://192.168.0.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://0.0.0.0/",
        "https://user:secret@example.org/",
        "https://example.org:22/",
        "https://example.org:99999/",
        "https:///path",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://example.org/\r\nX-Evil: 1",
        "https://exämple.org/",
        "https://[::1",
        "javascript:alert(1)",
        "gopher://example.org/",
    ],
)
def test_a_webhook_must_lead_to_the_open_web_by_https(url: str) -> None:
    with pytest.raises(BadAddress):
        checked(url, allow_insecure=False)


def test_a_proper_webhook_is_taken() -> None:
    assert checked("https://hooks.example.org/a/b?c=d", allow_insecure=False).hostname
    assert checked("https://example.org:8443/", allow_insecure=False).port == 8443


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.0.0.1", "::1", "fe80::1%eth0", "fc00::1", "2002:7f00:1::", "224.0.0.1"],
)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_known() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


def test_a_name_that_leads_home_is_not_followed(house: House) -> None:
    async def resolve() -> None:
        notices = Notices(Settings())
        try:
            with pytest.raises(BadAddress):
                await notices._post("https://localhost/", b"{}")
        finally:
            await notices.close()

    house.run(resolve())
    assert house.settings.insecure_webhooks is True  # only for these tests


def test_a_refused_webhook_says_so(house: House, zoe: Guest) -> None:
    answer = zoe.refused("PATCH", "/api/me", {"webhook": "ftp://example.org"})
    assert answer == (400, "bad-webhook")
