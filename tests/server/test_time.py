"""Time at a live table: countdowns, stand-ins and their return, with a clock that runs fast."""

import time
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from catlantis.server import store

from .house import Guest, House, Socket, play_out, wait_until

SPEED = 10.0  # seconds of the tables in one of ours
NOPE = 2


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), SPEED, away_seconds=8.0)
    yield house
    house.close()
    assert house.quiet() == []


def start(zoe: Guest, max_: Guest, **more: Any) -> str:
    table: str = zoe.table("me", "open", **more)["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    return table


def to_window(player: Socket, other: Socket) -> dict[str, Any] | None:
    """Go on until one plays a card that the other may stop: the other's update, if it came."""
    sockets = [player, other]
    for _ in range(60):
        asked = next((s for s in sockets if s.view and s.view["legal"]), None)
        if asked is None:
            return None
        assert asked.view is not None
        plays = [a for a in asked.view["legal"] if a[0] in ("skip", "shuffle", "see", "attack")]
        answer = asked.act(
            plays[0]
            if plays
            else ["draw"]
            if ["draw"] in asked.view["legal"]
            else asked.view["legal"][0]
        )
        if answer["type"] != "done" or (asked.view and asked.view["over"]):
            return None
        step = next(m["step"] for m in reversed(asked.heard) if "step" in m)
        opposite = other if asked is player else player
        update = opposite.until_step(step)
        if plays:
            return {"update": update, "socket": opposite, "asked": asked}
    return None


def test_a_window_is_as_long_for_who_holds_a_nope_as_for_who_does_not(house: House) -> None:
    lengths: dict[bool, list[float]] = {True: [], False: []}
    shown: set[float] = set()
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    for _ in range(40):
        if all(len(found) >= 2 for found in lengths.values()):
            break
        table = start(zoe, max_, pace={"reaction": 2})
        with zoe.join(table) as hers, max_.join(table) as his:
            window = to_window(hers, his)
            if window is None or not window["update"]["clock"]["is_reaction"]:
                continue
            socket: Socket = window["socket"]
            assert socket.view is not None
            holds = NOPE in socket.view["hand"]
            shown.add(round(max(left or 0 for left in window["update"]["clock"]["left"]), 1))
            step = window["update"]["step"]
            socket.until_step(step + 1)
            played = house.run(house.hall.services.store.read(partial(store.load, table_id=table)))
            assert played is not None
            opened, closed = played.played[step - 1 : step + 1]
            lengths[holds].append(closed.at - opened.at)
    assert all(lengths.values())
    assert min(shown) > 1.9  # the same countdown is shown
    for found in lengths.values():
        assert min(found) >= 2.0  # and it is waited for


def test_a_window_closes_early_when_all_have_passed(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    for _ in range(20):
        table = start(zoe, max_, pace={"reaction": 60})
        with zoe.join(table) as hers, max_.join(table) as his:
            window = to_window(hers, his)
            if window is None:
                continue
            began = time.monotonic()
            assert window["socket"].act(["pass"])["type"] == "done"
            assert (time.monotonic() - began) * SPEED < 40
            break


def test_who_runs_out_of_time_is_played_by_a_bot_until_they_act(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "decision", "seconds": 5, "reaction": 2}
    table = start(zoe, max_, pace=pace, options={"first_seat": 0})
    with zoe.join(table) as hers, max_.join(table) as his:
        assert hers.sync["clock"]["left"][0] == pytest.approx(5.0, abs=4.0)
        told = his.until(lambda m: m["type"] == "table")
        assert told["table"]["seats"][0]["has_stand_in"] is True
        his.until(lambda m: m["type"] == "update" and m["step"] >= 1)
        hers.until(lambda m: m["type"] == "update" and m["step"] >= 1)
        hers.send("look", seat=0)  # “I am back”
        told = his.until(
            lambda m: m["type"] == "table" and not m["table"]["seats"][0]["has_stand_in"]
        )


def test_looking_at_an_overdue_question_gives_no_new_time(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "decision", "seconds": 5, "reaction": None}
    table = start(zoe, max_, pace=pace, options={"first_seat": 0})
    with zoe.join(table) as hers, max_.join(table) as his:
        his.until(lambda m: m["type"] == "table")
        hers.send("look", seat=0)
        his.until(lambda m: m["type"] == "update" and m["step"] >= 1)


def test_who_leaves_while_another_waits_is_played_by_a_bot_until_they_are_back(
    house: House,
) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = start(zoe, max_, options={"first_seat": 0})
    with max_.join(table) as his:
        his.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["has_stand_in"])
        his.until(lambda m: m["type"] == "update")
        with zoe.join(table) as hers:
            assert hers.table["seats"][0]["has_stand_in"] is False
            his.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["has_stand_in"])


def test_alone_with_bots_nobody_plays_for_who_left(house: House) -> None:
    zoe = house.guest("Zoé")
    table = zoe.table("me", "random", options={"first_seat": 0})["id"]
    with zoe.join(table):
        pass
    room = house.hall.tables.rooms[table]
    time.sleep(2 * 8.0 / SPEED)
    assert room.match is not None
    assert len(room.match.journal) == 0
    assert room.table.chairs[0].has_stand_in is False


def test_who_gets_up_in_a_match_is_played_by_a_bot_at_once(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = start(zoe, max_, options={"first_seat": 0})
    with max_.join(table) as his:
        zoe.ask("DELETE", f"/api/tables/{table}/seats/0")
        his.until(lambda m: m["type"] == "update")
        assert his.table["seats"][0]["has_stand_in"] is True
        assert max_.refused("DELETE", f"/api/tables/{table}/seats/0") == (409, "not-open")


def test_a_match_goes_on_to_its_end_with_everybody_gone_and_a_clock(house: House) -> None:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = start(zoe, max_, pace={"kind": "decision", "seconds": 5, "reaction": 2})
    with max_.join(table):
        pass
    wait_until(lambda: zoe.get(f"/api/tables/{table}")["status"] == "over", 60)


def test_correspondence_leaves_memory_and_wakes_when_a_clock_ends(tmp_path: Path) -> None:
    house = House(tmp_path, 200_000.0, idle_seconds=1.0)  # a day is half a second
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    pace = {"kind": "days", "days": 1, "reaction": None}
    table = start(zoe, max_, pace=pace, options={"first_seat": 0})

    def is_asleep() -> bool:
        house.run(house.hall.tables.sweep())
        return table not in house.hall.tables.rooms

    wait_until(is_asleep)

    def is_moved() -> bool:
        house.run(house.hall.tables.sweep())
        room = house.hall.tables.rooms.get(table)
        return room is not None and room.match is not None and len(room.match.journal) > 0

    wait_until(is_moved)
    house.close()
    assert house.quiet() == []


def test_our_bots_pauses_are_drawn_alike_whatever_they_hold(tmp_path: Path) -> None:
    house = House(tmp_path, bot_delay_low=0.2, bot_delay_high=0.25)
    zoe = house.guest("Zoé")
    table = zoe.table("me", "greedy", options={"first_seat": 1})["id"]
    with zoe.join(table) as socket:
        play_out([socket], steps=4)
        stored = house.run(house.hall.services.store.read(lambda c: store.load(c, table)))
    assert stored is not None
    pauses = [after.at - before.at for before, after in pairwise(stored.played) if after.seat == 1]
    assert pauses
    assert all(pause > 0.19 for pause in pauses)
    house.close()
    assert house.quiet() == []
