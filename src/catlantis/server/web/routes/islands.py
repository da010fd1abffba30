"""`/api/islands`: the game master's island, day by day, for who draws on paper (IC-61)."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from catlantis.games.isle_of_cats import META
from catlantis.server import islands
from catlantis.server.web.access import PROBLEMS
from catlantis.server.wire.islands import Island, IslandCode, IslandDay, PaperBoats
from catlantis.server.wire.tables import Result

SHEET, DIFFICULTY = META.options
LONGEST_TYPED: Final = 40
Code = Annotated[str, PathParameter(max_length=LONGEST_TYPED)]


@post("/islands", responses=PROBLEMS)
async def new() -> IslandCode:
    """A code for a new island."""
    return IslandCode(islands.new_code())


@get("/islands/{code:str}", responses=PROBLEMS)
async def look(
    code: Code,
    players: Annotated[int, QueryParameter(ge=META.min_seats, le=META.max_seats)] = 4,
    sheet: Annotated[int, QueryParameter(ge=SHEET.low, le=SHEET.high)] = 0,
    difficulty: Annotated[int, QueryParameter(ge=DIFFICULTY.low, le=DIFFICULTY.high)] = 1,
) -> Island:
    """What is laid out before the first day: a boat for each player, alone the sister's lessons."""
    return islands.island(code, players, sheet, difficulty)


@get("/islands/{code:str}/days/{day:int}", responses=PROBLEMS)
async def look_at_day(code: Code, day: FromPath[int]) -> IslandDay:
    """The cards of a day."""
    return islands.island_day(code, day)


@post("/islands/{code:str}/scores", status_code=200, responses=PROBLEMS)
async def score(code: Code, data: JSONBody[PaperBoats]) -> Result:
    """The score sheet of boats that were drawn on paper."""
    islands.tidied(code)
    return islands.scored(data.boats)


HANDLERS: Final = [new, look, look_at_day, score]
