"""The games that are there, by their keys."""

from typing import Any, Final

from catlantis.core.game import Game
from catlantis.games import exploding_kittens

GAMES: Final[dict[str, Game[Any]]] = {game.meta.key: game for game in [exploding_kittens.GAME]}
