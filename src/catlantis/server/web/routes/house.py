"""What is not of the API: the page, and what watches over the server asks for."""

from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from catlantis.server.denied import Denied
from catlantis.server.metrics import MEDIA_TYPE
from catlantis.server.web.access import AnyRequest, InHall, watch_requests

RESERVED: Final = ("/api", "/ws", "/metrics", "/health", "/ready", "/print")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, hall: InHall, path: FromPath[str] = "/") -> Response[bytes]:
    """The page, or one of its files."""
    is_reserved = any(path == name or path.startswith(f"{name}/") for name in RESERVED)
    asset = None if is_reserved else hall.page.find(path)
    if asset is None:
        raise Denied(404, "no-such-thing")
    headers = {"ETag": asset.etag, "Cache-Control": asset.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(b"", status_code=304, headers=headers)
    body = asset.body
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = asset.packed, "gzip"
    return Response(body, media_type=asset.media_type, headers=headers)


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """Whether the server is alive: if it does not answer, start it anew."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False, guards=[watch_requests])
async def ready(hall: InHall) -> dict[str, str]:
    """Whether it can store what people do; if not, a new start does not help."""
    await hall.services.store.probe()
    return {"status": "ok"}


@get("/metrics", include_in_schema=False, media_type=MEDIA_TYPE)
async def metrics(hall: InHall) -> Response[bytes]:
    """Figures for Prometheus, where the settings allow it."""
    if not hall.services.settings.metrics:
        raise Denied(404, "no-such-thing")
    text = hall.services.metrics.text(len(hall.tables.rooms))
    return Response(text, media_type=MEDIA_TYPE)
