"""The boat sheet (IC-1 … IC-4)."""

import pytest

from catlantis.games.isle_of_cats.boat import (
    COLUMNS,
    EDGE,
    MAPS,
    MIDDLE,
    OUTLINE,
    RAT_ROWS,
    ROOM_NAMES,
    ROOM_ROWS,
    ROOMS,
    ROWS,
    SHEETS,
    is_on_boat,
    listed,
    room_of,
)

from .table import opening

# Each square shows its room; `*` is outside
SHEET = """
    * * * * * * * 2 2 2 2 5 5 5 5 * * * * * * *
    * * * * 2 2 2 2 2 2 2 5 5 5 5 5 6 * * * * *
    * 1 1 1 5 5 5 5 5 5 5 5 5 5 5 5 6 6 6 * * *
    1 1 1 1 5 3 3 3 3 3 3 5 5 5 5 5 6 6 6 6 7 *
    1 1 1 1 5 3 3 3 3 3 3 5 5 5 5 5 6 6 6 6 7 7
    1 1 1 1 5 3 3 3 3 3 3 5 5 5 5 5 6 6 6 6 7 *
    * 1 1 1 5 5 5 5 5 5 5 5 5 5 5 5 6 6 6 * * *
    * * * * 4 4 4 4 4 4 4 5 5 5 5 5 6 * * * * *
    * * * * * * * 4 4 4 4 5 5 5 5 * * * * * * *
"""
# `*` is a square at the edge
AT_THE_EDGE = """
    . . . . . . . * * * * * * * * . . . . . . .
    . . . . * * * o o o o o o o o * * . . . . .
    . * * * o o o o o o o o o o o o o * * . . .
    * o o o o o o o o o o o o o o o o o o * * .
    * o o o o o o o o o o o o o o o o o o o o *
    * o o o o o o o o o o o o o o o o o o * * .
    . * * * o o o o o o o o o o o o o * * . . .
    . . . . * * * o o o o o o o o * * . . . . .
    . . . . . . . * * * * * * * * . . . . . . .
"""


def grid(text: str) -> list[list[str]]:
    return [line.split() for line in text.splitlines() if line.strip()]


def test_sheet_has_the_printed_outline_of_142_squares() -> None:  # IC-1
    rows = grid(SHEET)
    assert (len(rows), {len(row) for row in rows}) == (ROWS, {COLUMNS})
    for y, row in enumerate(rows):
        assert [is_on_boat(x, y) for x in range(COLUMNS)] == [sign != "*" for sign in row]
    assert len(listed(OUTLINE, 0)) == 142


def test_there_is_no_square_beyond_the_sheet() -> None:  # IC-1
    assert not any(is_on_boat(x, y) for x, y in [(-1, 4), (22, 4), (10, -1), (10, 9), (21, 3)])


def test_every_square_is_in_its_room() -> None:  # IC-2
    for y, row in enumerate(grid(SHEET)):
        for x, sign in enumerate(row):
            if sign != "*":
                assert room_of(x, y) + 1 == int(sign)
                holders = [room for room in range(ROOMS) if ROOM_ROWS[room * 9 + y] >> x & 1]
                assert holders == [int(sign) - 1]


def test_rooms_have_18_11_18_11_60_20_and_4_squares() -> None:  # IC-2
    sizes = [len(listed(ROOM_ROWS, room * ROWS)) for room in range(ROOMS)]
    assert sizes == [18, 11, 18, 11, 60, 20, 4]
    assert [name.partition("-")[0] for name in ROOM_NAMES] == [
        *("parrot", "moon", "apple", "moon", "none", "corn", "parrot"),
    ]


def test_44_squares_have_a_side_on_the_outline() -> None:  # IC-3
    marked = [
        [x, y] for y, row in enumerate(grid(AT_THE_EDGE)) for x, s in enumerate(row) if s == "*"
    ]
    assert listed(EDGE, 0) == marked
    assert len(marked) == 44


def test_middle_row_has_22_squares() -> None:  # IC-3
    assert OUTLINE[MIDDLE] == (1 << 22) - 1


@pytest.mark.parametrize(
    ("sheet", "colours", "rats"),
    [
        (1, "G B R O P", {0: [11, 12, 13, 14], 1: [4], 2: [17, 18], 3: [7, 8, 19], 5: [0, 1],
                          6: [1, 15], 7: [14, 15], 8: [10, 13, 14]}),
        (2, "B O P G R", {0: [8, 9], 1: [15, 16], 2: [1, 2], 3: [0, 6, 9], 4: [12, 13, 14],
                          6: [6, 7, 17, 18], 7: [11], 8: [11, 12]}),
        (3, "O R G P B", {2: [6, 7, 12, 13], 3: [0, 10, 12, 13, 18], 4: [0, 18], 5: [0, 5],
                          7: [14, 15, 16], 8: [7, 8, 14]}),
        (4, "P G B R O", {0: [12, 13, 14], 1: [10, 12, 13], 2: [1, 2], 3: [5, 19], 4: [0, 5],
                          5: [12, 13], 6: [12, 17, 18], 7: [5, 12]}),
        (5, "R P O B G", {1: [5, 10], 2: [10, 11, 14, 15, 18], 3: [15], 4: [7, 8, 19],
                          5: [14, 15], 6: [1, 2, 3, 13, 14], 8: [9]}),
        (6, "O B R G P", {0: [10], 1: [15], 2: [3], 3: [12, 13], 4: [0, 11, 12, 18],
                          5: [1, 5, 6, 18], 6: [18], 7: [4, 11], 8: [11, 12, 13]}),
    ],
)  # fmt: skip
def test_sheet_has_its_maps_and_its_19_rats(
    sheet: int, colours: str, rats: dict[int, list[int]]
) -> None:  # IC-4
    player = opening(1, 1, sheet=sheet).view(0)["players"][0]
    assert player["sheet"] == sheet - 1
    assert player["rats"] == [100 * y + x for y, columns in rats.items() for x in columns]
    assert len(player["rats"]) == 19
    places = [100 * y + x for x, y in MAPS]
    assert MAPS == [(7, 0), (14, 1), (1, 3), (19, 5), (9, 7)]
    found = {"BGOPR"[colour]: square for colour, (square, _) in enumerate(player["maps"])}
    assert found == dict(zip(colours.split(), places, strict=True))


def test_rats_and_maps_lie_on_the_boat_and_apart() -> None:  # IC-4
    for sheet in range(SHEETS):
        rats = listed(RAT_ROWS, sheet * ROWS)
        assert all(is_on_boat(x, y) for x, y in [*rats, *MAPS])
        assert not [rat for rat in rats if (rat[0], rat[1]) in MAPS]
