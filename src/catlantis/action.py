"""An action in a person's hands: an int that knows its game, and prints in words."""

from typing import Any

from catlantis.core.game import Game
from catlantis.core.notation import written
from catlantis.games import GAMES


class Action(int):
    """An action of a game: an int, as the rules have it, that prints in words.

    Two are equal if they mean the same: the same int of the same game.
    """

    game: Game[Any]

    def __new__(cls, game: Game[Any], number: int) -> "Action":
        """The action of that number."""
        action = super().__new__(cls, number)
        action.game = game
        return action

    @property
    def verb(self) -> str:
        """The verb alone: `explore`."""
        return self.game.verbs.verb(int(self)).name

    @property
    def args(self) -> list[int]:
        """The arguments, as numbers."""
        return self.game.verbs.args(int(self))

    @property
    def spelled(self) -> list[object]:
        """The action as JSON has it: `["explore", 3, 6]`."""
        return self.game.verbs.spell(int(self))

    def __str__(self) -> str:
        return written(self.game, int(self))

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Action) and other.game is not self.game:
            return False
        return int(self) == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return int.__hash__(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.game.meta.key, int(self))


def _again(key: str, number: int) -> Action:
    return Action(GAMES[key], number)
