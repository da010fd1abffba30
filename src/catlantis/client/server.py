"""A server: what it is asked over HTTP, and where its sockets are."""

import asyncio
import json
import time
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from catlantis.client.line import Line
from catlantis.client.refusal import Refusal
from catlantis.client.table import TIMEOUT, TOO_FAST, WAIT, Table
from catlantis.server.wire.people import BotToken, Me
from catlantis.server.wire.tables import NewTable, TableInfo, TableRow
from catlantis.server.wire.waiting import Invited, ToWaiting, WaitingBot

SCHEMES: Final = ("http://", "https://")


class Server:
    """A server, spoken to with somebody's token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        if not url.startswith(SCHEMES):
            raise ValueError(f"no address of a server: {url}")
        self.url = url.rstrip("/")
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        """What says who we are."""
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers, as JSON tells it; raises `Refusal`."""
        answer, _ = await self._patiently(method, path, body)
        return None if not answer else json.loads(answer)

    # People

    async def come(self, name: str) -> Me:
        """Come in as a new guest, and be that guest from now on."""
        body, headers = await self._patiently("POST", "/api/me", {"name": name})
        cookie = headers.get("Set-Cookie", "")
        self.token = cookie.partition(";")[0].partition("=")[2]
        return msgspec.json.decode(body, type=Me)

    async def me(self) -> Me:
        """Who we are."""
        return msgspec.convert(await self.ask("GET", "/api/me"), Me)

    async def new_bot(self, name: str) -> BotToken:
        """A remote bot of our own."""
        return msgspec.convert(await self.ask("POST", "/api/me/bots", {"name": name}), BotToken)

    async def my_tables(self) -> list[TableRow]:
        """Our tables, those where it is our turn first."""
        return msgspec.convert(await self.ask("GET", "/api/me/tables"), list[TableRow])

    # Tables

    async def lobby(self) -> list[TableRow]:
        """The tables that anybody may join or watch."""
        return msgspec.convert(await self.ask("GET", "/api/tables"), list[TableRow])

    async def new_table(self, table: NewTable) -> TableInfo:
        """Make a table; with no open seat the match starts at once."""
        return await self._table("POST", "", msgspec.to_builtins(table))

    async def info(self, table: str) -> TableInfo:
        """What everybody may know of a table."""
        return await self._table("GET", f"/{table}")

    async def sit(self, table: str, seat: int, bot: str | None = None) -> TableInfo:
        """Sit down, or as the host put one of the server's bots there."""
        body = {} if bot is None else {"bot": bot}
        return await self._table("POST", f"/{table}/seats/{seat}", body)

    async def leave(self, table: str, seat: int) -> TableInfo:
        """Get up; in a match a bot of the server plays on."""
        return await self._table("DELETE", f"/{table}/seats/{seat}")

    async def start(self, table: str) -> TableInfo:
        """As the host, begin the match."""
        return await self._table("POST", f"/{table}/start")

    async def rematch(self, table: str) -> TableInfo:
        """Play again: the new table, which we make or join."""
        return await self._table("POST", f"/{table}/rematch")

    async def match_file(self, table: str) -> bytes:
        """The file of a finished match, as `catlantis.load` reads it."""
        answer, _ = await self._patiently("GET", f"/api/tables/{table}/match.json", None)
        return answer

    def table(self, table: str) -> Table:
        """The socket of a table."""
        return Table(Line(f"{self._sockets}/ws/tables/{table}", self.headers))

    # Invitations

    async def waiting_bots(self) -> list[WaitingBot]:
        """The remote bots that can be invited."""
        return msgspec.convert(await self.ask("GET", "/api/bots"), list[WaitingBot])

    async def invite(self, table: str, seat: int, bot: str) -> None:
        """As the host of an open table, ask a remote bot to sit down."""
        await self.ask("POST", f"/api/tables/{table}/seats/{seat}/invite", {"bot": bot})

    async def invitations(self) -> AsyncGenerator[Invited, None]:
        """Wait to be invited, as a remote bot, for as long as it takes; raises `Refusal`."""
        line = Line(f"{self._sockets}/ws/bots", self.headers, is_patient=True)
        decoder: msgspec.json.Decoder[ToWaiting] = msgspec.json.Decoder(ToWaiting)
        await line.open()
        try:
            async for frame in line.frames():
                message = None if frame is None else decoder.decode(frame)
                if isinstance(message, Invited):
                    yield message
        finally:
            await line.close()

    # How it is asked

    @property
    def _sockets(self) -> str:
        return self.url.replace("http", "ws", 1)

    async def _table(self, method: str, path: str, body: object = None) -> TableInfo:
        return msgspec.convert(await self.ask(method, f"/api/tables{path}", body), TableInfo)

    async def _patiently(self, method: str, path: str, body: object) -> tuple[bytes, Any]:
        """The answer and its headers: who asks too fast waits, and asks again."""
        end = time.monotonic() + TIMEOUT
        while True:
            try:
                return await asyncio.to_thread(self._ask, method, path, body)
            except Refusal as refusal:
                if refusal.reason != TOO_FAST or time.monotonic() > end:
                    raise
            await asyncio.sleep(WAIT)

    def _ask(self, method: str, path: str, body: object) -> tuple[bytes, Any]:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", **self.headers}
        request = Request(self.url + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                return answer.read(), answer.headers
        except HTTPError as error:
            problem: dict[str, str] = {}
            with suppress(ValueError):
                problem = json.loads(error.read())
            reason = problem.get("reason", str(error.code))
            raise Refusal(reason, problem.get("detail", "")) from None
        except (URLError, TimeoutError) as error:
            raise Refusal("no-server", str(getattr(error, "reason", error))) from None
