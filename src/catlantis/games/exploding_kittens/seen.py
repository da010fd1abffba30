"""What a seat is shown: the types of its view."""

from typing import Annotated, TypedDict

from catlantis.core.seen import DRAWN, By, Count, Frame, OneOf, Row, Seat, Sort, Spelled

Phase = Annotated[str, OneOf("turn", "window", "give", "take", "insert", "over")]
Title = Annotated[int, Sort("title")]
Known = Annotated[list[int], Row(place=Count, title=Title)]  # places are from the top, which is 0
Odds = Annotated[list[int], Row(kittens=Count, cards=Count)]


class Player(TypedDict):
    """What is to be seen of a player: the size of the hand, and which cards of it are known."""

    alive: bool
    cards: Count
    known: list[Title]


class Pile(TypedDict):
    """The draw pile: its size, the kittens in it, the seat's private note, and the odds."""

    size: Count
    kittens: Count
    known: list[Known]
    odds: Annotated[Odds, DRAWN]


class Play(TypedDict):
    """What waits in the reaction window."""

    by: Seat
    action: Spelled
    last_player: Annotated[Seat, DRAWN]
    nopes: Count


class View(Frame):
    """The table as the seat, or a spectator, sees it."""

    phase: Annotated[Phase, DRAWN]
    combos: Annotated[bool, DRAWN]
    active: Seat
    owed: Count
    attacked: Annotated[bool, DRAWN]
    hand: list[Title] | None  # None for spectators
    players: Annotated[list[Player], By("seat")]
    pile: Pile
    discard: Annotated[list[Count], By("title")]
    play: Play | None
