"""Remote bots wait to be invited: who may, what they are told, and what goes on meanwhile."""

import json
from threading import Barrier, Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ..house import PATIENCE, Guest, House, wait_until


class Waiter:
    """A remote bot that waits."""

    def __init__(self, house: House, owner: Guest, name: str = "Robo") -> None:
        made = owner.post("/api/me/bots", {"name": name, "colour": "grey"})
        self.id, self.token = made["id"], made["token"]
        self.house = house
        self.line = self.wait()
        self.hello = self.read()

    def wait(self) -> ClientConnection:
        headers = {"Authorization": f"Bearer {self.token}"}
        address = f"{self.house.url.replace('http', 'ws')}/ws/bots"
        return connect(address, additional_headers=headers).__enter__()

    def read(self) -> Any:
        return json.loads(self.line.recv(PATIENCE))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        guest = self.house.guest(None)
        guest.http.headers["Authorization"] = f"Bearer {self.token}"
        return guest.ask(method, path, body)

    def close(self) -> None:
        self.line.close()
        wait_until(lambda: not self.house.do(lambda: self.id in self.house.hall.waiting._lines))


def invite(host: Guest, table: str, seat: int, bot: str) -> Any:
    return host.ask("POST", f"/api/tables/{table}/seats/{seat}/invite", {"bot": bot})


def reason(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["reason"]


def test_a_bot_that_waits_is_listed_invited_and_sits_down(
    house: House, zoe: Guest, max_: Guest
) -> None:
    bot = Waiter(house, zoe)
    about = {"id": bot.id, "name": "Robo", "colour": "grey"}
    assert bot.hello == {"type": "waiting", "protocol": 1, "me": about}
    assert about in max_.get("/api/bots")
    table = max_.table("me", "open")["id"]
    assert invite(max_, table, 1, bot.id).status_code == 204
    invited = bot.read()
    assert (invited["type"], invited["seat"], invited["by"]) == ("invited", 1, "Max")
    assert invited["table"]["id"] == table
    assert bot.ask("POST", f"/api/tables/{table}/seats/1", {}).status_code == 200
    assert max_.get(f"/api/tables/{table}")["seats"][1]["player"] == bot.id
    bot.line.close()


def test_who_waits_no_longer_is_not_listed(house: House, zoe: Guest) -> None:
    bot = Waiter(house, zoe)
    bot.close()
    assert bot.id not in [found["id"] for found in zoe.get("/api/bots")]
    table = zoe.table("me", "open")["id"]
    assert reason(invite(zoe, table, 1, bot.id)) == (409, "not-waiting")


def test_only_the_host_of_an_open_table_invites_to_an_empty_seat(
    house: House, zoe: Guest, max_: Guest
) -> None:
    bot = Waiter(house, zoe)
    table = max_.table("me", "open", "open")["id"]
    assert reason(invite(zoe, table, 1, bot.id)) == (403, "not-host")
    assert reason(invite(max_, table, 0, bot.id)) == (409, "seat-taken")
    assert reason(invite(max_, table, 3, bot.id)) == (404, "no-seat")
    assert reason(invite(max_, table, 1, "nobody")) == (409, "not-waiting")
    assert reason(invite(house.guest(None), table, 1, bot.id)) == (401, "nobody")
    bot.ask("POST", f"/api/tables/{table}/seats/1", {})
    assert reason(invite(max_, table, 2, bot.id)) == (409, "sits-there")
    begun = max_.table("me", "greedy")["id"]
    assert reason(invite(max_, begun, 1, bot.id)) == (409, "not-open")
    bot.line.send('{"type": "ping", "ref": 1}')
    assert bot.read() == {"type": "pong", "ref": 1}  # it was told nothing of all that
    bot.line.close()


def test_strangers_learn_nothing_of_who_waits(house: House) -> None:
    assert house.guest(None).refused("GET", "/api/bots") == (401, "nobody")


@pytest.mark.parametrize("name", [None, "Zoé"])
def test_only_remote_bots_wait(house: House, name: str | None) -> None:
    guest = house.guest(name)
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    address = f"{house.url.replace('http', 'ws')}/ws/bots"
    with connect(address, additional_headers={"Cookie": cookies}) as line:
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE)
        assert line.close_code == 4401


def test_a_bot_whose_token_is_revoked_waits_no_longer(house: House) -> None:
    owner = house.guest("Ada")
    bot = Waiter(house, owner)
    assert owner.ask("DELETE", "/api/me?everywhere=true").status_code == 204
    with pytest.raises(ConnectionClosed):
        bot.line.recv(PATIENCE)
    assert bot.line.close_code == 4401


def test_what_a_waiting_bot_says_but_ping_is_refused(house: House, zoe: Guest) -> None:
    bot = Waiter(house, zoe)
    for text in ('{"type": "act", "ref": 1}', "nonsense", '{"type": "ping", "ref": 1, "x": 1}'):
        bot.line.send(text)
        assert bot.read() == {"type": "refused", "ref": -1, "reason": "bad-message"}
    bot.line.close()


def test_lines_of_one_bot_are_told_in_turn(house: House, zoe: Guest) -> None:
    bot = Waiter(house, zoe)
    other = bot.wait()
    assert json.loads(other.recv(PATIENCE))["type"] == "waiting"
    tables = [zoe.table("me", "open")["id"] for _ in range(4)]
    for table in tables:
        assert invite(zoe, table, 1, bot.id).status_code == 204
    assert [bot.read()["table"]["id"] for _ in range(2)] == tables[::2]
    told = [json.loads(other.recv(PATIENCE))["table"]["id"] for _ in range(2)]
    assert told == tables[1::2]
    for line in (bot.line, other):
        line.close()


def test_of_two_that_are_invited_to_a_seat_one_has_it(house: House, zoe: Guest) -> None:
    bots = [Waiter(house, zoe, name) for name in ("Robo", "Rival")]
    table = zoe.table("me", "open")["id"]
    for bot in bots:
        assert invite(zoe, table, 1, bot.id).status_code == 204
        assert bot.read()["table"]["id"] == table
    barrier, answers = Barrier(2), []

    def sit(bot: Waiter) -> None:
        barrier.wait()
        answers.append(bot.ask("POST", f"/api/tables/{table}/seats/1", {}).status_code)

    threads = [Thread(target=sit, args=(bot,)) for bot in bots]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(answers) == [200, 409]
    for bot in bots:
        bot.line.close()


def test_who_invites_too_often_is_slowed(fresh_house_with_limits: House) -> None:
    house = fresh_house_with_limits
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    bot = Waiter(house, zoe)
    for guest, expected in ((zoe, [204, 204, 429]), (max_, [429])):  # the host's, then the bot's
        table = guest.table("me", "open")["id"]
        assert [invite(guest, table, 1, bot.id).status_code for _ in expected] == expected
    bot.line.close()


@pytest.fixture
def fresh_house_with_limits(tmp_path: Any) -> Any:
    house = House(tmp_path, guests_per_minute=0.001, guests_at_once=2)
    yield house
    house.close()
    assert house.quiet() == []
