"""Actions as people write them: `explore sand-leaves 6`, the verb and its arguments in words.

The words are those of the game's tables, the same in every language; numbers stand for themselves,
and seats count from 0. Of several things there is a list, `leaves+leaves+sand`, and `-` is none.
"""

from collections.abc import Sequence
from typing import Any, Final

from catlantis.core.action import NUMBER, SEAT, Arg
from catlantis.core.bag import things
from catlantis.core.game import Game
from catlantis.core.ints import bits

AND: Final = "+"
NONE: Final = "-"


def written(game: Game[Any], action: int) -> str:
    """A legal action as it is written."""
    verb, told = game.verbs.verb(action), game.verbs.args(action)
    args = [_argument(game, arg, told[index]) for index, arg in enumerate(verb.args)]
    return " ".join([verb.name, *args])


def _argument(game: Game[Any], arg: Arg, number: int) -> str:
    if arg.sort in (NUMBER, SEAT):
        return str(number)
    words = game.meta.words[arg.sort]
    if not arg.many and not arg.counts:
        return words[number]
    kinds = bits(number) if arg.many else things(number)
    return AND.join([words[kind] for kind in kinds]) if kinds else NONE


def found(game: Game[Any], text: str, actions: Sequence[int]) -> int | None:
    """The action that the text stands for, if it is one of these.

    The last arguments may be left out where only one of the actions begins like that.
    """
    wanted = [_sorted(part) for part in text.lower().replace("/", "-").replace("_", "-").split()]
    near = []
    for action in actions:
        parts = [_sorted(part) for part in written(game, action).split()]
        if parts == wanted:
            return action
        if parts[: len(wanted)] == wanted:
            near.append(action)
    return near[0] if wanted and len(near) == 1 else None


def _sorted(part: str) -> list[str]:
    """The things of a list: in which order they are written does not matter."""
    return sorted(part.split(AND))
