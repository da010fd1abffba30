"""What is asked for at once is done one after the other, each checked when its turn comes."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from catlantis.match import Refused
from catlantis.server.denied import Denied
from catlantis.server.metrics import Metrics
from catlantis.server.people.identity import Player
from catlantis.server.settings import Settings
from catlantis.server.store.writer import Write
from catlantis.server.table.room import Room
from catlantis.server.table.seating import (
    change_table,
    leave_seat,
    rematch,
    start_if_full,
    take_seat,
)
from catlantis.server.timing import Timing
from catlantis.server.web.hall import open_hall
from catlantis.server.wire.tables import NewTable, SeatPlan, TableChange

from ..house import GAME, Guest, House, play_out

Deed = Callable[[Room], Coroutine[Any, Any, Any]]


def at_once(house: House, table: str, *deeds: Deed) -> list[Any]:
    """All begin while the table is held, and go on in their order: what came of each."""

    async def race() -> list[Any]:
        room = await house.hall.tables.room(table)
        async with room.lock:
            tasks = [asyncio.create_task(deed(room)) for deed in deeds]
            for _ in deeds:
                await asyncio.sleep(0)
        return await asyncio.gather(*tasks, return_exceptions=True)

    return [
        error.reason if isinstance(error, Denied | Refused) else error
        for error in house.run(race())
    ]


def player(house: House, guest: Guest) -> Player:
    found = house.run(house.hall.services.identity.player(guest.id))
    assert found is not None
    return found


def test_nobody_unseats_who_sat_down_where_they_had_sat(house: House) -> None:
    guests = [house.guest(name) for name in ("Zoé", "Max", "Ida")]
    zoe, max_, ida = (player(house, guest) for guest in guests)
    table = guests[0].table("me", "open")["id"]
    guests[1].sit(table, 1)
    tables = house.hall.tables
    came = at_once(
        house,
        table,
        lambda room: leave_seat(tables, room, zoe, 1),  # the host clears the seat
        lambda room: take_seat(room, ida, 1, None),
        lambda room: leave_seat(tables, room, max_, 1),  # it was his when he asked
    )
    assert came == [None, None, "not-host"]
    assert guests[0].get(f"/api/tables/{table}")["seats"][1]["player"] == ida.id


def test_a_seat_may_be_gone_when_it_is_left_or_taken(house: House) -> None:
    guest, other = house.guest("Zoé"), house.guest("Max")
    zoe, max_ = player(house, guest), player(house, other)
    table = guest.table("me", "open", "open")["id"]
    came = at_once(
        house,
        table,
        lambda room: change_table(room, zoe, TableChange(seats=2)),
        lambda room: leave_seat(house.hall.tables, room, zoe, 2),
        lambda room: take_seat(room, max_, 2, None),
    )
    assert came == [None, "no-seat", "no-seat"]


def test_who_sits_down_at_a_table_that_is_being_removed_is_told_so(house: House) -> None:
    guest, other = house.guest("Zoé"), house.guest("Max")
    zoe, max_ = player(house, guest), player(house, other)
    table = guest.table("me", "open")["id"]
    came = at_once(
        house,
        table,
        lambda room: leave_seat(house.hall.tables, room, zoe, 0),
        lambda room: take_seat(room, max_, 1, None),
    )
    assert came == [None, "busy"]
    assert other.refused("POST", f"/api/tables/{table}/seats/1", {}) == (404, "no-table")


def test_an_action_is_of_who_has_the_seat_when_it_is_done(house: House) -> None:
    guest, other = house.guest("Zoé"), house.guest("Max")
    zoe, max_ = player(house, guest), player(house, other)
    table = guest.table("me", "open")["id"]
    other.sit(table, 1)
    came = at_once(
        house,
        table,
        lambda room: leave_seat(house.hall.tables, room, max_, 1),
        lambda room: take_seat(room, zoe, 1, None),
        lambda room: room.play.act_of(max_.id, 1, ["draw"], 1),
        lambda room: room.play.undo(max_.id, 1),
        lambda room: room.play.hint(max_.id, 1),
    )
    assert came[2:] == ["not-your-seat"] * 3


def finished(house: House) -> tuple[Guest, Guest, str]:
    zoe, max_ = house.guest("Zoé"), house.guest("Max")
    table = zoe.table("me", "open")["id"]
    max_.sit(table, 1)
    zoe.post(f"/api/tables/{table}/start")
    with zoe.join(table) as hers, max_.join(table) as his:
        play_out([hers, his])
    return zoe, max_, table


def test_who_play_again_at_once_meet_at_one_table(house: House) -> None:
    guest, other, table = finished(house)
    zoe, max_ = player(house, guest), player(house, other)
    tables = house.hall.tables
    rooms = at_once(
        house,
        table,
        lambda room: rematch(tables, room, zoe),
        lambda room: rematch(tables, room, max_),
    )
    assert rooms[0] is rooms[1]
    assert house.do(lambda: rooms[0].table.status) == "playing"


@pytest.mark.slow
def test_a_rematch_that_was_left_is_made_anew(house: House) -> None:
    zoe, max_, table = finished(house)
    left = zoe.post(f"/api/tables/{table}/rematch")["id"]
    zoe.ask("DELETE", f"/api/tables/{left}/seats/0")
    assert max_.refused("GET", f"/api/tables/{left}") == (404, "no-table")
    again = max_.post(f"/api/tables/{table}/rematch")
    assert again["id"] != left
    assert zoe.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert zoe.get(f"/api/tables/{again['id']}")["status"] == "playing"


def test_what_was_begun_is_stored_before_the_server_ends(tmp_path: Path) -> None:
    """Who asked for it is gone already, and the disk takes its time."""
    settings = Settings(database=str(tmp_path / "tables.sqlite"), workers=1)

    async def end() -> str:
        hall = await open_hall(settings, Metrics(), Timing())
        zoe, _ = await hall.services.identity.new_guest("Zoé", "blue")
        plans = [SeatPlan("me"), SeatPlan("me")]
        room = await hall.tables.create(zoe, NewTable(GAME, plans, {"first_seat": 0}))
        await start_if_full(room)
        assert room.match is not None
        writer, is_free = hall.services.store._writer, asyncio.Event()
        at_last = writer.write

        async def write_late(write: Write) -> Any:
            await is_free.wait()
            return await at_last(write)

        writer.write = write_late  # type: ignore[method-assign]
        act = asyncio.create_task(room.play.act_of(zoe.id, 0, ["draw"], room.match.question(0)))
        while not room.lock.locked():
            await asyncio.sleep(0)
        act.cancel()
        closing = asyncio.create_task(hall.close())
        await asyncio.sleep(0)
        is_free.set()
        await closing
        return room.table.id

    async def stored(table: str) -> int:
        hall = await open_hall(settings, Metrics(), Timing())
        room = await hall.tables.room(table)
        assert room.match is not None
        steps = len(room.match.journal)
        await hall.close()
        return steps

    table = asyncio.run(end())
    assert asyncio.run(stored(table)) == 1


def test_a_guest_who_asks_for_many_bots_at_once_gets_no_more_than_are_allowed(house: House) -> None:
    zoe, identity = player(house, house.guest("Zoé")), house.hall.services.identity

    async def race() -> list[Any]:
        asked = (identity.new_bot(f"Bot {number}", "blue", zoe, most=2) for number in range(5))
        return await asyncio.gather(*asked)

    assert [made is not None for made in house.run(race())] == [True, True, False, False, False]
