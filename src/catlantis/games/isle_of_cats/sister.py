"""Alone against the sister: she scores on the player's own boat (IC-50 … IC-54).

Her lessons are numbered from 0: nine solo lessons, then nine advanced ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import ones, zeros
from catlantis.games.isle_of_cats.boat import MAPS, RAT_ROWS, ROWS
from catlantis.games.isle_of_cats.shapes import COLOURS, is_treasure, shape_of
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.tally import (
    PADDED,
    TREASURES,
    Tally,
    all_cats_at_edge,
    cats,
    cats_at_edge,
    filled_rooms,
    is_cat_of,
    lonely_cats,
    nth_family_points,
    taken,
    touches,
    visible_rats,
)

BEST_OTHER_TWICE: Final = 6  # the solo lesson that doubles another
COLOUR_POINTS: Final = [5, 4, 3, 2, 1]  # IC-51


def turned(state: State) -> i64:
    """How many of her colours are turned: one on the first day, one more each day (IC-50)."""
    return min(state.day + 1, COLOURS)


def colour_points(tally: Tally, sister: vec[i64], number: i64) -> i64:
    """What she scores for the cats of the first so many of her colours."""
    points: i64 = 0
    for place in range(number):
        points += COLOUR_POINTS[place] * tally.cats[sister[place]]
    return points


def her_lessons(sister: vec[i64]) -> vec[i64]:
    """Her lessons, the advanced ones last."""
    return sister[COLOURS:]


def her_lesson_points(tally: Tally, sister: vec[i64]) -> i64:
    """What all her lessons score together."""
    points: i64 = 0
    for lesson in her_lessons(sister):
        points += sister_lesson_points(tally, sister, lesson)
    return points


def sister_points(tally: Tally, state: State) -> i64:
    """What she scores now: the colours that are turned, and her lessons (IC-51)."""
    return colour_points(tally, state.sister, turned(state)) + her_lesson_points(
        tally, state.sister
    )


def sister_lesson_points(tally: Tally, sister: vec[i64], lesson: i64) -> i64:
    """What one of her lessons scores."""
    if lesson == BEST_OTHER_TWICE:
        return best_other_lesson(tally, sister)
    if lesson < 9:
        return solo_lesson_points(tally, lesson)
    return advanced_lesson_points(tally, lesson)


def best_other_lesson(tally: Tally, sister: vec[i64]) -> i64:
    """The points of her highest-scoring other lesson, advanced ones included (IC-54)."""
    best: i64 = 0
    for lesson in her_lessons(sister):
        if lesson != BEST_OTHER_TWICE:
            best = max(best, sister_lesson_points(tally, sister, lesson))
    return best


def solo_lesson_points(tally: Tally, lesson: i64) -> i64:
    """The solo lessons (IC-52), but the one that doubles another."""
    if lesson == 0:
        return 5 * colours_off_treasure(tally)
    if lesson == 1:
        return 2 * (tally.families[0] if len(tally.families) else 0)
    if lesson == 2:
        return 10 if tally.commons + tally.rares < 9 else 0
    if lesson == 3:
        return 5 * visible_rats(tally)
    if lesson == 4:
        return 5 * max(0, cats(tally) - 15)
    if lesson == 5:
        return 5 * colours_off_edge(tally)
    if lesson == 7:
        return 3 * filled_rooms(tally)
    return 5 * lonely_cats(tally)  # 8


def advanced_lesson_points(tally: Tally, lesson: i64) -> i64:
    """The advanced lessons (IC-53)."""
    if lesson == 9:
        return 3 * ones(tally.ticked)
    if lesson == 10:
        return nth_family_points(tally, 0)
    if lesson == 11:
        return nth_family_points(tally, 1)
    if lesson == 12:
        return 3 * tally.commons
    if lesson == 13:
        return 3 * cats_off_treasure(tally)
    if lesson == 14:
        return 4 * covered_maps(tally)
    if lesson == 15:
        return 5 * i64(len(tally.families))
    if lesson == 16:
        return all_cats_at_edge(tally)
    return 5 * colours_off_rats(tally)  # 17


def cats_off_treasure(tally: Tally) -> i64:
    """How many cats touch no treasure."""
    number: i64 = 0
    for found in tally.drawn:
        if not is_treasure(shape_of(found)) and not touches(found, tally.rows, TREASURES):
            number += 1
    return number


def colours_off_treasure(tally: Tally) -> i64:
    """Of how many colours no cat touches a treasure; a colour without cats counts (IC-54)."""
    return colours_not_touching(tally, tally.rows, TREASURES)


def colours_off_rats(tally: Tally) -> i64:
    """Of how many colours no cat touches a visible rat."""
    rats = zeros(PADDED)
    for y in range(i64(ROWS)):
        rats[y + 1] = RAT_ROWS[tally.sheet * ROWS + y] & ~taken(tally, y)
    return colours_not_touching(tally, rats, 0)


def colours_not_touching(tally: Tally, rows: vec[i64], number: i64) -> i64:
    """Of how many colours no cat touches a square of the set."""
    off: i64 = 0
    for colour in range(i64(COLOURS)):
        touch = False
        for found in tally.drawn:
            if is_cat_of(found, colour) and touches(found, rows, number):
                touch = True
        if not touch:
            off += 1
    return off


def colours_off_edge(tally: Tally) -> i64:
    """Of how many colours no cat touches the edge."""
    off: i64 = 0
    for colour in range(i64(COLOURS)):
        if cats_at_edge(tally, colour) == 0:
            off += 1
    return off


def covered_maps(tally: Tally) -> i64:
    """How many treasure maps lie under any discovery (IC-54)."""
    number: i64 = 0
    for x, y in MAPS:
        if taken(tally, y) >> x & 1:
            number += 1
    return number
