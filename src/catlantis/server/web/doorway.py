"""The doorway: how many connections there may be, and how long each may keep us waiting.

uvicorn waits for ever for the rest of a request. Here its head must come within a time, then its
body, then the answer must be read; and one address may hold only so many connections.
"""

import asyncio
import logging
import sys
import time
from ipaddress import ip_address
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from catlantis.server.limits import Bucket, Crowd, counted_as
from catlantis.server.settings import Settings

if sys.platform != "win32":
    import resource

LOG: Final = logging.getLogger(__name__)
HEAD_BYTES: Final = 32 * 1024  # the longest head of a request
OTHER_FILES: Final = 200  # that the server may have open besides connections
LINES_A_SECOND: Final = 1 / 60  # in the log, of one sort


def is_proxy(address: str) -> bool:
    """Whether all the world may come from there: this machine itself, or a local socket."""
    return not address or ip_address(address.partition("%")[0]).is_loopback


def places(wanted: int) -> int:
    """For how many connections there is room, up to those that are wanted."""
    if sys.platform == "win32":  # it has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OTHER_FILES
    if hard == resource.RLIM_INFINITY or needed <= hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, needed), hard))
        return wanted
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(1, hard - OTHER_FILES)


class Doorway:
    """All connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.request_seconds = settings.request_seconds
        self._room = places(settings.connections)
        self._crowd = Crowd(settings.connections_per_address)
        self.inside = 0
        self._lines: dict[str, Bucket] = {}

    def enter(self, address: str) -> bool:
        """Whether there is room for one more from there."""
        if self.inside >= self._room:
            self.tell("connections are refused: there are as many as there may be")
            return False
        if not is_proxy(address) and not self._crowd.enter(counted_as(address)):
            self.tell("connections are refused: too many from one address", address)
            return False
        self.inside += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.inside -= 1
        if not is_proxy(address):
            self._crowd.leave(counted_as(address))

    def tell(self, what: str, address: str = "") -> None:
        """Note it in the log, now and then."""
        bucket = self._lines.setdefault(what, Bucket(LINES_A_SECOND, 1))
        if bucket.take(time.monotonic()):
            LOG.warning("%s%s", what, f" ({address})" if address else "")


class GuardedConfig(uvicorn.Config):
    """How uvicorn runs the application, with a doorway."""

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, **options)
        self.doorway = Doorway(settings)


def doorway_of(config: uvicorn.Config) -> Doorway:
    """The doorway through which a protocol's connection came."""
    assert isinstance(config, GuardedConfig)
    return config.doorway


class GuardedHttp(HttpToolsProtocol):
    """A connection that is cut if what we wait for does not come."""

    _timer: asyncio.TimerHandle | None = None
    _address = ""
    _is_inside = False
    _is_in_head = True
    _head = 0  # bytes that came of a head so far

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let it in, or not."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        self._is_inside = doorway_of(self.config).enter(self._address)
        if self._is_inside:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._wait_no_more()
        if self._is_inside:
            self._is_inside = False
            doorway_of(self.config).leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what came, unless a head has no end."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if self._timer is None and (cycle is None or cycle.response_complete):
            self._wait()
        self._head += len(data)
        super().data_received(data)
        if self._is_in_head and self._head > HEAD_BYTES:
            doorway_of(self.config).tell("a request was cut off: its head has no end")
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A head begins."""
        super().on_message_begin()
        self._is_in_head, self._head = True, 0
        if self._timer is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """The head is there: a body may follow."""
        self._is_in_head = False
        self._wait()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is there: now it is for us to answer."""
        self._wait_no_more()
        super().on_message_complete()

    def pause_writing(self) -> None:
        """An answer waits to be read."""
        self._wait()
        super().pause_writing()

    def resume_writing(self) -> None:
        """It was read."""
        self._wait_no_more()
        super().resume_writing()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which counts as this connection did."""
        self._wait_no_more()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        """Wait anew for what is to come next."""
        self._wait_no_more()
        self._timer = self.loop.call_later(doorway_of(self.config).request_seconds, self._cut)

    def _wait_no_more(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _cut(self) -> None:
        doorway_of(self.config).tell("requests were cut off: their rest did not come in time")
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A socket that is counted as a connection until it ends."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        doorway_of(self.config).leave(self.client[0] if self.client else "")
        super().connection_lost(exc)
