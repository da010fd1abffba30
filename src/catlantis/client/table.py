"""A table: what is seen and told there, and what we do."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from catlantis.client.line import Line
from catlantis.client.refusal import Refusal
from catlantis.server.wire.socket import (
    Act,
    Clock,
    FromServer,
    Hint,
    Hinted,
    Refused,
    Said,
    Sample,
    Sampled,
    Say,
    Sync,
    TableChanged,
    Undo,
    Update,
    Waived,
)
from catlantis.server.wire.tables import TableInfo
from catlantis.server.wire.terms import Facts

TIMEOUT: Final = 30.0  # seconds for any call, waiting included
TOO_FAST: Final = "too-fast"  # the refusal after which we wait, and send again
WAIT: Final = 0.2

Asking = Act | Undo | Hint | Sample | Say


class Table:
    """A table, from one's seat or as a spectator; a lost line is taken up again.

    `view` is what is seen now, `events` are all that were told so far: after an undo others, from
    the beginning.
    """

    def __init__(self, line: Line) -> None:
        self._line = line
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._awaited: dict[int, asyncio.Future[FromServer]] = {}
        self._ref = 0
        self.info: TableInfo | None = None
        self.seat: int | None = None
        self.view: dict[str, Any] | None = None
        self.events: list[list[Any]] = []
        self.clock: Clock | None = None
        self.can_undo = False

    async def __aenter__(self) -> "Table":
        await self._line.open()
        self._reader = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
        await self._line.close()

    async def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        """The view, each time there is a new one, until the match is over; raises `Refusal`."""
        async for _ in self.changes():
            if self.view is not None:
                yield self.view

    async def changes(self) -> AsyncIterator[None]:
        """Each time that anything is new, until the match is over; raises `Refusal`."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self.info is not None:
                yield
            if self.info is not None and self.info.status == "over" and not self._news.is_set():
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

    async def undo(self) -> None:
        """Take our seat's last action back; raises `Refusal`."""
        await self._send(Undo(0, self.seat or 0))

    async def hint(self) -> list[Any]:
        """What one of the server's bots would do; raises `Refusal`."""
        answer = await self._send(Hint(0, self.seat or 0))
        return answer.action if isinstance(answer, Hinted) else []

    async def sample(self) -> Facts:
        """A position that looks like the present view to our seat, by the rules' own fields.

        Raises `Refusal`.
        """
        answer = await self._send(Sample(0, self.seat or 0))
        return answer.facts if isinstance(answer, Sampled) else {}

    async def say(self, text: str) -> None:
        """Say something to the table; raises `Refusal`."""
        await self._send(Say(0, text))

    async def _send(self, message: Asking) -> FromServer:
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

    async def _answer(self, message: Asking) -> FromServer:
        self._ref += 1
        message.ref = self._ref
        future: asyncio.Future[FromServer] = asyncio.get_running_loop().create_future()
        self._awaited[message.ref] = future
        try:
            await self._line.send(msgspec.json.encode(message).decode())
            return await future
        finally:
            del self._awaited[message.ref]

    async def _read(self) -> None:
        decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
        try:
            async for frame in self._line.frames():
                if frame is None:
                    self._lose()
                else:
                    self._heard(decoder.decode(frame))
        finally:
            self._lose()
            self._news.set()

    def _heard(self, message: FromServer) -> None:
        match message:
            case Sync():
                self.info, self.seat, self.view = message.table, message.seat, message.view
                self.clock, self.can_undo = message.clock, message.can_undo
                self.events = message.events
            case Update():
                self.view, self.clock = message.view, message.clock
                self.can_undo = message.can_undo
                self.events = [] if message.is_undo else self.events
                self.events += message.events
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
