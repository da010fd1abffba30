"""Running the application with uvicorn, and the addresses where it is to be found."""

import gc
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from catlantis.server.app import build_app
from catlantis.server.settings import Settings
from catlantis.server.store.database import CannotStore, engine_of, migrate
from catlantis.server.table.options import check_house_options
from catlantis.server.timing import Timing
from catlantis.server.web.doorway import GuardedConfig

BIGGEST_FRAME: Final = 8  # times the limit for messages: what is longer ends the connection
EVERYWHERE: Final = ("0.0.0.0", "::", "")
PROBE: Final = ("192.0.2.1", 9)  # an address of no one: nothing is sent, only a route looked up
COLLECTOR: Final = (20_000, 20, 20)  # how many new objects, and rounds, make a collection due
POSTGRES: Final = "psycopg"
CLIENTS_FAULTS: Final = {  # which clients could fill the log with
    "Invalid UTF-8 sequence received from client.": "uvicorn.error",
    "Invalid HTTP request received.": "uvicorn.error",
    "Unsupported upgrade request.": "uvicorn.error",
    "socket.send() raised exception.": "asyncio",
}


class CannotOpen(Exception):
    """A database that cannot be opened; says why in a line."""


class Server(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell."""
        await super().startup(sockets)
        if self.started:
            calm_collector()
            self._ready()


def calm_collector() -> None:
    """Keep the garbage collector off what was loaded for good: it would halt all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTOR)


def config_of(settings: Settings, timing: Timing | None = None) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return GuardedConfig(
        build_app(settings, timing),
        settings,
        ws_max_size=settings.frame_bytes * BIGGEST_FRAME,
        ws_per_message_deflate=False,  # secrets and strangers' words do not share a compressor
        log_config=None,
        access_log=False,  # addresses of tables are invitations: they stay out of the log
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a record is about more than a client's nonsense, or an outage that was told."""
    error = record.exc_info[1] if record.exc_info else None
    is_told = isinstance(error, CannotStore) and error.is_outage
    return not is_told and CLIENTS_FAULTS.get(str(record.msg)) != record.name


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C.

    Raises `BadSetting`, `CannotOpen` or `NewerDatabase` before anything is served.
    """
    check_house_options(settings)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(is_worth_logging)
    try:
        engine = engine_of(settings.database_url)
        migrate(engine)
        engine.dispose()
    except (SQLAlchemyError, ImportError, OSError) as error:
        if isinstance(error, ImportError) and error.name == POSTGRES:
            raise  # an extra of ours: the command tells which
        raise CannotOpen(str(error).splitlines()[0]) from None
    Server(config_of(settings), ready).run(sockets=[listener])


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 is any that is free. Raises `OSError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener


def addresses(host: str, port: int) -> list[str]:
    """Where the page is found: on this machine, and from the local network if it is let in."""
    if host not in EVERYWHERE:
        shown = f"[{host}]" if ":" in host else host
        return [f"http://{shown}:{port}/"]
    found = [f"http://localhost:{port}/"]
    lan = lan_address()
    if lan is not None:
        found.append(f"http://{lan}:{port}/")
    return found


def lan_address() -> str | None:
    """This machine's address on the local network, if it is on one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(PROBE)
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None
