"""Games, finished matches, and tutorials."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter, RawBody

from catlantis.core.options import Option
from catlantis.extras import offered
from catlantis.games import GAMES, file
from catlantis.locales import LANGUAGES, files_of_game
from catlantis.match import Seat
from catlantis.server.denied import Denied
from catlantis.server.grammar import args_of, grammar_of
from catlantis.server.people.identity import Player
from catlantis.server.table import imports
from catlantis.server.table.replay import file_of
from catlantis.server.table.tutorials import LESSON, tutorial
from catlantis.server.web.access import PROBLEMS, InHall, Known, TableId
from catlantis.server.wire.games import (
    GameInfo,
    GameRules,
    GameWords,
    Grammar,
    OptionInfo,
    OptionKind,
    ReplayStep,
    TutorialStep,
)
from catlantis.server.wire.tables import TableInfo
from catlantis.server.wire.terms import OptionValue


def option_info(option: Option) -> OptionInfo:
    """An option as the page is told of it."""
    default: OptionValue = option.default if isinstance(option.default, bool | int | str) else None
    kind: OptionKind = msgspec.convert(option.kind, OptionKind)
    return OptionInfo(
        option.name, kind, default, option.low, option.high, option.min_seats, option.max_seats
    )


@get("/games", responses=PROBLEMS)
async def games(hall: InHall) -> list[GameInfo]:
    """The games that can be played here."""
    extras = await asyncio.to_thread(lambda: {key: offered(key) for key in GAMES})
    return [
        GameInfo(
            key=game.meta.key,
            title=game.meta.title,
            edition=game.meta.edition,
            rules_version=game.meta.rules_version,
            min_seats=game.meta.min_seats,
            max_seats=game.meta.max_seats,
            options=[option_info(option) for option in game.meta.options],
            bots=hall.services.settings.offered_bots,
            verbs={verb.name: args_of(verb.args) for verb in game.verbs.verbs},
            words=game.meta.words,
            has_tutorial=file(game.meta.key, LESSON) is not None,
            extras=extras[game.meta.key],
        )
        for game in GAMES.values()
    ]


@get("/games/{key:str}/grammar", responses=PROBLEMS)
async def grammar(key: FromPath[str]) -> Grammar:
    """How a game speaks: for a page that was not built with it."""
    if key not in GAMES:
        raise Denied(404, "no-such-thing")
    return grammar_of(GAMES[key])


@get("/games/{key:str}/words/{lang:str}", responses=PROBLEMS)
async def words(key: FromPath[str], lang: FromPath[str]) -> GameWords:
    """The words of a game in one language."""
    if key not in GAMES or lang not in LANGUAGES:
        raise Denied(404, "no-such-thing")
    texts = [file.read_text(encoding="utf-8") for file in files_of_game(key, lang)]
    return GameWords("\n".join(texts))


@get("/games/{key:str}/rules/{lang:str}", responses=PROBLEMS)
async def rules(key: FromPath[str], lang: FromPath[str]) -> GameRules:
    """The numbered rules of a game in one language."""
    page = file(key, f"rules/{lang}.md") if lang in LANGUAGES else None
    if page is None:
        raise Denied(404, "no-such-thing")
    return GameRules(page.read_text(encoding="utf-8"))


@get("/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay(
    hall: InHall,
    table_id: TableId,
    step: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: FromQuery[int | None] = None,
    is_open: Annotated[bool, QueryParameter(name="open")] = False,
) -> ReplayStep:
    """A finished match after so many actions: from a seat, as a spectator, or with all hands."""
    found = await hall.replays.replay(table_id)
    if step > found.steps:
        raise Denied(404, "no-step")
    if seat is not None and not 0 <= seat < len(found.match.seats):
        raise Denied(404, "no-seat")
    return await asyncio.to_thread(found.at, step, seat, is_open)


@get("/tables/{table_id:str}/match.json", responses=PROBLEMS)
async def match_file(hall: InHall, table_id: TableId) -> Response[Any]:
    """A finished match as a file, with its seed."""
    stored = await hall.replays.finished(table_id)
    seats = []
    for seat, chair in zip(stored.table.seats(), stored.table.chairs, strict=True):
        player = chair.player and await hall.services.identity.player(chair.player)
        is_remote = isinstance(player, Player) and player.owner is not None
        seats.append(Seat(seat.name, "remote" if is_remote else seat.player))
    name = f"{stored.table.game}-{table_id}.match.json"
    return Response(
        await asyncio.to_thread(file_of, stored, seats),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@post("/matches", responses=PROBLEMS)
async def import_match(hall: InHall, me: Known, body: RawBody) -> TableInfo:
    """Import a match file (the body): it becomes a table to be replayed, never played."""
    if not hall.imports.take(me.id, hall.services.now()):
        raise Denied(429, "too-fast")
    return (await imports.import_match(hall.services, me, body)).info()


@get("/tutorials/{game:str}", responses=PROBLEMS)
async def lessons(game: FromPath[str]) -> list[TutorialStep]:
    """The steps of a game's tutorial."""
    steps = await asyncio.to_thread(tutorial, game)
    if steps is None:
        raise Denied(404, "no-tutorial")
    return steps
