"""What a seat is shown: the types of its view.

Squares are told as `100 * row + column`.
"""

from typing import Annotated, TypedDict

from catlantis.core.seen import DRAWN, By, Count, Frame, OneOf, Row, Score, Sort

Stage = Annotated[str, OneOf("morning", "cards", "area", "picks", "colour", "draw", "map", "done")]
Source = Annotated[str, OneOf("card", "map", "twin")]
Word = Annotated[str, OneOf("lesson", "all", "any", "or")]
Shape = Annotated[int, Sort("shape")]
Colour = Annotated[int, Sort("colour")]
Lesson = Annotated[int, Sort("lesson", first=1)]
Slot = Annotated[int, Sort("slot")]
Special = Annotated[int, Sort("special")]
Square = Annotated[int, DRAWN]
Squares = Annotated[list[int], DRAWN]
ByColour = Annotated[list[Count], By("colour")]

Thing = Annotated[list[int], Row(shape=Shape, colour=Colour)]  # a discovery
Drawing = Annotated[
    list[object], Row(shape=Shape, colour=Colour, turn=int, source=Source, squares=Squares)
]
# What a lesson scores now, what it counts, and the count that it wants, if it wants one
Progress = Annotated[list[int | None], Row(points=Score, count=Count, wanted=Count | None)]
Taught = Annotated[
    list[int | None], Row(lesson=Lesson, points=Score, count=Count, wanted=Count | None)
]
MapSquare = Annotated[list[int], Row(square=Square, covered=int)]  # 1: it is covered
Treasures = Annotated[list[int], Row(commons=Count, rares=Count)]
Line = Annotated[list[object], Row(line=Annotated[str, Sort("score")], points=Score)]
SisterLesson = Annotated[list[int], Row(lesson=Annotated[int, Sort("sister")], points=Score)]


class Card(TypedDict):
    """A card of the island; for a seat also whether what it shows fits, or is worth something."""

    card: Annotated[int, DRAWN]
    word: Annotated[Word, DRAWN]
    things: list[Thing]
    above: Annotated[Count, DRAWN]  # how many things stand above the word
    lesson: Lesson | None
    fits: Annotated[list[bool], DRAWN]
    progress: Annotated[Progress | None, DRAWN]


class Today(TypedDict):
    """How far a seat's day is: for its owner alone. Cards are told by their slots."""

    stage: Annotated[Stage, DRAWN]
    chosen: list[Slot]
    left: list[Slot]
    open: Slot | None
    items: list[Thing]
    twins: list[Thing]
    short: Annotated[Count, DRAWN]
    specials: list[Special]  # that may be used now


class Player(TypedDict):
    """A boat with its lesson sheet and score: one's own as it is, another's as it was at dawn."""

    done: bool
    sheet: Annotated[int, DRAWN]
    drawn: Annotated[list[Drawing], DRAWN]
    rats: Squares  # those still visible
    maps: Annotated[list[MapSquare], By("colour"), DRAWN]
    rooms: Annotated[list[Count], By("room")]  # their empty squares
    cats: ByColour
    treasures: Treasures
    families: list[Count]
    lessons: list[Taught]
    used: list[Special]
    took: list[Slot]  # whose cards the player took on the day before
    score: list[Line]


class Sister(TypedDict):
    """The sister: her colours turned so far, her lessons, and what she would score now."""

    colours: list[Colour]
    lessons: list[SisterLesson]
    score: list[Line]


class View(Frame):
    """The table as the seat, or a spectator, sees it."""

    day: Count
    days: Count
    island: Annotated[list[Card], By("slot")]  # empty when all is over
    today: Today | None
    players: Annotated[list[Player], By("seat")]
    sister: Sister | None
