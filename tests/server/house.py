"""A real server in a thread, guests who ask it things, and sockets that play."""

import asyncio
import json
import logging
import random
import threading
import time
from collections.abc import Callable, Coroutine
from itertools import accumulate
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from catlantis.match import Match
from catlantis.server.serving import config_of, is_worth_logging, listen
from catlantis.server.settings import Settings
from catlantis.server.store import finding
from catlantis.server.store.finding import Stored
from catlantis.server.table.restore import replayed
from catlantis.server.table.room import Room
from catlantis.server.timing import Timing
from catlantis.server.web.doorway import doorway_of
from catlantis.server.web.hall import Hall

GAME = "exploding-kittens"
PATIENCE = 300.0  # seconds for anything: machines that test are busy
QUICK: dict[str, Any] = {
    "bot_delay_low": 0.001,
    "bot_delay_high": 0.005,
    "requests_per_second": 10_000.0,
    "requests_at_once": 10_000,
    "guests_per_minute": 60_000.0,
    "guests_at_once": 10_000,
    "messages_per_second": 10_000.0,
    "messages_at_once": 10_000,
    "sockets_per_address": 1_000,
    "workers": 1,
    "insecure_webhooks": True,
    "metrics": True,
}
T = TypeVar("T")
Message = dict[str, Any]


class Records(logging.Handler):
    """Keeps what was logged as a warning or worse."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if is_worth_logging(record) and record.name != "websockets.client":
            self.records.append(record)


def hear_warnings() -> None:
    """Let warnings reach the log, whatever another test of this process has done to logging."""
    logging.disable(logging.NOTSET)
    logging.getLogger().setLevel(logging.WARNING)
    for name in list(logging.root.manager.loggerDict):
        if name.startswith("catlantis"):
            logging.getLogger(name).disabled = False


class House:
    """A running server."""

    def __init__(self, folder: Path, speed: float = 1.0, **settings: Any) -> None:
        database = str(settings.pop("database", folder / "tables.sqlite"))
        self.settings = Settings(**{**QUICK, "database": database, **settings})
        listener = listen("127.0.0.1", 0)
        self.port = listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = Records()
        logging.getLogger().addHandler(self.log)
        hear_warnings()
        config = config_of(self.settings, Timing(speed))
        self._app: Any = cast(Any, config.app).app
        self.doorway = doorway_of(config)
        self._server = uvicorn.Server(config)
        self._guests: list[Guest] = []
        self.loop = asyncio.new_event_loop()
        # A daemon: a test that fails before it closes its house must not keep the run from ending.
        self.thread = threading.Thread(target=self._serve, args=([listener],), daemon=True)
        self.thread.start()
        wait_until(lambda: self._server.started or not self.thread.is_alive())
        assert self._server.started

    def _serve(self, sockets: Any) -> None:
        with asyncio.Runner(loop_factory=lambda: self.loop) as runner:
            runner.run(self._server.serve(sockets=sockets))

    @property
    def hall(self) -> Hall:
        hall: Hall = self._app.state.hall
        return hall

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def do(self, work: Callable[[], T]) -> T:
        """What is found when the server's own thread looks: nothing changes meanwhile."""

        async def look() -> T:
            return work()

        return self.run(look())

    def room(self, table: str) -> Room:
        """The table in memory: to be looked at in the server's own thread only."""
        return self.do(lambda: self.hall.tables.rooms[table])

    def stored(self, table: str) -> Stored:
        """What is stored of a table."""
        stored = self.run(self.hall.services.store.read(lambda c: finding.load(c, table)))
        assert stored is not None
        return stored

    def match(self, table: str) -> Match:
        """A table's match as it is stored."""
        return replayed(self.stored(table)).match

    def close(self) -> None:
        for guest in self._guests:
            guest.http.close()
        self._server.should_exit = True
        self.thread.join(PATIENCE)
        logging.getLogger().removeHandler(self.log)
        assert not self.thread.is_alive()

    def quiet(self) -> list[str]:
        """What was logged that should not have been."""
        return [record.getMessage() for record in self.log.records]

    def guest(self, name: str | None = "Zoé", colour: str = "blue") -> "Guest":
        """Somebody who came in; without a name, a stranger."""
        guest = Guest(self.url, name, colour)
        self._guests.append(guest)
        return guest


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str | None = None, colour: str = "blue") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.id = ""
        if name is not None:
            self.id = self.post("/api/me", {"name": name, "colour": colour})["id"]

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, **more)

    def get(self, path: str) -> Any:
        return told(self.ask("GET", path))

    def post(self, path: str, body: object = None) -> Any:
        return told(self.ask("POST", path, body))

    def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        answer = self.ask(method, path, body)
        return answer.status_code, answer.json()["reason"]

    def table(self, *seats: str, **more: Any) -> Message:
        """A new table: `me`, `open`, or the name of a bot for each seat."""
        plans = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        table: Message = self.post("/api/tables", {"game": GAME, "seats": plans, **more})
        return table

    def sit(self, table: str, seat: int) -> Message:
        info: Message = self.post(f"/api/tables/{table}/seats/{seat}", {})
        return info

    def join(self, table: str) -> "Socket":
        """A socket to the table, with everything told."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Socket(self.url, table, {"Cookie": cookies} if cookies else {})


def told(answer: httpx.Response) -> Any:
    assert answer.is_success, (answer.status_code, answer.text)
    return answer.json() if answer.content else None


class Socket:
    """A table's socket; keeps all that was heard."""

    def __init__(self, url: str, table: str, headers: dict[str, str], read: bool = True) -> None:
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.line: ClientConnection = connect(
            address, additional_headers=headers, compression=None, max_size=None
        ).__enter__()
        self.heard: list[Message] = []
        self.view: Message | None = None
        self.table: Message = {}
        self.ref = 0
        if read:
            self.sync = self.read()
            assert self.sync["type"] == "sync"

    def __enter__(self) -> "Socket":
        return self

    def __exit__(self, *error: object) -> None:
        self.line.close()

    @property
    def seat(self) -> int | None:
        seat: int | None = self.sync["seat"]
        return seat

    def read(self, timeout: float = PATIENCE) -> Message:
        message: Message = json.loads(self.line.recv(timeout))
        self.heard.append(message)
        if message["type"] in ("sync", "update"):
            self.view = message["view"]
        if message["type"] in ("sync", "table"):
            self.table = message["table"]
        return message

    def until(self, is_it: Callable[[Message], Any]) -> Message:
        while True:
            message = self.read()
            if is_it(message):
                return message

    def catch_up(self) -> list[Message]:
        """Read all that the server had for this socket until now: what is new."""
        known = len(self.heard)
        ref = self.send("ping")
        self.until(lambda m: m["type"] == "pong" and m["ref"] == ref)
        return self.heard[known:-1]

    def send(self, kind: str, **fields: Any) -> int:
        self.ref += 1
        self.line.send(json.dumps({"type": kind, "ref": self.ref, **fields}))
        return self.ref

    def ask(self, kind: str, **fields: Any) -> Message:
        """The answer to a message."""
        ref = self.send(kind, **fields)
        if kind in ("look", "resync"):
            return self.until(lambda m: m["type"] == "sync" or m.get("ref") == ref)
        return self.until(lambda m: m.get("ref") == ref)

    def act(self, action: list[Any], **more: Any) -> Message:
        assert self.view is not None
        asked = {"seat": self.view["seat"], "question": self.view["asked"], **more}
        return self.ask("act", action=action, **asked)

    def end_turn(self) -> None:
        """Draw, and hide the kitten if one came."""
        assert self.act(["draw"])["type"] == "done"
        while self.view is not None and self.view["legal"]:
            assert self.act(self.view["legal"][0])["type"] == "done"


