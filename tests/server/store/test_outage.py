"""When the database fails: nothing is lost or betrayed, and it is told once."""

import json
import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed

from catlantis.games import GAMES
from catlantis.match import Match, Seat
from catlantis.record import dump
from catlantis.server.store.schema import METADATA

from ..house import GAME, Guest, House
from ..postgres import needs_postgresql, run_on_postgresql

WEBHOOK = "https://hooks.example.org/very-secret"
CHAT = "only for this table"


def break_sqlite(url: str) -> None:
    """Let every write fail, with a word about it that shows what was to be written."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for table in METADATA.tables:
            for deed in ("INSERT", "UPDATE", "DELETE"):
                connection.exec_driver_sql(
                    f"CREATE TRIGGER no_{deed}_{table} BEFORE {deed} ON {table} "
                    "BEGIN SELECT RAISE(ABORT, 'broken'); END"
                )
    engine.dispose()


def break_postgresql(url: str) -> None:
    """The same: PostgreSQL shows the whole row that fails."""
    engine = create_engine(url)
    with engine.begin() as connection:
        for table in METADATA.tables:
            connection.exec_driver_sql(f"ALTER TABLE {table} ADD CHECK (false) NOT VALID")
    engine.dispose()


def tries(zoe: Guest, path: str) -> Iterator[tuple[str, str, object]]:
    """Every request that writes."""
    yield "POST", "/api/me", {"name": "Zoé"}
    yield "PATCH", "/api/me", {"webhook": f"{WEBHOOK}/2"}
    yield "POST", "/api/me/bots", {"name": "Robo"}
    yield "POST", "/api/me/transfer", {}
    yield "POST", "/api/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
    yield (
        "POST",
        "/api/tables",
        {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]},
    )
    yield "PATCH", path, {"is_listed": True}
    yield "POST", f"{path}/seats/1", {"bot": "random"}
    yield "DELETE", f"{path}/seats/0", None
    yield "POST", f"{path}/start", None
    yield "POST", f"{path}/mute", {"player": zoe.id, "is_muted": True}
    match = Match(GAMES[GAME], [Seat("Ada"), Seat("Bo")], 0x5EED << 100)
    yield "POST", "/api/matches", json.loads(dump(match))
    yield "DELETE", "/api/me?everywhere=true", None


def secrets_in_the_log(house: House, break_writes: Callable[[str], None]) -> list[str]:
    """Break every write, try each, and look for all that is secret in what is logged."""
    zoe = house.guest("Zoé")
    zoe.ask("PATCH", "/api/me", {"webhook": WEBHOOK})
    full, playing = zoe.table("me", "open"), zoe.table("me", "random", options={"first_seat": 0})
    zoe.post(f"/api/tables/{full['id']}/seats/1", {"bot": "random"})
    open_table = zoe.table("me", "open")
    code = zoe.post("/api/me/transfer")["code"]
    seed = house.stored(playing["id"]).table.seed
    assert seed is not None
    with zoe.join(playing["id"]) as socket:
        break_writes(house.settings.database_url)
        with suppress(ConnectionClosed):
            socket.ask("act", seat=0, question=1, action=["draw"])
    with zoe.join(playing["id"]) as socket, suppress(ConnectionClosed):
        socket.ask("say", text=CHAT)
    statuses = []
    for table in (open_table, full):
        for method, path, body in tries(zoe, f"/api/tables/{table['id']}"):
            statuses.append(zoe.ask(method, path, body).status_code)
    guest = house.guest(None).ask("POST", "/api/me", {"name": "Max"})
    transfer = house.guest(None).ask("POST", "/api/transfer", {"code": code})
    assert (guest.status_code, transfer.status_code >= 400) == (500, True)
    assert statuses.count(500) > 15
    log = logged(house)
    assert "Traceback" in log
    secrets = [seed, WEBHOOK, CHAT, zoe.http.cookies["catlantis"], code, zoe.id]
    secrets += [table["id"] for table in (full, open_table, playing)]
    house.close()
    return [secret for secret in secrets if secret in log]


def logged(house: House) -> str:
    """All that was logged, as it is shown."""
    return "\n".join(map(logging.Formatter().format, house.log.records))


def test_no_secret_is_logged_whatever_write_fails(tmp_path: Path) -> None:
    assert secrets_in_the_log(House(tmp_path), break_sqlite) == []


@pytest.mark.slow
@needs_postgresql
def test_no_secret_is_logged_whatever_write_fails_on_postgresql(tmp_path: Path) -> None:
    run_on_postgresql(
        tmp_path,
        """
from server.store.test_outage import break_postgresql, secrets_in_the_log
house = House(Path('.'), database=url)
assert secrets_in_the_log(house, break_postgresql) == []
""",
    )


def set_writable(house: House, is_writable: bool) -> None:
    """Whether the database takes what is to be stored."""
    pragma = f"PRAGMA query_only={'OFF' if is_writable else 'ON'}"
    writer = house.hall.services.store._writer
    house.run(writer.write(lambda connection: connection.exec_driver_sql(pragma)))


def test_an_outage_is_told_once_and_so_is_its_end(tmp_path: Path) -> None:
    house = House(tmp_path)
    zoe = house.guest()
    playing = zoe.table("me", "random", options={"first_seat": 0})["id"]
    with zoe.join(playing) as socket:
        set_writable(house, False)
        for _ in range(5):
            stranger = house.guest(None)
            assert stranger.refused("POST", "/api/me", {"name": "Max"}) == (503, "cannot-store")
            assert socket.ask("say", text=CHAT)["reason"] == "busy"
        assert zoe.refused("GET", "/ready") == (503, "cannot-store")
        assert zoe.get("/health") == {"status": "ok"}  # alive: a new start would not help
        assert len(zoe.get("/api/games")) == len(GAMES)
        with pytest.raises(ConnectionClosed, match="1012"):
            socket.act(["draw"])
            socket.until(lambda _: False)
    assert house.quiet() == ["the database cannot be used: attempt to write a readonly database"]
    set_writable(house, True)
    assert zoe.get("/ready") == {"status": "ok"}
    with zoe.join(playing) as socket:
        assert socket.act(["draw"])["type"] == "done"
    house.close()
    assert house.quiet()[1:] == ["the database can be written again"]
