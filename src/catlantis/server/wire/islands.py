"""Islands of The Isle of Cats, for who draws on paper."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

CardWord = Literal["lesson", "all", "any", "or"]
FamilySize = Annotated[int, Meta(ge=3, le=47)]


class IslandCode(Struct):
    """The name of an island, to be read aloud: all of the island follows from it."""

    code: str


class Island(Struct):
    """What is laid out before the first day."""

    code: str  # as it is written, however it was typed
    days: int
    boats: list[int]  # for each player the boat sheet, as printed: 1 to 6
    sister: list[int]  # who plays alone: the numbers of her lessons, from 0 on


class IslandCard(Struct):
    """A card of the island."""

    word: CardWord
    things: list[list[int]]  # what it shows: shape and colour
    above: int  # how many of these stand above the word
    lesson: int | None


class IslandDay(Struct):
    """What is laid out on a day: nothing of it is told before somebody asks."""

    code: str
    day: int
    days: int
    cards: list[IslandCard]  # column by column, each from the top
    sister: list[list[int]]  # for who plays alone: her colours so far, and their points


class PaperBoat(Struct, forbid_unknown_fields=True):
    """What a player counted on paper when Vesh arrived."""

    rats: Annotated[int, Meta(ge=0, le=19)] = 0
    filled_rooms: Annotated[int, Meta(ge=0, le=7)] = 0
    families: Annotated[list[FamilySize], Meta(max_length=20)] = []
    rares: Annotated[int, Meta(ge=0, le=35)] = 0
    lessons: Annotated[int, Meta(ge=0, le=500)] = 0  # their points


class PaperBoats(Struct, forbid_unknown_fields=True):
    """The boats of all players, to be scored."""

    boats: Annotated[list[PaperBoat], Meta(min_length=1, max_length=12)]
