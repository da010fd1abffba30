"""Headers: what browsers are told to forbid, and which pages may speak to this server."""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send

from catlantis.server.metrics import Metrics

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places and sizes on a board; it cannot run anything
        "img-src 'self'",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
ALWAYS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),  # a table's address is its invitation: tell no other site
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]
OVER_TLS: Final = (b"strict-transport-security", b"max-age=31536000")
PRIVATE: Final = (b"cache-control", b"no-store")


class SafeApp:
    """The application with the headers on every answer, also on those that no route gives.

    Counts answers by status.
    """

    def __init__(self, app: Litestar, metrics: Metrics) -> None:
        self.app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        more = [*ALWAYS]
        if scope["scheme"] == "https":
            more.append(OVER_TLS)
        if scope["path"].startswith("/api"):
            more.append(PRIVATE)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                added = [header for header in more if header[0] not in given]
                message["headers"] = [*message["headers"], *added]
                self._metrics.requests.labels(message["status"]).inc()
            await send(message)

        await self.app(scope, receive, send_safely)


def is_same_origin(headers: Mapping[str, str], allowed: str) -> bool:
    """Whether a request comes from our own page, an allowed one, or no page at all.

    Browsers always tell where a page's request that changes something, or its socket, comes
    from; other programs need not, and have no cookies of others to misuse.
    """
    origin = headers.get("origin")
    if origin is not None:
        return origin in allowed.split() or _host(origin) == headers.get("host", "").lower()
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def _host(origin: str) -> str | None:
    try:
        parts = urlsplit(origin)
        return parts.netloc.lower() if parts.scheme in ("http", "https") else None
    except ValueError:
        return None
