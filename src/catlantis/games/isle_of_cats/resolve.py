"""Resolving a card: lessons, areas and picks, colours, drawings, treasure maps (IC-30 … IC-35)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, pack
from catlantis.core.ints import bit
from catlantis.games.isle_of_cats.boat import MAP_X, MAP_Y
from catlantis.games.isle_of_cats.cards import (
    ALL,
    ANY,
    LESSON,
    above_of,
    lesson_of,
    shown_on,
    thing_on,
    word_of,
)
from catlantis.games.isle_of_cats.island import card_in
from catlantis.games.isle_of_cats.placement import (
    can_place,
    covers,
    fits_anywhere,
    place,
    placement_choices,
)
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    COLOURS,
    COMMONS,
    THING_BITS,
    THING_MASK,
    colour_of,
    is_oshax,
    is_treasure,
    shape_of,
    thing_of,
)
from catlantis.games.isle_of_cats.specials import (
    CAT_TWICE,
    TREASURE_TWICE,
    TURN_ARG,
    use,
)
from catlantis.games.isle_of_cats.state import (
    AREA,
    CARDS,
    CAT,
    COLOUR,
    DRAW,
    FROM_CARD,
    FROM_MAP,
    ITEMS,
    LEFT,
    MAP,
    NO_SLOT,
    NOTHING,
    OPEN,
    PICKS,
    SHORT,
    STAGE,
    TICKED,
    TREASURE,
    TWIN,
    State,
    get,
    put,
)
from catlantis.games.isle_of_cats.words import (
    DECLINE,
    DRAW_IT,
    DRAW_TREASURE,
    PAINT,
    PICK,
    TAKE_AREA,
)

# Taking a card up


def open_card(state: State, seat: i64, slot: i64) -> None:
    """Begin to resolve the card in that slot."""
    close_card(state, seat)
    put(state, seat, LEFT, get(state, seat, LEFT) & ~bit(slot))
    put(state, seat, OPEN, slot)
    card = card_in(state, slot)
    word = word_of(card)
    if word == LESSON:
        tick(state, seat, lesson_of(card))
        put(state, seat, STAGE, CARDS)
    elif not shows_what_fits(state, seat, card):  # IC-33: nothing is asked
        put(state, seat, SHORT, get(state, seat, SHORT) + 1)
        put(state, seat, STAGE, CARDS)
    elif word == ALL:
        begin_items(state, seat, items_on(card, 0, shown_on(card)))
    else:
        put(state, seat, STAGE, PICKS if word == ANY else AREA)


def tick(state: State, seat: i64, lesson: i64) -> None:
    """Tick a lesson on the seat's sheet; twice is once (IC-34)."""
    put(state, seat, TICKED, get(state, seat, TICKED) | bit(lesson - 1))


def close_card(state: State, seat: i64) -> None:
    """Leave the card being resolved, if any: what it still shows does not fit (IC-30)."""
    if get(state, seat, ITEMS):
        put(state, seat, SHORT, get(state, seat, SHORT) + 1)
        put(state, seat, ITEMS, 0)
    put(state, seat, OPEN, NO_SLOT)


def shows_what_fits(state: State, seat: i64, card: i64) -> bool:
    """Whether any discovery on the card can be drawn."""
    for index in range(shown_on(card)):
        if fits_anywhere(state, seat, shape_of(thing_on(card, index))):
            return True
    return False


def items_on(card: i64, first: i64, last: i64) -> i64:
    """The discoveries of the card from the first up to, not including, the last."""
    items: i64 = 0
    index = last - 1
    while index >= first:
        items = items << THING_BITS | thing_on(card, index)
        index -= 1
    return items


def begin_items(state: State, seat: i64, items: i64) -> None:
    """These discoveries are to be drawn, in any order."""
    put(state, seat, ITEMS, items)
    go_on(state, seat)


def go_on(state: State, seat: i64) -> None:
    """Ask for what comes next on the card: a colour, a drawing, or nothing more (IC-33)."""
    items = get(state, seat, ITEMS)
    if items and any_fits(state, seat, items):
        put(state, seat, STAGE, COLOUR if unpainted(items) else DRAW)
    else:
        put(state, seat, STAGE, CARDS)


def any_fits(state: State, seat: i64, items: i64) -> bool:
    """Whether one of the discoveries still to be drawn can be."""
    while items:
        if fits_anywhere(state, seat, shape_of(items & THING_MASK)):
            return True
        items >>= THING_BITS
    return False


# Areas and picks (IC-33)


def area_choices(out: Choices) -> None:
    """All above the word, or all below it."""
    out.add(pack(TAKE_AREA, 0))
    out.add(pack(TAKE_AREA, 1))


def take_area(state: State, seat: i64, area: i64) -> None:
    """Settle for the discoveries above or below."""
    card = card_in(state, get(state, seat, OPEN))
    above = above_of(card)
    if area == 0:
        begin_items(state, seat, items_on(card, 0, above))
    else:
        begin_items(state, seat, items_on(card, above, shown_on(card)))


def pick_choices(state: State, seat: i64, out: Choices) -> None:
    """Two of those shown, or one of them twice."""
    shown = shown_on(card_in(state, get(state, seat, OPEN)))
    for first in range(1, shown + 1):
        for second in range(first, shown + 1):
            out.add(pack(PICK, first, second))


