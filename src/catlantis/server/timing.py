"""The time that tables go by: steady, and faster than the world's where a test wants it."""

import asyncio
import time
from collections.abc import Callable


class Timing:
    """Seconds since 1970 that never jump, whatever is done to the system's clock meanwhile."""

    def __init__(self, speed: float = 1.0) -> None:
        self._speed = speed
        self.began = time.time()
        self._mark = time.monotonic()

    def go_on_from(self, when: float) -> None:
        """Begin no earlier: a clock that was set back since must not make what is new look old."""
        self.began = max(self.began, when)

    def now(self) -> float:
        """The time."""
        return self.began + (time.monotonic() - self._mark) * self._speed

    def call_at(self, when: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        """Have something called at that time, or at once if it is past."""
        pause = max(0.0, when - self.now()) / self._speed
        return asyncio.get_running_loop().call_later(pause, call)
