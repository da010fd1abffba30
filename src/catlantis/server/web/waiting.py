"""The socket of a remote bot that waits to be invited, and how a host invites it."""

from typing import Final

import msgspec
from litestar import get, post, websocket
from litestar.params import FromPath, JSONBody

from catlantis.server.table.line import SIGNED_OUT, Line
from catlantis.server.web.access import PROBLEMS, InHall, Known, TableId, somebody_of, token_of
from catlantis.server.web.talk import AnySocket, admitted, refuse, talk
from catlantis.server.wire.socket import Ping, Pong
from catlantis.server.wire.waiting import FromWaiting, Invitation, WaitingBot

_DECODER: Final[msgspec.json.Decoder[FromWaiting]] = msgspec.json.Decoder(FromWaiting)


@websocket("/ws/bots")
async def waiting_socket(socket: AnySocket, hall: InHall) -> None:
    """Wait to be invited, as a remote bot; described in docs/wire.md."""
    async with admitted(socket, hall) as is_admitted:
        if not is_admitted:
            return
        bot = await somebody_of(socket, hall)
        if bot is None or bot.owner is None:
            await refuse(socket, SIGNED_OUT)
            return
        await socket.accept()
        line = Line(bot, hall.services.settings.send_queue, token_of(socket))

        async def answer(message: Ping) -> Pong:
            return Pong(message.ref)

        async def leave() -> None:
            hall.waiting.leave(line)

        hall.waiting.join(line, bot)
        with hall.services.metrics.sockets.track_inprogress():
            await talk(socket, hall, line, _DECODER, answer, leave)


@get("/bots", responses=PROBLEMS)
async def waiting(hall: InHall, me: Known) -> list[WaitingBot]:
    """The remote bots that wait to be invited."""
    return await hall.waiting.all()


@post("/tables/{table_id:str}/seats/{seat:int}/invite", status_code=204, responses=PROBLEMS)
async def invite(
    hall: InHall, me: Known, table_id: TableId, seat: FromPath[int], data: JSONBody[Invitation]
) -> None:
    """As the host of an open table, ask a remote bot that waits to sit down there."""
    await hall.waiting.invite(await hall.tables.room(table_id), me, seat, data.bot)


HANDLERS: Final = [waiting, invite]
