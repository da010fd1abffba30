"""Four board games about cats and islands: one set of rules for playing, watching and learning.

    import catlantis

    match = catlantis.new(next(iter(catlantis.games())), seed="7")
    match.push(match.legal()[0])
    print(match)

`new`, `load` and `games` are the way in, `Match` is what they lead to; `Bot` and `Sight` are for
who writes a player. docs/library.md tells it from the beginning.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

if os.environ.get("CATLANTIS_PURE") == "1":
    from catlantis.pure import prefer_sources

    prefer_sources()

if TYPE_CHECKING:
    from catlantis.action import Action as Action
    from catlantis.bots import Bot as Bot
    from catlantis.core.refusals import BadOptions as BadOptions
    from catlantis.core.sight import Sight as Sight
    from catlantis.decisions import Decision as Decision
    from catlantis.games import About as About
    from catlantis.library import load as load
    from catlantis.library import new as new
    from catlantis.match import Match as Match
    from catlantis.match import Refused as Refused
    from catlantis.match import Seat as Seat
    from catlantis.record import BadMatchFile as BadMatchFile

    def games() -> dict[str, About]:
        """All games by their keys, in the order in which they are shown."""


__all__ = [
    "About",
    "Action",
    "BadMatchFile",
    "BadOptions",
    "Bot",
    "Decision",
    "Match",
    "Refused",
    "Seat",
    "Sight",
    "games",
    "load",
    "new",
]
# Where each name is found once somebody asks for it: the door itself weighs nothing
_WHERE = {
    "About": "games",
    "Action": "action",
    "BadMatchFile": "record",
    "BadOptions": "core.refusals",
    "Bot": "bots",
    "Decision": "decisions",
    "Match": "match",
    "Refused": "match",
    "Seat": "match",
    "Sight": "core.sight",
    "load": "library",
    "new": "library",
}


if not TYPE_CHECKING:  # a type checker knows the names, and that there are no others

    def __getattr__(name: str) -> Any:
        if name == "games":  # a module, which can be called
            return import_module("catlantis.games")
        if name not in _WHERE:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = globals()[name] = getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
        return value


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
