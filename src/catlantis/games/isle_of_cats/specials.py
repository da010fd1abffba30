"""Specials: at most one a day, three a match, none twice (IC-22)."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import Choices, pack
from catlantis.core.ints import bit, ones
from catlantis.games.isle_of_cats.island import SLOTS
from catlantis.games.isle_of_cats.placement import placement_choices
from catlantis.games.isle_of_cats.shapes import colour_of, shape_of
from catlantis.games.isle_of_cats.state import (
    CARDS,
    CHOSEN,
    DAWN_USED,
    LAST_CAT,
    LAST_TREASURE,
    LEFT,
    NO_THING,
    USED,
    State,
    enter,
    get,
    put,
)
from catlantis.games.isle_of_cats.verbs import DRAW_TWIN, TAKE_EXTRA

EXTRA: Final = 0  # one more card from another column
MIXED: Final = 1  # a card from each row instead of a column
WHOLE_ROW: Final = 2  # a row instead of a column
CAT_TWICE: Final = 3
TREASURE_TWICE: Final = 4
SPECIALS: Final = 5
MOST_SPECIALS: Final = 3

TURN_ARG: Final = 2  # of the verbs that draw: the shape and colour come first


def can_use(state: State, seat: i64, special: i64) -> bool:
    """Whether the seat may use that special now."""
    used = get(state, seat, USED)
    return (
        used == get(state, seat, DAWN_USED)
        and not used & bit(special)
        and number_used(used) < MOST_SPECIALS
    )


def number_used(used: i64) -> i64:
    """How many specials a bitmask holds."""
    return ones(used)


def use(state: State, seat: i64, special: i64) -> None:
    """Cross the special out."""
    put(state, seat, USED, get(state, seat, USED) | bit(special))


def extra_choices(state: State, seat: i64, out: Choices) -> None:
    """One more card, from a column that is not the seat's today.

    No other special was used today, so the chosen cards are one column: the rest are others.
    """
    if can_use(state, seat, EXTRA):
        chosen = get(state, seat, CHOSEN)
        for slot in range(i64(SLOTS)):
            if not chosen & bit(slot):
                out.add(pack(TAKE_EXTRA, slot))


def take_extra(state: State, seat: i64, slot: i64) -> None:
    """One more card to resolve today."""
    use(state, seat, EXTRA)
    put(state, seat, CHOSEN, get(state, seat, CHOSEN) | bit(slot))
    put(state, seat, LEFT, get(state, seat, LEFT) | bit(slot))
    enter(state, seat, CARDS)


def twin_of(state: State, seat: i64, field: i64, special: i64) -> i64:
    """The thing just drawn, if the special lets it be drawn again now."""
    thing = get(state, seat, field)
    return thing if thing != NO_THING and can_use(state, seat, special) else NO_THING


def twin_choices(state: State, seat: i64, out: Choices) -> None:
    """The cat or treasure just drawn once more, wherever it fits."""
    cat = twin_of(state, seat, LAST_CAT, CAT_TWICE)
    if cat != NO_THING:
        _twin_choices(state, seat, cat, out)
    treasure = twin_of(state, seat, LAST_TREASURE, TREASURE_TWICE)
    if treasure != NO_THING:
        _twin_choices(state, seat, treasure, out)


def _twin_choices(state: State, seat: i64, thing: i64, out: Choices) -> None:
    action = pack(DRAW_TWIN, shape_of(thing), colour_of(thing))
    placement_choices(state, seat, shape_of(thing), action, TURN_ARG, out)
