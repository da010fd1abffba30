"""Resolving a card: lessons, areas and picks, the colour of an Oshax (IC-32 … IC-34)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.ints import NOTHING, bit
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
from catlantis.games.isle_of_cats.placement import fits_anywhere
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    COLOURS,
    THING_BITS,
    THING_MASK,
    colour_of,
    is_oshax,
    shape_of,
    thing_of,
)
from catlantis.games.isle_of_cats.state import (
    AREA,
    COLOUR,
    DRAW,
    ITEMS,
    LEFT,
    NO_THING,
    OPEN,
    PICKS,
    SHORT,
    TICKED,
    State,
    enter,
    get,
    put,
)
from catlantis.games.isle_of_cats.step import Step, finish_card
from catlantis.games.isle_of_cats.verbs import PAINT, PICK, TAKE_AREA, shape_arg, slot_arg

ABOVE: Final = 0  # the areas of a card with "or"
BELOW: Final = 1

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
        finish_card(state, seat)
    elif not shows_what_fits(state, seat, card):  # IC-33: nothing is asked
        put(state, seat, SHORT, get(state, seat, SHORT) + 1)
        finish_card(state, seat)
    elif word == ALL:
        begin_items(state, seat, items_on(card, 0, shown_on(card)))
    else:
        enter(state, seat, PICKS if word == ANY else AREA)


def tick(state: State, seat: i64, lesson: i64) -> None:
    """Tick a lesson on the seat's sheet; twice is once (IC-34)."""
    put(state, seat, TICKED, get(state, seat, TICKED) | bit(lesson - 1))


def close_card(state: State, seat: i64) -> None:
    """Leave the card being resolved, if any: what it still shows does not fit (IC-30)."""
    if get(state, seat, ITEMS):
        put(state, seat, SHORT, get(state, seat, SHORT) + 1)
        put(state, seat, ITEMS, 0)
    put(state, seat, OPEN, NOTHING)


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
        enter(state, seat, COLOUR if unpainted(items) else DRAW)
    else:
        finish_card(state, seat)


def any_fits(state: State, seat: i64, items: i64) -> bool:
    """Whether one of the discoveries still to be drawn can be."""
    while items:
        if fits_anywhere(state, seat, shape_of(items & THING_MASK)):
            return True
        items >>= THING_BITS
    return False


# Areas and picks (IC-33)


class Area(Step):
    """All that is above the word, or all below it."""

    args: ClassVar = [slot_arg()]

    def told(self, state: State, seat: i64) -> list[object]:
        """The slot of the card."""
        return [int(get(state, seat, OPEN))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Above, or below."""
        out.add(pack(TAKE_AREA, ABOVE))
        out.add(pack(TAKE_AREA, BELOW))

    def act(self, state: State, seat: i64, action: i64) -> None:
        """Settle for the discoveries there."""
        card = card_in(state, get(state, seat, OPEN))
        above = above_of(card)
        if arg_of(action, 0) == ABOVE:
            begin_items(state, seat, items_on(card, 0, above))
        else:
            begin_items(state, seat, items_on(card, above, shown_on(card)))


class Picks(Step):
    """Which two of the discoveries shown."""

    args: ClassVar = [slot_arg()]

    def told(self, state: State, seat: i64) -> list[object]:
        """The slot of the card."""
        return [int(get(state, seat, OPEN))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Two of them, or one of them twice."""
        shown = shown_on(card_in(state, get(state, seat, OPEN)))
        for first in range(1, shown + 1):
            for second in range(first, shown + 1):
                out.add(pack(PICK, first, second))

    def act(self, state: State, seat: i64, action: i64) -> None:
        """Settle for these two."""
        card = card_in(state, get(state, seat, OPEN))
        first = thing_on(card, arg_of(action, 0) - 1)
        second = thing_on(card, arg_of(action, 1) - 1)
        begin_items(state, seat, first | second << THING_BITS)


# The colour of an Oshax (IC-32)


def unpainted(items: i64) -> i64:
    """The first Oshax whose colour is still to be chosen; NO_THING if there is none."""
    while items:
        thing = items & THING_MASK
        if is_oshax(shape_of(thing)) and colour_of(thing) == BLACK:
            return thing
        items >>= THING_BITS
    return NO_THING


class Colour(Step):
    """Which colour an Oshax has (IC-32)."""

    args: ClassVar = [shape_arg()]

    def told(self, state: State, seat: i64) -> list[object]:
        """The shape of the Oshax."""
        return [int(shape_of(unpainted(get(state, seat, ITEMS))))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """One of the five."""
        for colour in range(i64(COLOURS)):
            out.add(pack(PAINT, colour))

    def act(self, state: State, seat: i64, action: i64) -> None:
        """From now on it is a cat of that colour."""
        items = get(state, seat, ITEMS)
        oshax = unpainted(items)
        painted = thing_of(shape_of(oshax), arg_of(action, 0))
        put(state, seat, ITEMS, without_item(items, oshax) << THING_BITS | painted)
        go_on(state, seat)


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
