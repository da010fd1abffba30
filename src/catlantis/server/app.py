"""The application: all routes, what they share, and how it starts and ends."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIResponse

from catlantis.match import Refused
from catlantis.server import wire
from catlantis.server.denied import Denied
from catlantis.server.metrics import Metrics
from catlantis.server.settings import Settings
from catlantis.server.store.database import CannotStore
from catlantis.server.timing import Timing
from catlantis.server.web import access, waiting
from catlantis.server.web.hall import open_hall
from catlantis.server.web.headers import SafeApp
from catlantis.server.web.routes import extras, house, matches, me, tables
from catlantis.server.web.socket import table_socket
from catlantis.server.wire import PROTOCOL

BODY_BYTES = 64 * 1024
EMPTY = "204"


def build_app(settings: Settings, timing: Timing | None = None) -> SafeApp:
    """The server with those settings; its database is opened when it starts."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.hall = await open_hall(settings, metrics, timing or Timing())
        try:
            yield
        finally:
            await app.state.hall.close()

    api = Router(
        "/api",
        route_handlers=[
            *me.HANDLERS,
            *tables.HANDLERS,
            matches.games,
            matches.grammar,
            matches.words,
            matches.rules,
            matches.replay,
            matches.match_file,
            Router(
                "/",
                route_handlers=[matches.import_match],
                request_max_body_size=settings.import_bytes,
            ),
            matches.lessons,
            *extras.HANDLERS,
            *waiting.HANDLERS,
        ],
        guards=[access.watch_requests],
        request_max_body_size=BODY_BYTES,
    )
    app = Litestar(
        route_handlers=[
            *(api, table_socket, waiting.waiting_socket, extras.sheets),
            *(house.page, house.health, house.ready, house.metrics),
        ],
        lifespan=[lifespan],
        dependencies={
            "hall": Provide(access.hall_of, sync_to_thread=False),
            "me": Provide(access.provide_me),
            "somebody": Provide(access.provide_somebody),
        },
        exception_handlers={
            Denied: access.tell_denied,
            CannotStore: access.tell_unstored,
            Refused: access.tell_refused,
            HTTPException: access.tell_http,
            RecursionError: access.tell_deep,
            Exception: access.tell_broken,
        },
        openapi_config=OpenAPIConfig(
            title="Catlantis",
            version=str(PROTOCOL),
            description="Tables, people, finished matches. Play goes over a socket: docs/wire.md",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    describe_strictly(app)
    return SafeApp(app, metrics)


def describe_strictly(app: Litestar) -> None:
    """Say in the OpenAPI document where an unknown field is refused, and an answer is empty."""
    for path in (app.openapi_schema.paths or {}).values():
        for operation in filter(None, (path.get, path.post, path.patch, path.delete)):
            empty = (operation.responses or {}).get(EMPTY)
            if isinstance(empty, OpenAPIResponse):
                empty.content = None
    declared = wire.declared()
    for name, described in app.openapi_schema.components.schemas.items():
        kind = declared.get(name)
        if kind is not None and kind.__struct_config__.forbid_unknown_fields:
            described.additional_properties = False