def wait_until(is_it: Callable[[], Any], timeout: float = PATIENCE) -> None:
    end = time.monotonic() + timeout
    while not is_it():
        assert time.monotonic() < end, "it did not come about"
        time.sleep(0.005)


def choose(view: Message, rng: random.Random) -> list[Any]:
    """A legal action: draws often, so that matches end."""
    legal: list[list[Any]] = view["legal"]
    return ["draw"] if ["draw"] in legal and rng.random() < 0.6 else rng.choice(legal)


def play_out(sockets: list[Socket], seed: int = 0, steps: int = 10_000) -> int:
    """Play on every socket until the match is over, or so many steps: how many there were."""
    rng = random.Random(seed)
    patience = time.monotonic() + PATIENCE
    done = 0
    while done < steps and sockets[0].table["status"] == "playing":
        asked = [s for s in sockets if s.view and s.view["legal"]]
        if not asked:
            for socket in sockets:
                socket.catch_up()
            assert time.monotonic() < patience, "nobody is asked"
            continue
        patience = time.monotonic() + PATIENCE
        socket = rng.choice(asked)
        assert socket.view is not None
        answer = socket.act(choose(socket.view, rng))
        if answer["type"] == "done":
            done += 1
        else:  # a bot was faster
            assert answer["reason"] in ("stale", "not-asked", "over"), answer
        for other in sockets:
            other.catch_up()
    return done


def assert_told(heard: list[Message], match: Match, seat: int | None) -> None:
    """A seat heard what it may know of the match, each change once, and nothing else.

    Nothing was taken back in the match, which may have gone on since.
    """
    changes = changes_of(match, seat)
    known = -1
    for message in heard:
        if message["type"] == "sync" and message["view"] is not None:
            so_far = accumulate((events for _, events in changes), lambda a, b: [*a, *b])
            views = [(view, events) for (view, _), events in zip(changes, so_far, strict=True)]
            known = views.index((message["view"], message["events"]), max(0, known))
        elif message["type"] == "update":
            known += 1
            assert (message["view"], message["events"]) == changes[known]


def changes_of(match: Match, seat: int | None) -> list[tuple[Message, list[Any]]]:
    """The views of a seat in the course of a match, with the events that led to each."""
    past = Match(match.game, match.seats, match.seed, match.options)
    changes = [(past.view(seat), past.told(seat))]
    for step, entry in enumerate(match.journal):
        past.act(entry.seat, entry.action)
        view, events = past.view(seat), past.told(seat, step)
        if events or view != changes[-1][0]:
            changes.append((view, events))
    return [tuple(change) for change in json.loads(json.dumps(changes))]
