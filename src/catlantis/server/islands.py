"""Islands for those who draw on paper: all of one follows from its code, nothing is kept (IC-61).

Whoever knows the code sees the same island on any device, and the same as a match whose seed is
the code; a day is dealt when it is asked for.
"""

import secrets
import unicodedata
from typing import Any, Final

import msgspec

from catlantis.core.rng import seed_from_text
from catlantis.games.isle_of_cats import GAME, paper
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.sister import COLOUR_POINTS
from catlantis.games.isle_of_cats.state import State
from catlantis.server.denied import Denied
from catlantis.server.wire.islands import Island, IslandCard, IslandDay, PaperBoat
from catlantis.server.wire.tables import Result, ScoreLine

# Syllables that are said and heard alike in English and in French
CONSONANTS: Final = "klmnrstv"
VOWELS: Final = "aeio"
SYLLABLES: Final = 4
SHORTEST: Final = 3
LONGEST: Final = 12


def new_code() -> str:
    """A code at random: one of a million, such as `lomitaka`."""
    return "".join(
        secrets.choice(letters) for _ in range(SYLLABLES) for letters in (CONSONANTS, VOWELS)
    )


def tidied(code: str) -> str:
    """The letters of a code, however it was typed: `Ta-Mi Nó` is `tamino`."""
    plain = unicodedata.normalize("NFKD", code).lower()
    letters = "".join(sign for sign in plain if "a" <= sign <= "z")
    if not SHORTEST <= len(letters) <= LONGEST:
        raise Denied(400, "bad-island")
    return letters


def island(code: str, players: int, sheet: int, difficulty: int) -> Island:
    """What is laid out before the first day, for so many players."""
    name = tidied(code)
    state = _dealt(name, players, sheet, difficulty)
    lessons: list[int] = []
    if players == 1:
        lessons = [lesson for lesson, _ in _seen(state)["sister"]["lessons"]]
    return Island(name, DAYS, [int(boat) + 1 for boat in state.sheet], lessons)


def island_day(code: str, day: int) -> IslandDay:
    """What is laid out on that day, from 1 on; it is the same for any number of players."""
    if not 1 <= day <= DAYS:
        raise Denied(404, "no-day")
    name = tidied(code)
    state = _dealt(name, 1, 0, 1)
    state.day = day - 1
    seen = _seen(state)
    cards = msgspec.convert(seen["island"], list[IslandCard])
    turned = [list(pair) for pair in zip(seen["sister"]["colours"], COLOUR_POINTS, strict=False)]
    return IslandDay(name, day, DAYS, cards, turned)


def scored(boats: list[PaperBoat]) -> Result:
    """The score sheet and the ranking of boats that their players have counted."""
    counted = [
        paper.PaperBoat(b.rats, b.filled_rooms, b.families, b.rares, b.lessons) for b in boats
    ]
    lines = [ScoreLine(name, numbers) for name, numbers in paper.paper_sheet(counted)]
    return Result(paper.paper_ranking(counted), lines)


def _dealt(name: str, players: int, sheet: int, difficulty: int) -> State:
    options: dict[str, object] = {"sheet": sheet}
    if players == 1:
        options["difficulty"] = difficulty
    return GAME.new_game(options, players, seed_from_text(name))


def _seen(state: State) -> dict[str, Any]:
    """The table as everybody sees it."""
    return GAME.view(state, None)
