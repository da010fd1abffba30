"""The sea: blocks, intersections, lines and where the pawns start (CF-1, CF-2, CF-11)."""

from collections import Counter

import pytest

from catlantis.core.ints import bit, bits
from catlantis.games.cat_and_fish.board import (
    ALL_BLOCKS,
    BLOCKS,
    BLOCKS_AT,
    CORNERS_OF,
    EAST_END,
    LINE,
    NEIGHBOURS,
    NEXT,
    PLACES,
    START_NAMES,
    STARTS,
    UP_TO_LINE,
    WEST_END,
    ZONE,
    at_distance,
    reach,
)

from .table import opening, trimmed


def test_zones_are_rings_of_6_12_and_18_blocks() -> None:  # CF-1
    assert Counter(int(ZONE[block]) for block in range(1, BLOCKS)) == {0: 6, 1: 12, 2: 18}


def test_lines_have_6_18_and_30_intersections() -> None:  # CF-1
    assert Counter(int(LINE[place]) for place in range(1, PLACES)) == {0: 6, 1: 18, 2: 30}
    assert [bit_count(UP_TO_LINE[line]) for line in range(3)] == [6, 24, 54]


def bit_count(mask: int) -> int:
    return len(bits(mask))


def test_coast_touches_two_blocks_of_zone_1() -> None:  # CF-1
    for place in range(1, 7):
        assert [int(ZONE[block]) for block in bits(BLOCKS_AT[place])] == [0, 0]


def test_other_intersections_touch_blocks_of_the_two_zones_that_they_part() -> None:  # CF-1
    for place in range(7, PLACES):
        zones = [int(ZONE[block]) for block in bits(BLOCKS_AT[place])]
        assert len(zones) == 3
        assert set(zones) == ({0, 1} if place < 25 else {1, 2})


def test_intersections_are_neighbours_where_an_edge_joins_them() -> None:  # CF-1
    edges = 0
    for place in range(1, PLACES):
        for other in bits(NEXT[place]):
            edges += 1
            assert NEXT[other] & bit(place)
            assert bit_count(BLOCKS_AT[place] & BLOCKS_AT[other]) == 2 or max(place, other) < 7
    assert edges == 2 * (6 + 6 + 18 + 12 + 30)  # three rings and the spokes between them


def test_blocks_have_the_neighbours_of_a_hexagon() -> None:  # CF-1
    numbers = Counter(bit_count(NEIGHBOURS[block]) for block in range(1, BLOCKS))
    assert numbers == {5: 6, 6: 12, 3: 6, 4: 12}  # the island, and the open sea, are left out
    for block in range(1, BLOCKS):
        assert all(NEIGHBOURS[other] & bit(block) for other in bits(NEIGHBOURS[block]))


def test_a_block_touches_the_intersections_at_its_corners() -> None:  # CF-1
    for block in range(1, BLOCKS):
        for place in bits(CORNERS_OF[block]):
            assert BLOCKS_AT[place] & bit(block)
    assert [bit_count(CORNERS_OF[block]) for block in (1, 7, 8, 19, 20)] == [6, 6, 6, 3, 2]


def test_numbers_run_clockwise_from_the_north() -> None:  # CF-1
    assert bits(BLOCKS_AT[1]) == [1, 6]  # the northern tip of the island
    assert bits(BLOCKS_AT[2]) == [1, 2]
    assert bits(BLOCKS_AT[4]) == [3, 4]
    assert bits(NEXT[1]) == [2, 6, 7]


def test_reach_grows_by_adjacent_blocks() -> None:  # CF-26
    for place in range(1, PLACES):
        near, far, farther = (reach(place, blocks) for blocks in (1, 2, 3))
        assert near == BLOCKS_AT[place]
        assert far == near | union(NEIGHBOURS[block] for block in bits(near))
        assert farther == far | union(NEIGHBOURS[block] for block in bits(far))


def union(masks: object) -> int:
    total = 0
    for mask in masks:  # type: ignore[attr-defined]
        total |= int(mask)
    return total


def test_island_is_never_counted_through() -> None:  # CF-26
    across = bits(reach(1, 2))
    assert 3 not in across and 4 not in across  # two blocks over the island, three round it
    assert {3, 4} <= set(bits(reach(1, 3)))


def test_distances_count_steps_along_the_edges() -> None:  # CF-31
    for place in range(1, PLACES):
        assert at_distance(place, 0) == bit(place)
        assert at_distance(place, 1) == NEXT[place]
        found = [at_distance(place, steps) for steps in range(12)]
        assert union(found) == UP_TO_LINE[2]
        assert sum(bit_count(mask) for mask in found) == 54


def test_there_are_36_blocks() -> None:  # CF-1
    assert bit_count(ALL_BLOCKS) == 36


@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (2, ["red", "blue"]),
        (3, ["red", "purple", "green"]),
        (4, ["pink", "purple", "green", "orange"]),
    ],
)
def test_pawns_start_on_the_colours_of_their_number(seats: int, colours: list[str]) -> None:  # CF-2
    assert START_NAMES == ["red", "pink", "purple", "blue", "green", "orange"]
    assert [START_NAMES[place - 1] for place in STARTS[seats - 2]] == colours
    assert opening(seats, 1).pawns == STARTS[seats - 2]


def test_typhoon_starts_in_the_east_and_oil_in_the_west() -> None:  # CF-11
    state = opening(4, 1).state
    assert (state.where[0], state.where[1]) == (EAST_END, WEST_END)
    assert ZONE[EAST_END] == ZONE[WEST_END] == 2


def test_sea_of_four_players_at_the_start() -> None:  # CF-1, CF-2, CF-11
    assert trimmed(opening(4, 1).sea) == trimmed("""
              o   o   o   o
                ·   ·   ·
              ·   ·   ·   ·
            o   o   o   o   o
              ·   ·   ·   ·
            ·   ·   ·   ·   ·
          o   o   o   o   o   o
            ·   ·   ·   ·   ·
          ·   ·   3   0   ·   ·
        O   o   o   #   o   o   T
          ·   ·   2   1   ·   ·
            ·   ·   ·   ·   ·
          o   o   o   o   o   o
            ·   ·   ·   ·   ·
              ·   ·   ·   ·
            o   o   o   o   o
              ·   ·   ·   ·
                ·   ·   ·
              o   o   o   o
    """)
