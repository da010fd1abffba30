"""Limits: how often, how many, how big; and one who is too slow is cut off, not waited for."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from catlantis.server import limits
from catlantis.server.limits import Bucket, Buckets, Crowd, counted_as

from ..house import GAME, Guest, House, Socket, wait_until


def test_a_bucket_gives_a_burst_and_then_its_rate() -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(-5.0) is False  # a clock that goes back gives nothing
    assert bucket.take(100.0) is True


def test_buckets_are_forgotten_not_hoarded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KEYS", 10)
    buckets = Buckets(1.0, 1)
    for number in range(1000):
        assert buckets.take(f"{number}", 0.0)
    assert len(buckets._buckets) == 10
    assert not buckets.take("999", 0.0)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a socket", "a socket"),
    ],
)
def test_addresses_of_one_household_are_counted_as_one(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_a_crowd_has_a_limit() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")


@pytest.fixture
def strict(tmp_path: Path) -> House:
    return House(
        tmp_path,
        messages_per_second=1.0,
        messages_at_once=5,
        requests_per_second=1.0,
        requests_at_once=30,
        guests_per_minute=1.0,
        guests_at_once=3,
        sockets_per_address=4,
    )


def test_whoever_comes_too_often_is_refused(strict: House) -> None:
    guests = [strict.guest(f"Guest {number}") for number in range(3)]
    stranger = strict.guest(None)
    assert stranger.refused("POST", "/api/me", {"name": "Fourth"}) == (429, "too-fast")
    assert stranger.refused("POST", "/api/transfer", {"code": "AAAA-AAAA"}) == (429, "too-fast")
    table = guests[0].table("me", "random")["id"]
    with guests[0].join(table) as socket:
        for _ in range(20):
            socket.send("ping")
        answers = [socket.until(lambda m: m["type"] in ("pong", "refused")) for _ in range(20)]
        assert [answer["type"] for answer in answers[:5]] == ["pong"] * 5
        refused = {answer["reason"] for answer in answers[5:] if answer["type"] == "refused"}
        assert refused == {"too-fast"}
        assert [answer["ref"] for answer in answers] == list(range(1, 21))  # by its own number
        for _ in range(60):
            socket.send("ping")
        with pytest.raises(ConnectionClosed, match="4429"):
            socket.until(lambda _: False)
    sockets = [Socket(strict.url, table, {}) for _ in range(4)]
    with pytest.raises(Exception, match="403"):
        Socket(strict.url, table, {})
    for socket in sockets:
        socket.line.close()
    assert 429 in [stranger.ask("GET", "/api/games").status_code for _ in range(40)]
    assert stranger.ask("GET", "/").status_code == 200  # the page itself is not limited
    strict.close()
    assert strict.quiet() == []


def test_a_frame_too_big_is_refused_and_one_far_too_big_ends_the_line(zoe: Guest) -> None:
    table = zoe.table("me", "random")["id"]
    with zoe.join(table) as socket:
        socket.line.send("x" * 9_000)
        assert socket.until(lambda m: m["type"] == "refused")["reason"] == "too-big"
        assert socket.ask("ping")["type"] == "pong"
        socket.line.send("x" * 100_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            socket.until(lambda _: False)


def test_a_body_too_big_is_refused(zoe: Guest) -> None:
    body = {"game": GAME, "seats": [{}, {}], "options": {"x" * 100_000: 1}}
    assert zoe.refused("POST", "/api/tables", body) == (413, "too-big")


def test_a_table_takes_so_many_spectators(tmp_path: Path) -> None:
    house = House(tmp_path, sockets_per_table=2)
    zoe = house.guest()
    table = zoe.table("me", "random")["id"]
    with zoe.join(table), Socket(house.url, table, {}):
        third = Socket(house.url, table, {}, read=False)  # one who sits there could come
        with third, pytest.raises(ConnectionClosed, match="4429"):
            third.read()
    house.close()


@pytest.mark.slow
def test_a_slow_reader_is_cut_off_and_others_go_on(tmp_path: Path) -> None:
    house = House(tmp_path, send_queue=8)
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = zoe.table("me", "open")["id"]
    max_.sit(table, 1)
    with zoe.join(table) as hers:
        slow = max_.join(table)
        room = house.room(table)
        line = house.do(lambda: next(line for line in room.lines if line.player_id == max_.id))
        flood = b'{"type":"none","text":"' + b"x" * 200_000 + b'"}'

        def is_cut() -> bool:
            line.send(flood)
            return line.cut_off.is_set()

        while not house.do(is_cut):  # it reads nothing: the queue runs full
            pass
        assert house.do(line.outbox.qsize) <= 8
        wait_until(lambda: house.do(lambda: line not in room.lines))
        assert hers.ask("ping")["type"] == "pong"
        slow.line.close()
        with max_.join(table) as again:
            assert again.sync["type"] == "sync"
    house.close()
    assert house.quiet() == []
