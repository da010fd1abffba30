"""The database: groups of writes, failures, migrations; and what is stored is what was told."""

import asyncio
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, inspect, select
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed

from catlantis.server.schema import KEYS, METADATA
from catlantis.server.store import Store, engine_of, migrate, open_store

from .house import House, play_out


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
        assert isinstance(results[2], IntegrityError)
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
            room._next_number = 10_000
            room.table.id = "nowhere"  # no such table: the database refuses

        house.do(break_it)
        with pytest.raises(ConnectionClosed, match="1012"):  # come again: all is told anew
            socket.act(["draw"])
            socket.until(lambda _: False)
        assert not any(message["type"] in ("update", "done") for message in socket.heard)
    with zoe.join(table) as socket:
        assert socket.sync["events"] == []
        play_out([socket], steps=2)
    house.close()
    assert house.quiet() == ["a table could not be stored"]


@pytest.mark.skipif(shutil.which("pg_virtualenv") is None, reason="no PostgreSQL here")
def test_postgresql_serves_as_well(tmp_path: Path) -> None:
    """The whole of a match on PostgreSQL, in a cluster that removes itself."""
    script = tmp_path / "play.py"
    script.write_text(
        "import os, sys\n"
        "from pathlib import Path\n"
        f"sys.path.insert(0, {str(Path(__file__).parents[1])!r})\n"
        "from server.house import House, play_out\n"
        "e = os.environ\n"
        "url = (f\"postgresql+psycopg://{e['PGUSER']}:{e['PGPASSWORD']}@{e['PGHOST']}:\"\n"
        "       f\"{e['PGPORT']}/{e['PGDATABASE']}\")\n"
        "house = House(Path('.'), database=url)\n"
        "zoe = house.guest('Zoé')\n"
        "table = zoe.table('me', 'greedy')['id']\n"
        "with zoe.join(table) as socket:\n"
        "    play_out([socket])\n"
        "    assert socket.ask('say', text='well played')['type'] == 'done'\n"
        "assert zoe.get(f'/api/tables/{table}/replay?step=1')['steps'] > 1\n"
        "assert zoe.get('/api/me/tables')[0]['table']['status'] == 'over'\n"
        "house.close()\n"
        "assert house.quiet() == [], house.quiet()\n"
        "print('played')\n"
    )
    run = subprocess.run(
        ["pg_virtualenv", "-t", sys.executable, str(script)],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
        cwd=tmp_path,
    )
    assert "played" in run.stdout, run.stdout + run.stderr
