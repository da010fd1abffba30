"""What the rooms of a boat promise: how likely each of them is still filled (IC-40).

A room that lacks one square at the end costs as much as an empty one, so squares are best left
empty all in one room: the one without icon, by far the largest, which is hardly ever filled. Worths
are in hundredths of a point.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bit, ones, zeros
from catlantis.games.isle_of_cats.boat import COLUMNS, NO_ICON, ROOM_ROWS, ROOMS, ROWS, listed
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.state import State, first_row
from catlantis.games.isle_of_cats.tally import Tally, empty_in_room

ROOM_SIZES: Final = vec[i64]([len(listed(ROOM_ROWS, room * ROWS)) for room in range(ROOMS)])

# For a room filled, by the days left: beyond its penalty, which makes fuller boats that score more
FILLED: Final = vec[i64]([960, 1440, 1440, 1440, 1440, 1440, 1440])
# For each square covered; the room without icon is where to leave squares empty
SQUARE: Final = vec[i64]([4 if room == NO_ICON else 30 for room in range(ROOMS)])
# Hundredths of it that a room is worth just before it is filled
PART: Final = vec[i64]([16 if room == NO_ICON else 80 for room in range(ROOMS)])
# How hard it is to fill a room: for each empty square, and for each hole of so many squares in it
HARD_SQUARE: Final = 3
HARD_HOLE: Final = vec[i64]([0, 50, 30, 20, 15, 8])
PACE: Final = vec[i64]([200, 130, 100, 75, 60, 50, 43])  # hundredths, by the days left
LIKELY: Final = vec[i64]([round(1000 * exp(-hard / 100)) for hard in range(800)])  # thousandths

# What an enclosed region of so many free squares costs: few things fit there
REGION_COSTS: Final = vec[i64]([0, 130, 110, 90, 70, 45, 30, 20, 10])
BORDER_COST: Final = 7  # for each free square beside a discovery: smooth borders are filled best


def rooms_promise(state: State, seat: i64, tally: Tally, share: i64) -> i64:
    """So many hundredths of what rooms promise, less what small regions and ragged borders cost."""
    hard = zeros(ROOMS)
    cost = _regions(state, seat, hard)
    worth: i64 = 0
    days_left = DAYS - 1 - state.day
    for room in range(i64(ROOMS)):
        size = ROOM_SIZES[room]
        full = size - empty_in_room(tally, room)
        worth += SQUARE[room] * full
        if full == size:
            worth += FILLED[days_left]
        else:
            hardness = (HARD_SQUARE * (size - full) + hard[room]) * PACE[days_left] // 100
            if hardness < len(LIKELY):
                part = FILLED[days_left] * PART[room] * LIKELY[hardness] // 100_000
                worth += part * full * full * full // (size * size * size)
    return worth * share // 100 - cost


def _regions(state: State, seat: i64, hard: vec[i64]) -> i64:
    """What small enclosed regions and ragged borders cost; adds how hard holes make their rooms.

    Row by row, each run of free squares joins the regions above that it touches.
    """
    first = first_row(seat)
    cost: i64 = 0
    above, here = zeros(COLUMNS), zeros(COLUMNS)
    sizes, rooms = zeros(COLUMNS), zeros(COLUMNS)
    many: i64 = 0
    for y in range(i64(ROWS + 1)):  # after the last row all regions are closed
        row: i64 = 0
        if y < ROWS:
            row = state.free[first + y]
            cost += BORDER_COST * ones(state.near[first + y])
        while row:
            run = row & ~(row + (row & -row))
            row ^= run
            joined, seen, size, inside = i64(0), run, ones(run), _rooms_of(run, y)
            kept: i64 = 0
            for index in range(many):
                if above[index] & run:
                    joined |= above[index]
                    seen |= here[index]
                    size += sizes[index]
                    inside |= rooms[index]
                else:
                    above[kept] = above[index]
                    here[kept] = here[index]
                    sizes[kept] = sizes[index]
                    rooms[kept] = rooms[index]
                    kept += 1
            above[kept] = joined
            here[kept] = seen
            sizes[kept] = size
            rooms[kept] = inside
            many = kept + 1
        kept = 0
        for index in range(many):
            if here[index]:
                above[kept] = here[index]
                here[kept] = 0
                sizes[kept] = sizes[index]
                rooms[kept] = rooms[index]
                kept += 1
            else:
                cost += _closed(sizes[index], rooms[index], hard)
        many = kept
    return cost


def _rooms_of(run: i64, y: i64) -> i64:
    """Bitmask of the rooms in which some of those squares of a row are."""
    inside: i64 = 0
    for room in range(i64(ROOMS)):
        if run & ROOM_ROWS[room * ROWS + y]:
            inside |= bit(room)
    return inside


def _closed(size: i64, inside: i64, hard: vec[i64]) -> i64:
    """What an enclosed region costs; adds how hard it makes the rooms that it is in."""
    if size < len(HARD_HOLE):
        for room in range(i64(ROOMS)):
            if inside & bit(room):
                hard[room] += HARD_HOLE[size]
    return REGION_COSTS[size] if size < len(REGION_COSTS) else 0
