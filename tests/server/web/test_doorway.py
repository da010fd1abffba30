"""The doorway: half-sent requests and too many connections stop nobody else."""

import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from catlantis.server.settings import Settings
from catlantis.server.web import doorway

from ..house import PATIENCE, House, wait_until

HALVES = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a head": b"POST /api/me HTTP/1.1\r\nHost: a\r\nX-More: ",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{",
    "half a chunk": b"POST /api/me HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{",
    "half a second request": b"GET /health HTTP/1.1\r\nHost: a\r\n\r\nGET /he",
    "a body that nobody wants": b"GET /health HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{",
}


def half_sent(house: House, data: bytes) -> sockets.socket:
    line = sockets.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)
    line.sendall(data)
    return line


def is_cut(line: sockets.socket) -> bool:
    """Wait until the server ends it."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


@pytest.fixture
def brisk(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path, request_seconds=0.5)
    yield house
    house.close()


@pytest.mark.parametrize("name", HALVES)
def test_a_request_that_does_not_go_on_is_cut(brisk: House, name: str) -> None:
    with half_sent(brisk, HALVES[name]) as line:
        assert is_cut(line)
    zoe = brisk.guest()
    with zoe.join(zoe.table("me", "random")["id"]) as socket:
        assert socket.ask("ping")["type"] == "pong"
        wait_until(lambda: brisk.doorway.inside <= 2)  # hers, and her socket's
    assert set(brisk.quiet()) <= {"requests were cut off: their rest did not come in time"}


def test_a_head_without_an_end_is_cut(tmp_path: Path) -> None:
    house = House(tmp_path)
    with half_sent(house, b"GET / HTTP/1.1\r\n") as line:
        try:
            while True:
                line.sendall(b"X-More: " + b"x" * 1000 + b"\r\n")
        except OSError:
            pass
    wait_until(lambda: house.doorway.inside == 0)
    house.close()
    assert house.quiet() == ["a request was cut off: its head has no end"]


def test_an_answer_that_nobody_reads_is_cut(brisk: House) -> None:
    ask = b"GET /print/isle-of-cats.pdf HTTP/1.1\r\nHost: a\r\n\r\n"
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    line.connect(("127.0.0.1", brisk.port))
    with line:
        line.sendall(ask * 100)
        wait_until(lambda: brisk.doorway.inside == 1)
        wait_until(lambda: brisk.doorway.inside == 0)


def test_one_address_holds_so_many_connections_and_others_come_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(tmp_path, connections_per_address=20)
    zoe = house.guest()  # by this machine's own address, which may be a proxy's
    monkeypatch.setattr(doorway, "is_proxy", lambda address: address == "127.0.0.1")
    with ExitStack() as held:
        lines = [
            held.enter_context(
                sockets.create_connection(
                    ("127.0.0.1", house.port), PATIENCE, source_address=("127.0.0.2", 0)
                )
            )
            for _ in range(30)
        ]
        wait_until(lambda: house.doorway.inside == 21)
        assert sum(map(is_cut, lines[20:])) == 10
        assert zoe.get("/health") == {"status": "ok"}
    wait_until(lambda: house.doorway.inside == 1)
    house.close()
    told = "connections are refused: too many from one address (127.0.0.2)"
    assert house.quiet() == [told]  # once


def test_a_thousand_half_sent_requests_stop_nobody(tmp_path: Path) -> None:
    house = House(tmp_path, request_seconds=1.0, connections=500)
    zoe = house.guest()
    with zoe.join(zoe.table("me", "random")["id"]) as socket, ExitStack() as held:
        for _ in range(1000):
            held.enter_context(half_sent(house, HALVES["half a head"]))
            assert house.doorway.inside <= 500
        assert socket.ask("ping")["type"] == "pong"  # who is inside goes on
        wait_until(lambda: house.doorway.inside < 10)  # and the others' time runs out
        assert house.guest("Max").get("/ready") == {"status": "ok"}
    house.close()
    assert "connections are refused: there are as many as there may be" in house.quiet()


def test_there_is_room_for_as_many_as_files_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(256, 1000)]
    monkeypatch.setattr("resource.getrlimit", lambda _: limits[-1])
    monkeypatch.setattr("resource.setrlimit", lambda _, limit: limits.append(limit))
    assert doorway.places(Settings().connections) == 800
    assert limits[-1] == (1000, 1000)
    assert doorway.places(100) == 100
