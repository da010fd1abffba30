"""What is told, asked and done keeps to its table: names, arguments, bounds.

A fault is a phrase that says what is wrong; None: nothing is.
"""

from typing import Any

from catlantis.core.action import NUMBER, SEAT, Arg
from catlantis.core.bag import COUNT_BITS
from catlantis.core.events import ABSENT, Event
from catlantis.core.game import Game, Meta


def event_fault(game: Game[Any], event: Event, seats: int) -> str | None:
    """What is wrong with an event of a match with so many seats."""
    number, seat, insiders = int(event.kind), int(event.seat), int(event.insiders)
    if not 0 <= number < len(game.events.kinds):
        return f"no kind of event has the number {number}"
    kind = game.events.kinds[number]
    if not 0 <= seat < seats:
        return f"event {kind.name}: seat {seat} of {seats}"
    if insiders >> seats:
        return f"event {kind.name}: seats that are none know its secrets"
    if any(value != ABSENT for value in event.args[len(kind.args) :]):
        return f"event {kind.name}: more than {len(kind.args)} arguments"
    values = [None if value == ABSENT else value for value in event.args[: len(kind.args)]]
    return _args_fault(f"event {kind.name}", game.meta, kind.args, values, seats)


def action_fault(game: Game[Any], spelled: object, seats: int) -> str | None:
    """What is wrong with a spelled action of a match with so many seats; foreign input too."""
    action = game.verbs.parse(spelled)
    if isinstance(action, str):
        return action
    verb, args = game.verbs.verb(action), list[Any](game.verbs.args(action))
    return _args_fault(f"action {verb.name}", game.meta, verb.args, args, seats)


def prompt_fault(game: Game[Any], prompt: list[Any], seats: int) -> str | None:
    """What is wrong with a question to a seat of a match with so many seats."""
    name = prompt[0] if prompt else None
    if not isinstance(name, str) or name not in game.prompts:
        return f"no prompt is named {name}"
    args = game.prompts[name]
    if len(prompt) != len(args) + 1:
        return f"prompt {name}: {len(prompt) - 1} arguments, not {len(args)}"
    return _args_fault(f"prompt {name}", game.meta, args, prompt[1:], seats)


def _args_fault(
    what: str, meta: Meta, args: list[Arg], values: list[Any], seats: int
) -> str | None:
    for arg, value in zip(args, values, strict=True):
        if value is None:
            if not arg.optional:
                return f"{what}: {arg.name} is missing"
        elif not isinstance(value, int) or not _is_within(meta, arg, value, seats):
            return f"{what}: {arg.name} is {value}"
    return None


def _is_within(meta: Meta, arg: Arg, value: int, seats: int) -> bool:
    """Whether the number means something of its argument's sort."""
    if arg.sort == NUMBER:
        return arg.low <= value <= arg.high
    known = seats if arg.sort == SEAT else len(meta.words.get(arg.sort, []))
    if arg.many:
        return 0 <= value < 1 << known
    if arg.counts:
        return 0 <= value < 1 << COUNT_BITS * known
    return arg.low <= value <= arg.high and value < known
