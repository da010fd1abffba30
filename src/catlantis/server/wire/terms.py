"""The terms of the wire, with their bounds."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from catlantis.server.words import CHAT_SIGNS, NAME_SIGNS

Spelled = Annotated[list[str | int], Meta(min_length=1, max_length=8)]  # an action: ["favor", 2]
Ref = Annotated[int, Meta(ge=0, le=2**31 - 1)]  # the client's own number for a message
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
QuestionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
# As typed, where one sign may be several: words.py counts them once they are one
PlayerName = Annotated[str, Meta(min_length=1, max_length=4 * NAME_SIGNS)]
ChatText = Annotated[str, Meta(min_length=1, max_length=4 * CHAT_SIGNS)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Facts = dict[str, bool | int | str | list[int]]  # what a state is, by the names of its fields
OptionValue = bool | int | str | None
Colour = Literal["blue", "green", "orange", "purple", "red", "grey"]
Status = Literal["open", "playing", "over"]
# What a seat lets pass without being asked: the play on the table and all that is laid on it, all
# until it is asked something else, or that but for what is aimed at it
Waiver = Literal["play", "turn", "unaimed"]


class Problem(Struct):
    """Why a request was refused: a word, and what it is about."""

    reason: str
    detail: str = ""
