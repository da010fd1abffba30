"""An upgrade of the rules: a match goes on by those it began with, and can always be read.

The toy's second version lets a seat add two instead of three, and the smallest sum wins.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config

from catlantis.core.ints import bits
from catlantis.match import Match, Seat
from catlantis.record import BadMatchFile, dump, load
from catlantis.server.store import store
from catlantis.server.store.database import engine_of, migrate

from ..house import Guest, House, Socket, wait_until
from ..toy import toy, toy_game

OURS = {"game": "toy", "is_listed": True}


@contextmanager
def served(folder: Path, *versions: int, **settings: Any) -> Iterator[House]:
    """A server whose toy can play those versions."""
    with toy_game(*versions):
        house = House(folder, **settings)
        try:
            yield house
        finally:
            house.close()


def begun(house: House) -> tuple[Guest, Guest, str]:
    """Two guests and the table where their match has begun."""
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = zoe.table("me", "open", **OURS)["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    return zoe, max_, table


def back(house: House, guest: Guest) -> Guest:
    """The same guest at another server."""
    again = house.guest(None)
    again.http.cookies.update(guest.http.cookies)
    return again


def plays(socket: Socket, *actions: list[Any]) -> None:
    socket.catch_up()
    for action in actions:
        assert socket.act(action)["type"] == "done"


def test_a_running_match_goes_on_by_the_rules_it_began_with(tmp_path: Path) -> None:
    with served(tmp_path, 1) as old:
        zoe, max_, table = begun(old)
        with zoe.join(table) as hers:
            plays(hers, ["add"], ["add"])
    with served(tmp_path, 1, 2) as new:
        zoe, max_ = back(new, zoe), back(new, max_)
        with zoe.join(table) as hers, max_.join(table) as his:
            assert hers.table["rules_version"] == 1
            assert not hers.table["is_unplayable"]
            plays(hers, ["add"], ["stop"])  # a third one: by the first version
            plays(his, ["stop"], ["bid", 0])
            plays(hers, ["bid", 1])
            assert hers.table["result"]["ranking"] == [1, 2]  # the greatest sum wins
        match = load(zoe.ask("GET", f"/api/tables/{table}/match.json").content)
        assert match.version == 1
        assert zoe.get(f"/api/tables/{table}/replay?step=3")["view"]["sums"] == [3, 0]
        assert new.quiet() == []


def test_a_new_match_begins_with_the_newest_rules_also_at_a_table_made_before(
    tmp_path: Path,
) -> None:
    with served(tmp_path, 1) as old:
        zoe = old.guest("Zoé")
        table = zoe.table("me", "open", **OURS)["id"]
    with served(tmp_path, 1, 2) as new:
        zoe, max_ = back(new, zoe), new.guest("Max")
        max_.sit(table, 1)
        zoe.post(f"/api/tables/{table}/start")
        with zoe.join(table) as hers:
            assert hers.table["rules_version"] == 2
            plays(hers, ["add"], ["add"])
            assert hers.view is not None
            assert hers.view["legal"] == [["stop"]]


def test_a_match_that_cannot_go_on_can_be_read_and_says_why(tmp_path: Path) -> None:
    with served(tmp_path, 1) as old:
        zoe, max_, table = begun(old)
        with zoe.join(table) as hers, max_.join(table) as his:
            plays(hers, ["add"], ["add"])
            his.catch_up()
            assert his.view is not None
            his.ask("say", text="To be continued")
            seen, heard = his.view, his.ask("resync")["events"]
    with served(tmp_path, 2) as new:
        max_, stranger = back(new, max_), new.guest("Ann")
        with max_.join(table) as his, stranger.join(table) as hers:
            assert his.table["is_unplayable"]
            assert (his.table["rules_version"], his.table["status"]) == (1, "over")
            assert his.table["result"] is None
            nothing = {"to_act": [], "over": True, "asked": 0, "prompt": None, "legal": []}
            assert his.view == {**seen, **nothing}
            assert his.sync["events"] == heard != []
            assert [line["text"] for line in his.sync["chat"]] == ["To be continued"]
            assert hers.view is not None
            assert (hers.view["sums"], hers.view["secret"]) == ([2, 0], None)
            refused = his.ask("act", seat=1, question=1, action=["stop"])
            assert refused["type"] == "refused"
        assert [row["table"]["is_unplayable"] for row in max_.get("/api/me/tables")] == [True]
        assert max_.refused("GET", f"/api/tables/{table}/replay") == (409, "other-rules")
        file = max_.ask("GET", f"/api/tables/{table}/match.json").content
    with served(tmp_path, 1):
        assert [entry.seat for entry in load(file).journal] == [0, 0]


def test_a_finished_match_keeps_its_result_its_log_and_its_last_view(tmp_path: Path) -> None:
    with served(tmp_path, 1) as old:
        zoe, max_, table = begun(old)
        with zoe.join(table) as hers, max_.join(table) as his:
            plays(hers, ["stop"])
            plays(his, ["add"], ["stop"], ["bid", 2])
            plays(hers, ["bid", 0])
            before = hers.ask("resync")
    with served(tmp_path, 2) as new, back(new, zoe).join(table) as hers:
        assert hers.table["is_unplayable"]
        assert hers.table["result"] == before["table"]["result"]
        assert hers.sync["events"] == before["events"]
        assert hers.view is not None
        assert hers.view["sums"] == before["view"]["sums"] == [0, 1]
        assert new.quiet() != []  # the log says that it cannot be replayed


def test_a_room_that_is_let_go_leaves_a_keepsake(tmp_path: Path) -> None:
    with served(tmp_path, 1, idle_seconds=0.05) as house:
        zoe, _, table = begun(house)
        with zoe.join(table) as hers:
            plays(hers, ["add"])

        def is_kept() -> bool:
            stored = house.stored(table)
            return stored.keepsake is not None and stored.keepsake.moved == stored.table.moved

        wait_until(is_kept)  # by the sweep


def test_an_imported_match_can_be_read_for_ever(tmp_path: Path) -> None:
    with served(tmp_path, 1) as old:
        zoe = old.guest("Zoé")
        match = Match(toy(1), [Seat("Ann"), Seat("Bo")], 7)
        match.act_spelled(0, ["add"])
        table = zoe.ask("POST", "/api/matches", content=dump(match)).json()["id"]
    with served(tmp_path, 2) as new, back(new, zoe).join(table) as hers:
        assert hers.view is not None
        assert hers.view["sums"] == [1, 0]
        assert hers.sync["events"] == [["added", 0, 1]]


# Match files


def finished() -> bytes:
    """A match by the first version, in which somebody adds three and wins."""
    match = Match(toy(1), [Seat("Ann"), Seat("Bo")], 7)
    for action in (["add"], ["add"], ["add"], ["stop"], ["stop"], ["bid", 0], ["bid", 0]):
        match.act_spelled(bits(match.state.to_act)[0], action)
    return dump(match)


def test_a_match_file_is_replayed_by_the_rules_it_was_played_by() -> None:
    with toy_game(1, 2):
        match = load(finished())
        assert (match.version, match.game.ranking(match.state)) == (1, [1, 2])
        assert dump(match) == finished()
        assert match.at(3).version == 1


def test_a_match_file_of_rules_that_cannot_be_played_says_so() -> None:
    with toy_game(2), pytest.raises(BadMatchFile) as refused:
        load(finished())
    assert (refused.value.reason, refused.value.detail) == ("rules-version", "1, not 2")


# The database


def test_a_database_from_before_keepsakes_is_brought_up_and_keeps_its_rows(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    engine = engine_of(f"sqlite:///{file}")
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "1")
    with sqlite3.connect(file) as direct:
        direct.execute("INSERT INTO keys VALUES ('a', x'00')")
    migrate(engine)
    with sqlite3.connect(file) as direct:
        assert direct.execute("SELECT name FROM keys").fetchall() == [("a",)]
        assert direct.execute("SELECT count(*) FROM keepsakes").fetchone() == (0,)
    engine.dispose()