def can_pick(state: State, seat: i64, first: i64, second: i64) -> bool:
    """Whether the card shows both, the first not after the second."""
    return 1 <= first <= second <= shown_on(card_in(state, get(state, seat, OPEN)))


def pick(state: State, seat: i64, first: i64, second: i64) -> None:
    """Settle for two of the discoveries shown."""
    card = card_in(state, get(state, seat, OPEN))
    begin_items(state, seat, thing_on(card, first - 1) | thing_on(card, second - 1) << THING_BITS)


# The colour of an Oshax (IC-32)


def unpainted(items: i64) -> i64:
    """The first Oshax whose colour is still to be chosen; NOTHING if there is none."""
    while items:
        thing = items & THING_MASK
        if is_oshax(shape_of(thing)) and colour_of(thing) == BLACK:
            return thing
        items >>= THING_BITS
    return NOTHING


def colour_choices(out: Choices) -> None:
    """One of the five colours."""
    for colour in range(i64(COLOURS)):
        out.add(pack(PAINT, colour))


def paint(state: State, seat: i64, colour: i64) -> None:
    """From now on the Oshax is a cat of that colour."""
    items = get(state, seat, ITEMS)
    oshax = unpainted(items)
    painted = thing_of(shape_of(oshax), colour)
    put(state, seat, ITEMS, with_item(without_item(items, oshax), painted))
    go_on(state, seat)


def with_item(items: i64, thing: i64) -> i64:
    """The discoveries with one more, put first."""
    return items << THING_BITS | thing


def without_item(items: i64, thing: i64) -> i64:
    """The discoveries without one that is like that thing."""
    kept: i64 = 0
    shift: i64 = 0
    while items:
        item = items & THING_MASK
        items >>= THING_BITS
        if item == thing:
            return kept | items << shift
        kept |= item << shift
        shift += THING_BITS
    return kept


def has_item(items: i64, thing: i64) -> bool:
    """Whether one of the discoveries is like that thing."""
    while items:
        if items & THING_MASK == thing:
            return True
        items >>= THING_BITS
    return False


# Drawing (IC-30) and treasure maps (IC-35)


def draw_choices(state: State, seat: i64, out: Choices) -> None:
    """Each discovery of the card, wherever it fits; of two alike only one."""
    items = get(state, seat, ITEMS)
    while items:
        thing = items & THING_MASK
        items >>= THING_BITS
        if not has_item(items, thing):
            action = pack(DRAW_IT, shape_of(thing), colour_of(thing))
            placement_choices(state, seat, shape_of(thing), action, TURN_ARG, out)


def can_draw(state: State, seat: i64, thing: i64, turn: i64, square: i64) -> bool:
    """Whether that is one of the card's discoveries, and fits there."""
    return (
        thing != NOTHING
        and has_item(get(state, seat, ITEMS), thing)
        and can_place(state, seat, shape_of(thing), turn, square)
    )


def draw(state: State, seat: i64, thing: i64, turn: i64, square: i64) -> None:
    """Draw a discovery of the card."""
    put(state, seat, ITEMS, without_item(get(state, seat, ITEMS), thing))
    found = place(state, seat, thing, turn, square, FROM_CARD)
    put(state, seat, TREASURE if is_treasure(shape_of(thing)) else CAT, thing)
    look_for_map(state, seat, found)


def draw_twin(state: State, seat: i64, thing: i64, turn: i64, square: i64) -> None:
    """Draw the thing just drawn once more (IC-22)."""
    use(state, seat, TREASURE_TWICE if is_treasure(shape_of(thing)) else CAT_TWICE)
    found = place(state, seat, thing, turn, square, TWIN)
    look_for_map(state, seat, found)


def look_for_map(state: State, seat: i64, found: i64) -> None:
    """A cat on the map of its own colour offers a common treasure, if one fits."""
    if not is_treasure(shape_of(found)):
        at = state.sheet[seat] * COLOURS + colour_of(found)
        # The smallest treasure fits where any does
        if covers(found, MAP_X[at], MAP_Y[at]) and fits_anywhere(state, seat, 0):
            put(state, seat, STAGE, MAP)
            return
    go_on(state, seat)


def map_choices(state: State, seat: i64, out: Choices) -> None:
    """Leave the treasure, or draw any common one."""
    out.add(DECLINE)
    for shape in range(i64(COMMONS)):
        placement_choices(state, seat, shape, pack(DRAW_TREASURE, shape), 1, out)


def can_draw_treasure(state: State, seat: i64, shape: i64, turn: i64, square: i64) -> bool:
    """Whether that is a common treasure, and fits there."""
    return shape < COMMONS and can_place(state, seat, shape, turn, square)


def draw_treasure(state: State, seat: i64, shape: i64, turn: i64, square: i64) -> None:
    """Draw the treasure of the map; its twin, or that of the cat on the map, may follow."""
    thing = thing_of(shape, BLACK)
    place(state, seat, thing, turn, square, FROM_MAP)
    put(state, seat, TREASURE, thing)
    go_on(state, seat)
