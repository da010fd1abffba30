"""The 35 lessons (IC-13, IC-14): what each is worth on a boat."""

from mypy_extensions import i64

from catlantis.games.isle_of_cats.boat import (
    APPLE,
    BOW_PARROT,
    EDGE,
    LOWER_MOON,
    MIDDLE,
    OUTLINE,
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
    is_bare,
    is_filled,
    lonely_cats,
    nth_family_points,
    number_of,
    taken,
    visible_rats,
)


def lesson_points(tally: Tally, lesson: i64) -> i64:
    """What a lesson, numbered from 1 as on the sheet, scores if it is ticked."""
    if lesson <= 5:
        return cats_at_edge(tally, lesson - 1)
    if 22 <= lesson <= 26:
        return 9 if tally.cats[lesson - 22] == 5 else 0
    if lesson == 6:
        return all_cats_at_edge(tally) // 2
    if lesson == 7:
        return tally.commons
    if lesson == 8:
        return number_of(tally.ticked)
    if lesson == 9:
        return lonely_cats(tally)
    if lesson == 10:
        return 2 * tally.rares
    if lesson == 11:
        return 2 * visible_rats(tally)
    if lesson == 12:
        return 4 * families_from(tally, 4)
    if lesson == 13:
        return 10 if cats(tally) == 15 else 0
    if lesson == 14:
        return 10 if visible_rats(tally) == 5 else 0
    if lesson == 15:
        return 10 if visible_rats(tally) == 0 else 0
    if lesson == 16:
        return 12 if is_filled(tally, STERN_PARROT) and is_filled(tally, BOW_PARROT) else 0
    if lesson == 17:
        return 12 if is_edge_full(tally) else 0
    if lesson == 18:
        return 15 if is_bare(tally, APPLE) else 0
    if lesson == 19:
        return 15 if fewest_of_a_colour(tally) >= 3 else 0
    if lesson == 20:
        return 7 if has_every_colour_at_edge(tally) else 0
    if lesson == 21:
        return 10 if families_from(tally, 7) else 0
    return _later_lesson_points(tally, lesson)


def _later_lesson_points(tally: Tally, lesson: i64) -> i64:
    if lesson == 27:
        return 9 if tally.commons + tally.rares == 5 else 0
    if lesson == 28:
        return 7 if number_of(tally.ticked) == 6 else 0
    if lesson == 29:
        return 18 if is_bare(tally, UPPER_MOON) and is_bare(tally, LOWER_MOON) else 0
    if lesson == 30:
        return 3 * tally.oshax
    if lesson == 31:
        return nth_family_points(tally, 2)
    if lesson == 32:
        return 10 if taken(tally, MIDDLE) == OUTLINE[MIDDLE] else 0
    if lesson == 33:
        return 10 if cats(tally) == 20 else 0
    if lesson == 34:
        return min(2 * (tally.commons + tally.rares), 16)
    return 2 * filled_rooms(tally)  # 35


def all_lesson_points(tally: Tally) -> i64:
    """What all ticked lessons score together."""
    points: i64 = 0
    ticked = tally.ticked
    for lesson in range(i64(1), i64(LESSONS + 1)):
        if ticked & 1:
            points += lesson_points(tally, lesson)
        ticked >>= 1
    return points


def families_from(tally: Tally, size: i64) -> i64:
    """How many families have at least so many cats."""
    number: i64 = 0
    for cats_in_family in tally.families:
        if cats_in_family >= size:
            number += 1
    return number


def is_edge_full(tally: Tally) -> bool:
    """Whether no square at the edge is empty."""
    return all(not EDGE[y] & ~taken(tally, y) for y in range(i64(ROWS)))


def fewest_of_a_colour(tally: Tally) -> i64:
    """How many cats there are of the rarest colour."""
    fewest = tally.cats[0]
    for colour in range(i64(1), i64(COLOURS)):
        fewest = min(fewest, tally.cats[colour])
    return fewest


def has_every_colour_at_edge(tally: Tally) -> bool:
    """Whether a cat of each colour touches the edge."""
    return all(cats_at_edge(tally, colour) != 0 for colour in range(i64(COLOURS)))
