"""`/api/tables`: making, finding, joining and starting tables."""

import asyncio
from functools import lru_cache
from io import BytesIO
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

import segno
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from catlantis.games import GAMES
from catlantis.server.denied import Denied
from catlantis.server.people.identity import Player
from catlantis.server.settings import Settings
from catlantis.server.table import seating
from catlantis.server.table.room import Room
from catlantis.server.web.access import (
    PROBLEMS,
    Anyone,
    AnyRequest,
    InHall,
    Known,
    TableId,
)
from catlantis.server.web.hall import Hall
from catlantis.server.wire.tables import Mute, NewTable, TableChange, TableInfo, TableRow, TakeSeat
from catlantis.server.wire.terms import OptionValue

LONGEST_LINK: Final = 300  # signs: by which name the server is asked for is the client's choice


@get("/tables", responses=PROBLEMS)
async def lobby(hall: InHall, somebody: Anyone) -> list[TableRow]:
    """The listed tables: to join first, then to watch."""
    return await hall.tables.lobby(somebody)


@post("/tables", responses=PROBLEMS)
async def create(hall: InHall, me: Known, data: JSONBody[NewTable]) -> TableInfo:
    """Make a table; with no open seat the match starts at once."""
    limit_texts(hall, me, data.game, data.options)
    room = await hall.tables.create(me, data)
    await seating.start_if_full(room)
    return room.info()


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def look(hall: InHall, table_id: TableId) -> TableInfo:
    """What everybody may know of a table."""
    return (await hall.tables.room(table_id)).info()


@patch("/tables/{table_id:str}", responses=PROBLEMS)
async def change(
    hall: InHall, me: Known, table_id: TableId, data: JSONBody[TableChange]
) -> TableInfo:
    """As the host of an open table, change how it is played."""
    room = await hall.tables.room(table_id)
    limit_texts(hall, me, room.table.game, data.options or {})
    await seating.change_table(room, me, data)
    return room.info()


@post("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
async def take(
    hall: InHall, me: Known, table_id: TableId, seat: FromPath[int], data: JSONBody[TakeSeat]
) -> TableInfo:
    """Sit down; or, as the host, put a bot there."""
    room = await hall.tables.room(table_id)
    await seating.take_seat(room, me, seat, data.bot)
    return room.info()


@delete("/tables/{table_id:str}/seats/{seat:int}", status_code=200, responses=PROBLEMS)
async def leave(hall: InHall, me: Known, table_id: TableId, seat: FromPath[int]) -> TableInfo:
    """Get up; as the host of an open table, clear a seat; in a match, let a bot play on."""
    room = await hall.tables.room(table_id)
    await seating.leave_seat(hall.tables, room, me, seat)
    return room.info()


@post("/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def start(hall: InHall, me: Known, table_id: TableId) -> TableInfo:
    """As the host, begin the match."""
    room = await hall.tables.room(table_id)
    await seating.start(room, me)
    return room.info()


@post("/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(hall: InHall, me: Known, table_id: TableId) -> TableInfo:
    """Play again: makes the new table, or joins it."""
    room = await hall.tables.room(table_id)
    return (await seating.rematch(hall.tables, room, me)).info()


@post("/tables/{table_id:str}/mute", status_code=204, responses=PROBLEMS)
async def mute(hall: InHall, me: Known, table_id: TableId, data: JSONBody[Mute]) -> None:
    """As the host, let somebody's words be heard no longer, or again."""
    room = await hall.tables.room(table_id)
    await seating.mute(room, me, data.player, data.is_muted)


@get("/tables/{table_id:str}/qr.svg", media_type="image/svg+xml", responses=PROBLEMS)
async def qr(request: AnyRequest, hall: InHall, table_id: TableId) -> Response[bytes]:
    """The invitation as a QR code."""
    room = await hall.tables.room(table_id)
    link = invitation(request, hall.services.settings, room)
    if len(link) > LONGEST_LINK:
        raise Denied(400, "bad-request", "host")
    return Response(await asyncio.to_thread(qr_code, link), media_type="image/svg+xml")


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    """The link as a picture (SVG)."""
    image = BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(image, kind="svg", scale=8, border=2, light="#ffffff", xmldecl=False)
    return image.getvalue()


def limit_texts(hall: Hall, me: Player, game: str, options: dict[str, OptionValue]) -> None:
    """Refuse texts that come too often: like match files, they are long to read."""
    texts = GAMES[game].meta.texts if game in GAMES else []
    is_long = any(name in options for name in texts)
    if is_long and not hall.imports.take(me.id, hall.services.now()):
        raise Denied(429, "too-fast")


def invitation(request: AnyRequest, settings: Settings, room: Room) -> str:
    """The link that invites to the table, as others can follow it."""
    base = settings.public_url or str(request.base_url)
    if not settings.public_url and settings.lan_url and is_loopback(base):
        base = settings.lan_url
    return f"{base.rstrip('/')}/join/{room.table.id}"


def is_loopback(url: str) -> bool:
    """Whether the address leads to this machine only."""
    host = urlsplit(url).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


HANDLERS: Final = [lobby, create, look, change, take, leave, start, rematch, mute, qr]
