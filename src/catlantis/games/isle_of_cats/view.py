"""What a seat may know, ready for JSON (IC-21, and what a player is owed on screen).

A boat is shown to its owner as it is now, to all others as it was at dawn. Squares are told as
`100 * row + column`, things as `[shape, colour]`.
"""

from typing import Final

from mypy_extensions import i64

from catlantis.core.ints import NOTHING, bit, bits
from catlantis.core.seen import Frame
from catlantis.games.isle_of_cats.boat import MAP_X, MAP_Y, RAT_ROWS, ROOMS, ROWS
from catlantis.games.isle_of_cats.cards import (
    LESSON,
    WORD_NAMES,
    above_of,
    lesson_of,
    shown_on,
    thing_on,
    word_of,
)
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.island import SLOTS, card_in, card_number
from catlantis.games.isle_of_cats.lessons import EACH, HOW, WANTED, lesson_count, lesson_points
from catlantis.games.isle_of_cats.placement import fits_anywhere
from catlantis.games.isle_of_cats.scoring import (
    confirmed_tally,
    lines,
    present_tally,
    sister_lines,
)
from catlantis.games.isle_of_cats.seen import Card, Player, Sister, Today, View
from catlantis.games.isle_of_cats.shapes import (
    COLOURS,
    THING_BITS,
    THING_MASK,
    TURN_CELLS,
    colour_of,
    shape_of,
)
from catlantis.games.isle_of_cats.sister import her_lessons, sister_lesson_points, turned
from catlantis.games.isle_of_cats.specials import (
    CAT_TWICE,
    SPECIALS,
    TREASURE_TWICE,
    can_use,
    twin_of,
)
from catlantis.games.isle_of_cats.state import (
    CARDS,
    CHOSEN,
    DAWN_CHOSEN,
    DAWN_USED,
    DONE,
    EVENING,
    ITEMS,
    LAST_CAT,
    LAST_TREASURE,
    LEFT,
    NO_THING,
    OPEN,
    SHORT,
    USED,
    State,
    get,
    phase_of,
    source_of,
    turn_of,
    x_of,
    y_of,
)
from catlantis.games.isle_of_cats.tally import Tally, empty_in_room, taken
from catlantis.games.isle_of_cats.verbs import ROW_STEP

SOURCES: Final = ["card", "map", "twin"]


def view(frame: Frame, state: State, seat: int | None) -> View:
    """The table as the seat, or a spectator, sees it."""
    own = None if seat is None else present_tally(state, seat)
    is_over = state.day == DAYS
    return {
        **frame,
        "day": min(int(state.day) + 1, DAYS),
        "days": DAYS,
        "island": [] if is_over else [card(state, seat, own, slot) for slot in range(SLOTS)],
        "today": None if seat is None else today(state, seat),
        "players": [player(state, other, own, seat == other) for other in range(state.seats)],
        "sister": sister(state, own) if state.seats == 1 else None,
    }


# The island


def thing(number: i64) -> list[int]:
    """A discovery as its shape and colour."""
    return [int(shape_of(number)), int(colour_of(number))]


def card(state: State, seat: int | None, own: Tally | None, slot: int) -> Card:
    """A card of the island; for a seat also whether what it shows fits, or is worth something."""
    shown = card_in(state, slot)
    is_lesson = word_of(shown) == LESSON
    things = [] if is_lesson else [thing_on(shown, index) for index in range(shown_on(shown))]
    return {
        "card": int(card_number(state, slot)),
        "word": WORD_NAMES[word_of(shown)],
        "things": [thing(number) for number in things],
        "above": 0 if is_lesson else int(above_of(shown)),
        "lesson": int(lesson_of(shown)) if is_lesson else None,
        "fits": []
        if seat is None
        else [fits_anywhere(state, seat, shape_of(number)) for number in things],
        "progress": progress(own, lesson_of(shown)) if is_lesson and own is not None else None,
    }


# The running day, for its owner alone


