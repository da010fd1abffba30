"""A day: choose cards and resolve them in any order (IC-21, IC-22); `dusk.py` ends it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import ARG_BITS, VERB_BITS, Choices, arg_of, pack, verb_of
from catlantis.core.ints import bit
from catlantis.games.isle_of_cats.island import (
    ISLAND_COLUMNS,
    ISLAND_ROWS,
    SLOTS,
    column_slots,
    mixed_slots,
    row_slots,
)
from catlantis.games.isle_of_cats.resolve import (
    area_choices,
    can_draw,
    can_draw_treasure,
    can_pick,
    colour_choices,
    draw,
    draw_choices,
    draw_treasure,
    draw_twin,
    go_on,
    map_choices,
    open_card,
    paint,
    pick,
    pick_choices,
    take_area,
)
from catlantis.games.isle_of_cats.shapes import BLACK, COLOURS, SHAPES, thing_of
from catlantis.games.isle_of_cats.specials import (
    MIXED,
    WHOLE_ROW,
    can_draw_twin,
    can_take_extra,
    can_use,
    extra_choices,
    take_extra,
    twin_choices,
    use,
)
from catlantis.games.isle_of_cats.state import (
    AREA,
    CARDS,
    CAT,
    CHOSEN,
    COLOUR,
    DRAW,
    LEFT,
    MAP,
    MORNING,
    NOTHING,
    PICKS,
    STAGE,
    TREASURE,
    State,
    get,
    put,
)
from catlantis.games.isle_of_cats.words import (
    CONFIRM,
    DECLINE,
    DRAW_IT,
    DRAW_TREASURE,
    DRAW_TWIN,
    PAINT,
    PICK,
    TAKE_AREA,
    TAKE_CARD,
    TAKE_COLUMN,
    TAKE_EXTRA,
    TAKE_MIXED,
    TAKE_ROW,
    VERBS,
)

# For each verb, how many bits its actions have
ACTION_BITS: Final = vec[i64]([VERB_BITS + ARG_BITS * len(verb.args) for verb in VERBS.verbs])


def choices(state: State, seat: i64, out: Choices) -> None:
    """All that the seat may do at its stage of the day."""
    stage = get(state, seat, STAGE)
    if stage == DRAW:
        draw_choices(state, seat, out)
        twin_choices(state, seat, out)
    elif stage == CARDS:
        cards_choices(state, seat, out)
    elif stage == MAP:
        map_choices(state, seat, out)
    elif stage == COLOUR:
        colour_choices(out)
    elif stage == AREA:
        area_choices(out)
    elif stage == PICKS:
        pick_choices(state, seat, out)
    elif stage == MORNING:
        morning_choices(state, seat, out)


def allows(state: State, seat: i64, action: i64) -> bool:
    """Whether the seat may do that at its stage of the day."""
    verb = verb_of(action)
    if not is_whole(action, verb):
        return False
    stage = get(state, seat, STAGE)
    a, b, c, d = arg_of(action, 0), arg_of(action, 1), arg_of(action, 2), arg_of(action, 3)
    if verb in (DRAW_IT, DRAW_TWIN):
        if a >= SHAPES or b > BLACK:
            return False
        thing = thing_of(a, b)
        if verb == DRAW_IT:
            return stage == DRAW and can_draw(state, seat, thing, c, d)
        return (stage in (DRAW, CARDS)) and can_draw_twin(state, seat, thing, c, d)
    if stage == CARDS:
        left = get(state, seat, LEFT)
        if verb == TAKE_CARD:
            return a < SLOTS and left & bit(a) != 0
        if verb == TAKE_EXTRA:
            return can_take_extra(state, seat, a)
        return verb == CONFIRM and left == 0
    if stage == MAP:
        if verb == DRAW_TREASURE:
            return can_draw_treasure(state, seat, a, b, c)
        return verb == DECLINE
    if stage == MORNING:
        return morning_allows(state, seat, verb, a, b, c)
    if stage == COLOUR:
        return verb == PAINT and a < COLOURS
    if stage == AREA:
        return verb == TAKE_AREA and a < 2
    return stage == PICKS and verb == PICK and can_pick(state, seat, a, b)


def is_whole(action: i64, verb: i64) -> bool:
    """Whether there is such a verb, and nothing is set beyond its arguments."""
    return verb < len(ACTION_BITS) and action >> ACTION_BITS[verb] == 0


# The morning: which cards


def morning_choices(state: State, seat: i64, out: Choices) -> None:
    """A column; by specials a row, or a card of each row."""
    for column in range(i64(ISLAND_COLUMNS)):
        out.add(pack(TAKE_COLUMN, column))
    if can_use(state, seat, WHOLE_ROW):
        for row in range(i64(ISLAND_ROWS)):
            out.add(pack(TAKE_ROW, row))
    if can_use(state, seat, MIXED):
        for top in range(i64(ISLAND_COLUMNS)):
            for middle in range(i64(ISLAND_COLUMNS)):
                for bottom in range(i64(ISLAND_COLUMNS)):
                    out.add(pack(TAKE_MIXED, top, middle, bottom))


def morning_allows(state: State, seat: i64, verb: i64, a: i64, b: i64, c: i64) -> bool:
    """Whether the seat may choose those cards."""
    if verb == TAKE_COLUMN:
        return a < ISLAND_COLUMNS
    if verb == TAKE_ROW:
        return a < ISLAND_ROWS and can_use(state, seat, WHOLE_ROW)
    return (
        verb == TAKE_MIXED
        and a < ISLAND_COLUMNS
        and b < ISLAND_COLUMNS
        and c < ISLAND_COLUMNS
        and can_use(state, seat, MIXED)
    )


def take_cards(state: State, seat: i64, slots: i64) -> None:
    """These are the seat's cards today."""
    put(state, seat, CHOSEN, slots)
    put(state, seat, LEFT, slots)
    put(state, seat, STAGE, CARDS)


