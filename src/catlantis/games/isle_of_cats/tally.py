"""What lies on a boat, counted once for all that scores it: cats, treasures, rooms, families."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import ones, zeros
from catlantis.games.isle_of_cats.boat import (
    EDGE,
    OUTLINE,
    RAT_ROWS,
    ROOM_BOTTOMS,
    ROOM_ROWS,
    ROOM_TOPS,
    ROOMS,
    ROWS,
)
from catlantis.games.isle_of_cats.shapes import (
    COLOURS,
    MOST_ROWS,
    MOST_TURNS,
    ROW_MASKS,
    TALL,
    colour_of,
    is_oshax,
    is_rare,
    is_treasure,
    shape_of,
)
from catlantis.games.isle_of_cats.state import MOST_DRAWN, State, turn_of, x_of, y_of

# Sets of squares here have an empty row above the first and below the last
PADDED: Final = ROWS + 2
TREASURES: Final = COLOURS  # the set of squares after those of the five colours
TAKEN: Final = COLOURS + 1  # and the one of all discoveries
SETS: Final = COLOURS + 2

SMALLEST_FAMILY: Final = 3  # IC-41
FAMILY_POINTS: Final = [0, 0, 0, 8, 11, 15, 20]
EACH_MORE_CAT: Final = 5


class Tally:
    """A boat with some of its discoveries, and the lessons ticked beside it."""

    def __init__(
        self, sheet: i64, ticked: i64, drawn: vec[i64], rows: vec[i64], cats: vec[i64]
    ) -> None:
        self.sheet = sheet
        self.ticked = ticked
        self.drawn = drawn  # the discoveries
        self.rows = rows  # the squares of each colour, of treasures, and of all discoveries
        self.cats = cats  # how many of each colour, Oshax included (IC-14)
        self.oshax: i64 = 0
        self.commons: i64 = 0
        self.rares: i64 = 0
        self.groups = vec[i64]()  # cats of one colour that hang together: sizes, largest first
        self.families = vec[i64]()  # the groups that are large enough


def tally_of(state: State, seat: i64, number: i64, ticked: i64) -> Tally:
    """The seat's boat with its first so many discoveries, and those lessons ticked."""
    first = seat * MOST_DRAWN
    drawn = state.drawn[first : first + number]
    tally = Tally(state.sheet[seat], ticked, drawn, zeros(SETS * PADDED), zeros(COLOURS))
    for found in drawn:
        shape = shape_of(found)
        if is_treasure(shape):
            if is_rare(shape):
                tally.rares += 1
            else:
                tally.commons += 1
            _add(tally.rows, TREASURES, found)
        else:
            if is_oshax(shape):
                tally.oshax += 1
            tally.cats[colour_of(found)] += 1
            _add(tally.rows, colour_of(found), found)
    for row in range(i64(PADDED)):
        for colour in range(i64(TAKEN)):
            tally.rows[TAKEN * PADDED + row] |= tally.rows[colour * PADDED + row]
    tally.groups = groups_of(tally)
    many: i64 = 0
    while many < len(tally.groups) and tally.groups[many] >= SMALLEST_FAMILY:
        many += 1
    tally.families = tally.groups[:many]
    return tally


def _add(rows: vec[i64], number: i64, found: i64) -> None:
    """Add the squares of a discovery to a set."""
    turn = shape_of(found) * MOST_TURNS + turn_of(found)
    at = number * PADDED + y_of(found) + 1
    for row in range(TALL[turn]):
        rows[at + row] |= ROW_MASKS[turn * MOST_ROWS + row] << x_of(found)


def touches(found: i64, rows: vec[i64], number: i64) -> bool:
    """Whether a discovery shares a side with a square of the set that is not its own (IC-41)."""
    turn = shape_of(found) * MOST_TURNS + turn_of(found)
    x = x_of(found)
    tall = TALL[turn]
    at = number * PADDED + y_of(found) + 1
    above: i64 = 0
    for row in range(tall):
        here = ROW_MASKS[turn * MOST_ROWS + row] << x
        below: i64 = 0
        if row + 1 < tall:
            below = ROW_MASKS[turn * MOST_ROWS + row + 1] << x
        if (
            (here << 1 | here >> 1) & ~here & rows[at + row]
            or here & ~above & rows[at + row - 1]
            or here & ~below & rows[at + row + 1]
        ):
            return True
        above = here
    return False


def lies_on(found: i64, rows: vec[i64]) -> bool:
    """Whether a discovery covers a square of a set that has no empty rows around."""
    turn = shape_of(found) * MOST_TURNS + turn_of(found)
    for row in range(TALL[turn]):
        if ROW_MASKS[turn * MOST_ROWS + row] << x_of(found) & rows[y_of(found) + row]:
            return True
    return False


