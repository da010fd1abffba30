"""A socket to a server: one that is lost is taken up again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from catlantis.client.refusal import Refusal

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)  # before each attempt to connect again
# The server means it: it is of no use to come again
FINAL: Final = {4401: "signed-out", 4404: "no-table", 4429: "too-fast"}


class Line:
    """What is heard on a socket, frame by frame, over as many connections as it takes."""

    def __init__(self, url: str, headers: dict[str, str], is_patient: bool = False) -> None:
        self._url = url
        self._headers = headers
        self._is_patient = is_patient  # whether it tries to connect again for ever
        self._socket: ClientConnection | None = None

    async def open(self) -> None:
        """Connect; raises `Refusal`."""
        try:
            self._socket = await connect(
                self._url, additional_headers=self._headers, compression=None
            )
        except (OSError, InvalidStatus, TimeoutError) as error:
            raise Refusal("no-server", str(error)) from None

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()

    async def send(self, text: str) -> None:
        """Say something; raises `Refusal`."""
        if self._socket is None:
            raise Refusal("lost")
        try:
            await self._socket.send(text)
        except ConnectionClosed:
            raise Refusal("lost") from None

    async def frames(self) -> AsyncIterator[str | bytes | None]:
        """What is heard, and None when the line was lost; raises `Refusal` when it is for good."""
        tries = 0
        while True:
            try:
                assert self._socket is not None
                yield await self._socket.recv()
                tries = 0
                continue
            except ConnectionClosed as error:
                code = 0 if error.rcvd is None else error.rcvd.code
            yield None
            if code in FINAL:
                raise Refusal(FINAL[code])
            if tries == len(PAUSES) and not self._is_patient:
                raise Refusal("lost")
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
            with suppress(Refusal):
                await self.open()
