"""Counts of what the server does, for Prometheus: `/metrics`, where the settings allow it."""

from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
MEDIA_TYPE: Final = CONTENT_TYPE_LATEST

# When a counter began, nobody asks for.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self._rooms = Gauge("catlantis_rooms", "Tables in memory.", registry=registry)
        self.sockets = Gauge("catlantis_sockets", "Sockets at tables.", registry=registry)
        self.actions = Counter("catlantis_actions", "Actions done.", ["by"], registry=registry)
        self.refused = Counter(
            "catlantis_refused", "Messages refused.", ["reason"], registry=registry
        )
        self.requests = Counter(
            "catlantis_requests", "Requests answered.", ["status"], registry=registry
        )
        self.action_seconds = Histogram(
            "catlantis_action_seconds",
            "From an action's arrival until all views were sent.",
            buckets=BOUNDS,
            registry=registry,
        )

    def text(self, rooms: int) -> bytes:
        """All figures in the format of Prometheus."""
        self._rooms.set(rooms)
        return generate_latest(self._registry)
