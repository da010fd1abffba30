"""A day: choose cards and resolve them in any order (IC-21, IC-22); `dusk.py` ends it."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import NUMBER, Arg, Choices, arg_of, pack, verb_of
from catlantis.core.events import Log
from catlantis.core.ints import bit, ones
from catlantis.games.isle_of_cats.drawing import draw_twin
from catlantis.games.isle_of_cats.dusk import confirm
from catlantis.games.isle_of_cats.island import (
    ISLAND_COLUMNS,
    ISLAND_ROWS,
    SLOTS,
    column_slots,
    mixed_slots,
    row_slots,
)
from catlantis.games.isle_of_cats.resolve import open_card
from catlantis.games.isle_of_cats.specials import (
    MIXED,
    WHOLE_ROW,
    can_use,
    extra_choices,
    take_extra,
    twin_choices,
    use,
)
from catlantis.games.isle_of_cats.state import CARDS, CHOSEN, LEFT, State, enter, get, put
from catlantis.games.isle_of_cats.step import Step
from catlantis.games.isle_of_cats.verbs import (
    CONFIRM,
    TAKE_CARD,
    TAKE_COLUMN,
    TAKE_EXTRA,
    TAKE_MIXED,
    TAKE_ROW,
)


class Morning(Step):
    """Which cards are the seat's today (IC-21, IC-22)."""

    args: ClassVar = [Arg("day", NUMBER)]

    def told(self, state: State, seat: i64) -> list[object]:
        """The day, from 1 on."""
        return [int(state.day) + 1]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
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

    def act(self, state: State, seat: i64, action: i64) -> None:
        """These are the seat's cards today."""
        verb = verb_of(action)
        if verb == TAKE_COLUMN:
            slots = column_slots(arg_of(action, 0))
        elif verb == TAKE_ROW:
            use(state, seat, WHOLE_ROW)
            slots = row_slots(arg_of(action, 0))
        else:
            use(state, seat, MIXED)
            slots = mixed_slots(arg_of(action, 0), arg_of(action, 1), arg_of(action, 2))
        put(state, seat, CHOSEN, slots)
        put(state, seat, LEFT, slots)
        enter(state, seat, CARDS)


class Cards(Step):
    """Which of the seat's cards is next; or one more card, or a twin (IC-21, IC-22)."""

    args: ClassVar = [Arg("left", NUMBER)]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many cards are left."""
        return [int(ones(get(state, seat, LEFT)))]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Each card left, each other one as an additional card, the last drawing twice."""
        left = get(state, seat, LEFT)
        for slot in range(i64(SLOTS)):
            if left & bit(slot):
                out.add(pack(TAKE_CARD, slot))
        extra_choices(state, seat, out)
        twin_choices(state, seat, out)

    def act(self, state: State, seat: i64, action: i64) -> None:
        """Begin a card, take one more, or draw the twin."""
        verb = verb_of(action)
        if verb == TAKE_CARD:
            open_card(state, seat, arg_of(action, 0))
        elif verb == TAKE_EXTRA:
            take_extra(state, seat, arg_of(action, 0))
        else:
            draw_twin(state, seat, action)


class Evening(Cards):
    """No card is left: the day is done, unless a special goes on with it (IC-21, IC-22)."""

    args: ClassVar = []

    def told(self, state: State, seat: i64) -> list[object]:
        """Nothing."""
        return []

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Confirm the day, or what can still be done."""
        out.add(CONFIRM)
        extra_choices(state, seat, out)
        twin_choices(state, seat, out)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """To confirm is final; anything else is a step more."""
        if action == CONFIRM:
            confirm(state, seat, log)
        else:
            super().apply(state, seat, action, log)
