"""The database: groups of writes, failures, migrations; and what is stored is what was told."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select
from websockets.exceptions import ConnectionClosed

from catlantis.server.store.database import CannotStore, NewerDatabase, engine_of, migrate
from catlantis.server.store.schema import KEYS, METADATA, TABLES
from catlantis.server.store.store import Store, open_store

from ..house import House, play_out
from ..postgres import needs_postgresql, run_on_postgresql


def test_migrations_lead_to_the_present_schema(tmp_path: Path) -> None:
    engine = engine_of(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engine)
    migrate(engine)  # again: nothing to do
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert "alembic_version" in inspect(connection).get_table_names()
    engine.dispose()


def add(name: str) -> Callable[[Connection], str]:
    def work(connection: Connection) -> str:
        connection.execute(insert(KEYS), {"name": name, "value": b""})
        return name

    return work


def names(connection: Connection) -> list[str]:
    return list(connection.execute(select(KEYS.c.name).order_by(KEYS.c.name)).scalars())


def test_writes_that_come_together_share_a_commit_and_one_that_fails_fails_alone(
    tmp_path: Path,
) -> None:
    async def write() -> None:
        store: Store = await open_store(f"sqlite:///{tmp_path / 'new.sqlite'}")
        works = [add("a"), add("b"), add("a"), add("c")]
        results = await asyncio.gather(
            *(store.write(work) for work in works), return_exceptions=True
        )
        assert results[0:2] == ["a", "b"]
        assert isinstance(results[2], CannotStore)
        assert results[3] == "c"
        assert await store.read(names) == ["a", "b", "c"]
        store.close()

    asyncio.run(write())


def test_what_is_written_is_on_disk_when_it_is_answered(tmp_path: Path) -> None:
    engine = engine_of(f"sqlite:///{tmp_path / 'new.sqlite'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


def test_a_room_that_cannot_store_tells_nothing_and_is_made_anew(tmp_path: Path) -> None:
    house = House(tmp_path)
    zoe = house.guest()
    table = zoe.table("me", "random", options={"first_seat": 0})["id"]
    with zoe.join(table) as socket:
        room = house.room(table)

        def break_it() -> None:
            room.play._next_number = 10_000
            room.table.id = "nowhere"  # no such table: the database refuses

        house.do(break_it)
        with pytest.raises(ConnectionClosed, match="1012"):  # come again: all is told anew
            socket.act(["draw"])
            socket.until(lambda _: False)
        assert not any(message["type"] in ("update", "done") for message in socket.heard)
    with zoe.join(table) as socket:
        assert socket.sync["events"] == [["turn", 0, 1]]  # the deal alone
        play_out([socket], steps=2)
    house.close()
    assert house.quiet() == ["a table could not be stored"]


@pytest.mark.slow
@needs_postgresql
def test_postgresql_serves_as_well(tmp_path: Path) -> None:
    run_on_postgresql(
        tmp_path,
        """
house = House(Path('.'), database=url)
zoe = house.guest('Zoé')
table = zoe.table('me', 'greedy')['id']
with zoe.join(table) as socket:
    play_out([socket])
    assert socket.ask('say', text='well played')['type'] == 'done'
assert zoe.get(f'/api/tables/{table}/replay?step=1')['steps'] > 1
assert zoe.get('/api/me/tables')[0]['table']['status'] == 'over'
assert zoe.get('/ready') == {'status': 'ok'}
house.close()
assert house.quiet() == [], house.quiet()
""",
    )


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    for _ in range(2):  # a new one; and one that was open to all
        house = House(tmp_path)
        house.guest()
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        house.close()
        assert modes == dict.fromkeys(
            ["tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"], 0o600
        )
        file.chmod(0o644)


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    engine = engine_of(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '999'")
    with pytest.raises(NewerDatabase):
        migrate(engine)
    engine.dispose()


@pytest.mark.parametrize("pace", ["none", "days"])
def test_time_that_ran_backwards_removes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: str
) -> None:
    """A machine without a battery for its clock starts in 1970, and is set right later."""
    house = House(tmp_path)
    zoe = house.guest()
    first = zoe.table("me", "open", pace={"kind": pace})["id"]
    house.close()
    with monkeypatch.context() as patch:
        patch.setattr("time.time", lambda: 1000.0)
        house = House(tmp_path)
        back = house.guest()
        second = back.table("me", "open")["id"]
        back.sit(first, 1)  # what happens at a table now is newer than what happened before
        house.close()
    house = House(tmp_path)
    house.run(house.hall.tables.sweep())
    stored = house.run(house.hall.services.store.read(every_id))
    assert sorted(stored) == sorted([first, second])
    house.close()
    assert house.quiet() == []


def every_id(connection: Connection) -> list[str]:
    return list(connection.execute(select(TABLES.c.id)).scalars())
