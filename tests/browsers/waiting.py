"""Waiting for a program that has just been started."""

import time
from collections.abc import Callable
from typing import Final, TypeVar

T = TypeVar("T")

PATIENCE: Final = 90.0  # seconds, on a busy machine


def answering(ask: Callable[[], T]) -> T:
    """What the program answers, once it listens."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)
