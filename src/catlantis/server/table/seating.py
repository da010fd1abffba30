"""What people do with a table besides playing: sit down, get up, start, change, play again."""

import asyncio
from contextlib import suppress
from copy import deepcopy
from functools import partial

from catlantis.match import Match
from catlantis.server.denied import Denied
from catlantis.server.fair import new_seed, seed_text
from catlantis.server.people.identity import Player
from catlantis.server.store import saving
from catlantis.server.store.table import Chair, Table, new_id
from catlantis.server.table.options import checked_options
from catlantis.server.table.room import Room
from catlantis.server.table.tables import Tables, checked_bot
from catlantis.server.wire.tables import TableChange


def require_open(table: Table) -> None:
    """Raises `Denied` unless the match has not started."""
    if table.status != "open":
        raise Denied(409, "not-open")


def require_host(table: Table, me: Player) -> None:
    """Raises `Denied` unless it is the player's table."""
    if table.host != me.id:
        raise Denied(403, "not-host")


def require_seat(table: Table, seat: int) -> Chair:
    """The chair of that seat; raises `Denied` if there is none."""
    if not 0 <= seat < len(table.chairs):
        raise Denied(404, "no-seat")
    return table.chairs[seat]


async def take_seat(room: Room, me: Player, seat: int, bot: str | None) -> None:
    """Sit down on an empty seat, leaving another; or, as the host, put a bot there."""
    async with room.changing() as table:
        require_open(table)
        if not require_seat(table, seat).is_empty:
            raise Denied(409, "seat-taken")
        if bot is not None:
            require_host(table, me)
            table.sit_bot(seat, checked_bot(room.services, bot))
            return
        if not table.is_hot_seat:
            for own in table.seats_of(me.id):
                table.chairs[own] = Chair()
        table.sit(seat, me.id, me.name, me.colour)


async def leave_seat(tables: Tables, room: Room, me: Player, seat: int) -> None:
    """Get up, or, as the host of an open table, clear a seat."""
    async with room.changing() as table:
        if require_seat(table, seat).player != me.id:
            require_open(table)
            require_host(table, me)
            table.chairs[seat] = Chair()
        else:
            await get_up(tables, table, me, [seat])


async def leave_all_seats(tables: Tables, room: Room, me: Player) -> None:
    """Get up from all of one's seats at an open table, if it is one still."""
    async with room.changing() as table:
        if table.status == "open":
            await get_up(tables, table, me, table.seats_of(me.id))


async def get_up(tables: Tables, table: Table, me: Player, seats: list[int]) -> None:
    """Leave one's own seats at a table that is being changed.

    When the host gets up, another is host; if there is none, the table is removed. In a match a
    bot plays on until one is back.
    """
    if table.status == "playing":
        for seat in seats:
            table.chairs[seat].has_stand_in, table.chairs[seat].waived = True, None
        return
    require_open(table)
    for seat in seats:
        table.chairs[seat] = Chair()
    if table.host == me.id and me.id not in table.people:
        if table.people:
            table.host = table.people[0]
        else:
            await tables.remove(table.id)


async def change_table(room: Room, me: Player, change: TableChange) -> None:
    """As the host of an open table, change how it is played."""
    async with room.changing() as table:
        require_open(table)
        require_host(table, me)
        if change.seats is not None:
            resize(table, change.seats)
        if change.options is not None:
            table.options = {**table.texts, **change.options}
        if change.pace is not None:
            table.pace = change.pace
        if change.is_listed is not None:
            table.is_listed = change.is_listed
        await checked_options(table)


def resize(table: Table, seats: int) -> None:
    """Add empty seats at the end, or remove empty ones, the last first.

    Options that change nothing with that many seats are dropped.
    """
    while len(table.chairs) < seats:
        table.chairs.append(Chair())
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.is_empty]
    while len(table.chairs) > seats:
        if not empty:
            raise Denied(409, "seat-taken")
        del table.chairs[empty.pop()]
    idle = [option.name for option in table.rules.meta.options if not option.applies(seats)]
    table.options = {name: table.options[name] for name in table.options if name not in idle}


async def start(room: Room, me: Player) -> None:
    """As the host, begin the match: from now on the seed is fixed, and promised."""
    async with room.held():
        require_open(room.table)
        require_host(room.table, me)
        if any(chair.is_empty for chair in room.table.chairs):
            raise Denied(409, "seats-open")
        await begin(room)


async def begin(room: Room) -> None:
    """Deal; the room is locked."""
    table, seed, now = deepcopy(room.table), new_seed(), room.services.now()
    match = await asyncio.to_thread(Match, table.rules, table.seats(), seed, dict(table.options))
    table.status, table.seed, table.started, table.moved = "playing", seed_text(seed), now, now
    table.rules_version = match.version
    table.undone, table.to_act = list(match.undone), int(match.state.to_act)
    await room.services.store.write(partial(saving.save_table, table=table))
    room.begin(table, match)


async def start_if_full(room: Room) -> None:
    """Begin the match if no seat is empty."""
    async with room.held():
        if room.table.status == "open" and not any(c.is_empty for c in room.table.chairs):
            await begin(room)


async def rematch(tables: Tables, room: Room, me: Player) -> Room:
    """The table where the same people play again: the first to ask makes it, the others join.

    It starts as soon as all of them are there. If it was left and removed, it is made anew.
    """
    following = await following_of(tables, room, me)
    async with following.changing() as table:
        if me.id not in table.people and table.status == "open":
            empty = [seat for seat, chair in enumerate(table.chairs) if chair.is_empty]
            own = [seat for seat in room.table.seats_of(me.id) if seat in empty]
            for seat in own[:1] or empty[:1]:
                table.sit(seat, me.id, me.name, me.colour)
    await start_if_full(following)
    return following


async def following_of(tables: Tables, room: Room, me: Player) -> Room:
    """The table of the rematch; only one is ever made at a time."""
    async with room.changing() as table:
        if me.id not in table.people:
            raise Denied(403, "not-your-seat")
        if table.status != "over":
            raise Denied(409, "not-over")
        if table.rematch is not None:
            with suppress(Denied):  # it is gone
                return await tables.room(table.rematch)
        following = await tables.add(me, again(table, me, room.now()))
        table.rematch = following.table.id
        return following


def again(table: Table, me: Player, now: float) -> Table:
    """The same table, with its bots and its first player seated and the others' seats empty."""
    kept = [
        deepcopy(chair) if chair.bot or chair.player == me.id else Chair() for chair in table.chairs
    ]
    for chair in kept:
        chair.has_stand_in = False
    return Table(
        id=new_id(),
        game=table.game,
        rules_version=table.rules.meta.rules_version,
        options=table.options,
        pace=table.pace,
        is_listed=table.is_listed,
        host=me.id,
        created=now,
        moved=now,
        chairs=kept,
    )


async def mute(room: Room, me: Player, player: str, is_muted: bool) -> None:
    """As the host, let somebody's words be heard no longer, or again."""
    async with room.changing() as table:
        require_host(table, me)
        table.muted = [muted for muted in table.muted if muted != player]
        if is_muted:
            if len(table.muted) >= 100:
                raise Denied(409, "too-many-muted")
            table.muted.append(player)
