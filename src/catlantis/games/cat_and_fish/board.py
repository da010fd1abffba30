"""The sea: 36 blocks in three rings round the island, and the 54 intersections of pawns (CF-1).

Pointy-top hexagons in steps of half a width and a quarter of a height, so that every corner has
whole coordinates. Blocks and intersections are numbered ring by ring, clockwise from the north:
the island is block 0, zone 1 has blocks 1–6, zone 2 has 7–18, zone 3 has 19–36; the coast has
intersections 1–6, line 1 has 7–24, line 2 has 25–54. Everything is worked out once, at import.
"""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.aside import bearing, eighth
from catlantis.core.ints import bit

ISLAND: Final = 0
BLOCKS: Final = 37  # with the island
PLACES: Final = 55  # intersections are numbered from 1
LINES: Final = 3  # the coast, line 1, line 2
RINGS: Final = 3
FARTHEST: Final = 16  # no two intersections are farther apart

Point = tuple[int, int]

CORNERS: Final[list[Point]] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)]


def _bearing(point: Point) -> float:
    """The angle clockwise from the north, from 0 up to a full turn."""
    return bearing(point[0] * sqrt(3), point[1])


def _blocks() -> list[tuple[Point, int]]:
    """The centre and ring of each block, in the order of their numbers."""
    rings: list[list[Point]] = [[] for _ in range(RINGS + 1)]
    for q in range(-RINGS, RINGS + 1):
        for r in range(-RINGS, RINGS + 1):
            ring = max(abs(q), abs(r), abs(q + r))
            if ring <= RINGS:
                rings[ring].append((2 * q + r, 3 * r))
    return [
        (point, ring) for ring in range(RINGS + 1) for point in sorted(rings[ring], key=_bearing)
    ]


def _corners(centre: Point) -> list[Point]:
    return [(centre[0] + corner[0], centre[1] + corner[1]) for corner in CORNERS]


def _places(blocks: list[tuple[Point, int]]) -> list[tuple[Point, int]]:
    """The point and line of each intersection: a line is where rings meet the ring inside."""
    lines: list[list[Point]] = [[] for _ in range(LINES)]
    found: list[Point] = []
    for line in range(LINES):
        for centre, ring in blocks:
            if ring == line:
                for point in _corners(centre):
                    if point not in found:
                        found.append(point)
                        lines[line].append(point)
    return [(point, line) for line in range(LINES) for point in sorted(lines[line], key=_bearing)]


_BLOCKS: Final = _blocks()
_PLACES: Final = _places(_BLOCKS)

BLOCK_POINTS: Final[list[Point]] = [point for point, _ in _BLOCKS]
"""The centre of each block, to draw it."""
PLACE_POINTS: Final[list[Point]] = [(0, 0), *[point for point, _ in _PLACES]]
"""The point of each intersection, to draw it; there is none of number 0."""


def _zones() -> vec[i64]:
    return vec[i64]([ring - 1 for _, ring in _BLOCKS])


def _lines() -> vec[i64]:
    lines = [-1, *[line for _, line in _PLACES]]
    return vec[i64](lines)


def _touched() -> vec[i64]:
    """For each block the mask of the intersections at its corners."""
    masks: list[int] = []
    for centre, _ in _BLOCKS:
        corners = _corners(centre)
        masks.append(
            sum(1 << place for place in range(1, PLACES) if PLACE_POINTS[place] in corners)
        )
    return vec[i64](masks)


def _touching(touched: vec[i64]) -> vec[i64]:
    """For each intersection the mask of the blocks at it, without the island."""
    masks: list[int] = []
    for place in range(PLACES):
        masks.append(sum(1 << b for b in range(1, BLOCKS) if touched[b] & bit(place)))
    return vec[i64](masks)


def _around() -> vec[i64]:
    """For each block the mask of its neighbours, without the island."""
    masks: list[int] = []
    for centre in BLOCK_POINTS:
        steps = [(abs(centre[0] - other[0]), abs(centre[1] - other[1])) for other in BLOCK_POINTS]
        masks.append(sum(1 << b for b in range(1, BLOCKS) if steps[b] in [(2, 0), (1, 3)]))
    return vec[i64](masks)


