"""The shape of a view: its type (`core/seen.py`) read as data, by which laws and boards walk it."""

from collections.abc import Iterator
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    NamedTuple,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from catlantis.core.action import SEAT
from catlantis.core.seen import DRAWN, By, Frame, OneOf, Row, Sort, Spelling

NUMBER: Final = "number"
TEXT: Final = "text"
FLAG: Final = "flag"
LIST: Final = "list"
ROW: Final = "row"
RECORD: Final = "record"
PLAIN: Final = {int: NUMBER, str: TEXT, bool: FLAG}
NO_PARTS: Final[dict[str, "Shape"]] = {}


class Shape(NamedTuple):
    """What may stand somewhere in a view."""

    kind: str  # one of those above, or of a spelling: `ACTION`, `PROMPT`
    sort: str = ""  # of a number or a text: what it stands for; empty: for itself
    first: int = 0  # of a number: that of the first word of its sort
    texts: tuple[str, ...] = ()  # of a text: those that it may be; empty: any
    by: str = ""  # of a list: what it has an entry for each of; empty: it has as many as it likes
    of: "Shape | None" = None  # of a list: its entries
    parts: "dict[str, Shape]" = NO_PARTS  # of a record or a row, by name
    name: str = ""  # of a record: that of its type
    about: str = ""  # of a record: what its type says of itself
    may_be_none: bool = False
    may_be_missing: bool = False
    is_drawn: bool = False  # only a drawing makes sense of it: no list in words tells it


@cache
def shape_of(seen: Any) -> Shape:
    """The shape of a TypedDict; raises `TypeError` where a type is none that a view may have."""
    hints = get_type_hints(seen, include_extras=True)
    parts = {name: read(hint) for name, hint in hints.items()}
    about = (seen.__doc__ or "").partition("\n")[0]
    return Shape(RECORD, parts=parts, name=seen.__name__, about=about)


def read(hint: Any) -> Shape:
    """The shape that a type hint stands for."""
    origin, args = get_origin(hint), get_args(hint)
    if hint in PLAIN:
        return Shape(PLAIN[hint])
    if is_typeddict(hint):
        return shape_of(hint)
    if origin is Annotated:
        return marked(args[0], args[1:])
    if origin is NotRequired:
        return read(args[0])._replace(may_be_missing=True)
    if origin in (Union, UnionType) and len(args) == 2 and NoneType in args:
        return read(args[args[0] is NoneType])._replace(may_be_none=True)
    if origin is list:
        return Shape(LIST, of=read(args[0]))
    raise TypeError(f"a view has no such type: {hint}")


def marked(hint: Any, marks: tuple[Any, ...]) -> Shape:
    """The shape of a type hint with what its marks say of it."""
    shape: Shape | None = None
    for mark in marks:
        if isinstance(mark, Row):
            parts = {name: read(part) for name, part in mark.parts.items()}
            shape = Shape(ROW, parts=parts)
        elif isinstance(mark, Spelling):
            shape = Shape(mark.what)
    shape = shape or read(hint)
    for mark in marks:
        if isinstance(mark, Sort):
            shape = shape._replace(sort=mark.name, first=mark.first)
        elif isinstance(mark, By):
            shape = shape._replace(by=mark.sort)
        elif isinstance(mark, OneOf):
            shape = shape._replace(texts=mark.texts)
        elif mark == DRAWN:
            shape = shape._replace(is_drawn=True)
    return shape


def key_of(path: str, name: str) -> str:
    """The path to a part, as the keys of words spell it: `pile-size`."""
    return f"{path}-{name}".lstrip("-").replace("_", "-")


def entry_of(path: str) -> str:
    """The key of the sentence that tells a row, or a record of a list, by its parts."""
    return f"{path}-entry"


def told_of(shape: Shape, path: str = "") -> Iterator[str]:
    """The keys of the words by which a board tells a view: a label for each part of a record.

    Records by seat are labelled too; other entries of lists, and rows, are told in a sentence.
    """
    for name, part in shape.parts.items():
        own = key_of(path, name)
        if part.is_drawn or (not path and name in shape_of(Frame).parts):
            continue
        inner = innermost(part)
        if part.by != SEAT or inner.kind != RECORD:  # those are headed by the players' names
            yield own
        if inner.kind == RECORD and (part.kind == RECORD or part.by == SEAT):
            yield from told_of(inner, own)
        else:
            yield from sentences_of(inner, own)


def sentences_of(shape: Shape, path: str) -> Iterator[str]:
    """The keys of the sentences that tell a row, or a record of a list, and those within it."""
    if shape.parts:
        yield entry_of(path)
    for name, part in shape.parts.items():
        if not part.is_drawn:
            yield from sentences_of(innermost(part), key_of(path, name))


def innermost(shape: Shape) -> Shape:
    """What a list holds, or a list of lists."""
    return shape if shape.of is None else innermost(shape.of)
