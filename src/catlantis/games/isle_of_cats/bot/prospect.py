"""What a boat promises before it is scored: the measure by which the bot plans.

Worths are in hundredths of a point; on the last day they come close to the score itself.
"""

from typing import Final

from mypy_extensions import i64

from catlantis.core.ints import zeros
from catlantis.games.isle_of_cats.boat import (
    BOW_PARROT,
    RATS,
    STERN_PARROT,
)
from catlantis.games.isle_of_cats.bot.rooms import rooms_promise
from catlantis.games.isle_of_cats.decks import DAYS, LESSONS
from catlantis.games.isle_of_cats.lessons import (
    MANY_OF_A_COLOUR,
    POINTS,
    WANTED,
    lesson_count,
    lesson_points,
)
from catlantis.games.isle_of_cats.scoring import present_tally, total
from catlantis.games.isle_of_cats.shapes import COLOURS
from catlantis.games.isle_of_cats.sister import colour_points, her_lesson_points, turned
from catlantis.games.isle_of_cats.state import State
from catlantis.games.isle_of_cats.tally import (
    Tally,
    empty_in_room,
    family_points,
    visible_rats,
)

POINT: Final = 100
# Groups of one and two cats, which may become families, on a day with more to come
LONE_CAT: Final = 15  # for each day to come
TWO_CATS: Final = 150
TWO_CATS_DAY: Final = 60  # and for each day to come
FAMILY_TO_GROW: Final = 120  # a family may grow, on each day to come
MAP_LOST: Final = 120  # a map covered by the wrong thing
# Lessons that want an exact number, and how much nearer, in hundredths, a day is likely to bring it
EXACT: Final[dict[i64, i64]] = {
    **dict.fromkeys((13, 33), 240),  # cats
    **dict.fromkeys(range(22, 27), 50),  # cats of a colour
    14: -150,  # visible rats
    27: 80,  # treasures
    28: 80,  # lessons
}
# Lessons that want rats in sight or rooms left empty: less of it is likely to be left each day
DWINDLING: Final = (11, 18, 29)
GATHERED: Final = (15, 16, 17, 19, 20, 21, 32)  # lessons that want something whole
# Those of them that most boats come to in time, and how much nearer a day is likely to bring it
ON_THE_WAY: Final[dict[i64, i64]] = {16: 3, 21: 1}
FAR_OFF: Final = 400  # hundredths: so far off, an exact number is out of reach
SURE: Final = 90  # hundredths of its points that such a lesson is worth at best
PARROT_SQUARES: Final = 22  # of both parrot rooms (IC-2)
HER_SHARE: Final = 85  # hundredths of her points that count: a boat kept empty for her is lost
HER_LESSONS_FADE: Final = 10  # hundredths of their points that do not count, for each day left


def prospect(state: State, seat: i64, rooms: i64 = 100) -> i64:
    """What the seat's boat promises as it is now, its rooms counting so many hundredths."""
    return promised(state, seat, present_tally(state, seat), rooms)


def promised(state: State, seat: i64, tally: Tally, rooms: i64) -> i64:
    """The same, of a boat that is counted already."""
    days_left = DAYS - 1 - state.day
    worth = POINT * (3 * tally.rares - visible_rats(tally))
    for size in tally.groups:
        if size >= 3:
            worth += POINT * family_points(size) + FAMILY_TO_GROW * days_left
        elif days_left > 0:
            worth += TWO_CATS + TWO_CATS_DAY * days_left if size == 2 else LONE_CAT * days_left
    worth += rooms_promise(state, seat, tally, rooms)
    ticked = tally.ticked
    for lesson in range(i64(1), i64(LESSONS + 1)):
        if ticked & 1:
            worth += lesson_prospect(tally, lesson, days_left)
        ticked >>= 1
    if len(state.sister):
        worth -= HER_SHARE * _sister(state, tally, days_left) // 100
    return worth


def scored(state: State, seat: i64) -> i64:
    """What the seat's boat scores as it is now; alone, less what the sister does."""
    tally = present_tally(state, seat)
    worth = POINT * total(tally)
    if len(state.sister):
        worth -= _sister(state, tally, 0)
    return worth


def _sister(state: State, tally: Tally, days_left: i64) -> i64:
    """What the sister is likely to score: colours not turned yet count by their average."""
    known = turned(state)
    is_known = zeros(COLOURS)
    for place in range(known):
        is_known[state.sister[place]] = 1
    cats_hidden: i64 = 0
    for colour in range(i64(COLOURS)):
        if not is_known[colour]:
            cats_hidden += tally.cats[colour]
    # The points of the colours still hidden are 1 to 5 less those known: half of the next and 1
    worth = POINT * colour_points(tally, state.sister, known)
    worth += POINT * cats_hidden * (COLOURS - known + 1) // 2
    weight = POINT - HER_LESSONS_FADE * days_left  # her lessons change much before the end
    return worth + weight * her_lesson_points(tally, state.sister)


# Lessons: what they score now, and how near they are to scoring


def lesson_prospect(tally: Tally, lesson: i64, days_left: i64) -> i64:
    """What a ticked lesson promises."""
    now = POINT * lesson_points(tally, lesson)
    if days_left == 0:
        return now + _progress(tally, lesson, 0) // 4 if now == 0 else now
    if lesson in DWINDLING:
        return now * (10 - days_left) // 10
    if lesson <= 12 or lesson in {30, 34}:
        return now + 30 * days_left
    if lesson in {31, 35}:
        return now + 80 * days_left
    if lesson in EXACT:
        return _nearness(tally, lesson, days_left)
    return _progress(tally, lesson, days_left)


def _nearness(tally: Tally, lesson: i64, days_left: i64) -> i64:
    """The worth of a lesson that wants an exact number, by how near it is likely to end."""
    now = POINT * lesson_count(tally, lesson)
    to_come = EXACT[lesson] * days_left
    off = now + to_come - POINT * WANTED[lesson - 1]
    if now > POINT * WANTED[lesson - 1] and to_come >= 0:
        return 0  # gone for good
    if off < 0:
        off = -off
    return max(0, SURE * POINTS[lesson - 1] * (FAR_OFF - off) // FAR_OFF)


def _progress(tally: Tally, lesson: i64, days_left: i64) -> i64:
    """The worth of a lesson that wants something filled or gathered, by how much of it is."""
    if lesson not in GATHERED:
        return 0
    done, wanted = lesson_count(tally, lesson), WANTED[lesson - 1]
    if lesson == 15:
        done, wanted = RATS - done, RATS
    elif lesson == 16:
        wanted = PARROT_SQUARES
        done = wanted - empty_in_room(tally, STERN_PARROT) - empty_in_room(tally, BOW_PARROT)
    elif lesson == 19:
        done, wanted = 0, COLOURS * MANY_OF_A_COLOUR
        for colour in range(i64(COLOURS)):
            done += min(tally.cats[colour], MANY_OF_A_COLOUR)
    elif lesson == 21:
        done = min(tally.groups[0], wanted) if len(tally.groups) else 0
    worth = POINT * POINTS[lesson - 1]
    if done < wanted and lesson in ON_THE_WAY:
        done = min(done + ON_THE_WAY[lesson] * days_left, wanted)
        worth = SURE * POINTS[lesson - 1]
    return worth * done * done // (wanted * wanted)