def _next() -> vec[i64]:
    """For each intersection the mask of those that an edge joins to it."""
    masks: list[int] = [0]
    for x, y in PLACE_POINTS[1:]:
        steps = [(abs(x - other[0]), abs(y - other[1])) for other in PLACE_POINTS]
        masks.append(sum(1 << p for p in range(1, PLACES) if steps[p] in [(0, 2), (1, 1)]))
    return vec[i64](masks)


def _reach(touching: vec[i64], around: vec[i64]) -> vec[i64]:
    """For each intersection and 1, 2, 3 blocks the mask of the blocks within reach (CF-26)."""
    masks: list[int] = []
    for place in range(PLACES):
        within = int(touching[place])
        masks.append(within)
        for _ in range(2):
            wider = within
            for block in range(1, BLOCKS):
                if within >> block & 1:
                    wider |= int(around[block])
            within = wider
            masks.append(within)
    return vec[i64](masks)


def _at_distance(following: vec[i64]) -> vec[i64]:
    """For each intersection and number of steps the mask of those so far away (CF-31)."""
    masks: list[int] = []
    for place in range(PLACES):
        seen = 1 << place
        edge = seen if place else 0
        for _ in range(FARTHEST):
            masks.append(edge)
            beyond = 0
            for p in range(1, PLACES):
                if edge >> p & 1:
                    beyond |= int(following[p])
            edge = beyond & ~seen
            seen |= edge
    return vec[i64](masks)


def _places_of_lines() -> vec[i64]:
    """For each line the mask of the intersections of it and of those inside it."""
    lasts = [6, 24, 54]
    return vec[i64]([sum(1 << place for place in range(1, last + 1)) for last in lasts])


ZONE: Final[vec[i64]] = _zones()  # of each block: 0, 1, 2; the island has none
LINE: Final[vec[i64]] = _lines()  # of each intersection: 0 is the coast
CORNERS_OF: Final[vec[i64]] = _touched()
BLOCKS_AT: Final[vec[i64]] = _touching(CORNERS_OF)
NEIGHBOURS: Final[vec[i64]] = _around()
NEXT: Final[vec[i64]] = _next()
_REACH: Final[vec[i64]] = _reach(BLOCKS_AT, NEIGHBOURS)
_AT_DISTANCE: Final[vec[i64]] = _at_distance(NEXT)
UP_TO_LINE: Final[vec[i64]] = _places_of_lines()
FIRST_BLOCK: Final[vec[i64]] = vec[i64]([1, 7, 19, 37])  # of each zone, and the end of the last
ALL_BLOCKS: Final[int] = sum(1 << block for block in range(1, BLOCKS))
ALL_PLACES: Final[int] = sum(1 << place for place in range(1, PLACES))
OFFSHORE: Final[int] = sum(1 << block for block in range(7, BLOCKS))  # zones 2 and 3

EAST_END: Final = BLOCK_POINTS.index((2 * RINGS, 0))  # where the Typhoon starts (CF-11)
WEST_END: Final = BLOCK_POINTS.index((-2 * RINGS, 0))  # where the Oil starts

# Where the pawns start, by seat, for 2, 3 and 4 players: coast intersections, clockwise (CF-2)
START_NAMES: Final = ["red", "pink", "purple", "blue", "green", "orange"]
STARTS: Final[list[list[int]]] = [[1, 4], [1, 3, 5], [2, 3, 5, 6]]


def direction(point: Point) -> int:
    """Where a point lies from the island, as a number of `COMPASS`."""
    return eighth(point[0] * sqrt(3), point[1])


def reach(place: i64, blocks: i64) -> i64:
    """The blocks up to so many blocks away from the intersection, 1 to 3 (CF-26)."""
    return _REACH[place * RINGS + blocks - 1]


def at_distance(place: i64, steps: i64) -> i64:
    """The intersections exactly so many steps away (CF-31)."""
    return _AT_DISTANCE[place * FARTHEST + steps]
