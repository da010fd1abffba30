"""Running the command line as a person would."""

import re
from collections.abc import Iterable
from typing import Any

from typer.testing import CliRunner

from catlantis.bots import seated
from catlantis.cli.app import app
from catlantis.cli.terminal import CLEAR, FORGET
from catlantis.core.ints import bits
from catlantis.core.sight import Sight
from catlantis.games import GAMES
from catlantis.match import Match, Seat

GAME = "exploding-kittens"
WIPE = CLEAR + FORGET
PLAIN = {"LC_ALL": "en_US.UTF-8", "COLUMNS": "80", "LINES": "24", "TERM": "xterm"}
# Where tests run in the background, Ctrl-C is ignored until somebody listens to it again.
HEED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
MAIN = f"{HEED}; from catlantis.cli import main; main()"  # in a process of its own
SCREEN = {"TTY_COMPATIBLE": "1", "TTY_INTERACTIVE": "0", "NO_COLOR": "1"}


def run(*args: object, keys: Iterable[object] = (), **env: str) -> Any:
    """The result of a command line, with these answers typed."""
    typed = "".join(f"{key}\n" for key in keys)
    return CliRunner(env={**PLAIN, **env}).invoke(app, [str(arg) for arg in args], input=typed)


def unstyled(text: str) -> str:
    """The text without what makes it bold or dim."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def match_of(
    players: str = "human,greedy,greedy", seed: int = 1, steps: int = 10_000, game: str = GAME
) -> Match:
    """A match that bots have played for so many steps; greedy ones sit in for people."""
    kinds = players.split(",")
    match = Match(
        GAMES[game], [Seat(f"Cat{seat + 1}", kind) for seat, kind in enumerate(kinds)], seed
    )
    bots = [
        seated("greedy" if kind == "human" else kind, match.game, seat, len(kinds), seat)
        for seat, kind in enumerate(kinds)
    ]
    while not match.is_over and len(match.journal) < steps:
        seat = bits(match.state.to_act)[0]
        match.act(seat, bots[seat].choose(Sight(match.game, match.state, seat)))
    return match
