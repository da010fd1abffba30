"""A socket fuzzer: nonsense, floods and lies on one table; the others do not notice."""

import json
import random
import resource
import socket as sockets
import string
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ..house import Guest, House, Socket, choose

ROUNDS = 6000
KINDS = ["act", "undo", "hint", "say", "look", "resync", "ping", "fly", ""]
VERBS = ["draw", "pass", "nope", "favor", "pair", "three", "five", "insert", "give", "fly"]


def some_json(rng: random.Random, depth: int = 0) -> Any:
    """Any JSON, seldom deep."""
    kind = rng.randrange(8 if depth < 4 else 5)
    match kind:
        case 0:
            return None
        case 1:
            return rng.random() < 0.5
        case 2:
            return rng.choice([0, -1, 1, 2**31, 2**63, 2**64, 10**30, rng.randrange(100)])
        case 3:
            return rng.choice([0.5, -1e308, 1e308, rng.random()])
        case 4:
            size = rng.choice([0, 1, 10, 300])
            return "".join(rng.choice(string.printable + "é\u202e\x00😀") for _ in range(size))
        case 5:
            return [some_json(rng, depth + 1) for _ in range(rng.randrange(6))]
    keys = ["type", "ref", "seat", "question", "action", "text", "more"]
    return {rng.choice(keys): some_json(rng, depth + 1) for _ in range(rng.randrange(7))}


def near_message(rng: random.Random, socket: Socket) -> Any:
    """A message that is nearly right: wrong seats, stale questions, actions of all sorts."""
    asked = socket.view["asked"] if socket.view else 0
    args = [rng.choice([0, 1, 7, 99, -1, "x"]) for _ in range(rng.randrange(4))]
    message: dict[str, Any] = {
        "type": rng.choice(KINDS),
        "ref": rng.randrange(100),
        "seat": rng.choice([0, 1, 2, 3, 15, None]),
        "question": asked + rng.choice([0, 0, 0, -1, 1, 1000]),
        "action": [rng.choice(VERBS), *args],
        "text": "x" * rng.choice([0, 1, 300, 301]),
    }
    for key in rng.sample(sorted(message), rng.randrange(5)):
        del message[key]
    return message


def huge(rng: random.Random, _socket: Socket) -> str:
    return rng.choice(["x" * 9_000, "[" * 8_000, '"' + "\\u0000" * 1_300, "9" * 8_000])


def raw(rng: random.Random, _socket: Socket) -> bytes:
    return rng.randbytes(rng.randrange(200))


def attack(rng: random.Random, guest: Guest, table: str, rounds: int) -> int:
    """Send all sorts of things to a table: how often the line had to be taken up again."""
    lost = 0
    attacks: list[Callable[[random.Random, Socket], Any]] = [
        near_message,
        near_message,
        near_message,
        lambda rng, _: some_json(rng),
        huge,
        raw,
    ]
    socket = guest.join(table)
    for _ in range(rounds):
        made = rng.choice(attacks)(rng, socket)
        try:
            socket.line.send(made if isinstance(made, str | bytes) else json.dumps(made))
            if rng.random() < 0.3:
                socket.catch_up()
            if rng.random() < 0.02:
                socket.line.send("x" * 200_000)  # far too big: the line ends
            if rng.random() < 0.02:
                break_line(socket)
        except ConnectionClosed:
            lost += 1
            socket.line.close()
            socket = guest.join(table)
    with suppress(ConnectionClosed):
        socket.catch_up()
    socket.line.close()
    return lost


def break_line(socket: Socket) -> None:
    """Text that is no text, and a line that just ends."""
    line = socket.line.socket
    with suppress(OSError):
        line.send(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
        line.shutdown(sockets.SHUT_WR)


def memory() -> int:
    """The most memory that this process, with the server in it, has held, in MiB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_nothing_a_client_sends_troubles_the_server_or_another_table(
    house: House, seed: int
) -> None:
    rng = random.Random(seed)
    evil, zoe, max_ = house.guest("Evil"), house.guest("Zoé"), house.guest("Max")
    attacked = evil.table("me", "random", "open")["id"]
    zoe.sit(attacked, 2)
    evil.post(f"/api/tables/{attacked}/start")
    quiet = zoe.table("me", "open", pace={"reaction": None})["id"]  # however long it takes
    max_.sit(quiet, 1)
    zoe.post(f"/api/tables/{quiet}/start")
    before = memory()
    with zoe.join(quiet) as hers, max_.join(quiet) as his:
        for _ in range(8):
            attack(rng, evil, attacked, ROUNDS // 8)
            attack(rng, house.guest(None), attacked, 10)  # and one who sits nowhere
            asked = next((s for s in (hers, his) if s.view and s.view["legal"]), None)
            if asked is None:
                break
            assert asked.view is not None
            assert asked.act(choose(asked.view, rng))["type"] == "done"
            for socket in (hers, his):
                socket.catch_up()
        assert not any(m["type"] == "refused" for m in [*hers.heard, *his.heard])
    assert house.quiet() == []
    assert memory() - before < 100
    with zoe.join(attacked) as socket:  # even the attacked table goes on
        assert socket.ask("ping")["type"] == "pong"
    assert house.do(lambda: len(house.hall.tables.rooms[attacked].lines)) <= 1


def test_handshakes_of_all_sorts_leave_no_trace(house: House) -> None:
    upgrade = (
        b"Host: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
    )
    post = b"POST /api/me HTTP/1.1\r\nHost: a\r\n"
    requests = [
        b"GET /ws/tables/x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n",
        b"GET /ws/tables/\xff\xfe HTTP/1.1\r\n" + upgrade + b"\r\n",
        b"GET /ws/tables/%00%ff HTTP/1.1\r\n" + upgrade + b"\r\n",
        b"GET /ws/nowhere HTTP/1.1\r\n" + upgrade + b"\r\n",
        b"GET /ws/tables/x HTTP/1.1\r\n" + upgrade + b"Origin: \xff\r\n\r\n",
        b"GET /ws/tables/x HTTP/1.1\r\n" + upgrade + b"Cookie: catlantis=\xff.\xff\r\n\r\n",
        b"GET /%ff%fe HTTP/1.1\r\nHost: a\r\n\r\n",
        post + b"Content-Type: \xff\r\nContent-Length: 2\r\n\r\n{}",
        post + b"Cookie: catlantis=\xff\xfe; ;;=\r\nContent-Length: 1\r\n\r\n{",
        b"\x16\x03\x01\x00\xa5\x01\x00",
    ]
    for request in requests:
        with sockets.create_connection(("127.0.0.1", house.port), timeout=10) as line:
            line.sendall(request)
            line.shutdown(sockets.SHUT_WR)
            while line.recv(65536):
                pass
    assert house.guest("Zoé").get("/health") == {"status": "ok"}
    assert house.quiet() == []
