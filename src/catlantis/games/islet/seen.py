"""What a seat is shown: the types of its view."""

from typing import Annotated, NotRequired, TypedDict

from catlantis.core.seen import DRAWN, By, Count, Frame, OneOf, Row, Seat, Sort, Spelled

Phase = Annotated[
    str,
    OneOf(
        "turn",
        "stack",
        "return",
        "move",
        "secure",
        "release",
        "start",
        "toss",
        "fulfil",
        "over",
    ),
]
Tile = Annotated[int, Sort("tile")]
Resource = Annotated[int, Sort("resource")]
Resources = Annotated[list[Count], By("resource")]
Place = Annotated[int, DRAWN]  # the number of a site
Coming = Annotated[list[int | None], Row(site=Place, resource=Resource | None)]


class Site(TypedDict):
    """A place of the grid: land, or (level 0) sea beside it."""

    x: int
    y: int
    islet: int
    level: Count
    terrain: NotRequired[Annotated[int, Sort("terrain")]]
    nest: NotRequired[Annotated[int, Sort("nest")]]
    egg: NotRequired[Seat | None]  # whose lies there


class Player(TypedDict):
    """What all may see of a player (IS-11)."""

    bird: Place | None  # None: in the sea
    tiles: Count
    free_eggs: Count
    laid: list[Count]  # the levels that were laid on, the highest first
    free: Resources
    secured: Resources
    exhausted: Resources


class Reach(TypedDict):
    """A tile that the bird can end on, and the way of the fewest cards that leads there."""

    site: Place
    cards: Count
    steps: list[Spelled]  # none: to stay
    lay: Spelled | None  # the egg that could be laid and paid there


class Condition(TypedDict):
    """A card at an islet, and the tiles that meet it."""

    condition: Annotated[int, Sort("condition")]
    fits: Annotated[list[int], DRAWN]


class Solo(TypedDict):
    """Alone: the cards at both islets, and the pile (IS-61)."""

    cards: list[list[Condition]]  # at the day's islet, and at the night's
    pile: Count
    removed: Annotated[list[Count], By("tile")]


class View(Frame):
    """The table as the seat, or a spectator, sees it."""

    phase: Annotated[Phase, DRAWN]
    active: Seat
    first: Annotated[Seat, DRAWN]
    round: Count
    rounds_left: Count | None  # how many follow this one, if that is known
    idle: Annotated[Count, DRAWN]
    sites: Annotated[list[Site], DRAWN]
    players: Annotated[list[Player], By("seat")]
    hand: list[Tile] | None  # None for spectators
    bag: Count
    unseen: Annotated[list[Count], By("tile")]
    packs: Resources
    coming: Annotated[list[Coming], DRAWN]  # tiles placed while exploring, and what they will bring
    free_steps: Annotated[Count, DRAWN]  # that the bird may take before a payment (IS-38)
    reach: Annotated[list[Reach], DRAWN]
    suggested: Annotated[list[Spelled], DRAWN]  # the payment for each tile a step away, for an egg
    solo: Solo | None
