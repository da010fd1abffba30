"""How each game's table is drawn: from a view only, never from a state."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import RenderableType

from catlantis.cli.choices import Spelled
from catlantis.cli.seating import HUMAN, names_of
from catlantis.cli.tables import cat_and_fish, exploding_kittens, isle_of_cats, islet, plain
from catlantis.cli.tables.guests import Guests
from catlantis.locales import Words
from catlantis.match import Match

View = dict[str, Any]


@dataclass(frozen=True)
class Table:
    """What the terminal needs of a game besides its words."""

    draw: Callable[[View, Guests, Sequence[View]], RenderableType]
    """The view of a seat or spectator; with the views of all seats if nothing is secret."""
    styles: dict[str, str]
    """How the events that matter most are shown, by kind."""
    default: Callable[[View], Spelled | None]
    """What Enter alone does, if the prompt has a harmless answer."""


TABLES: Final[dict[str, Table]] = {
    "cat-and-fish": Table(cat_and_fish.draw, cat_and_fish.STYLES, cat_and_fish.default),
    "exploding-kittens": Table(
        exploding_kittens.draw, exploding_kittens.STYLES, exploding_kittens.default
    ),
    "isle-of-cats": Table(isle_of_cats.draw, isle_of_cats.STYLES, isle_of_cats.default),
    "islet": Table(islet.draw, islet.STYLES, islet.default),
}
PLAIN: Final = Table(plain.draw, {}, plain.default)


def guests_of(match: Match, words: Words) -> Guests:
    """Who sits at the match, with the words to tell it."""
    players = [words.text("human") if seat.player == HUMAN else seat.player for seat in match.seats]
    return Guests(match.game, names_of(match.seats), players, words)
