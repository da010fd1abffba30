"""A socket, whatever it is about: who may open one, and how messages are read and answered."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Final, Protocol, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Struct

from catlantis.match import Refused
from catlantis.server.limits import Bucket
from catlantis.server.store.database import CannotStore
from catlantis.server.table.line import CROWDED, SIGNED_OUT, Line
from catlantis.server.web.access import address_of
from catlantis.server.web.hall import Hall
from catlantis.server.web.headers import is_same_origin
from catlantis.server.wire import socket as wire

BAD_ORIGIN: Final = 4403
CLOSE_SECONDS: Final = 2.0
UNREAD: Final = -1  # the ref of a refusal of what could not be read
FLOOD: Final = 50  # refusals in a row as too fast, after which the line is cut

AnySocket = WebSocket[Any, Any, Any]


class Message(Protocol):
    """What clients send: each message has a number of their choosing."""

    ref: int


M = TypeVar("M", bound=Message)


@asynccontextmanager
async def admitted(socket: AnySocket, hall: Hall) -> AsyncIterator[bool]:
    """Whether the socket may be opened: from no other site's page, and not too many at once."""
    address = address_of(socket)
    if not is_same_origin(socket.headers, hall.services.settings.origins):
        await socket.close(BAD_ORIGIN)
        yield False
        return
    if not hall.requests.take(address, hall.services.now()) or not hall.sockets.enter(address):
        await socket.close(CROWDED)
        yield False
        return
    try:
        yield True
    finally:
        hall.sockets.leave(address)


async def refuse(socket: AnySocket, code: int) -> None:
    """Close with a code of ours, which browsers tell the page only once it was accepted."""
    await socket.accept()
    await socket.close(code)


async def talk(
    socket: AnySocket,
    hall: Hall,
    line: Line,
    decoder: msgspec.json.Decoder[M],
    answer: Callable[[M], Awaitable[Struct | None]],
    leave: Callable[[], Awaitable[None]],
) -> None:
    """Read and write until either side hangs up, then `leave`; `answer` may raise `Refused`."""
    if line.token is not None and await hall.services.identity.player_of(line.token) is None:
        line.cut(SIGNED_OUT)  # while it came
    tasks = [
        asyncio.create_task(_read(socket, hall, line, decoder, answer)),
        asyncio.create_task(_write(socket, line)),
        asyncio.create_task(line.cut_off.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (*tasks, *line.thoughts):
            task.cancel()
        results = await asyncio.gather(*tasks, *line.thoughts, return_exceptions=True)
        await leave()
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


async def _read(
    socket: AnySocket,
    hall: Hall,
    line: Line,
    decoder: msgspec.json.Decoder[M],
    answer: Callable[[M], Awaitable[Struct | None]],
) -> None:
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
            message = decoded(data, settings.frame_bytes, decoder)
            ref = message.ref
            if too_fast:
                raise Refused("too-fast")
            told = await answer(message)
            if told is not None:
                line.tell(told)
        except Refused as refused:
            metrics.refused.labels(refused.reason).inc()
            line.tell(wire.Refused(ref, refused.reason))
        except CannotStore as failure:
            if not failure.is_outage:
                raise
            line.tell(wire.Refused(ref, "busy"))


def decoded(data: str | bytes, limit: int, decoder: msgspec.json.Decoder[M]) -> M:
    """The message that somebody sent; raises `Refused`, whatever it is."""
    if len(data) > limit:
        raise Refused("too-big")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("bad-message") from None
