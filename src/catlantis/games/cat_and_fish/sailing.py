"""Sailing, step by step (CF-27), with Engine and Winds (CF-34) or by the Sorcerer (CF-36)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.events import Log, tell
from catlantis.core.ints import bit
from catlantis.core.phase import Question
from catlantis.games.cat_and_fish.board import ALL_PLACES, NEXT, PLACES, UP_TO_LINE
from catlantis.games.cat_and_fish.components import (
    BLANK,
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
from catlantis.games.cat_and_fish.verbs import JUMP as DO_JUMP
from catlantis.games.cat_and_fish.verbs import (
    JUMPED,
    PAID_SORCERER,
    SAIL,
    SAILED,
    STOP,
    USE,
    number_arg,
)
from catlantis.games.cat_and_fish.verbs import SORCERER as DO_SORCERER


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


def can_use(state: State, seat: i64, card: i64) -> bool:
    """Whether the seat may play that magic card in a Sailing action (CF-34)."""
    if card == WARP:
        return can_warp(state, seat)
    return boosts(card) > 0 and holds(state, seat, card)


class SetSail(Question[State]):
    """Where to go, a step at a time (CF-27)."""

    args: ClassVar = [number_arg("steps")]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many steps are left."""
        return [int(state.steps)]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every next intersection, the cards that help, the Sorcerer, or nothing."""
        _add_places(SAIL, courses(state, seat), out)
        for card in range(i64(BLANK)):
            if can_use(state, seat, card):
                out.add(pack(USE, card))
        if can_jump(state, seat, state.money[seat]):
            out.add(DO_SORCERER)
        out.add(STOP)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Go there, or get help for it."""
        verb = verb_of(action)
        if verb == SAIL:
            sail(state, seat, arg_of(action, 0), log)
        elif verb == USE:
            use(state, seat, arg_of(action, 0), log)
        elif verb == DO_SORCERER:
            call_sorcerer(state, seat, log)
        else:
            state.conclude()


class JumpAnywhere(Question[State]):
    """Where the Sorcerer, or a Warp, carries the pawn (CF-36, CF-34)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Every intersection beside no catastrophe."""
        _add_places(DO_JUMP, shores(state, seat), out)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The pawn is carried there."""
        place = arg_of(action, 0)
        tell(log, JUMPED, seat, place)
        state.is_carried = 0
        _arrive(state, seat, place)


def _add_places(verb: i64, places: i64, out: Choices) -> None:
    for place in range(i64(1), i64(PLACES)):
        if places & bit(place):
            out.add(pack(verb, place))


def sail(state: State, seat: i64, place: i64, log: Log | None) -> None:
    """Go one step."""
    tell(log, SAILED, seat, place)
    _arrive(state, seat, place)


def use(state: State, seat: i64, card: i64, log: Log | None) -> None:
    """A magic card adds steps to the action, or carries the pawn as the Sorcerer (CF-34)."""
    spend(state, seat, card, log)
    if card == WARP:
        state.is_carried = 1
    else:
        state.steps += boosts(card)


def call_sorcerer(state: State, seat: i64, log: Log | None) -> None:
    """Pay the Sorcerer to carry the pawn instead of a step (CF-36)."""
    pay(state, seat, SORCERER_PRICE)
    tell(log, PAID_SORCERER, seat, SORCERER_PRICE)
    state.is_carried = 1


def _arrive(state: State, seat: i64, place: i64) -> None:
    state.pawn[seat] = place
    state.steps -= 1
    if state.steps == 0:
        state.conclude()
