"""The games that are there, by their keys."""

from typing import Any, Final

from catlantis.core.game import Game
from catlantis.games import exploding_kittens, isle_of_cats

_ALL: Final[list[Game[Any]]] = [exploding_kittens.GAME, isle_of_cats.GAME]

GAMES: Final[dict[str, Game[Any]]] = {game.meta.key: game for game in _ALL}
