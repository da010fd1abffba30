"""The process in which bots think, `python -m catlantis.server.thinking.thinker`.

`workers.py` speaks to it. It reads one job a line and writes one answer a line; when its input
ends, so does it. It keeps the states of the matches it was told of, so that a job need only tell
what happened since. A bot is never given a state: it gets a `Sight`, which shows what its seat
may see.
"""

import sys
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import Struct

from catlantis.bots import BOTS
from catlantis.core.sight import Sight
from catlantis.core.state import State
from catlantis.games import GAMES

KEPT: Final = 256  # matches


class Job(Struct):
    """A decision to be made."""

    number: int  # repeated by the answer: who asked for an earlier one may not have waited for it
    key: str  # of the match; another one after an undo
    game: str
    version: int  # of its rules
    options: dict[str, Any]
    seats: int
    seed: str
    known: int  # how many actions this process was told before
    actions: list[tuple[int, int]]  # those since
    seat: int
    bot: str
    bot_seed: str


class Answer(Struct):
    """The action chosen; None: more of the match must be told first."""

    number: int
    action: int | None


class Thinker:
    """Makes decisions, and remembers the matches they were made in."""

    def __init__(self) -> None:
        self._states: OrderedDict[str, tuple[State, int]] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """The bot's choice."""
        game = GAMES[job.game]
        state, steps = self._states.pop(job.key, (None, 0))
        if state is None or steps != job.known:
            if job.known:
                return Answer(job.number, None)
            state = game.new_game(job.options, job.seats, int(job.seed, 16), job.version)
        for seat, action in job.actions:
            game.apply(state, seat, action, None)
        self._states[job.key] = (state, job.known + len(job.actions))
        if len(self._states) > KEPT:
            self._states.popitem(last=False)
        bot = BOTS[job.bot](int(job.bot_seed, 16))
        return Answer(job.number, int(bot.choose(Sight(game, state, job.seat))))


def main() -> None:
    """Answer jobs until there are none."""
    thinker = Thinker()
    decode = msgspec.json.Decoder(Job).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(thinker.answer(decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
