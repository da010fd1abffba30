"""The islet on the triangular grid: places, sites, neighbours, coast (IS-2, IS-31).

A place is one int made of an islet's number and a column and row. Each islet has a grid of its
own, so two islets never touch (IS-60).
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from catlantis.core.bag import one
from catlantis.core.grid import SIDES, beside_x, beside_y, opposite
from catlantis.core.ints import NOBODY, NOTHING
from catlantis.games.islet.components import nest_of, terrain_of
from catlantis.games.islet.state import State

FIELD_BITS: Final = 10
FIELD_MASK: Final = (1 << FIELD_BITS) - 1
MIDDLE: Final = 1 << (FIELD_BITS - 1)  # added to columns and rows, so that none is negative


def place_at(islet: i64, x: i64, y: i64) -> i64:
    """The place in that column and row of the islet's grid."""
    return (islet << FIELD_BITS | (y + MIDDLE)) << FIELD_BITS | (x + MIDDLE)


def x_of(place: i64) -> i64:
    """The column of a place."""
    return (place & FIELD_MASK) - MIDDLE


def y_of(place: i64) -> i64:
    """The row of a place."""
    return (place >> FIELD_BITS & FIELD_MASK) - MIDDLE


def islet_of(state: State, site: i64) -> i64:
    """The islet that a site belongs to: 0 but for the night islet of the solo game."""
    return state.place[site] >> (2 * FIELD_BITS)


def beside(place: i64, side: i64) -> i64:
    """The place at that side of another."""
    islet, x, y = place >> (2 * FIELD_BITS), x_of(place), y_of(place)
    return place_at(islet, beside_x(x, side), beside_y(x, y, side))


def site_at(state: State, place: i64) -> i64:
    """The site of a place, `NOTHING` if it does not matter yet."""
    for site in range(i64(len(state.place))):
        if state.place[site] == place:
            return site
    return NOTHING


def neighbour(state: State, site: i64, side: i64) -> i64:
    """The site at that side of another, `NOTHING` if it does not matter yet."""
    return state.near[site * SIDES + side]


def add_site(state: State, place: i64) -> i64:
    """A place comes to matter: it is sea, and knows its neighbours."""
    site = i64(len(state.place))
    state.place = append(state.place, place)
    state.face = append(state.face, 0)
    state.height = append(state.height, 0)
    state.egg = append(state.egg, NOBODY)
    for side in range(i64(SIDES)):
        other = site_at(state, beside(place, side))
        state.near = append(state.near, other)
        if other != NOTHING:
            state.near[other * SIDES + opposite(side)] = site
    return site


def put_tile(state: State, kind: i64, site: i64) -> None:
    """A tile comes to lie on a site; a new piece of land makes its neighbours matter."""
    if is_land(state, site):
        state.covered += one(state.face[site])
    state.face[site] = kind
    state.height[site] += 1
    if state.height[site] == 1:
        for side in range(i64(SIDES)):
            if neighbour(state, site, side) == NOTHING:
                add_site(state, beside(state.place[site], side))


def is_land(state: State, site: i64) -> bool:
    """Whether there is a tile on the site."""
    return state.height[site] > 0


def terrain_at(state: State, site: i64) -> i64:
    """The terrain of a land site."""
    return terrain_of(state.face[site])


def nest_at(state: State, site: i64) -> i64:
    """The nest of a land site."""
    return nest_of(state.face[site])


def land_sites(state: State) -> i64:
    """How many tiles there are to stand on."""
    number: i64 = 0
    for height in state.height:
        if height:
            number += 1
    return number


def renew_free_steps(state: State) -> None:
    """The bird may take as many free steps as there are tiles, anew (IS-38)."""
    state.free_steps = land_sites(state)


def is_coast(state: State, site: i64) -> bool:
    """Whether a land site has a neighbour that is empty, be it a lagoon (IS-31)."""
    return any(not is_land(state, neighbour(state, site, side)) for side in range(i64(SIDES)))


def is_taken(state: State, seat: i64, site: i64) -> bool:
    """Whether another's bird is on the site."""
    return any(state.bird[other] == site and other != seat for other in range(state.seats))


def is_bare(state: State, site: i64) -> bool:
    """Whether a land site has neither egg nor bird on it (IS-21)."""
    if state.egg[site] != NOBODY:
        return False
    return all(state.bird[seat] != site for seat in range(state.seats))
