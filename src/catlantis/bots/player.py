"""A bot at its seat: told what the seat is told, asked, and named where it fails."""

import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from functools import partial
from traceback import format_exception, walk_tb
from typing import Any, Final, TypeVar

from catlantis.bots.naming import bot_named
from catlantis.core.events import Event, Log
from catlantis.core.game import Game
from catlantis.core.sight import Outdated, Sight
from catlantis.core.state import State

T = TypeVar("T")
SightOf = Callable[[list[list[object]]], Sight]
ILLEGAL: Final = "not legal"


class BotFailed(Exception):
    """A bot that raised something, or chose what is not legal: which one, where, and what."""

    def __init__(
        self,
        bot: str,
        where: str,
        seat: int,
        seed: int | None,
        step: int,
        fault: str,
        trace: str = "",
    ) -> None:
        super().__init__(bot, where, seat, seed, step, fault, trace)
        self.bot = bot
        self.where = where  # the file, and the line if it is known
        self.seat = seat
        self.seed = seed  # of the match; None: a server keeps it secret
        self.step = step  # how many actions were done before, as far as it was told
        self.fault = fault
        self.trace = trace  # as Python tells it

    def __str__(self) -> str:
        match = "a match" if self.seed is None else f"the match with seed {self.seed:032x}"
        return (
            f"bot {self.bot} ({self.where}) failed at seat {self.seat + 1} of {match}, "
            f"after {self.step} actions: {self.fault}"
        )


class Player:
    """A bot's life in one match, in which it is heard of nowhere else.

    What it prints goes to the standard error, so that it disturbs no report and no protocol.
    """

    def __init__(
        self, name: str, game: Game[Any], seat: int, seats: int, seed: int, match_seed: int | None
    ) -> None:
        """Make the bot and start it with a seed of its own; raises `NoBot` or `BotFailed`."""
        self.name = name
        self.game = game
        self.seat = seat
        self._match_seed = match_seed
        self._named = bot_named(name)
        self._news: list[list[object]] = []
        self.heard = 0  # actions, so far
        self._bot = self._guarded(lambda: self._named.made(game, seat, seats, seed))

    def hear_deal(self, state: State) -> None:
        """The match was dealt like this: keep what the seat is told of it for when it is asked."""
        log = Log()
        self.game.tell_opening(state, log)
        self._news += [self.game.events.spell(event, self.seat) for event in log.events]

    def hear(self, events: Sequence[Event]) -> None:
        """An action was done: keep what the seat is told of it for when it is asked."""
        spell = self.game.events.spell
        self.hear_spelled([spell(event, self.seat) for event in events])

    def hear_spelled(self, events: list[list[object]]) -> None:
        """The same, where it was spelled already."""
        self.heard += 1
        self._news += events

    def choose(self, state: State) -> int:
        """The bot's choice; raises `BotFailed` also where it is not legal."""
        return self.choose_at(partial(Sight, self.game, state, self.seat))

    def end(self, state: State) -> None:
        """The match is over; raises `BotFailed`."""
        ranking = [int(rank) for rank in self.game.ranking(state)]
        self.end_at(partial(Sight, self.game, state, self.seat), ranking)

    def choose_at(self, sight_of: SightOf) -> int:
        """As `choose`, at a sight that is made of what the seat was told since the last time."""
        sight = sight_of(self._told())
        choice: object = self._guarded(lambda: self._bot.choose(sight))
        if not isinstance(choice, int) or int(choice) not in sight.legal:
            raise self._failure(f"{ILLEGAL}: {choice!r}")
        return int(choice)

    def end_at(self, sight_of: SightOf, ranking: list[int]) -> None:
        """As `end`, at such a sight."""
        sight = sight_of(self._told())
        self._guarded(lambda: self._bot.end(sight, ranking))

    def _told(self) -> list[list[object]]:
        news, self._news = self._news, []
        if news:
            self._guarded(lambda: self._bot.told(news))
        return news

    def _guarded(self, call: Callable[[], T]) -> T:
        try:
            with redirect_stdout(sys.stderr):
                return call()
        except Outdated:
            raise
        except Exception as error:  # whatever somebody's bot does
            lines = [
                f"{self._named.where}:{line}"
                for frame, line in walk_tb(error.__traceback__)
                if frame.f_code.co_filename == self._named.where
            ]
            where = lines[-1] if lines else self._named.where
            trace = "".join(format_exception(error))
            raise self._failure(f"{type(error).__name__}: {error}", where, trace) from None

    def _failure(self, fault: str, where: str | None = None, trace: str = "") -> BotFailed:
        place = where or self._named.where
        return BotFailed(self.name, place, self.seat, self._match_seed, self.heard, fault, trace)
