"""The games that are there, by their keys."""

from typing import Any, Final

from catlantis.core.game import Game
from catlantis.games import cat_and_fish, exploding_kittens, isle_of_cats, islet

_ALL: Final[list[Game[Any]]] = [
    isle_of_cats.GAME,
    islet.GAME,
    cat_and_fish.GAME,
    exploding_kittens.GAME,
]

GAMES: Final[dict[str, Game[Any]]] = {game.meta.key: game for game in _ALL}
