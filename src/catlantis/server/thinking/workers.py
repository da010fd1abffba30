"""The processes in which our bots think, so that thinking never holds up a table."""

import asyncio
import logging
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import msgspec
from msgspec import Struct

from catlantis.match import Match
from catlantis.server.fair import seed_text
from catlantis.server.settings import Settings
from catlantis.server.thinking.thinker import HINT, KEPT, OVER, Answer, Job
from catlantis.server.thinking.turnstile import Turnstile

LOG: Final = logging.getLogger(__name__)
TRIES: Final = 2
WAITING, AWAY, NOBODY = range(3)  # how much a table needs it: its people are there, away, or none
LINE: Final = 4096  # the longest answer


class GaveUp(Exception):
    """No bot could decide: the process died or took too long, and again after a new start."""


class Failed(Exception):
    """A bot that raised something or chose what is not legal: which one, where, and what."""


class Course(Struct):
    """A match that goes on while bots think about it; its key changes with each undo."""

    key: str
    match: Match
    host: str = ""

    def asks(self, seat: int, question: int) -> bool:
        """Whether that is still the seat's open question."""
        return self.match.state.is_asked(seat) and self.match.question(seat) == question


class Worker:
    """One process; it thinks about one decision at a time."""

    def __init__(self, think_seconds: float) -> None:
        self._think_seconds = think_seconds
        self._process: asyncio.subprocess.Process | None = None
        self._turnstile = Turnstile()
        self._told: OrderedDict[str, int] = OrderedDict()  # how much of each match it knows
        self._asked = 0

    async def answer(
        self, course: Course, seat: int, question: int, bot: str, need: int
    ) -> Answer | None:
        """With the bot's choice; None if it is asked no longer. Raises `GaveUp` or `Failed`."""
        async with self._turnstile.passed(course.host, need):
            for _ in range(TRIES):
                if not course.asks(seat, question):
                    return None
                try:
                    async with asyncio.timeout(self._think_seconds):
                        return await self._ask(course.key, course.match, seat, bot)
                except (OSError, EOFError, TimeoutError, ValueError, msgspec.DecodeError) as error:
                    LOG.warning(
                        "a bot process failed (%s) and is started anew", type(error).__name__
                    )
                    await self.close()
        raise GaveUp

    async def end(self, course: Course) -> None:
        """Let the bots that played in a match know that it is over."""
        async with self._turnstile.passed(course.host, NOBODY):
            if course.key in self._told and self._process is not None:
                with suppress(OSError, EOFError, TimeoutError, msgspec.DecodeError):
                    async with asyncio.timeout(self._think_seconds):
                        await self._put(course.key, course.match, self._told.pop(course.key))

    async def _ask(self, key: str, match: Match, seat: int, bot: str) -> Answer:
        for known in (self._told.pop(key, 0), 0):
            self._told[key] = len(match.journal)
            answer = await self._put(key, match, known, seat, bot)
            if answer.fault:
                raise Failed(answer.fault)
            if answer.action is not None:
                if len(self._told) > KEPT:
                    self._told.popitem(last=False)
                return answer
        raise EOFError

    async def _put(
        self, key: str, match: Match, known: int, seat: int = OVER, bot: str = ""
    ) -> Answer:
        """Tell what was done since, and ask what the bot does there; no seat: it is over."""
        process = self._process or await self._start()
        assert process.stdin is not None
        self._asked += 1
        job = Job(
            self._asked,
            key,
            match.game.meta.key,
            match.version,
            match.options,
            len(match.seats),
            seed_text(match.seed),
            known,
            [(entry.seat, entry.action) for entry in match.journal[known:]],
            seat,
            bot,
        )
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        return await self._answer(process, job.number)

    async def _answer(self, process: asyncio.subprocess.Process, number: int) -> Answer:
        """The answer to that job; those to earlier ones, for which nobody waited, are dropped."""
        assert process.stdout is not None
        while True:
            line = await process.stdout.readline()
            if not line:
                raise EOFError
            answer = msgspec.json.decode(line, type=Answer)
            if answer.number == number:
                return answer

    async def _start(self) -> asyncio.subprocess.Process:
        self._told.clear()
        # In a session of its own: Ctrl-C is for the server, which then ends this process.
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "catlantis.server.thinking.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
            start_new_session=True,
        )
        return self._process

    async def close(self) -> None:
        """End the process for good: one that hangs heeds nothing else."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """All processes; a match always goes to the same one, which remembers it."""

    def __init__(self, settings: Settings) -> None:
        self._workers = [Worker(settings.think_seconds) for _ in range(settings.workers)]
        self._own = settings.own_bots

    async def choose(
        self, course: Course, seat: int, question: int, bot: str, need: int = WAITING
    ) -> int | None:
        """The bot's choice on what the seat may see, None if it is asked no longer.

        Raises `GaveUp` or `Failed`.
        """
        name = self._own.get(bot, bot)
        answer = await self._of(course).answer(course, seat, question, name, need)
        return None if answer is None else answer.action

    async def advise(self, course: Course, seat: int, question: int) -> Answer | None:
        """What to choose on what the seat may see, and why; None if it is asked no longer.

        Raises `GaveUp` or `Failed`.
        """
        return await self._of(course).answer(course, seat, question, HINT, WAITING)

    async def end(self, course: Course) -> None:
        """Let the bots that played in a match know that it is over."""
        await self._of(course).end(course)

    def _of(self, course: Course) -> Worker:
        return self._workers[sum(course.key.encode()) % len(self._workers)]

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.close() for worker in self._workers))
