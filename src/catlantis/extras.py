"""What a game may have besides its rules, for those who play on paper: sheets, and a master.

A game declares them (`Meta.extras`) and keeps each in its folder, in a module of that name that
promises what stands here. The rules know nothing of them, and they are not compiled.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol, cast

from catlantis.core.options import Option, Options
from catlantis.games import GAMES, part
from catlantis.locales import Words

SHEETS: Final = "sheets"
MASTER: Final = "master"
PAPERS: Final = ("a4", "letter")  # the first is the usual


class Sheets(Protocol):
    """Sheets to print."""

    @property
    def OPTIONS(self) -> list[Option]:  # noqa: N802
        """What may be chosen of them."""

    def printed(self, options: Options, paper: str, words: Words) -> bytes:
        """A PDF on one of `PAPERS`: the same bytes for the same choices."""


class Master(Protocol):
    """What one person tells the others turn by turn, who play on paper.

    It is what a match with that seed would show, so whoever has the seed sees the same.
    """

    @property
    def TURNS(self) -> int:  # noqa: N802
        """How many turns there are."""

    @property
    def Counted(self) -> type:  # noqa: N802
        """What a player has counted on paper in the end: a type that `msgspec` reads."""

    def laid_out(self, options: Options, seats: int, seed: int, turn: int) -> object:
        """What lies on the table at that turn, for JSON; 0 is before the first.

        The options are the game's own.
        """

    def scored(self, counted: Sequence[Any]) -> tuple[list[int], list[tuple[str, list[int]]]]:
        """The ranking and the score sheet of what the players have counted."""


def sheets_of(game: str) -> Sheets | None:
    """The sheets that a game declares.

    Raises `ModuleNotFoundError` where what draws them is not installed.
    """
    return cast(Sheets, part(game, SHEETS)) if _declares(game, SHEETS) else None


def master_of(game: str) -> Master | None:
    """The master that a game declares."""
    return cast(Master, part(game, MASTER)) if _declares(game, MASTER) else None


def offered(game: str) -> list[str]:
    """What the game declares and has all that it needs for installed here."""
    return [extra for extra in GAMES[game].meta.extras if _can_be_had(game, extra)]


def games_with(extra: str) -> list[str]:
    """The games that declare it, by their keys."""
    return [key for key in GAMES if _declares(key, extra)]


def _declares(game: str, extra: str) -> bool:
    return game in GAMES and extra in GAMES[game].meta.extras


def _can_be_had(game: str, extra: str) -> bool:
    try:
        return part(game, extra) is not None
    except ModuleNotFoundError:
        return False
