"""Setup: the islet, the tiles, the eggs, the packs; alone, two islets and cards (IS-10 … IS-12)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import bag_of, nth
from catlantis.core.ints import NOTHING, zeros
from catlantis.core.options import RANDOM_SEAT
from catlantis.core.rng import Rng
from catlantis.games.islet.components import (
    CARDS,
    DAY,
    EGGS,
    FEW_EGGS,
    HAND,
    KINDS,
    NIGHT,
    PACK,
    RESOURCES,
    RING,
    SHOWN,
    TILES_OF_A_KIND,
    TOSSED,
)
from catlantis.games.islet.explore import draw_from_bag
from catlantis.games.islet.order import ask_active
from catlantis.games.islet.sites import add_site, place_at, put_tile, renew_free_steps
from catlantis.games.islet.solo import deal_cards
from catlantis.games.islet.state import SEA, STARTING, TURN, State

# IS-10: six triangles around one point, clockwise, upright and hanging in turn
RING_PLACES: Final = [(0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)]


def bare_table(seats: i64, version: i64, rng: Rng, eggs: i64) -> State:
    """A table on which everything lies ready and nothing is dealt: all birds wait in the sea."""
    state = State(seats, version, rng, zeros(seats), TURN)
    state.place = vec[i64]()
    state.near = vec[i64]()
    state.face = vec[i64]()
    state.height = vec[i64]()
    state.egg = vec[i64]()
    state.bird = vec[i64]([SEA] * seats)
    state.hand = zeros(seats)
    state.eggs = vec[i64]([eggs] * seats)
    state.free = zeros(seats)
    state.secured = zeros(seats)
    state.exhausted = zeros(seats)
    state.cards = vec[i64]([NOTHING] * (2 * SHOWN if seats == 1 else 0))
    state.pile = vec[i64](range(CARDS if seats == 1 else 0))
    state.bag = bag_of([TILES_OF_A_KIND] * KINDS)
    state.packs = bag_of([PACK] * RESOURCES)
    state.pile_size = len(state.pile)
    state.to_toss = TOSSED if seats == 1 else 0
    return state


def add_ring(state: State, islet: i64) -> None:
    """Six random tiles make an islet (IS-10)."""
    first = i64(len(state.place))
    for x, y in RING_PLACES:
        add_site(state, place_at(islet, x, y))
    for site in range(first, first + RING):
        put_tile(state, nth(draw_from_bag(state, 1, state.rng), 0), site)


def deal(seats: i64, version: i64, rng: Rng, few_eggs: bool, first_seat: i64) -> State:
    """A new match: an islet, or two alone, four tiles each, and somebody begins."""
    alone = seats == 1
    state = bare_table(seats, version, rng, FEW_EGGS if alone and few_eggs else EGGS[seats])
    add_ring(state, DAY)
    if alone:
        add_ring(state, NIGHT)  # IS-60
    for seat in range(seats):
        state.hand[seat] = draw_from_bag(state, HAND, rng)  # IS-11
    if alone:
        rng.shuffle(state.pile, state.pile_size)
        deal_cards(state, DAY, None)  # IS-61
        deal_cards(state, NIGHT, None)
        ask_active(state, STARTING)
        return state
    state.first = rng.below(seats) if first_seat == RANDOM_SEAT else first_seat  # IS-12
    state.active = state.first
    renew_free_steps(state)
    ask_active(state, TURN)
    return state
