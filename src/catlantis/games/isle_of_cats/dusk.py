"""Dusk and dawn: a seat confirms its day; when all have, it is told and the next begins (IC-21)."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.events import Log, tell
from catlantis.core.ints import NOTHING, bit, bits
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.island import ISLAND_COLUMNS, column_of, column_slots, row_of
from catlantis.games.isle_of_cats.resolve import close_card
from catlantis.games.isle_of_cats.shapes import (
    COLOURS,
    HELD,
    MOST_TURNS,
    colour_of,
    shape_of,
)
from catlantis.games.isle_of_cats.specials import EXTRA, MIXED, WHOLE_ROW
from catlantis.games.isle_of_cats.state import (
    CHOSEN,
    DAWN_CHOSEN,
    DAWN_DISCOVERIES,
    DAWN_TICKED,
    DAWN_USED,
    DISCOVERIES,
    DONE,
    FROM_MAP,
    ITEMS,
    LAST_CAT,
    LAST_TREASURE,
    LEFT,
    MORNING,
    NO_THING,
    OPEN,
    SHORT,
    TICKED,
    TWIN,
    USED,
    State,
    discovery_at,
    enter,
    get,
    put,
    source_of,
    turn_of,
    x_of,
    y_of,
)
from catlantis.games.isle_of_cats.verbs import (
    CONFIRMED,
    DAY_BEGINS,
    DREW,
    DREW_FROM_MAP,
    DREW_TWIN,
    FELL_SHORT,
    ROW_STEP,
    SISTER_TURNED,
    TICKED_LESSON,
    TOOK_COLUMN,
    TOOK_EXTRA,
    TOOK_MIXED,
    TOOK_ROW,
    VESH_ARRIVED,
)

FIRST_COLOUR_POINTS: Final = 5  # the sister's for each cat of her first colour (IC-51)


def confirm(state: State, seat: i64, log: Log | None) -> None:
    """The seat's day is done; the day ends with the last of them."""
    close_card(state, seat)
    put(state, seat, LAST_CAT, NO_THING)
    put(state, seat, LAST_TREASURE, NO_THING)
    enter(state, seat, DONE)
    tell(log, CONFIRMED, seat)
    if state.to_act == 0:
        end_day(state, log)


def end_day(state: State, log: Log | None) -> None:
    """Everyone sees what all did; the island is cleared, and Vesh comes one space nearer."""
    if log is not None:
        for seat in range(state.seats):
            tell_day(state, seat, log)
    state.day += 1
    for seat in range(state.seats):
        begin_day(state, seat)
    tell_dawn(state, log)
    if state.day < DAYS:
        for seat in range(state.seats):
            state.ask(seat)


def tell_dawn(state: State, log: Log | None) -> None:
    """The sister's next colour, and that a day begins, or that Vesh is here."""
    if state.seats == 1 and state.day < COLOURS:  # IC-50
        tell(log, SISTER_TURNED, 0, state.sister[state.day], FIRST_COLOUR_POINTS - state.day)
    if state.day == DAYS:
        tell(log, VESH_ARRIVED, 0)
    else:
        tell(log, DAY_BEGINS, 0, state.day + 1)


def begin_day(state: State, seat: i64) -> None:
    """What the seat has now is what it has at dawn."""
    put(state, seat, DAWN_DISCOVERIES, get(state, seat, DISCOVERIES))
    put(state, seat, DAWN_TICKED, get(state, seat, TICKED))
    put(state, seat, DAWN_USED, get(state, seat, USED))
    put(state, seat, DAWN_CHOSEN, get(state, seat, CHOSEN))
    clear_day(state, seat)
    enter(state, seat, MORNING)


def clear_day(state: State, seat: i64) -> None:
    """No card is chosen, none being resolved."""
    put(state, seat, CHOSEN, 0)
    put(state, seat, LEFT, 0)
    put(state, seat, OPEN, NOTHING)
    put(state, seat, ITEMS, 0)
    put(state, seat, LAST_CAT, NO_THING)
    put(state, seat, LAST_TREASURE, NO_THING)
    put(state, seat, SHORT, 0)


# What everybody is told of a seat's day


def tell_day(state: State, seat: i64, log: Log) -> None:
    """Which cards the seat took, what it drew and ticked, and what did not fit."""
    tell_cards(state, seat, log)
    for index in range(get(state, seat, DAWN_DISCOVERIES), get(state, seat, DISCOVERIES)):
        found = discovery_at(state, seat, index)
        kind = DREW
        if source_of(found) == FROM_MAP:
            kind = DREW_FROM_MAP
        elif source_of(found) == TWIN:
            kind = DREW_TWIN
        tell(log, kind, seat, shape_of(found), colour_of(found), square_of(found))
    for lesson in bits(get(state, seat, TICKED) & ~get(state, seat, DAWN_TICKED)):
        tell(log, TICKED_LESSON, seat, lesson)
    if get(state, seat, SHORT):
        tell(log, FELL_SHORT, seat, get(state, seat, SHORT))


def tell_cards(state: State, seat: i64, log: Log) -> None:
    """A column, and perhaps one more card; or a row, or a card of each row."""
    chosen = get(state, seat, CHOSEN)
    if chosen == 0:  # in a sample, the day of another who had confirmed it
        return
    today = get(state, seat, USED) & ~get(state, seat, DAWN_USED)
    if today == bit(WHOLE_ROW):
        tell(log, TOOK_ROW, seat, row_of(bits(chosen)[0]))
    elif today == bit(MIXED):
        top, middle, bottom = bits(chosen)  # row by row, as slots are numbered
        tell(log, TOOK_MIXED, seat, column_of(top), column_of(middle), column_of(bottom))
    else:
        column = column_in(chosen)
        tell(log, TOOK_COLUMN, seat, column)
        if today == bit(EXTRA):
            tell(log, TOOK_EXTRA, seat, bits(chosen & ~column_slots(column))[0])


def column_in(chosen: i64) -> i64:
    """The column that a bitmask of slots holds whole."""
    column: i64 = 0
    while column < ISLAND_COLUMNS - 1 and column_slots(column) & ~chosen:
        column += 1
    return column


def square_of(found: i64) -> i64:
    """The square at which a discovery is held, as actions and events tell it."""
    held = HELD[shape_of(found) * MOST_TURNS + turn_of(found)]
    return y_of(found) * ROW_STEP + x_of(found) + held
