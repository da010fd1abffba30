"""Setup: the sea, the piles and the players (CF-2, CF-10 … CF-12)."""

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import bag_of
from catlantis.core.ints import NOTHING, bit, zeros
from catlantis.core.options import RANDOM_SEAT
from catlantis.core.rng import Rng
from catlantis.games.cat_and_fish.board import BLOCKS, EAST_END, ISLAND, STARTS, WEST_END
from catlantis.games.cat_and_fish.components import (
    LOCALS,
    MAGIC_COUNTS,
    START_MONEY,
    TILE_COUNTS,
    TREASURE_COUNTS,
    ZONES,
    tile_of,
)
from catlantis.games.cat_and_fish.sea import lay_all
from catlantis.games.cat_and_fish.state import PLACE_MARKER, State


def full_pile(zone: int) -> int:
    """All tiles of a colour, as a bag of the colour's own kinds."""
    return bag_of([TILE_COUNTS[tile_of(zone, local)] for local in range(LOCALS)])


def deal(seats: i64, version: i64, rng: Rng, first_seat: i64) -> State:
    """A new match: a tile on every block but those of the catastrophes, and somebody begins."""
    state = State(seats, version, rng, zeros(seats), PLACE_MARKER)
    state.money = vec[i64]([START_MONEY] * seats)
    state.cards = zeros(seats)
    state.magic = zeros(seats)
    state.store = zeros(seats)
    state.pawn = vec[i64](STARTS[seats - 2])  # CF-2
    state.penalties = zeros(seats)
    state.placed = zeros(seats)
    state.markers = zeros(seats)
    state.tile = vec[i64]([NOTHING] * BLOCKS)
    state.where = vec[i64]([EAST_END, WEST_END, ISLAND])  # CF-11
    state.pile = vec[i64]([full_pile(zone) for zone in range(ZONES)])
    state.discard = zeros(ZONES)
    state.library = bag_of(MAGIC_COUNTS)
    state.treasure = bag_of(TREASURE_COUNTS)
    lay_all(state, None)  # CF-10
    state.first = rng.below(seats) if first_seat == RANDOM_SEAT else first_seat  # CF-12
    state.active = state.first
    state.waiting = bit(seats) - 1
    state.ask(state.first)
    return state
