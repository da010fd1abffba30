"""`/print`: sheets as PDF, for those who draw on paper (IC-61)."""

from functools import lru_cache
from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.params import FromQuery, QueryParameter

from catlantis.locales import Words
from catlantis.printing.isle_of_cats import ALL_BOATS, printed
from catlantis.server.web.access import InHall, watch_requests

EVERY_BOAT: Final = 0
A_DAY: Final = "public, max-age=86400"


@get(
    "/print/isle-of-cats.pdf",
    include_in_schema=False,
    guards=[watch_requests],
    media_type="application/pdf",
)
async def isle_of_cats(
    hall: InHall,
    boat: Annotated[int, QueryParameter(ge=EVERY_BOAT, le=len(ALL_BOATS))] = EVERY_BOAT,
    paper: FromQuery[Literal["a4", "letter"]] = "a4",
    lang: FromQuery[Literal["en", "fr"]] = "en",
    patterns: FromQuery[bool] = False,
) -> Response[bytes]:
    """Boat sheets, of one boat or of all, and the lesson sheet."""
    name = f"isle-of-cats-{boat or 'all'}-{paper}-{lang}.pdf"
    headers = {"Content-Disposition": f'inline; filename="{name}"', "Cache-Control": A_DAY}
    pdf = await hall.services.errands.run(sheets, boat, paper, lang, patterns)
    return Response(pdf, media_type="application/pdf", headers=headers)


@lru_cache  # there are not many kinds of them
def sheets(boat: int, paper: str, lang: str, patterns: bool) -> bytes:
    """The PDF of one boat, or of all."""
    boats = ALL_BOATS if boat == EVERY_BOAT else [boat]
    return printed(boats, paper, Words(lang), in_patterns=patterns)
