"""A bot that knows on which node it plays, and never leaves the one that will be lost."""

import os
from pathlib import Path
from time import sleep
from typing import Any

import catlantis

LOST = "CATLANTIS_LOST_NODE"  # set on the node that will be ended


class Anchor(catlantis.Bot):
    """Plays at random once a match was begun on the node that will be lost; there, it never does.

    `marker` is the file that tells so.
    """

    def __init__(self, marker: str) -> None:
        self.marker = Path(marker)

    def start(self, game: Any, seat: int, seats: int, seed: int) -> None:
        super().start(game, seat, seats, seed)
        if LOST in os.environ:
            self.marker.touch()
        while LOST in os.environ or not self.marker.exists():
            sleep(0.05)

    def choose(self, sight: catlantis.Sight) -> int:
        return sight.legal[self.rng.below(len(sight.legal))]
