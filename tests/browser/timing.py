"""Seconds and presses of whole matches by the same players, at the pace of an ordinary server.

`python -m browser.timing [GAME …]` in `tests`; to measure another tree by its own page and players:
`PYTHONPATH=TREE/tests TREE/.venv-run/bin/python tests/browser/timing.py`.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from browser.cat_and_fish_player import Fisher
from browser.conftest import DESKTOP, launched
from browser.house import House
from browser.isle_player import MouseSailor
from browser.islet_player import IsletPlayer
from browser.kittens_player import KittensPlayer
from browser.player import Player, play

SEED = 5
PATIENCE = 1800.0  # seconds for a match
SEATED: dict[str, tuple[Callable[[Page], Player], int]] = {  # who plays, and how many sit there
    "exploding-kittens": (lambda page: KittensPlayer(page, plays=4), 5),
    "islet": (IsletPlayer, 3),
    "cat-and-fish": (Fisher, 4),
    "isle-of-cats": (MouseSailor, 3),
}
SERVE = f"""
from catlantis.server.table import seating
seating.new_seed = lambda: {SEED}
from catlantis.cli import main
main()
"""
COUNT = """
window.presses = { clicks: 0, keys: 0 };
addEventListener("pointerdown", () => window.presses.clicks++, true);
addEventListener("keydown", () => window.presses.keys++, true);
"""


class OrdinaryHouse(House):
    """A server as it comes, but for the deal."""

    def start(self) -> None:
        call = [sys.executable, "-c", SERVE, "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*call, "--database", str(self.database)], env=os.environ, stdout=log, stderr=log
            )
        self.await_health()


def timed(page: Page, key: str) -> str:
    """A match from its first question to its result, as a line of a table."""
    make, seats = SEATED[key]
    player = make(page)
    player.open_table("bots", seats)
    page.evaluate("window.presses = { clicks: 0, keys: 0 }")
    began = time.monotonic()
    decisions = play([player], began + PATIENCE)
    seconds = time.monotonic() - began
    presses = page.evaluate("window.presses")
    told = [key, seats, round(seconds), presses["clicks"], presses["keys"], decisions]
    return f"| {' | '.join(map(str, told))} |"


def main() -> None:
    print("| game | seats | seconds | clicks | keys | decisions |\n|---|---|---|---|---|---|")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launched(playwright)
        house = OrdinaryHouse(Path(folder))
        for key in sys.argv[1:] or SEATED:
            context = browser.new_context(base_url=house.address, locale="en-GB", viewport=DESKTOP)
            page = context.new_page()
            page.add_init_script(COUNT)
            print(timed(page, key), flush=True)
            context.close()
        house.close()
        browser.close()


if __name__ == "__main__":
    main()
