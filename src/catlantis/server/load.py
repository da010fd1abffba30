"""Load for measuring a server: many tables at once, two remote bots at each, over the loopback.

The game is one in which each sees at once what the other does. The server runs in a process of
its own, bound to one core where the system allows it. An action's latency is from sending it until
every socket of its table has received the new view.
"""

import asyncio
import os
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import PIPE, Popen
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from catlantis.client import Server
from catlantis.server.serving import calm_collector
from catlantis.server.wire.tables import NewTable, SeatPlan

WARM_UP: Final = 2.0  # seconds that are not counted
AT_ONCE: Final = 16  # requests while tables are made
ENV: Final = {
    "CATLANTIS_REQUESTS_PER_SECOND": "100000",
    "CATLANTIS_REQUESTS_AT_ONCE": "100000",
    "CATLANTIS_MESSAGES_PER_SECOND": "10000",
    "CATLANTIS_MESSAGES_AT_ONCE": "10000",
    "CATLANTIS_SOCKETS_PER_ADDRESS": "100000",
    "CATLANTIS_TABLES_PER_GUEST": "100000",
}


class NoServer(Exception):
    """The server to be measured did not start."""


@dataclass
class Figures:
    """What was measured."""

    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)  # in seconds, sorted
    matches: int = 0  # that ended
    cpu_seconds: float = 0.0  # of the server; 0 where the system does not tell

    def within(self, share: float) -> float:
        """The latency that so many of all actions stay within."""
        if not self.latencies:
            return 0.0
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))]


@contextmanager
def running() -> Iterator[tuple[str, int]]:
    """A server on the loopback with a database of its own: its address and process."""
    with TemporaryDirectory(prefix="catlantis-") as folder:
        database = {"CATLANTIS_DATABASE": str(Path(folder) / "tables.sqlite")}
        call = [sys.executable, "-m", "catlantis.server", "0"]
        with Popen(call, env={**os.environ, **ENV, **database}, stdout=PIPE, text=True) as process:
            try:
                assert process.stdout is not None
                url = process.stdout.readline().strip()
                if not url:
                    raise NoServer
                with sharing_cores(process.pid):
                    yield url, process.pid
            finally:
                process.terminate()


@contextmanager
def sharing_cores(server: int) -> Iterator[None]:
    """Give the server the first core and the load the others, where that can be."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    first, *others = sorted(cores)
    for thread in Path(f"/proc/{server}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {first})
    os.sched_setaffinity(0, others or {first})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def cpu_seconds(process: int) -> float:
    """The processor time that the process has used, where the system tells."""
    with suppress(OSError, AttributeError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def measure(game: str, tables: int, seconds: float, think: float) -> Figures:
    """Start a server, load it for that long, and end it; raises `NoServer`."""
    with running() as (url, process):
        return asyncio.run(Load(url, game, think).run(process, tables, seconds))


class Load:
    """Two bots that play at all tables."""

    def __init__(self, url: str, game: str, think: float) -> None:
        self._url = url.rstrip("/")
        self._game = game
        self._think = think
        self._bots: list[Server] = []
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._is_counting = False
        self._idle = 0  # tables that have not begun to play
        self._all_play = asyncio.Event()
        self.figures = Figures()

    async def run(self, process: int, tables: int, seconds: float) -> Figures:
        """Open the tables, play, and count."""
        host = Server(self._url)
        await host.come("Host")
        for name in ("Ada", "Bo"):
            self._bots.append(Server(self._url, (await host.new_bot(name)).token))
        calm_collector()
        opened = await asyncio.gather(*(self._open() for _ in range(tables)))
        self._idle = len(opened)
        playing = [asyncio.create_task(self._play(table)) for table in opened]
        await self._warm_up(playing)
        began, cpu, self._is_counting = time.monotonic(), cpu_seconds(process), True
        done, _ = await asyncio.wait(playing, timeout=seconds)
        for task in done:
            task.result()  # nobody stops before time but by an error
        self._is_counting = False
        self.figures.seconds = time.monotonic() - began
        self.figures.cpu_seconds = cpu_seconds(process) - cpu
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        self.figures.latencies.sort()
        return self.figures

    async def _warm_up(self, playing: list[asyncio.Task[None]]) -> None:
        """Wait until all tables play, and a little longer: only then is it the load meant."""
        begun = asyncio.create_task(self._all_play.wait())
        done, _ = await asyncio.wait([begun, *playing], return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
        await asyncio.sleep(WARM_UP)

    async def _open(self) -> str:
        first, second = self._bots
        async with self._slots:
            table = await first.new_table(NewTable(self._game, [SeatPlan("me"), SeatPlan("open")]))
            await second.sit(table.id, 1)
            await first.ask("POST", f"/api/tables/{table.id}/start")
        return table.id

    async def _play(self, table: str) -> None:
        is_first = True
        while True:
            address = f"{self._url.replace('http', 'ws', 1)}/ws/tables/{table}"
            first, second = (
                connect(address, additional_headers=bot.headers, compression=None)
                for bot in self._bots
            )
            async with first as one, second as other:
                self._idle -= is_first
                is_first = False
                if not self._idle:
                    self._all_play.set()
                await self._play_match([one, other])
            self.figures.matches += self._is_counting
            async with self._slots:
                answers = [
                    await bot.ask("POST", f"/api/tables/{table}/rematch") for bot in self._bots
                ]
            table = answers[0]["id"]

    async def _play_match(self, sockets: list[ClientConnection]) -> None:
        """Play to the end: with two seats, one is asked at a time."""
        messages: list[dict[str, Any]] = [{}, {}]
        for seat, socket in enumerate(sockets):
            messages[seat] = await next_view(socket)
        while True:
            asked = [seat for seat in (0, 1) if messages[seat]["view"]["legal"]]
            if not asked:
                return
            seat, view = asked[0], messages[asked[0]]["view"]
            await asyncio.sleep(self._think * random.uniform(0.5, 1.5))
            act = {
                "type": "act",
                "ref": 0,
                "seat": seat,
                "question": view["asked"],
                "action": random.choice(view["legal"]),
            }
            began = time.monotonic()
            await sockets[seat].send(msgspec.json.encode(act).decode())
            messages = list(await asyncio.gather(*map(next_view, sockets)))
            if self._is_counting:
                self.figures.latencies.append(time.monotonic() - began)


async def next_view(socket: ClientConnection) -> dict[str, Any]:
    """The next message with a view: with two seats, an action changes what both see."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["type"] in ("sync", "update"):
            return message
        if message["type"] == "refused":
            raise RuntimeError(f"the load was refused: {message['reason']}")
