"""The process in which bots think, `python -m catlantis.server.thinking.thinker`.

`workers.py` speaks to it. It reads one job a line and writes one answer a line; when its input
ends, so does it. It keeps the matches it was told of and the bots that play in them, so that a job
need only tell what happened since. A bot is never given a state: it gets a `Sight`, which shows
what its seat may see.
"""

import os
import sys
from collections import OrderedDict
from typing import Any, Final

import msgspec
from msgspec import Struct

from catlantis.bots import BotFailed, NoBot, Player
from catlantis.bots.hard import CruelBot
from catlantis.bots.weighing import Advice, advice
from catlantis.core.events import Event, Log
from catlantis.core.rng import seed_from_text
from catlantis.core.sight import Sight
from catlantis.games import GAMES

KEPT: Final = 256  # matches
OVER: Final = -1  # in place of a seat
HINT: Final = ""  # in place of a bot: the choices are weighed, for the seat's own player
HINT_SECONDS: Final = 1.0  # at most
ADVISER: Final = "medium"  # where a game has no judgement by which to weigh them
LONGEST_FAULT: Final = 500  # signs


class Job(Struct):
    """A decision to be made, or the end of a match."""

    number: int  # repeated by the answer: who asked for an earlier one may not have waited for it
    key: str  # of the match; another one after an undo
    game: str
    version: int  # of its rules
    options: dict[str, Any]
    seats: int
    seed: str
    known: int  # how many actions this process was told before
    actions: list[tuple[int, int]]  # those since
    seat: int  # OVER: the match is
    bot: str


class Answer(Struct):
    """The action chosen; None: more of the match must be told first, or the bot has failed."""

    number: int
    action: int | None
    fault: str = ""  # of a bot that has failed: which one, where, and what
    advice: Advice | None = None  # for a hint, what it rests on


class Thought:
    """A match that bots think about: its state, what happened, and the bots at their seats."""

    def __init__(self, job: Job) -> None:
        self.game = GAMES[job.game]
        self.seed = int(job.seed, 16)
        self.state = self.game.new_game(job.options, job.seats, self.seed, job.version)
        self.opening = self.state.clone()
        self.happened: list[list[Event]] = []
        self.players: dict[tuple[int, str], Player] = {}

    def follow(self, actions: list[tuple[int, int]]) -> None:
        """Go on with what was done since."""
        for seat, action in actions:
            log = Log()
            self.game.apply(self.state, seat, action, log)
            self.happened.append(log.events)

    def choice(self, seat: int, bot: str) -> int:
        """What the bot does, who is told first what its seat was; raises `NoBot`, `BotFailed`."""
        player = self.players.get((seat, bot))
        if player is None:
            own = seed_from_text(f"{self.seed} bot {seat} {len(self.happened)}")
            # If it fails the log is told why, and may not be told the seed of a running match.
            player = Player(bot, self.game, seat, int(self.state.seats), own, match_seed=None)
            player.hear_deal(self.opening)
            self.players[seat, bot] = player
        self.catch_up(player)
        return player.choose(self.state)

    def advice(self, seat: int) -> Advice | None:
        """What is to be thought of the seat's choices, on what it may see."""
        bot = CruelBot(seconds=HINT_SECONDS)
        own = seed_from_text(f"{self.seed} hint {seat} {len(self.happened)}")
        bot.start(self.game, seat, int(self.state.seats), own)
        return advice(bot, Sight(self.game, self.state, seat))

    def end(self) -> None:
        """Let the bots know how it ended; raises `BotFailed`."""
        for player in self.players.values():
            self.catch_up(player)
            player.end(self.state)

    def catch_up(self, player: Player) -> None:
        """Let a bot hear of all that it has not heard of yet."""
        for events in self.happened[player.heard :]:
            player.hear(events)


class Thinker:
    """Makes decisions, and remembers the matches they were made in."""

    def __init__(self) -> None:
        self._thoughts: OrderedDict[str, Thought] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """The bot's choice."""
        thought = self._thoughts.pop(job.key, None)
        if thought is None or len(thought.happened) != job.known:
            if job.known:
                return Answer(job.number, None)
            thought = Thought(job)
        thought.follow(job.actions)
        try:
            if job.seat == OVER:
                thought.end()
                return Answer(job.number, None)
            self._thoughts[job.key] = thought
            if len(self._thoughts) > KEPT:
                self._thoughts.popitem(last=False)
            if job.bot != HINT:
                return Answer(job.number, thought.choice(job.seat, job.bot))
            if found := thought.advice(job.seat):
                return Answer(job.number, found.choices[0].action, advice=found)
            return Answer(job.number, thought.choice(job.seat, ADVISER))
        except (NoBot, BotFailed) as failure:
            return Answer(job.number, None, str(failure)[:LONGEST_FAULT])


def main() -> None:
    """Answer jobs until there are none; what a bot writes to its output harms no answer."""
    thinker = Thinker()
    decode = msgspec.json.Decoder(Job).decode
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(thinker.answer(decode(line))) + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
