"""Drawing what a card shows (IC-30), its twin (IC-22), and treasure maps (IC-35)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import NUMBER, Arg, Choices, arg_of, pack, verb_of
from catlantis.core.events import Log
from catlantis.games.isle_of_cats.boat import MAP_X, MAP_Y
from catlantis.games.isle_of_cats.placement import covers, fits_anywhere, place, placement_choices
from catlantis.games.isle_of_cats.resolve import go_on, has_item, without_item
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    COLOURS,
    COMMONS,
    THING_BITS,
    THING_MASK,
    colour_of,
    is_treasure,
    shape_of,
    thing_of,
)
from catlantis.games.isle_of_cats.specials import (
    CAT_TWICE,
    TREASURE_TWICE,
    TURN_ARG,
    twin_choices,
    use,
)
from catlantis.games.isle_of_cats.state import (
    DISCOVERIES,
    FROM_CARD,
    FROM_MAP,
    ITEMS,
    LAST_CAT,
    LAST_TREASURE,
    MAP,
    NO_THING,
    TWIN,
    State,
    discovery_at,
    enter,
    get,
    put,
)
from catlantis.games.isle_of_cats.step import Step
from catlantis.games.isle_of_cats.verbs import (
    DECLINE,
    DRAW_IT,
    DRAW_TREASURE,
    DRAW_TWIN,
    colour_arg,
)


class Draw(Step):
    """Which discovery of the card is next, and where it goes (IC-30)."""

    args: ClassVar = [Arg("left", NUMBER)]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many discoveries are left."""
        return [int(number_of_items(get(state, seat, ITEMS)))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Each discovery of the card, wherever it fits, of two alike only one; a twin."""
        items = get(state, seat, ITEMS)
        while items:
            thing = items & THING_MASK
            items >>= THING_BITS
            if not has_item(items, thing):
                action = pack(DRAW_IT, shape_of(thing), colour_of(thing))
                placement_choices(state, seat, shape_of(thing), action, TURN_ARG, out)
        twin_choices(state, seat, out)

    def act(self, state: State, seat: i64, action: i64) -> None:
        """Draw it."""
        if verb_of(action) == DRAW_TWIN:
            draw_twin(state, seat, action)
            return
        thing = thing_of(arg_of(action, 0), arg_of(action, 1))
        put(state, seat, ITEMS, without_item(get(state, seat, ITEMS), thing))
        found = place(state, seat, thing, arg_of(action, 2), arg_of(action, 3), FROM_CARD)
        put(state, seat, LAST_TREASURE if is_treasure(shape_of(thing)) else LAST_CAT, thing)
        look_for_map(state, seat, found)


def number_of_items(items: i64) -> i64:
    """How many discoveries there are."""
    number: i64 = 0
    while items:
        items >>= THING_BITS
        number += 1
    return number


def draw_twin(state: State, seat: i64, action: i64) -> None:
    """Draw the thing just drawn once more (IC-22)."""
    thing = thing_of(arg_of(action, 0), arg_of(action, 1))
    use(state, seat, TREASURE_TWICE if is_treasure(shape_of(thing)) else CAT_TWICE)
    found = place(state, seat, thing, arg_of(action, 2), arg_of(action, 3), TWIN)
    look_for_map(state, seat, found)


def look_for_map(state: State, seat: i64, found: i64) -> None:
    """A cat on the map of its own colour offers a common treasure, if one fits."""
    if not is_treasure(shape_of(found)):
        at = state.sheet[seat] * COLOURS + colour_of(found)
        # The smallest treasure fits where any does
        if covers(found, MAP_X[at], MAP_Y[at]) and fits_anywhere(state, seat, 0):
            enter(state, seat, MAP)
            return
    go_on(state, seat)


class Map(Step):
    """Which common treasure the map gives, and where it goes (IC-35)."""

    args: ClassVar = [colour_arg(COLOURS - 1)]

    def told(self, state: State, seat: i64) -> list[object]:
        """The colour of the map."""
        return [int(colour_of(discovery_at(state, seat, get(state, seat, DISCOVERIES) - 1)))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Leave the treasure, or draw any common one."""
        out.add(DECLINE)
        for shape in range(i64(COMMONS)):
            placement_choices(state, seat, shape, pack(DRAW_TREASURE, shape), 1, out)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """A step that leaves the cat on the map its twin: it comes after the treasure (IC-22)."""
        put(state, seat, LAST_TREASURE, NO_THING)
        self.act(state, seat, action)
        state.ask(seat)

    def act(self, state: State, seat: i64, action: i64) -> None:
        """Draw the treasure; its twin may follow, too."""
        if action != DECLINE:
            thing = thing_of(arg_of(action, 0), BLACK)
            place(state, seat, thing, arg_of(action, 1), arg_of(action, 2), FROM_MAP)
            put(state, seat, LAST_TREASURE, thing)
        go_on(state, seat)
