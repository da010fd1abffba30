"""Print the games' tables (verbs, events, prompts, words) for the page, as JSON.

The page speaks of actions and events in the same words as the CLI, so it needs the names and
sorts of their arguments: `PYTHONPATH=src python web/tables.py > web/src/lib/tables.json`.
"""

import json
from typing import Any

from catlantis.core.action import Arg
from catlantis.core.game import Game
from catlantis.games import GAMES


def args(table: list[Arg]) -> list[dict[str, object]]:
    """What the page must know of each argument to say what its number stands for."""
    return [
        {
            "name": arg.name,
            "sort": arg.sort,
            "many": arg.many,
            "counts": arg.counts,
            "secret": arg.secret,
        }
        for arg in table
    ]


def tables(game: Game[Any]) -> dict[str, object]:
    """The tables of one game."""
    return {
        "verbs": {verb.name: args(verb.args) for verb in game.verbs.verbs},
        "events": {kind.name: args(kind.args) for kind in game.events.kinds},
        "prompts": {name: args(table) for name, table in game.prompts.items()},
        "words": game.meta.words,
        "reactions": {name: game.verbs.spell(action) for name, action in game.reactions.items()},
    }


if __name__ == "__main__":
    print(json.dumps({key: tables(game) for key, game in GAMES.items()}))
