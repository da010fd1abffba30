"""The socket of a table: messages come in, bounded and decoded by schema, and are answered."""

import asyncio
from functools import partial
from typing import Final

import msgspec
from litestar import websocket

from catlantis.match import Refused
from catlantis.server.denied import Denied
from catlantis.server.table.line import CROWDED, GONE, RESTART, Line
from catlantis.server.table.room import Room
from catlantis.server.web.access import InHall, TableId, somebody_of, token_of
from catlantis.server.web.talk import AnySocket, admitted, refuse, talk
from catlantis.server.wire import socket as wire

_DECODER: Final[msgspec.json.Decoder[wire.FromClient]] = msgspec.json.Decoder(wire.FromClient)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, hall: InHall, table_id: TableId) -> None:
    """Play at a table, or watch it; described in docs/wire.md."""
    async with admitted(socket, hall) as is_admitted:
        if not is_admitted:
            return
        player = await somebody_of(socket, hall)
        try:
            room = await hall.tables.room(table_id)
        except Denied:
            await refuse(socket, GONE)
            return
        await socket.accept()
        line = Line(player, hall.services.settings.send_queue, token_of(socket))
        with hall.services.metrics.sockets.track_inprogress():
            try:
                await room.join(line)
            except Refused as refused:  # let go just now: who comes again finds it loaded anew
                line.cut(CROWDED if refused.reason == "crowded" else RESTART)
            answer, leave = partial(answered, room, line), partial(room.leave, line)
            await talk(socket, hall, line, _DECODER, answer, leave)


async def answered(
    room: Room, line: Line, message: wire.FromClient
) -> wire.Done | wire.Pong | wire.Sampled | None:
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
        case wire.Sample(ref=ref, seat=seat):
            return wire.Sampled(ref, await room.play.sample(line.player_id, seat))
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
            line.tell(wire.Hinted(ref, *await room.play.hint(line.player_id, seat)))
        except Refused as refused:
            line.tell(wire.Refused(ref, refused.reason))

    task = asyncio.create_task(think())
    line.thoughts.add(task)
    task.add_done_callback(line.thoughts.discard)
