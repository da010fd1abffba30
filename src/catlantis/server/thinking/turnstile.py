"""A turnstile: one at a time, by need, and fairly among those who keep it busy."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from msgspec import Struct


class Place(Struct, eq=False):
    """Somebody who waits."""

    host: str
    need: int
    number: int
    called: asyncio.Future[None]


class Turnstile:
    """The lowest need goes first; then hosts take turns, whoever waits longest for one of them."""

    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: list[Place] = []
        self._numbers = count(1)
        self._passed: dict[str, int] = {}  # by host, when one of theirs last went through

    @asynccontextmanager
    async def passed(self, host: str, need: int) -> AsyncIterator[None]:
        """Wait for one's turn, and have the place beyond for oneself."""
        if self._is_taken:
            await self._wait(host, need)
        self._is_taken = True
        self._passed[host] = next(self._numbers)
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, host: str, need: int) -> None:
        called = asyncio.get_running_loop().create_future()
        place = Place(host, need, next(self._numbers), called)
        self._waiting.append(place)
        try:
            await called
        except asyncio.CancelledError:
            if place in self._waiting:
                self._waiting.remove(place)
            else:  # called just now
                self._call_next()
            raise

    def _call_next(self) -> None:
        waiting = [place for place in self._waiting if not place.called.done()]
        if not waiting:
            self._is_taken = False
            self._passed.clear()
            return
        place = min(waiting, key=lambda p: (p.need, self._passed.get(p.host, 0), p.number))
        self._waiting.remove(place)
        place.called.set_result(None)