# Between cards


def cards_choices(state: State, seat: i64, out: Choices) -> None:
    """The next card, or the end of the day if none is left; one more card; a twin."""
    left = get(state, seat, LEFT)
    if left == 0:
        out.add(CONFIRM)
    for slot in range(i64(SLOTS)):
        if left & bit(slot):
            out.add(pack(TAKE_CARD, slot))
    extra_choices(state, seat, out)
    twin_choices(state, seat, out)


def act(state: State, seat: i64, action: i64) -> None:
    """Do what the seat chose, up to its next question; all but to confirm."""
    verb = verb_of(action)
    a, b, c = arg_of(action, 0), arg_of(action, 1), arg_of(action, 2)
    if verb not in (DRAW_TREASURE, DECLINE):  # a cat's twin comes after its map's treasure
        put(state, seat, CAT, NOTHING)
    put(state, seat, TREASURE, NOTHING)
    if verb == DRAW_IT:
        draw(state, seat, thing_of(a, b), c, arg_of(action, 3))
    elif verb == TAKE_CARD:
        open_card(state, seat, a)
    elif verb == TAKE_COLUMN:
        take_cards(state, seat, column_slots(a))
    elif verb == TAKE_ROW:
        use(state, seat, WHOLE_ROW)
        take_cards(state, seat, row_slots(a))
    elif verb == TAKE_MIXED:
        use(state, seat, MIXED)
        take_cards(state, seat, mixed_slots(a, b, c))
    elif verb == TAKE_EXTRA:
        take_extra(state, seat, a)
    elif verb == TAKE_AREA:
        take_area(state, seat, a)
    elif verb == PICK:
        pick(state, seat, a, b)
    elif verb == PAINT:
        paint(state, seat, a)
    elif verb == DRAW_TREASURE:
        draw_treasure(state, seat, a, b, c)
    elif verb == DECLINE:
        go_on(state, seat)
    elif verb == DRAW_TWIN:
        draw_twin(state, seat, thing_of(a, b), c, arg_of(action, 3))
