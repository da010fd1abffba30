"""One socket at a table, as the table sees it: who is there, from which seat, and what to send."""

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from catlantis.server.people.identity import Player

SLOW: Final = 1013  # codes that a socket is closed with: try again later,
RESTART: Final = 1012  # the table is loaded anew: connect again
GONE: Final = 4404  # there is no such table, or no longer
SIGNED_OUT: Final = 4401  # the token was revoked
CROWDED: Final = 4429  # too many sockets

_ENCODER: Final = msgspec.json.Encoder()


def encoded(message: Struct) -> bytes:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message)


class Line:
    """What waits to be sent is bounded: who reads too slowly is cut off, and may come again."""

    def __init__(self, player: Player | None, queue_size: int, token: str | None = None) -> None:
        self.player = player
        self.token = None if player is None else token  # by which that is known
        self.seat: int | None = None  # from which it looks
        self.own_seats: list[int] = []  # as it was told last
        self.thoughts: set[asyncio.Task[None]] = set()  # hints that are being thought of
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue(queue_size)
        self.cut_off = asyncio.Event()
        self.close_code = 1000

    @property
    def player_id(self) -> str | None:
        """The id of who is at the other end, if they said."""
        return None if self.player is None else self.player.id

    def send(self, data: bytes) -> None:
        """Have it sent, in order."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.cut(SLOW)

    def tell(self, message: Struct) -> None:
        """Have a message sent that is for this line alone."""
        self.send(encoded(message))

    def cut(self, code: int) -> None:
        """Hang up."""
        if not self.cut_off.is_set():
            self.close_code = code
            self.cut_off.set()
