"""The socket of a table: messages come in, bounded and decoded by schema, and are answered."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from catlantis.match import Refused
from catlantis.server.denied import Denied
from catlantis.server.limits import Bucket
from catlantis.server.store.database import CannotStore
from catlantis.server.table.line import CROWDED, GONE, RESTART, SIGNED_OUT, Line
from catlantis.server.table.room import Room
from catlantis.server.web.access import InHall, TableId, address_of, somebody_of, token_of
from catlantis.server.web.hall import Hall
from catlantis.server.web.headers import is_same_origin
from catlantis.server.wire import socket as wire

BAD_ORIGIN: Final = 4403
CLOSE_SECONDS: Final = 2.0
UNREAD: Final = -1  # the ref of a refusal of what could not be read
FLOOD: Final = 50  # refusals in a row as too fast, after which the line is cut

_DECODER: Final[msgspec.json.Decoder[wire.FromClient]] = msgspec.json.Decoder(wire.FromClient)

AnySocket = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, hall: InHall, table_id: TableId) -> None:
    """Play at a table, or watch it; described in docs/wire.md."""
    settings, address = hall.services.settings, address_of(socket)
    if not is_same_origin(socket.headers, settings.origins):
        await socket.close(BAD_ORIGIN)
        return
    if not hall.requests.take(address, hall.services.now()) or not hall.sockets.enter(address):
        await socket.close(CROWDED)
        return
    try:
        player = await somebody_of(socket, hall)
        try:
            room = await hall.tables.room(table_id)
        except Denied:
            await _refuse(socket, GONE)
            return
        await socket.accept()
        with hall.services.metrics.sockets.track_inprogress():
            await _serve(socket, hall, room, Line(player, settings.send_queue, token_of(socket)))
    finally:
        hall.sockets.leave(address)


async def _refuse(socket: AnySocket, code: int) -> None:
    """Close with a code of ours, which browsers tell the page only once it was accepted."""
    await socket.accept()
    await socket.close(code)


async def _serve(socket: AnySocket, hall: Hall, room: Room, line: Line) -> None:
    """Read and write until either side hangs up."""
    try:
        await room.join(line)
    except Refused as refused:  # let go just now: who comes again finds it loaded anew
        line.cut(CROWDED if refused.reason == "crowded" else RESTART)
    if line.token is not None and await hall.services.identity.player_of(line.token) is None:
        line.cut(SIGNED_OUT)  # while it came
    tasks = [
        asyncio.create_task(_read(socket, hall, room, line)),
        asyncio.create_task(_write(socket, line)),
        asyncio.create_task(line.cut_off.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (*tasks, *line.thoughts):
            task.cancel()
        results = await asyncio.gather(*tasks, *line.thoughts, return_exceptions=True)
        await room.leave(line)
    if line.cut_off.is_set():
        with suppress(WebSocketDisconnect, TimeoutError, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await socket.close(line.close_code)
    for error in results:
        if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
            raise error


async def _write(socket: AnySocket, line: Line) -> None:
    while True:
        data = await line.outbox.get()
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})


async def _read(socket: AnySocket, hall: Hall, room: Room, line: Line) -> None:
    settings, metrics = hall.services.settings, hall.services.metrics
    bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
    too_fast = 0
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        data = event.get("text") or event.get("bytes") or ""
        ref = UNREAD
        try:
            too_fast = 0 if bucket.take(hall.services.now()) else too_fast + 1
            if too_fast > FLOOD:
                line.cut(CROWDED)
                return
            message = decoded(data, settings.frame_bytes)
            ref = message.ref
            if too_fast:
                raise Refused("too-fast")
            answer = await answered(room, line, message)
            if answer is not None:
                line.tell(answer)
        except Refused as refused:
            metrics.refused.labels(refused.reason).inc()
            line.tell(wire.Refused(ref, refused.reason))
        except CannotStore as failure:
            if not failure.is_outage:
                raise
            line.tell(wire.Refused(ref, "busy"))


def decoded(data: str | bytes, limit: int) -> wire.FromClient:
    """The message that somebody sent; raises `Refused`, whatever it is."""
    if len(data) > limit:
        raise Refused("too-big")
    try:
        return _DECODER.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad-message") from None


async def answered(
    room: Room, line: Line, message: wire.FromClient
) -> wire.Done | wire.Pong | None:
    """Carry out a message: its answer, unless another way of telling was found.

    Raises `Refused`.
    """
    if not isinstance(message, wire.Ping | wire.Resync):  # whatever a player does, they are back
        await room.back(line.player_id)
    match message:
        case wire.Act(ref=ref, seat=seat, question=question, action=action):
            await room.play.act_of(line.player_id, seat, action, question)
        case wire.Undo(ref=ref, seat=seat):
            await room.play.undo(line.player_id, seat)
        case wire.Hint(ref=ref, seat=seat):
            hint(room, line, ref, seat)
            return None
        case wire.Hurry(ref=ref):
            await room.hurry(line.player_id)
        case wire.Waive(ref=ref, seat=seat, until=until):
            await room.waivers.give(line.player_id, seat, until)
        case wire.Say(ref=ref, text=text):
            await room.chat.say(line, text)
        case wire.Look(seat=seat):
            await room.look(line, seat)
            return None
        case wire.Resync():
            await room.resync(line)
            return None
        case wire.Ping(ref=ref):
            return wire.Pong(ref)
    return wire.Done(ref)


def hint(room: Room, line: Line, ref: int, seat: int) -> None:
    """Have a bot think, one thought at a time, and its advice told; meanwhile life goes on."""
    if line.thoughts:
        raise Refused("busy")

    async def think() -> None:
        try:
            line.tell(wire.Hinted(ref, await room.play.hint(line.player_id, seat)))
        except Refused as refused:
            line.tell(wire.Refused(ref, refused.reason))

    task = asyncio.create_task(think())
    line.thoughts.add(task)
    task.add_done_callback(line.thoughts.discard)
