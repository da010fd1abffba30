"""The 35 lessons (IC-13, IC-14): what each counts on a boat, and what that count scores."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import ones
from catlantis.games.isle_of_cats.boat import (
    APPLE,
    BOW_PARROT,
    EDGE,
    LOWER_MOON,
    MIDDLE,
    ROOM_ROWS,
    ROWS,
    STERN_PARROT,
    UPPER_MOON,
)
from catlantis.games.isle_of_cats.decks import LESSONS
from catlantis.games.isle_of_cats.shapes import COLOURS
from catlantis.games.isle_of_cats.tally import (
    Tally,
    all_cats_at_edge,
    cats,
    cats_at_edge,
    filled_rooms,
    is_filled,
    lonely_cats,
    nth_family_points,
    taken,
    visible_rats,
)

# How a count scores
EACH: Final = 0  # points for each so many
EXACTLY: Final = 1  # points if there are exactly so many
FROM: Final = 2  # points if there are at least so many

# For each lesson how its count scores, the number wanted, and the points
SCORES: Final = [
    *[(EACH, 1, 1)] * 5,  # 1–5: cats of a colour at the edge
    (EACH, 2, 1),  # 6: cats at the edge, rounded down
    (EACH, 1, 1),  # 7: common treasures
    (EACH, 1, 1),  # 8: lessons ticked
    (EACH, 1, 1),  # 9: lonely cats
    (EACH, 1, 2),  # 10: rare treasures
    (EACH, 1, 2),  # 11: visible rats
    (EACH, 1, 4),  # 12: families of 4 or more
    (EXACTLY, 15, 10),  # 13: cats
    (EXACTLY, 5, 10),  # 14: visible rats
    (EXACTLY, 0, 10),  # 15: visible rats
    (EXACTLY, 2, 12),  # 16: parrot rooms filled
    (EXACTLY, 44, 12),  # 17: edge squares covered
    (EXACTLY, 0, 15),  # 18: squares covered in the apple room
    (EXACTLY, 5, 15),  # 19: colours with 3 or more cats
    (EXACTLY, 5, 7),  # 20: colours at the edge
    (FROM, 7, 10),  # 21: cats in the largest family
    *[(EXACTLY, 5, 9)] * 5,  # 22–26: cats of a colour
    (EXACTLY, 5, 9),  # 27: treasures
    (EXACTLY, 6, 7),  # 28: lessons ticked
    (EXACTLY, 0, 18),  # 29: squares covered in the moon rooms
    (EACH, 1, 3),  # 30: Oshax
    (EACH, 1, 1),  # 31: points of the third-largest family
    (EXACTLY, 22, 10),  # 32: squares covered in the middle row
    (EXACTLY, 20, 10),  # 33: cats
    (EACH, 1, 2),  # 34: treasures, up to 16 points
    (EACH, 1, 2),  # 35: filled rooms
]
HOW: Final = vec[i64]([how for how, _, _ in SCORES])
WANTED: Final = vec[i64]([wanted for _, wanted, _ in SCORES])
POINTS: Final = vec[i64]([points for _, _, points in SCORES])

TREASURES_LESSON: Final = 34
MOST_FOR_TREASURES: Final = 16
LARGE_FAMILY: Final = 4
MANY_OF_A_COLOUR: Final = 3


def lesson_points(tally: Tally, lesson: i64) -> i64:
    """What a lesson, numbered from 1 as on the sheet, scores if it is ticked."""
    count = lesson_count(tally, lesson)
    how, wanted, points = HOW[lesson - 1], WANTED[lesson - 1], POINTS[lesson - 1]
    if how == EACH:
        scored = count // wanted * points
        return min(scored, MOST_FOR_TREASURES) if lesson == TREASURES_LESSON else scored
    if how == EXACTLY:
        return points if count == wanted else 0
    return points if count >= wanted else 0


def all_lesson_points(tally: Tally) -> i64:
    """What all ticked lessons score together."""
    points: i64 = 0
    ticked = tally.ticked
    for lesson in range(i64(1), i64(LESSONS + 1)):
        if ticked & 1:
            points += lesson_points(tally, lesson)
        ticked >>= 1
    return points


def lesson_count(tally: Tally, lesson: i64) -> i64:
    """How many there are on the boat of what a lesson counts."""
    if lesson <= 5:
        return cats_at_edge(tally, lesson - 1)
    if 22 <= lesson <= 26:
        return tally.cats[lesson - 22]
    if lesson == 6:
        return all_cats_at_edge(tally)
    if lesson == 7:
        return tally.commons
    if lesson in (8, 28):
        return ones(tally.ticked)
    if lesson == 9:
        return lonely_cats(tally)
    if lesson == 10:
        return tally.rares
    if lesson in (11, 14, 15):
        return visible_rats(tally)
    if lesson == 12:
        return large_families(tally)
    if lesson in (13, 33):
        return cats(tally)
    if lesson == 16:
        return i64(is_filled(tally, STERN_PARROT)) + i64(is_filled(tally, BOW_PARROT))
    return _later_count(tally, lesson)


def _later_count(tally: Tally, lesson: i64) -> i64:
    if lesson == 17:
        return taken_of(tally, EDGE, 0)
    if lesson == 18:
        return taken_of(tally, ROOM_ROWS, APPLE)
    if lesson == 19:
        return colours_with_many(tally)
    if lesson == 20:
        return colours_at_edge(tally)
    if lesson == 21:
        return tally.families[0] if len(tally.families) else 0
    if lesson in (27, 34):
        return tally.commons + tally.rares
    if lesson == 29:
        return taken_of(tally, ROOM_ROWS, UPPER_MOON) + taken_of(tally, ROOM_ROWS, LOWER_MOON)
    if lesson == 30:
        return tally.oshax
    if lesson == 31:
        return nth_family_points(tally, 2)
    if lesson == 32:
        return ones(taken(tally, MIDDLE))
    return filled_rooms(tally)  # 35


def large_families(tally: Tally) -> i64:
    """How many families have four cats or more."""
    number: i64 = 0
    for size in tally.families:
        if size >= LARGE_FAMILY:
            number += 1
    return number


def taken_of(tally: Tally, rows: vec[i64], index: i64) -> i64:
    """How many squares of a set, the one of that index among those listed, are covered."""
    number: i64 = 0
    for y in range(i64(ROWS)):
        number += ones(rows[index * ROWS + y] & taken(tally, y))
    return number


def colours_with_many(tally: Tally) -> i64:
    """Of how many colours there are three cats or more."""
    number: i64 = 0
    for colour in range(i64(COLOURS)):
        if tally.cats[colour] >= MANY_OF_A_COLOUR:
            number += 1
    return number


def colours_at_edge(tally: Tally) -> i64:
    """Of how many colours a cat touches the edge."""
    number: i64 = 0
    for colour in range(i64(COLOURS)):
        if cats_at_edge(tally, colour):
            number += 1
    return number
