"""What a seat is shown: the types of its view."""

from typing import Annotated, TypedDict

from catlantis.core.seen import DRAWN, By, Count, Frame, Money, OneOf, Row, Score, Seat, Sort

Stage = Annotated[str, OneOf("choosing", "doing", "fees", "summoning", "over")]
Phase = Annotated[
    str,
    OneOf(
        "place",
        "act",
        "fish",
        "sail",
        "jump",
        "sell",
        "buy",
        "move",
        "steal",
        "lose",
        "flee",
        "fee",
        "summon",
        "over",
    ),
]
Season = Annotated[int, Sort("season")]
Space = Annotated[int, Sort("space")]
Tile = Annotated[int, Sort("tile")]
Magic = Annotated[int, Sort("magic")]
Card = Annotated[int, Sort("card")]
Catastrophe = Annotated[int, Sort("catastrophe")]
Place = Annotated[int, DRAWN]  # a number of the board
Places = Annotated[list[int], DRAWN]
Prices = Annotated[list[Money], By("season")]
Owned = Annotated[list[int], Row(card=Card, price=Money)]  # what was paid for it


class Stored(TypedDict):
    """A tile of a storehouse: its prices by season, and what its owner would get for it now."""

    tile: Tile
    prices: Prices
    now: Money


class Player(TypedDict):
    """What everybody sees of a player: all but the kinds of the magic cards."""

    pawn: Place
    money: Money
    cards: list[Owned]
    wealth: Annotated[Money, DRAWN]
    total: Score
    store: list[Stored]
    capacity: Count
    range: Count
    magic: Count
    penalties: Count
    placed: list[Space]  # the spaces chosen this season
    markers: list[Space]  # those of them not done yet
    allowance: Annotated[Count, DRAWN]
    reach: Places
    courses: Places


class SpaceRoom(TypedDict):
    """How many markers a space of the action board takes, and how many more (CF-21)."""

    room: Count
    free: Count


class Pile(TypedDict):
    """The tiles of a colour: how many are in the pile, what is discarded and what still hidden.

    Tiles are counted by kind, in the order of `components.py`.
    """

    size: Count
    discard: Annotated[list[Count], DRAWN]
    unseen: Annotated[list[Count], DRAWN]


class Shelf(TypedDict):
    """A pile of cards for sale: the price of the top card, if any, and all that are left."""

    price: Money | None
    left: list[Money]


class Library(TypedDict):
    """The Magic Library: how many cards are left, and which are used."""

    size: Count
    used: Annotated[list[Count], By("magic")]


class Treasure(TypedDict):
    """Treasure Island: how many cards are left, in all and of each value."""

    size: Count
    left: Annotated[list[Count], DRAWN]


class Bank(TypedDict):
    """What the bank was paid and has paid out."""

    paid: Money
    received: Money


class Strike(TypedDict):
    """The catastrophe that strikes, who moved it, and who has yet to suffer, the next first."""

    catastrophe: Catastrophe
    mover: Seat
    victim: Seat
    victims: list[Seat]


class Hit(TypedDict):
    """What a catastrophe would do to a player: money, a fish, where it may flee."""

    seat: Seat
    money: Money
    fish: bool
    refuges: Places


class Preview(TypedDict):
    """A block that a catastrophe may go to: whom it would hit, and whether a tile would be gone."""

    block: Place
    catastrophe: Catastrophe
    hits: list[Hit]
    tile: bool


class View(Frame):
    """The table as the seat, or a spectator, sees it."""

    stage: Annotated[Stage, DRAWN]
    phase: Annotated[Phase, DRAWN]
    season: Season
    year: Count
    first: Annotated[Seat, DRAWN]
    active: Annotated[Seat, DRAWN]
    order: list[Seat]
    waiting: Annotated[list[Seat], DRAWN]  # the seats not done with this stage
    thief: Seat | None
    summoner: Seat | None
    players: Annotated[list[Player], By("seat")]
    magic: list[Magic] | None  # None for spectators
    spaces: Annotated[list[SpaceRoom], By("space")]
    fish: Places  # the blocks with a tile
    catastrophes: Annotated[list[int], By("catastrophe"), DRAWN]  # a block; 0: not come yet
    piles: Annotated[list[Pile], By("zone")]
    prices: Annotated[list[Prices], By("tile"), DRAWN]  # of each kind that can be kept
    shop: Annotated[list[Shelf], By("card")]
    library: Library
    treasure: Treasure
    bank: Annotated[Bank, DRAWN]
    doing: Space | None
    steps: Annotated[Count, DRAWN]
    strike: Strike | None
    preview: Annotated[list[Preview], DRAWN]
