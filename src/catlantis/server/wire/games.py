"""The games, and finished matches step by step."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from catlantis.server.wire.tables import TableInfo
from catlantis.server.wire.terms import OptionValue

OptionKind = Literal["switch", "number", "seat", "text"]


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    kind: OptionKind
    default: OptionValue
    low: int
    high: int  # of a text, the length in characters
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
    verbs: "dict[str, list[ArgInfo]]"  # the arguments of each verb
    words: dict[str, list[str]]  # what the numbers of each sort of argument stand for
    has_tutorial: bool
    extras: list[str]  # what it has for those who play on paper: sheets, a master


class ArgInfo(Struct):
    """An argument of a verb, event or prompt: its sort says what its number stands for."""

    name: str
    sort: str
    many: bool  # a bitmask of such words
    counts: bool  # a bag of them: four bits for each count
    secret: bool  # of an event: not everyone may know it


class ShapeInfo(Struct):
    """What may stand somewhere in a view, and what its numbers stand for."""

    kind: str  # number, text, flag, list, row, record, action or prompt
    sort: str  # of a number or a text: what it stands for; empty: for itself
    first: int  # of a number: that of the first word of its sort
    by: str  # of a list: what it has an entry for each of; empty: it has as many as it likes
    of: "ShapeInfo | None"  # of a list: its entries
    may_be_none: bool  # as a hand, which its owner alone is shown
    parts: "dict[str, ShapeInfo]"  # of a record or a row, but for what only a drawing understands


class AsideInfo(Struct):
    """What a number tells besides: its name, its sort, and the numbers told, by that number."""

    name: str
    sort: str
    of: dict[int, list[int]]


class Grammar(Struct):
    """How a game speaks: its tables of verbs, events and prompts, its words, and its views."""

    verbs: dict[str, list[ArgInfo]]
    events: dict[str, list[ArgInfo]]
    prompts: dict[str, list[ArgInfo]]
    words: dict[str, list[str]]
    asides: dict[str, list[AsideInfo]]  # by the name of an argument
    reactions: dict[str, list[Any]]  # the prompts of windows, and what the end of one stands for
    seen: ShapeInfo | None  # None: the game gives no type for its views


class GameWords(Struct):
    """The words of a game in one language."""

    fluent: str  # the text of Fluent files; empty: it has none in that language


class GameRules(Struct):
    """The numbered rules of a game in one language."""

    markdown: str


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


class DealCode(Struct):
    """The name of a deal, to be read aloud: all of it follows from the name."""

    code: str


class LaidOut(Struct):
    """What a game's master shows at a turn: nothing of it is told before somebody asks."""

    code: str  # as it is written, however it was typed
    turn: int  # 0: before the first
    turns: int
    told: Any  # the game's own


class CountedSeats(Struct, forbid_unknown_fields=True):
    """What each player has counted on paper, in the game's own terms, to be scored."""

    counted: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=16)]
