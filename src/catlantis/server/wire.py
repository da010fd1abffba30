"""What goes over the wire, both ways: the protocol is described in docs/wire.md.

The page's TypeScript types are made from these (`server/typescript.py`), so they cannot drift.
Every message that comes in is decoded by these schemas and bounded by them.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from catlantis.server.words import CHAT_SIGNS, NAME_SIGNS

PROTOCOL: Final = 1

Spelled = Annotated[list[str | int], Meta(min_length=1, max_length=8)]  # an action: ["favor", 2]
Ref = Annotated[int, Meta(ge=0, le=2**31 - 1)]  # the client's own number for a message
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
QuestionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
# As typed, where one sign may be several: words.py counts them once they are one
PlayerName = Annotated[str, Meta(min_length=1, max_length=4 * NAME_SIGNS)]
ChatText = Annotated[str, Meta(min_length=1, max_length=4 * CHAT_SIGNS)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
OptionValue = bool | int | str | None
Colour = Literal["blue", "green", "orange", "purple", "red", "grey"]
Status = Literal["open", "playing", "over"]
CardWord = Literal["lesson", "all", "any", "or"]
FamilySize = Annotated[int, Meta(ge=3, le=47)]


# From the client, over the socket of a table


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Answer a seat's question; it is stored before it is answered with `done`."""

    ref: Ref
    seat: SeatNumber
    question: QuestionNumber
    action: Spelled


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last action, where the match allows it."""

    ref: Ref
    seat: SeatNumber


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """Ask a bot what it would do in the seat's place, on what the seat may see."""

    ref: Ref
    seat: SeatNumber


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something to the table."""

    ref: Ref
    text: ChatText


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Look from another of one's own seats (hot-seat), or as a spectator; answered by `sync`."""

    ref: Ref
    seat: SeatNumber | None = None


class Resync(Struct, tag="resync", forbid_unknown_fields=True):
    """Ask for everything again; answered by `sync`."""

    ref: Ref


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Keep the line open; answered by `pong`."""

    ref: Ref


FromClient = Act | Undo | Hint | Say | Look | Resync | Ping


# From the server, over the socket of a table


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


class Clock(Struct):
    """Seconds left, for each seat that is asked, when the message was sent; None: no limit."""

    left: list[float | None]  # the seat looked from, for its decision; the others, for their turn
    turn: float | None  # the seat looked from, for its turn
    is_reaction: bool  # a window is open: its countdown is the same for all


class ChatLine(Struct):
    """Something somebody said."""

    number: int
    player: str
    name: str
    colour: Colour
    text: str
    at: float


class Sync(Struct, tag="sync"):
    """Everything: the first message on a socket, and the answer to `look` and `resync`.

    It also comes when the match starts, and when one's own seats change.
    """

    protocol: int
    me: str | None  # the id of who is connected
    seat: int | None  # from whose seat the view is; None: a spectator
    own_seats: list[int]
    own_asked: list[int]  # those of one's own seats that owe a decision
    table: TableInfo
    view: dict[str, Any] | None  # None while the table is open
    events: list[list[Any]]  # all so far, as this seat may see them
    clock: Clock
    can_undo: bool
    chat: list[ChatLine]


class Update(Struct, tag="update"):
    """The match went on, by an action or an undo that changed what this seat may know.

    Of what it may not, it is told nothing: neither that something was done nor how often.
    """

    seat: int | None
    own_asked: list[int]
    view: dict[str, Any]
    events: list[list[Any]]  # those since the last message; after an undo, all of them
    is_undo: bool
    clock: Clock
    can_undo: bool


class TableChanged(Struct, tag="table"):
    """Something about the table changed: seats, presence, its status, its result."""

    table: TableInfo


class Said(Struct, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Done(Struct, tag="done"):
    """The message with that ref was carried out and is stored."""

    ref: int


class Hinted(Struct, tag="hinted"):
    """What a bot would do."""

    ref: int
    action: list[Any]


class Refused(Struct, tag="refused"):
    """The message with that ref (-1: it could not be read) was refused; the reason is a word.

    From the match: over, not-asked, stale, illegal, no-undo; from the spelling: not-a-list,
    unknown-verb, wrong-count, not-a-number, out-of-bounds; from the table: not-your-seat,
    not-playing, out-of-time, muted, busy, bad-message, too-big, too-fast.
    """

    ref: int
    reason: str


class Pong(Struct, tag="pong"):
    """The line is open."""

    ref: int


FromServer = Sync | Update | TableChanged | Said | Done | Hinted | Refused | Pong


# Over HTTP


class Me(Struct):
    """The guest as they see themselves."""

    id: str
    name: str
    colour: Colour
    is_bot: bool
    webhook: str | None


class NewGuest(Struct, forbid_unknown_fields=True):
    """Come in: nothing is needed but a name and a colour."""

    name: PlayerName
    colour: Colour = "blue"


class GuestChange(Struct, forbid_unknown_fields=True):
    """Change what one is called, or where one is notified; what is left out stays."""

    name: PlayerName | None = None
    colour: Colour | None = None
    webhook: Annotated[str, Meta(max_length=400)] | None = None  # "" removes it


class TransferCode(Struct):
    """Typed on another device within ten minutes, it is the same guest there too."""

    code: str
    seconds: int


class Transfer(Struct, forbid_unknown_fields=True):
    """A transfer code, typed in."""

    code: Annotated[str, Meta(min_length=4, max_length=32)]


class BotToken(Struct):
    """The token of a remote bot: shown once."""

    id: str
    name: str
    token: str


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    kind: Literal["switch", "number", "seat"]
    default: OptionValue
    low: int
    high: int
    min_seats: int  # with fewer seats, or more than `max_seats`, it is not taken
    max_seats: int


class GameInfo(Struct):
    """A game that can be played here."""

    key: str
    title: str
    edition: str
    rules_version: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    verbs: dict[str, list[str]]  # the names of the arguments of each verb
    words: dict[str, list[str]]  # what the numbers of each sort of argument stand for
    has_tutorial: bool


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


class TableRow(Struct):
    """A table in a list."""

    table: TableInfo
    is_mine: bool
    is_my_turn: bool


class ReplayStep(Struct):
    """A finished match after so many actions, from a seat's or the open view."""

    table: TableInfo
    step: int
    steps: int
    seat: int | None
    is_open: bool
    view: dict[str, Any]  # in the open view, that of the seat about to act, with all hands
    hands: list[dict[str, Any]]  # in the open view, the view of every seat
    action: list[Any] | None  # that led here: [seat, spelled]
    events: list[list[Any]]  # of that action


class TutorialStep(Struct):
    """A step of a tutorial, which is an annotated match, from the learner's seat."""

    step: int
    view: dict[str, Any]
    events: list[list[Any]]  # that led here, as the seat may see them
    action: list[Any] | None  # that goes on from here: [seat, spelled]; None at the end
    note: str | None  # the key of what is told here


# Islands of The Isle of Cats, for who draws on paper


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


class Problem(Struct):
    """Why a request was refused: a word, and what it is about."""

    reason: str
    detail: str = ""
