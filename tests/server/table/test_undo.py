"""Undo as the match allows; the number of a question never comes twice, also after a restart."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from catlantis.record import load
from catlantis.server.table.play import MOST_STORED

from ..house import Guest, House
from ..toy import toy_game


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toy_game():
        yield


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()
    assert house.quiet() == []


def start(house: House) -> tuple[Guest, Guest, str]:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = zoe.table("me", "open", game="toy")["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    return zoe, max_, table


def test_an_action_is_taken_back_and_everybody_sees_it(house: House) -> None:
    zoe, max_, table = start(house)
    with zoe.join(table) as hers, max_.join(table) as his:
        assert hers.sync["can_undo"] is False
        assert hers.act(["add"])["type"] == "done"
        update = next(m for m in reversed(hers.heard) if m["type"] == "update")
        assert update["can_undo"] is True
        assert hers.view is not None
        old = hers.view["asked"]
        assert hers.ask("undo", seat=0)["type"] == "done"
        undone = next(m for m in reversed(hers.heard) if m["type"] == "update")
        assert (undone["is_undo"], undone["events"]) == (True, [])
        assert undone["view"]["sums"] == [0, 0]
        assert undone["view"]["asked"] > old
        seen = his.until(lambda m: m.get("is_undo"))
        assert (seen["view"]["sums"], seen["events"]) == ([0, 0], [])
        assert hers.act(["add"], question=old)["reason"] == "stale"
        assert hers.act(["add"])["type"] == "done"
        assert his.ask("undo", seat=1)["reason"] == "no-undo"
        assert hers.act(["stop"])["type"] == "done"  # it asks another: final
        assert hers.ask("undo", seat=0)["reason"] == "no-undo"


def test_question_numbers_go_on_after_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path)
    zoe, _, table = start(house)
    cookies = dict(zoe.http.cookies)
    with zoe.join(table) as hers:
        for _ in range(3):
            hers.act(["add"])
            hers.ask("undo", seat=0)
        hers.act(["add"])
        assert hers.view is not None
        asked, old = hers.view["asked"], hers.view
    house.close()
    again = House(tmp_path)
    zoe = again.guest(None)
    zoe.http.cookies.update(cookies)
    with zoe.join(table) as hers:
        assert hers.sync["view"] == old
        assert hers.sync["view"]["asked"] == asked
        assert hers.ask("undo", seat=0)["type"] == "done"
        assert hers.view is not None
        assert hers.view["asked"] > asked
        assert hers.act(["add"], question=asked)["reason"] == "stale"
    again.close()
    assert again.quiet() == house.quiet() == []


def test_simultaneous_choices_wait_for_all_and_match_files_hold_no_undone_action(
    house: House,
) -> None:
    zoe, max_, table = start(house)
    with zoe.join(table) as hers, max_.join(table) as his:
        hers.act(["add"])
        hers.act(["add"])
        hers.ask("undo", seat=0)
        hers.act(["stop"])
        his.until(lambda m: m["type"] == "update" and m["view"]["legal"])
        his.act(["stop"])
        hers.until(lambda m: m["type"] == "update" and m["view"]["legal"])
        question = hers.view and hers.view["asked"]
        assert his.act(["bid", 2])["type"] == "done"
        hers.until(lambda m: m["type"] == "update")
        assert hers.view is not None
        assert hers.view["asked"] == question  # his bid does not make mine stale
        assert hers.act(["bid", 1])["type"] == "done"
        assert hers.table["status"] == "over"
    match = load(zoe.ask("GET", f"/api/tables/{table}/match.json").content)
    spelled = [match.game.verbs.spell(entry.action) for entry in match.journal]
    assert spelled == [["add"], ["stop"], ["stop"], ["bid", 2], ["bid", 1]]


def test_a_table_does_not_fill_the_disk_with_what_is_taken_back(house: House) -> None:
    zoe, _, table = start(house)
    with zoe.join(table) as hers:
        hers.act(["add"])
        room = house.room(table)
        house.do(lambda: setattr(room.play, "_next_number", MOST_STORED))
        assert hers.ask("undo", seat=0)["reason"] == "no-undo"
