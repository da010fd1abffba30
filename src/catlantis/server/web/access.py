"""Who asks, and whether they may: identity from cookie or header, origins, limits, refusals."""

import logging
import re
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath
from litestar.routes import HTTPRoute

from catlantis.match import Refused
from catlantis.server.denied import Denied
from catlantis.server.limits import counted_as
from catlantis.server.people.identity import Player
from catlantis.server.store.database import CannotStore
from catlantis.server.web.hall import Hall
from catlantis.server.web.headers import is_same_origin
from catlantis.server.wire.terms import Problem

LOG: Final = logging.getLogger(__name__)
COOKIE: Final = "catlantis"
COOKIE_SECONDS: Final = 400 * 86_400  # the longest that browsers keep one
BEARER: Final = "bearer "
SAFE: Final = ("GET", "HEAD", "OPTIONS")
REASONS: Final = {404: "no-such-thing", 405: "no-such-method", 413: "too-big"}
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=description)
    for status, description in {
        400: "It cannot be understood, or the game does not take it.",
        401: "Nobody is known by that token, or none was given.",
        403: "It is somebody else's to do, or comes from another site.",
        404: "There is no such thing.",
        409: "Not as things stand.",
        413: "Too big.",
        429: "Too often, or too many.",
        503: "It cannot be stored at present.",
    }.items()
}

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
InHall = NamedDependency[Hall]  # what handlers ask for
Known = NamedDependency[Player]
Anyone = NamedDependency[Player | None]
TableId = FromPath[str]


def hall_of(state: State) -> Hall:
    """The running server."""
    hall: Hall = state.hall
    return hall


def address_of(connection: AnyConnection) -> str:
    """Where the connection comes from, as limits count it."""
    return counted_as(connection.client.host) if connection.client is not None else ""


def token_of(connection: AnyConnection) -> str | None:
    """The token that came along, in the cookie or, for programs, as a bearer's."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return header[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE)


async def somebody_of(connection: AnyConnection, hall: Hall) -> Player | None:
    """Who asks, if they are known."""
    token = token_of(connection)
    return None if token is None else await hall.services.identity.player_of(token)


async def provide_somebody(request: AnyRequest, hall: InHall) -> Player | None:
    """Who asks, if they are known."""
    return await somebody_of(request, hall)


async def provide_me(request: AnyRequest, hall: InHall) -> Player:
    """Who asks; raises `Denied` if they are not known."""
    player = await somebody_of(request, hall)
    if player is None:
        raise Denied(401, "nobody")
    return player


def with_token(request: AnyRequest, token: str) -> Cookie:
    """The cookie that keeps a guest's token: no script can read it, no other site can use it."""
    settings = hall_of(request.app.state).services.settings
    return Cookie(
        COOKIE,
        value=token,
        max_age=COOKIE_SECONDS if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure="https" in (request.url.scheme, urlsplit(settings.public_url).scheme),
    )


def watch_requests(connection: AnyConnection, _handler: BaseRouteHandler) -> None:
    """Refuse what comes too often, and what another site's page has sent."""
    hall = hall_of(connection.app.state)
    if not hall.requests.take(address_of(connection), hall.services.now()):
        raise Denied(429, "too-fast")
    is_safe = connection.scope.get("method", "GET") in SAFE
    if not is_safe and not is_same_origin(connection.headers, hall.services.settings.origins):
        raise Denied(403, "bad-origin")


# Refusals


def problem(status: int, reason: str, detail: str = "") -> Response[Problem]:
    """A refusal as it is answered."""
    return Response(Problem(reason, detail), status_code=status)


def tell_denied(_request: AnyRequest, denied: Denied) -> Response[Problem]:
    """What is refused by ourselves."""
    return problem(denied.status, denied.reason, denied.detail)


def tell_refused(_request: AnyRequest, refused: Refused) -> Response[Problem]:
    """What a match or room refuses."""
    return problem(409, refused.reason)


def tell_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: its details are told where they are about the request's own form."""
    status = error.status_code
    extra = error.extra if isinstance(error.extra, list) else []
    told = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    detail = "; ".join(told)[:300] if status == 400 else ""
    answer = problem(status, REASONS.get(status, "bad-request"), detail)
    if status == 405:
        answer.headers["Allow"] = ", ".join(methods_at(request))
    return answer


def methods_at(request: AnyRequest) -> list[str]:
    """What may be done at the request's address; the page is at all that are no other's."""
    found: dict[str, list[str]] = {}
    for route in request.app.routes:
        form = re.sub(r"\{[^}]*\}", "[^/]+", route.path_format)
        if isinstance(route, HTTPRoute) and re.fullmatch(form, request.scope["path"]):
            found[route.path_format] = sorted(route.methods)
    return next(iter(found.values()), ["GET", "OPTIONS"])


def tell_deep(_request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """What is nested too deeply to be read."""
    return problem(400, "bad-request", "nested too deeply")


def tell_unstored(request: AnyRequest, failure: CannotStore) -> Response[Problem]:
    """What the database did not do: in an outage all may come again later."""
    return problem(503, "cannot-store") if failure.is_outage else tell_broken(request, failure)


def route_of(request: AnyRequest) -> str:
    """The form of the request's address: the address itself may be an invitation."""
    return str(request.scope.get("path_template", ""))


def tell_broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """What should not happen: it is logged, and nothing of it is told."""
    LOG.error("a request failed: %s %s", request.method, route_of(request), exc_info=error)
    return problem(500, "server-error")
