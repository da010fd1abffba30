"""A small client for programs that play, by the page's own protocol: docs/wire.md.

```
server = Server("http://localhost:8000", token)
async with server.table(table_id) as table:
    async for view in table:
        if view["legal"]:
            await table.act(choose(view))
```
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from catlantis.server.wire.people import BotToken, Me
from catlantis.server.wire.socket import (
    Act,
    Clock,
    FromServer,
    Hint,
    Hinted,
    Refused,
    Said,
    Say,
    Sync,
    TableChanged,
    Update,
    Waived,
)
from catlantis.server.wire.tables import NewTable, TableInfo, TableRow

TIMEOUT: Final = 30.0  # seconds for any call, waiting included
TOO_FAST: Final = "too-fast"  # the refusal after which we wait, and send again
WAIT: Final = 0.2
PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # before each attempt to connect again
OWN_CODES: Final = range(4000, 5000)  # the server means it: it is of no use to come again


class Refusal(Exception):
    """What the server did not do, and why: a word of docs/wire.md.

    Of our own: `lost`, the line was; `no-answer`, none came in time.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Server:
    """A server, spoken to with somebody's token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        """What says who we are."""
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    async def come(self, name: str) -> Me:
        """Come in as a new guest, and be that guest from now on."""
        body, headers = await self._patiently("POST", "/api/me", {"name": name})
        cookie = headers.get("Set-Cookie", "")
        self.token = cookie.partition(";")[0].partition("=")[2]
        return msgspec.convert(body, Me)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers, as JSON tells it; raises `Refusal`."""
        answer, _ = await self._patiently(method, path, body)
        return answer

    async def _patiently(self, method: str, path: str, body: object) -> tuple[Any, Any]:
        """The answer and its headers: who asks too fast waits, and asks again."""
        end = time.monotonic() + TIMEOUT
        while True:
            try:
                return await asyncio.to_thread(self._ask, method, path, body)
            except Refusal as refusal:
                if refusal.reason != TOO_FAST or time.monotonic() > end:
                    raise
            await asyncio.sleep(WAIT)

    async def new_bot(self, name: str) -> BotToken:
        """A remote bot of our own."""
        return msgspec.convert(await self.ask("POST", "/api/me/bots", {"name": name}), BotToken)

    async def new_table(self, table: NewTable) -> TableInfo:
        """Make a table."""
        answer = await self.ask("POST", "/api/tables", msgspec.to_builtins(table))
        return msgspec.convert(answer, TableInfo)

    async def info(self, table: str) -> TableInfo:
        """What everybody may know of a table."""
        return msgspec.convert(await self.ask("GET", f"/api/tables/{table}"), TableInfo)

    async def sit(self, table: str, seat: int) -> TableInfo:
        """Sit down."""
        answer = await self.ask("POST", f"/api/tables/{table}/seats/{seat}", {})
        return msgspec.convert(answer, TableInfo)

    async def lobby(self) -> list[TableRow]:
        """The tables that anybody may join or watch."""
        return msgspec.convert(await self.ask("GET", "/api/tables"), list[TableRow])

    def table(self, table: str) -> "Table":
        """The socket of a table."""
        return Table(f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}", self.headers)

    def _ask(self, method: str, path: str, body: object) -> tuple[Any, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self.headers}
        request = Request(self.url + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                text = answer.read()
                return (json.loads(text) if text else None), answer.headers
        except HTTPError as error:
            problem: dict[str, str] = {}
            with suppress(ValueError):
                problem = json.loads(error.read())
            raise Refusal(
                problem.get("reason", str(error.code)), problem.get("detail", "")
            ) from None


class Table:
    """A table, from one's seat or as a spectator; a lost line is taken up again."""

    def __init__(self, url: str, headers: dict[str, str]) -> None:
        self._url = url
        self._headers = headers
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._awaited: dict[int, asyncio.Future[FromServer]] = {}
        self._ref = 0
        self.info: TableInfo | None = None
        self.seat: int | None = None
        self.view: dict[str, Any] | None = None
        self.clock: Clock | None = None

    async def __aenter__(self) -> "Table":
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    async def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        """The view, each time there is a new one, until the match is over."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self.view is not None:
                yield self.view
            if self.info is not None and self.info.status == "over":
                return
            if self._reader is not None and self._reader.done():
                self._reader.result()
                return

    async def act(self, action: list[Any], question: int | None = None) -> None:
        """Answer our seat's question: done and stored when this returns; raises `Refusal`."""
        if self.view is None or self.seat is None:
            raise Refusal("not-playing")
        asked = self.view["asked"] if question is None else question
        await self._send(Act(0, self.seat, asked, action))

    async def hint(self) -> list[Any]:
        """What one of the server's bots would do; raises `Refusal`."""
        answer = await self._send(Hint(0, self.seat or 0))
        return answer.action if isinstance(answer, Hinted) else []

    async def say(self, text: str) -> None:
        """Say something to the table; raises `Refusal`."""
        await self._send(Say(0, text))

    async def _send(self, message: Act | Hint | Say) -> FromServer:
        """The answer; who sends too fast waits, and sends again. Raises `Refusal`."""
        try:
            async with asyncio.timeout(TIMEOUT):
                while True:
                    answer = await self._answer(message)
                    if not isinstance(answer, Refused):
                        return answer
                    if answer.reason != TOO_FAST:
                        raise Refusal(answer.reason)
                    await asyncio.sleep(WAIT)
        except TimeoutError:
            raise Refusal("no-answer") from None

    async def _answer(self, message: Act | Hint | Say) -> FromServer:
        if self._socket is None:
            raise Refusal("lost")
        self._ref += 1
        message.ref = self._ref
        future: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._awaited[message.ref] = future
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
            return await future
        except ConnectionClosed:
            raise Refusal("lost") from None
        finally:
            del self._awaited[message.ref]

    async def _connect(self) -> None:
        self._socket = await connect(self._url, additional_headers=self._headers, compression=None)

    async def _read(self) -> None:
        decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
        tries = 0
        try:
            while True:
                try:
                    assert self._socket is not None
                    async for data in self._socket:
                        tries = 0
                        self._heard(decoder.decode(data))
                    return
                except (ConnectionClosed, OSError, InvalidStatus) as error:
                    self._lose()
                    if _is_final(error) or tries == len(PAUSES):
                        raise
                await asyncio.sleep(PAUSES[tries])
                tries += 1
                with suppress(OSError, InvalidStatus):
                    await self._connect()
        finally:
            self._lose()
            self._news.set()

    def _heard(self, message: FromServer) -> None:
        match message:
            case Sync():
                self.info, self.seat, self.view = message.table, message.seat, message.view
                self.clock = message.clock
            case Update():
                self.view, self.clock = message.view, message.clock
            case TableChanged():
                self.info = message.table
            case Said() | Waived():
                return
            case _:
                future = self._awaited.get(message.ref)
                if future is not None and not future.done():
                    future.set_result(message)
                return
        self._news.set()

    def _lose(self) -> None:
        for ref, future in self._awaited.items():
            if not future.done():
                future.set_result(Refused(ref, "lost"))


def _is_final(error: Exception) -> bool:
    return (
        isinstance(error, ConnectionClosed)
        and error.rcvd is not None
        and error.rcvd.code in OWN_CODES
    )