def today(state: State, seat: int) -> Today:
    """How far the seat's day is."""
    cat = twin_of(state, seat, LAST_CAT, CAT_TWICE)
    treasure = twin_of(state, seat, LAST_TREASURE, TREASURE_TWICE)
    slot, items = int(get(state, seat, OPEN)), items_of(get(state, seat, ITEMS))
    phase = phase_of(state, seat)
    is_between = phase is CARDS or phase is EVENING
    is_short = is_between and len(items) > 0  # the card being left, too
    return {
        "stage": "done" if phase is DONE else "cards" if is_between else phase.name,
        "chosen": bits(get(state, seat, CHOSEN)),
        "left": bits(get(state, seat, LEFT)),
        "open": None if slot == NOTHING else slot,
        "items": [thing(number) for number in items],
        "twins": [thing(number) for number in (cat, treasure) if number != NO_THING],
        "short": int(get(state, seat, SHORT)) + int(is_short),
        "specials": [special for special in range(SPECIALS) if can_use(state, seat, special)],
    }


def items_of(items: i64) -> list[int]:
    """The discoveries of a card that are still to be drawn."""
    found: list[int] = []
    while items:
        found.append(int(items & THING_MASK))
        items >>= THING_BITS
    return found


# Boats and lesson sheets


def player(state: State, other: int, own: Tally | None, is_own: bool) -> Player:
    """A boat with its lesson sheet and score: one's own as it is, another's as it was at dawn.

    `took` are the slots whose cards the player took on the day before.
    """
    tally = own if is_own and own is not None else confirmed_tally(state, other)
    return {
        "done": phase_of(state, other) is DONE,
        "sheet": int(state.sheet[other]),
        "drawn": [drawing(found) for found in tally.drawn],
        "rats": visible(state, other, tally),
        "maps": maps(state, other, tally),
        "rooms": [int(empty_in_room(tally, room)) for room in range(ROOMS)],
        "cats": [int(number) for number in tally.cats],
        "treasures": [int(tally.commons), int(tally.rares)],
        "families": [int(size) for size in tally.families],
        "lessons": [[lesson + 1, *progress(tally, lesson + 1)] for lesson in bits(tally.ticked)],
        "used": bits(get(state, other, USED if is_own else DAWN_USED)),
        "took": bits(get(state, other, DAWN_CHOSEN)),
        "score": [[name, points] for name, points in lines(tally)],
    }


def progress(tally: Tally, lesson: i64) -> list[int | None]:
    """What a lesson would score now, what it counts, and the count it wants, if it wants one."""
    wanted = None if HOW[lesson - 1] == EACH else int(WANTED[lesson - 1])
    return [int(lesson_points(tally, lesson)), int(lesson_count(tally, lesson)), wanted]


def drawing(found: i64) -> list[object]:
    """A discovery on a boat: shape, colour, turn, where it came from, and its squares."""
    return [
        int(shape_of(found)),
        int(colour_of(found)),
        int(turn_of(found)),
        SOURCES[source_of(found)],
        squares_of(found),
    ]


def squares_of(found: i64) -> list[int]:
    """The squares that a discovery covers, row by row."""
    cells = TURN_CELLS[shape_of(found)][turn_of(found)]
    x, y = int(x_of(found)), int(y_of(found))
    return [(y + down) * ROW_STEP + x + right for right, down in cells]


def visible(state: State, seat: int, tally: Tally) -> list[int]:
    """The squares of the rats that can still be seen."""
    first = int(state.sheet[seat]) * ROWS
    return [
        y * ROW_STEP + x for y in range(ROWS) for x in bits(RAT_ROWS[first + y] & ~taken(tally, y))
    ]


def maps(state: State, seat: int, tally: Tally) -> list[list[int]]:
    """For each colour the square of its map, and 1 if it is covered."""
    first = int(state.sheet[seat]) * COLOURS
    found = []
    for colour in range(COLOURS):
        x, y = int(MAP_X[first + colour]), int(MAP_Y[first + colour])
        found.append([y * ROW_STEP + x, int(taken(tally, y) & bit(x) != 0)])
    return found


def sister(state: State, own: Tally | None) -> Sister:
    """The sister: her colours turned so far, her lessons, and what she would score now."""
    tally = confirmed_tally(state, 0) if own is None else own
    return {
        "colours": [int(colour) for colour in state.sister[: turned(state)]],
        "lessons": [
            [int(lesson), int(sister_lesson_points(tally, state.sister, lesson))]
            for lesson in her_lessons(state.sister)
        ],
        "score": [[name, points] for name, points in sister_lines(state, tally)],
    }
