"""The socket of a table: what a client sends there, and what it hears."""

from typing import Any

from msgspec import Struct

from catlantis.server.wire.tables import TableInfo
from catlantis.server.wire.terms import (
    ChatText,
    Colour,
    Facts,
    QuestionNumber,
    Ref,
    SeatNumber,
    Spelled,
    Waiver,
)

# From the client


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


class Sample(Struct, tag="sample", forbid_unknown_fields=True):
    """Ask for a position that the seat cannot tell from the true one; answered by `sampled`."""

    ref: Ref
    seat: SeatNumber


class Hurry(Struct, tag="hurry", forbid_unknown_fields=True):
    """Ask that our bots go on without their pauses: where no person plays on, nobody waits."""

    ref: Ref


class Waive(Struct, tag="waive", forbid_unknown_fields=True):
    """Let reaction windows pass from now on: a standing order of the seat; null ends it."""

    ref: Ref
    seat: SeatNumber
    until: Waiver | None


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


FromClient = Act | Undo | Hint | Sample | Hurry | Waive | Say | Look | Resync | Ping


# From the server


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
    waived: Waiver | None  # the standing order of the seat looked from
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


class Waived(Struct, tag="waived"):
    """The seat's standing order is another now; told to who looks from that seat alone."""

    seat: int
    until: Waiver | None


class TableChanged(Struct, tag="table"):
    """Something about the table changed: seats, presence, its status, its result."""

    table: TableInfo


class Said(Struct, tag="said"):
    """Somebody said something."""

    line: ChatLine


class Done(Struct, tag="done"):
    """The message with that ref was carried out and is stored."""

    ref: int


class Weighed(Struct):
    """A choice that was weighed: the chance to win with it, in thousandths, and how sure that is.

    The error is a standard error, in thousandths, of what it is better or worse than the choice
    that the game's judgement begins with.
    """

    action: list[Any]
    chance: int
    error: int


class Hinted(Struct, tag="hinted"):
    """What a bot would do, and why: the best choices that it weighed, what it would do first.

    There are none in games that have no judgement of their own.
    """

    ref: int
    action: list[Any]
    weighed: list[Weighed]
    playouts: int  # matches played out for it, on guesses at what is hidden


class Sampled(Struct, tag="sampled"):
    """A sample: all fields of the rules' own state, for who has the same rules.

    It belongs to the last view that was sent, and is the same whatever is hidden.
    """

    ref: int
    facts: Facts


class Refused(Struct, tag="refused"):
    """The message with that ref (-1: it could not be read) was refused; the reason is a word.

    From the match: over, not-asked, stale, illegal, no-undo; from the spelling: not-a-list,
    unknown-verb, wrong-count, not-a-number, out-of-bounds; from the table: not-your-seat,
    not-playing, out-of-time, not-alone, no-samples, muted, busy, bad-message, too-big, too-fast.
    """

    ref: int
    reason: str


class Pong(Struct, tag="pong"):
    """The line is open."""

    ref: int


FromServer = Sync | Update | TableChanged | Waived | Said | Done | Hinted | Sampled | Refused | Pong
