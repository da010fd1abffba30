"""The hall: everything that a request may be about, in one place."""

from collections.abc import Callable
from dataclasses import dataclass

from catlantis.server.limits import Buckets, Crowd
from catlantis.server.metrics import Metrics
from catlantis.server.services import Services, open_services
from catlantis.server.settings import Settings
from catlantis.server.table.line import Line
from catlantis.server.table.replay import Replays
from catlantis.server.table.tables import Tables
from catlantis.server.table.waiting import WaitingBots
from catlantis.server.timing import Timing
from catlantis.server.web.page import Page


@dataclass(frozen=True)
class Hall:
    """A running server."""

    services: Services
    tables: Tables
    replays: Replays
    waiting: WaitingBots
    page: Page
    requests: Buckets  # by address
    guests: Buckets  # new ones, and transfer codes tried, by address
    imports: Buckets  # by player
    sockets: Crowd  # by address

    def sign_out(self, is_out: Callable[[Line], bool]) -> None:
        """Cut the lines of those whose tokens were revoked, wherever they are."""
        self.tables.sign_out(is_out)
        self.waiting.sign_out(is_out)

    async def close(self) -> None:
        """Let all tables go, and close what they used."""
        self.waiting.close()
        await self.tables.close()
        await self.services.close()


async def open_hall(settings: Settings, metrics: Metrics, timing: Timing) -> Hall:
    """Open the doors."""
    services = await open_services(settings, metrics, timing)
    return Hall(
        services,
        Tables(services),
        Replays(services),
        WaitingBots(services),
        Page(),
        Buckets(settings.requests_per_second, settings.requests_at_once),
        Buckets(settings.guests_per_minute / 60, settings.guests_at_once),
        Buckets(settings.guests_per_minute / 60, settings.guests_at_once),
        Crowd(settings.sockets_per_address),
    )
