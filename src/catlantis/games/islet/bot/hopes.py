"""What a seat hopes for: the scales on which its turns are weighed."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.bag import size
from catlantis.games.islet.bot.stock import SECURED_TERRAIN, SECURED_TERRAIN_ALONE
from catlantis.games.islet.components import HAND
from catlantis.games.islet.scoring import eggs_left
from catlantis.games.islet.state import OPEN_END, State

CARD: Final = 1_000  # of a nest
EGG: Final = 9_000
EGG_ALONE: Final = 40_000  # more than all that it was hoped for with cards
LEVEL: Final = 100  # of an egg, for each level: it breaks ties (IS-52)
NEXT_EGG: Final = 3_000  # an egg that can be paid, on a tile at hand
NEXT_EGG_ALONE: Final = 6_000  # alone, where few tiles will do
EGG_NOW: Final = 4_000  # the same if the move goes on
TILE: Final = 1_500  # alone: a tile that is still in the bag
TILE_AT_HAND: Final = 1_600
READY: Final = 10  # alone: for each thousandth of a card that a tile meets
AT_ISLET: Final = 3_500  # alone: a card at the bird's islet
LOSS: Final = -100_000
WIN: Final = 100_000

ALL: Final = 10  # shares of what is kept for later: tenths
HALF: Final = 5
NONE: Final = 0


class Hopes:
    """What counts how much for a seat as it decides."""

    def __init__(self) -> None:
        self.alone = False
        self.later: i64 = ALL  # how much counts what is kept for later
        self.egg: i64 = EGG
        self.next_egg: i64 = NEXT_EGG
        self.secured_terrain: i64 = SECURED_TERRAIN
        self.is_last_egg = False

    def begin(self, state: State, seat: i64) -> None:
        """Look at where the match stands."""
        self.alone = state.seats == 1
        self.egg = EGG_ALONE if self.alone else EGG
        self.next_egg = NEXT_EGG_ALONE if self.alone else NEXT_EGG
        self.secured_terrain = SECURED_TERRAIN_ALONE if self.alone else SECURED_TERRAIN
        self.is_last_egg = i64(eggs_left(state, seat)) == 1
        if state.last_round == OPEN_END:
            self.later = ALL
        else:
            self.later = NONE if state.last_round == state.round else HALF


def would_lose(state: State, seat: i64, placed: i64) -> bool:
    """Alone: whether the bag runs dry when so many more tiles are placed (IS-67)."""
    return size(state.bag) < HAND - size(state.hand[seat]) + placed
