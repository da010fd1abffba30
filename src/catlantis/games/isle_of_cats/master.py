"""The game master's island, day by day, for those who draw on paper (IC-61)."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from catlantis.core.options import Options
from catlantis.games.isle_of_cats import GAME, META, paper
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.sister import COLOUR_POINTS

TURNS: Final = DAYS
CardWord = Literal["lesson", "all", "any", "or"]
FamilySize = Annotated[int, Meta(ge=3, le=47)]


class Island(Struct):
    """What is laid out before the first day."""

    boats: list[int]  # for each player the boat sheet, as printed: 1 to 6
    sister: list[int]  # who plays alone: the numbers of her lessons, from 0 on


class IslandCard(Struct):
    """A card of the island."""

    word: CardWord
    things: list[list[int]]  # what it shows: shape and colour
    above: int  # how many of these stand above the word
    lesson: int | None


class IslandDay(Struct):
    """What is laid out on a day."""

    cards: list[IslandCard]  # column by column, each from the top
    sister: list[list[int]]  # who plays alone: her colours so far, and their points


class Counted(Struct, forbid_unknown_fields=True):
    """What a player counted on their boat when Vesh arrived."""

    rats: Annotated[int, Meta(ge=0, le=19)] = 0
    filled_rooms: Annotated[int, Meta(ge=0, le=7)] = 0
    families: Annotated[list[FamilySize], Meta(max_length=20)] = []
    rares: Annotated[int, Meta(ge=0, le=35)] = 0
    lessons: Annotated[int, Meta(ge=0, le=500)] = 0  # their points


def laid_out(options: Options, seats: int, seed: int, turn: int) -> Island | IslandDay:
    """The boats and the sister's lessons, or the cards of a day: nothing of another."""
    state = GAME.deal(options, seats, seed, META.rules_version)
    is_before = turn == 0
    state.day = 0 if is_before else turn - 1
    seen: dict[str, Any] = GAME.view(state, None)
    sister: dict[str, Any] = seen["sister"] if seats == 1 else {"lessons": [], "colours": []}
    if is_before:
        lessons = [lesson for lesson, _ in sister["lessons"]]
        return Island([int(boat) + 1 for boat in state.sheet], lessons)
    cards = msgspec.convert(seen["island"], list[IslandCard])
    turned = zip(sister["colours"], COLOUR_POINTS, strict=False)
    return IslandDay(cards, [list(pair) for pair in turned])


def scored(counted: Sequence[Counted]) -> tuple[list[int], list[tuple[str, list[int]]]]:
    """The ranking and the score sheet of boats that their players have counted."""
    boats = [
        paper.PaperBoat(b.rats, b.filled_rooms, b.families, b.rares, b.lessons) for b in counted
    ]
    return paper.paper_ranking(boats), paper.paper_sheet(boats)
