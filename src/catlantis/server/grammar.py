"""How a game speaks, for those who know nothing of it: its tables, its words, and its views.

Needs only msgspec, because the build of the page asks for the grammars of our own games.
"""

from typing import Any

from catlantis.core.action import Arg
from catlantis.core.game import Game
from catlantis.core.shape import Shape, shape_of
from catlantis.server.wire.games import ArgInfo, AsideInfo, Grammar, ShapeInfo


def grammar_of(game: Game[Any]) -> Grammar:
    """The grammar of a game."""
    seen = game.meta.seen
    return Grammar(
        verbs={verb.name: args_of(verb.args) for verb in game.verbs.verbs},
        events={kind.name: args_of(kind.args) for kind in game.events.kinds},
        prompts={name: args_of(args) for name, args in game.prompts.items()},
        words=game.meta.words,
        asides={
            name: [AsideInfo(aside.name, aside.sort, aside.of) for aside in asides]
            for name, asides in game.meta.asides.items()
        },
        reactions={name: game.verbs.spell(action) for name, action in game.reactions.items()},
        seen=None if seen is None else _shape(shape_of(seen)),
    )


def args_of(args: list[Arg]) -> list[ArgInfo]:
    """What the numbers of a verb, event or prompt stand for."""
    return [ArgInfo(arg.name, arg.sort, arg.many, arg.counts, arg.secret) for arg in args]


def _shape(shape: Shape) -> ShapeInfo:
    """The shape without what only a drawing makes sense of."""
    return ShapeInfo(
        kind=shape.kind,
        sort=shape.sort,
        first=shape.first,
        by=shape.by,
        of=None if shape.of is None else _shape(shape.of),
        may_be_none=shape.may_be_none,
        parts={name: _shape(part) for name, part in shape.parts.items() if not part.is_drawn},
    )
