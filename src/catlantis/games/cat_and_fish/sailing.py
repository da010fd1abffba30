"""Sailing, step by step (CF-27), with Engine and Winds (CF-34) or by the Sorcerer (CF-36)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.events import Log, tell
from catlantis.core.ints import bit
from catlantis.games.cat_and_fish.board import ALL_PLACES, NEXT, PLACES, UP_TO_LINE
from catlantis.games.cat_and_fish.components import (
    BOAT,
    ENGINE,
    SORCERER,
    SORCERER_PRICE,
    STRONG_WIND,
    VESSEL,
    WARP,
    WIND,
)
from catlantis.games.cat_and_fish.magic import holds, spend
from catlantis.games.cat_and_fish.purse import pay
from catlantis.games.cat_and_fish.sea import danger
from catlantis.games.cat_and_fish.state import State
from catlantis.games.cat_and_fish.words import JUMPED, SAIL, SAILED, STOP, USE
from catlantis.games.cat_and_fish.words import SORCERER as DO_SORCERER
from catlantis.games.cat_and_fish.words import WARP as DO_WARP


def waters(state: State, seat: i64) -> i64:
    """Mask of the intersections on lines that the seat may use."""
    if state.owns(seat, VESSEL):
        return UP_TO_LINE[2]
    return UP_TO_LINE[1] if state.owns(seat, BOAT) else UP_TO_LINE[0]


def courses(state: State, seat: i64) -> i64:
    """Mask of the intersections that the pawn may sail to in a step."""
    return NEXT[state.pawn[seat]] & waters(state, seat) & ~danger(state)


def can_jump(state: State, seat: i64, money: i64) -> bool:
    """Whether the Sorcerer carries the seat, with so much money, for 2 euros (CF-36)."""
    return money >= SORCERER_PRICE and state.owns(seat, SORCERER)


def can_warp(state: State, seat: i64) -> bool:
    """Whether a Warp carries the seat for free: it takes the Sorcerer, too (CF-34)."""
    return holds(state, seat, WARP) and state.owns(seat, SORCERER)


def can_sail(state: State, seat: i64, money: i64) -> bool:
    """Whether a Sailing action, with so much money, can come to anything."""
    return courses(state, seat) != 0 or can_jump(state, seat, money) or can_warp(state, seat)


def shores(state: State, seat: i64) -> i64:
    """Mask of the intersections that the Sorcerer can carry the pawn to (CF-36)."""
    return ALL_PLACES & ~danger(state) & ~bit(state.pawn[seat])


def boosts(card: i64) -> i64:
    """How much farther a magic card lets a Sailing action go (CF-34)."""
    if card in (ENGINE, WIND):
        return 1
    return 2 if card == STRONG_WIND else 0


def sail_choices(state: State, seat: i64, out: Choices) -> None:
    """Every next intersection, the cards that go farther, the Sorcerer, or nothing."""
    _add_places(SAIL, courses(state, seat), out)
    for card in range(i64(WARP)):
        if boosts(card) and holds(state, seat, card):
            out.add(pack(USE, card))
    if can_jump(state, seat, state.money[seat]):
        _add_places(DO_SORCERER, shores(state, seat), out)
    if can_warp(state, seat):
        _add_places(DO_WARP, shores(state, seat), out)
    out.add(STOP)


def _add_places(verb: i64, places: i64, out: Choices) -> None:
    for place in range(i64(1), i64(PLACES)):
        if places & bit(place):
            out.add(pack(verb, place))


def sail_allows(state: State, seat: i64, action: i64) -> bool:
    """Whether the seat may sail so."""
    if action == STOP:
        return True
    verb = verb_of(action)
    place = arg_of(action, 0)
    if verb == USE:
        fits = action == pack(USE, place) and place < WARP
        return fits and boosts(place) > 0 and holds(state, seat, place)
    if action != pack(verb, place) or place >= PLACES:
        return False
    if verb == SAIL:
        return courses(state, seat) & bit(place) != 0
    if verb == DO_SORCERER:
        can = can_jump(state, seat, state.money[seat])
    else:
        can = verb == DO_WARP and can_warp(state, seat)
    return can and shores(state, seat) & bit(place) != 0


def sail(state: State, seat: i64, place: i64, log: Log | None) -> None:
    """Go one step."""
    tell(log, SAILED, seat, place)
    _arrive(state, seat, place)


def go_farther(state: State, seat: i64, card: i64, log: Log | None) -> None:
    """A magic card adds steps to the action (CF-34)."""
    spend(state, seat, card, log)
    state.steps += boosts(card)


def jump(state: State, seat: i64, place: i64, log: Log | None) -> None:
    """The Sorcerer carries the pawn instead of a step (CF-36)."""
    pay(state, seat, SORCERER_PRICE)
    tell(log, JUMPED, seat, place, SORCERER_PRICE)
    _arrive(state, seat, place)


def warp(state: State, seat: i64, place: i64, log: Log | None) -> None:
    """A Warp does the same for free (CF-34)."""
    spend(state, seat, WARP, log)
    tell(log, JUMPED, seat, place, 0)
    _arrive(state, seat, place)


def _arrive(state: State, seat: i64, place: i64) -> None:
    state.pawn[seat] = place
    state.steps -= 1
    if state.steps == 0:
        state.conclude()
