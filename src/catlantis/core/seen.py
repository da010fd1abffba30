"""What a seat is shown: the sorts of the numbers in a view, and the frame that all views share.

A game's view is a `TypedDict` in its own `seen.py`, whose types say by `Annotated` what the
numbers stand for: mypy holds `view()` to it, a law holds every view of every match to it
(`core/views.py`), the page's types are made from it, and a generic board draws by it.

Never compiled: mypyc would strip the annotations, and the keys that a TypedDict inherits.
"""

from typing import Annotated, Any, Final, NamedTuple, TypedDict

from catlantis.core.action import SEAT

COUNT: Final = "count"  # how many there are: never negative
MONEY: Final = "money"  # never negative either
SCORE: Final = "score"  # points, as they would be counted now
AMOUNTS: Final = (COUNT, MONEY)


class Sort(NamedTuple):
    """What a number stands for: a seat, an amount, or a word of the game (`Meta.words`).

    Words are numbered from `first` on. Of a text: what stands before it in the key of its words.
    """

    name: str
    first: int = 0


class By(NamedTuple):
    """Of a list: it has an entry for each seat, or for each of the first words of that sort."""

    sort: str


class Row:
    """Of a list: a few entries, each with its name and type, as `[place, title]`.

    A list and no tuple, for a view survives JSON.
    """

    def __init__(self, **parts: Any) -> None:
        self.parts = parts


class Spelling(NamedTuple):
    """Of a list: a spelled action, or a prompt with its arguments."""

    what: str


class OneOf:
    """Of a text: one of these."""

    def __init__(self, *texts: str) -> None:
        self.texts = texts


ACTION: Final = "action"
PROMPT: Final = "prompt"
DRAWN: Final = "drawn"  # marks what only a drawing makes sense of, and no list in words tells

Seat = Annotated[int, Sort(SEAT)]
Count = Annotated[int, Sort(COUNT)]
Money = Annotated[int, Sort(MONEY)]
Score = Annotated[int, Sort(SCORE)]
Spelled = Annotated[list[object], Spelling(ACTION)]
Prompt = Annotated[list[object], Spelling(PROMPT)]


class Frame(TypedDict):
    """The part of a view that all games share: who is asked, and the seat's own question."""

    game: str
    seat: Seat | None  # None: a spectator
    seats: Count
    to_act: list[Seat]
    over: bool
    asked: Count  # the number of the seat's question, which its answer names
    prompt: Prompt | None
    legal: list[Spelled]
