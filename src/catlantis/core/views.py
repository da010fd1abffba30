"""A view keeps to its type: keys, types, and numbers within the bounds of their sorts.

A fault is a phrase that says where something is wrong; None: nothing is. A game that gives no
type for its views is held to the frame alone, and drawn by it alone.
"""

from typing import Any

from catlantis.core.action import SEAT
from catlantis.core.bounds import action_fault, prompt_fault
from catlantis.core.game import Game
from catlantis.core.seen import ACTION, AMOUNTS, PROMPT, SCORE, Frame
from catlantis.core.shape import FLAG, LIST, NUMBER, RECORD, ROW, TEXT, Shape, shape_of


def view_fault(game: Game[Any], view: dict[str, object], seats: int) -> str | None:
    """What is wrong with a view of a match with so many seats."""
    seen = game.meta.seen
    if seen is not None:
        return _fault("view", shape_of(seen), view, game, seats)
    shape = shape_of(Frame)
    shared = {name: value for name, value in view.items() if name in shape.parts}
    return _fault("view", shape, shared, game, seats)


def _fault(where: str, shape: Shape, value: Any, game: Game[Any], seats: int) -> str | None:
    if value is None:
        return None if shape.may_be_none else f"{where} is missing"
    if shape.kind == NUMBER:
        return None if _is_within(shape, value, game, seats) else f"{where} is {value!r}"
    if shape.kind == TEXT:
        is_right = isinstance(value, str) and (not shape.texts or value in shape.texts)
        return None if is_right else f"{where} is {value!r}"
    if shape.kind == FLAG:
        return None if isinstance(value, bool) else f"{where} is {value!r}"
    if shape.kind == RECORD:
        return _record_fault(where, shape, value, game, seats)
    if not isinstance(value, list):
        return f"{where} is no list"
    if shape.kind == LIST:
        return _list_fault(where, shape, value, game, seats)
    if shape.kind == ROW:
        if len(value) != len(shape.parts):
            return f"{where} has {len(value)} entries, not {len(shape.parts)}"
        named = zip(shape.parts, value, strict=True)
        return _parts_fault(where, shape, dict(named), game, seats)
    if shape.kind == ACTION:
        fault = action_fault(game, value, seats)
    else:
        assert shape.kind == PROMPT, shape.kind
        fault = prompt_fault(game, value, seats)
    return None if fault is None else f"{where}: {fault}"


def _record_fault(where: str, shape: Shape, value: Any, game: Game[Any], seats: int) -> str | None:
    if not isinstance(value, dict):
        return f"{where} is no record"
    for name in value:
        if name not in shape.parts:
            return f"{where}.{name} is not in its type"
    for name, part in shape.parts.items():
        if name not in value and not part.may_be_missing:
            return f"{where}.{name} is not there"
    return _parts_fault(where, shape, value, game, seats)


def _parts_fault(
    where: str, shape: Shape, values: dict[str, Any], game: Game[Any], seats: int
) -> str | None:
    for name, value in values.items():
        fault = _fault(f"{where}.{name}", shape.parts[name], value, game, seats)
        if fault is not None:
            return fault
    return None


def _list_fault(
    where: str, shape: Shape, value: list[Any], game: Game[Any], seats: int
) -> str | None:
    assert shape.of is not None
    if shape.by == SEAT and len(value) != seats:
        return f"{where} has {len(value)} entries for {seats} seats"
    if shape.by and shape.by != SEAT and len(value) > len(game.meta.words.get(shape.by, [])):
        return f"{where} has more entries than there are words of {shape.by}"
    for index, entry in enumerate(value):
        fault = _fault(f"{where}[{index}]", shape.of, entry, game, seats)
        if fault is not None:
            return fault
    return None


def _is_within(shape: Shape, value: object, game: Game[Any], seats: int) -> bool:
    """Whether the number means something of its sort."""
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    if shape.sort in AMOUNTS:
        return value >= 0
    if shape.sort in ("", SCORE):
        return True
    known = seats if shape.sort == SEAT else len(game.meta.words.get(shape.sort, []))
    return shape.first <= value < shape.first + known
