"""What tables and handlers share: opened when the server starts, closed when it ends."""

from dataclasses import dataclass

from catlantis.server.errands import Errands
from catlantis.server.metrics import Metrics
from catlantis.server.people.identity import Identity, open_identity
from catlantis.server.people.notices import Notices
from catlantis.server.settings import Settings
from catlantis.server.store.finding import latest
from catlantis.server.store.store import Store, open_store
from catlantis.server.thinking.workers import Workers
from catlantis.server.timing import Timing


@dataclass(frozen=True)
class Services:
    """The parts of a running server."""

    settings: Settings
    store: Store
    identity: Identity
    workers: Workers
    notices: Notices
    errands: Errands
    metrics: Metrics
    timing: Timing

    def now(self) -> float:
        """The time that tables go by."""
        return self.timing.now()

    async def close(self) -> None:
        """Stop thinking and telling, and finish all writes."""
        await self.notices.close()
        await self.workers.close()
        self.store.close()


async def open_services(settings: Settings, metrics: Metrics, timing: Timing) -> Services:
    """All parts, ready."""
    store = await open_store(settings.database_url)
    timing.go_on_from(await store.read(latest))
    return Services(
        settings,
        store,
        await open_identity(store),
        Workers(settings),
        Notices(settings),
        Errands(),
        metrics,
        timing,
    )