# Families (IC-41)


def groups_of(tally: Tally) -> vec[i64]:
    """The sizes of all groups of touching cats of one colour, single cats too, largest first."""
    many = i64(len(tally.drawn))
    sizes = zeros(many)
    counted = zeros(many)
    number: i64 = 0
    for index in range(many):
        size = _gather(tally, index, counted)
        if size:
            place = number
            while place > 0 and sizes[place - 1] < size:
                sizes[place] = sizes[place - 1]
                place -= 1
            sizes[place] = size
            number += 1
    return sizes[:number]


def _gather(tally: Tally, index: i64, counted: vec[i64]) -> i64:
    """How many cats of one colour hang together with that one, none of them counted before."""
    drawn = tally.drawn
    if counted[index] or is_treasure(shape_of(drawn[index])):
        return 0
    colour = colour_of(drawn[index])
    counted[index] = 1
    together = zeros(PADDED)
    _add(together, 0, drawn[index])
    size: i64 = 1
    has_grown = True
    while has_grown and size < tally.cats[colour]:
        has_grown = False
        for other in range(index + 1, i64(len(drawn))):
            found = drawn[other]
            if counted[other] or not is_cat_of(found, colour):
                continue
            if touches(found, together, 0):
                counted[other] = 1
                _add(together, 0, found)
                size += 1
                has_grown = True
    return size


def is_cat_of(found: i64, colour: i64) -> bool:
    """Whether a discovery is a cat of that colour."""
    return not is_treasure(shape_of(found)) and colour_of(found) == colour


def family_points(size: i64) -> i64:
    """What a family of that size scores."""
    if size < len(FAMILY_POINTS):
        return FAMILY_POINTS[size]
    return FAMILY_POINTS[6] + EACH_MORE_CAT * (size - 6)


def nth_family_points(tally: Tally, place: i64) -> i64:
    """What the family at that place scores, 0 being the largest; nothing if there is none."""
    return family_points(tally.families[place]) if place < len(tally.families) else 0


# Counting


def cats(tally: Tally) -> i64:
    """How many cats are on the boat."""
    number: i64 = 0
    for colour in range(i64(COLOURS)):
        number += tally.cats[colour]
    return number


def taken(tally: Tally, y: i64) -> i64:
    """The squares of a row that a discovery covers."""
    return tally.rows[TAKEN * PADDED + y + 1]


def visible_rats(tally: Tally) -> i64:
    """How many rats no discovery covers."""
    number: i64 = 0
    for y in range(i64(ROWS)):
        number += ones(RAT_ROWS[tally.sheet * ROWS + y] & ~taken(tally, y))
    return number


def empty_squares(tally: Tally) -> i64:
    """How many squares no discovery covers."""
    number: i64 = 0
    for y in range(i64(ROWS)):
        number += ones(OUTLINE[y] & ~taken(tally, y))
    return number


def empty_in_room(tally: Tally, room: i64) -> i64:
    """How many squares of a room no discovery covers."""
    number: i64 = 0
    for y in range(ROOM_TOPS[room], ROOM_BOTTOMS[room] + 1):
        number += ones(ROOM_ROWS[room * ROWS + y] & ~taken(tally, y))
    return number


def is_filled(tally: Tally, room: i64) -> bool:
    """Whether no square of the room is empty."""
    return all(not ROOM_ROWS[room * ROWS + y] & ~taken(tally, y) for y in range(i64(ROWS)))


def filled_rooms(tally: Tally) -> i64:
    """How many rooms are filled."""
    number: i64 = 0
    for room in range(i64(ROOMS)):
        if is_filled(tally, room):
            number += 1
    return number


def cats_at_edge(tally: Tally, colour: i64) -> i64:
    """How many cats of the colour cover a square at the edge (IC-14)."""
    number: i64 = 0
    for found in tally.drawn:
        if is_cat_of(found, colour) and lies_on(found, EDGE):
            number += 1
    return number


def all_cats_at_edge(tally: Tally) -> i64:
    """How many cats cover a square at the edge."""
    number: i64 = 0
    for colour in range(i64(COLOURS)):
        number += cats_at_edge(tally, colour)
    return number


def lonely_cats(tally: Tally) -> i64:
    """How many cats touch no other cat of their colour (IC-14)."""
    number: i64 = 0
    for found in tally.drawn:
        if not is_treasure(shape_of(found)) and not touches(found, tally.rows, colour_of(found)):
            number += 1
    return number
