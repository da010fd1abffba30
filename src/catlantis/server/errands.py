"""Errands: work of some length that a request asks for, done beside the loop that serves all.

Each is done in a thread, one at a time, so that nobody waits for them but who sent for them.
"""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Errands:
    """Done in the order in which they were asked for."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work returns or raises."""
        async with self._turn:
            return await asyncio.to_thread(work, *args, **kwargs)
