"""What games have for those who play on paper: sheets (`/print`), and a master's turns."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter

from catlantis.core.options import SWITCH, TEXT, Option, Options, settle
from catlantis.core.refusals import BadOptions
from catlantis.core.rng import seed_from_text
from catlantis.extras import PAPERS, SHEETS, Master, master_of, offered, sheets_of
from catlantis.games import GAMES
from catlantis.locales import LANGUAGES, Words
from catlantis.server.denied import Denied
from catlantis.server.web.access import PROBLEMS, AnyRequest, InHall, watch_requests
from catlantis.server.web.codes import LONGEST_TYPED, new_code, tidied
from catlantis.server.wire.games import CountedSeats, DealCode, LaidOut
from catlantis.server.wire.tables import Result, ScoreLine

A_DAY: Final = "public, max-age=86400"
PDF: Final = ".pdf"
PRINTED: Final = 32  # kinds of sheets that are kept
SWITCHES: Final = {"1": True, "true": True, "0": False, "false": False}
NOT_OPTIONS: Final = ("paper", "lang", "seats")
USUAL_SEATS: Final = 4

Code = Annotated[str, PathParameter(max_length=LONGEST_TYPED)]


def asked_for(request: AnyRequest, declared: list[Option]) -> dict[str, object]:
    """The options that an address names, each as the value that its kind takes."""
    kinds = {option.name: option.kind for option in declared}
    return {
        name: value_of(kinds.get(name, TEXT), text)
        for name, text in request.query_params.items()
        if name not in NOT_OPTIONS
    }


def value_of(kind: str, text: str) -> object:
    """What a text of an address stands for; one that stands for nothing is left as it is."""
    if kind == SWITCH:
        return SWITCHES.get(text, text)
    return text if kind == TEXT or not text.isdecimal() else int(text)


def settled(declared: list[Option], given: dict[str, object], seats: int) -> Options:
    """As `settle`; raises `Denied`."""
    try:
        return settle(declared, given, seats)
    except BadOptions as error:
        raise Denied(400, error.reason, f"{error.option}: {error.allowed}") from None


# Sheets


@get(
    "/print/{file:str}",
    include_in_schema=False,
    guards=[watch_requests],
    media_type="application/pdf",
)
async def sheets(
    request: AnyRequest,
    hall: InHall,
    file: FromPath[str],
    paper: FromQuery[str] = PAPERS[0],
    lang: FromQuery[str] = LANGUAGES[0],
) -> Response[bytes]:
    """A game's sheets as PDF, of the choices that it declares."""
    game = file.removesuffix(PDF)
    is_there = file.endswith(PDF) and game in GAMES and SHEETS in offered(game)
    found = sheets_of(game) if is_there else None
    if found is None:
        raise Denied(404, "no-such-thing")
    if paper not in PAPERS or lang not in LANGUAGES:
        raise Denied(400, "bad-request", "paper, lang")
    chosen = settled(found.OPTIONS, asked_for(request, found.OPTIONS), 1)
    choices = (*chosen.numbers.items(), *chosen.texts.items())
    name = "-".join([game, *chosen.texts.values(), paper, lang])
    headers = {"Content-Disposition": f'inline; filename="{name}{PDF}"', "Cache-Control": A_DAY}
    pdf = await hall.services.errands.run(printed, game, choices, paper, lang)
    return Response(pdf, media_type="application/pdf", headers=headers)


@lru_cache(maxsize=PRINTED)
def printed(game: str, choices: tuple[tuple[str, Any], ...], paper: str, lang: str) -> bytes:
    """The PDF of those choices, which are settled."""
    found = sheets_of(game)
    assert found is not None
    numbers = {name: value for name, value in choices if isinstance(value, int)}
    texts = {name: value for name, value in choices if isinstance(value, str)}
    return found.printed(Options(numbers, texts), paper, Words(lang))


# A master


def required_master(game: str) -> Master:
    """The game's master; raises `Denied`."""
    found = master_of(game)
    if found is None:
        raise Denied(404, "no-master")
    return found


@post("/games/{game:str}/master", responses=PROBLEMS)
async def new_deal(game: FromPath[str]) -> DealCode:
    """A code for a new deal, for who tells it to others that play on paper."""
    required_master(game)
    return DealCode(new_code())


@get("/games/{game:str}/master/{code:str}/{turn:int}", responses=PROBLEMS)
async def look(
    request: AnyRequest,
    game: FromPath[str],
    code: Code,
    turn: FromPath[int],
    seats: FromQuery[int] = USUAL_SEATS,
) -> LaidOut:
    """What is laid out at a turn, from 1 on, and at 0 before the first; the query may hold options.

    All follows from the code, and nothing is kept.
    """
    master, meta, name = required_master(game), GAMES[game].meta, tidied(code)
    if not 0 <= turn <= master.TURNS:
        raise Denied(404, "no-turn")
    if not meta.min_seats <= seats <= meta.max_seats:
        raise Denied(400, "bad-seats", f"{meta.min_seats}–{meta.max_seats}")
    declared = [option for option in meta.options if option.kind != TEXT]
    options = settled(declared, asked_for(request, declared), seats)
    told = await asyncio.to_thread(master.laid_out, options, seats, seed_from_text(name), turn)
    return LaidOut(name, turn, master.TURNS, msgspec.to_builtins(told))


@post("/games/{game:str}/master/scores", status_code=200, responses=PROBLEMS)
async def score(game: FromPath[str], data: JSONBody[CountedSeats]) -> Result:
    """The ranking and the score sheet of what players have counted on paper."""
    master, most = required_master(game), GAMES[game].meta.max_seats
    if len(data.counted) > most:
        raise Denied(400, "bad-seats", f"1–{most}")
    try:
        counted = msgspec.convert(data.counted, list[master.Counted])  # type: ignore[name-defined]
    except msgspec.ValidationError as error:
        raise Denied(400, "bad-count", str(error)) from None
    ranking, sheet = master.scored(counted)
    return Result(ranking, [ScoreLine(name, numbers) for name, numbers in sheet])


HANDLERS: Final = [new_deal, look, score]
