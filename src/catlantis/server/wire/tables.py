"""Tables: what everybody may know of one, and how it is made and changed."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from catlantis.server.wire.terms import Colour, Id, OptionValue, PlayerName, Status


class Pace(Struct, frozen=True, forbid_unknown_fields=True):
    """How long the seats may think: the table's affair, not the rules'.

    `seconds` is for `decision` (each decision) and `match` (all of a seat's decisions), `days`
    for correspondence. A `turn` in all, from its first decision to its end, has the time of so
    many decisions. `reaction` is the length of a reaction window in seconds, the same whoever
    holds what; `None` leaves such windows to the clock.
    """

    kind: Literal["none", "decision", "match", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=14_400)] = 60
    days: Annotated[int, Meta(ge=1, le=14)] = 3
    turn: Annotated[int, Meta(ge=1, le=60)] = 6
    reaction: Annotated[int, Meta(ge=2, le=60)] | None = 6


class SeatInfo(Struct):
    """Who sits on a seat."""

    name: str
    colour: Colour
    player: str | None  # the person's or remote bot's id; None: empty, or one of our bots
    bot: str | None  # the name of the bot, if one of ours sits there
    is_present: bool  # connected now
    has_stand_in: bool  # a bot plays in place of who left or ran out of time, until they are back


class ScoreLine(Struct):
    """A line of the score sheet."""

    name: str
    numbers: list[int]


class Result(Struct):
    """How a match ended."""

    ranking: list[int]
    score_sheet: list[ScoreLine]


class TableInfo(Struct):
    """All that everybody may know of a table."""

    id: str
    game: str
    options: dict[str, OptionValue]
    status: Status
    is_listed: bool  # in the lobby, or by invitation only
    is_hot_seat: bool  # several seats belong to one device
    pace: Pace
    host: str
    seats: list[SeatInfo]
    created: float  # seconds since 1970
    commitment: str | None  # SHA-256 of the seed, from the start on
    seed: str | None  # the seed itself, once the match is over
    result: Result | None
    rematch: str | None  # the table where the same people play again
    rules_version: int  # of the game, as it was when the match began
    is_unplayable: bool  # by rules that cannot be played any more: it can only be read


class TableRow(Struct):
    """A table in a list."""

    table: TableInfo
    is_mine: bool
    is_my_turn: bool


class SeatPlan(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: PlayerName | None = None  # for the seats of a hot-seat table


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. With no open seat the match starts at once."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, OptionValue], Meta(max_length=16)] = {}
    pace: Pace = Pace()
    is_listed: bool = False


class TableChange(Struct, forbid_unknown_fields=True):
    """As the host of an open table: change how it is played; what is left out stays."""

    options: Annotated[dict[str, OptionValue], Meta(max_length=16)] | None = None
    pace: Pace | None = None
    is_listed: bool | None = None
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None  # empty ones are added or removed


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down, or (as the host) put a bot there."""

    bot: Annotated[str, Meta(max_length=40)] | None = None


class Mute(Struct, forbid_unknown_fields=True):
    """As the host: let somebody's words at the table be heard no longer, or again."""

    player: Id
    is_muted: bool
