"""Alone: two islets, tiles that are tossed, and the day and night cards (IS-60 … IS-69)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import NUMBER, Arg, Choices, arg_of, pack
from catlantis.core.bag import held, one, size
from catlantis.core.events import Log, tell
from catlantis.core.grid import SIDES
from catlantis.core.ints import NOTHING
from catlantis.core.phase import Question
from catlantis.games.islet.components import (
    AMONG,
    ANY_OF_LEVEL,
    FIRST_AMONG,
    FIRST_LEVEL_NEST,
    HIGH,
    KINDS,
    LEVELS,
    SHOWN,
    SIDE_CONDITIONS,
    TERRAINS,
    TOSSED,
)
from catlantis.games.islet.explore import draw_from_bag
from catlantis.games.islet.order import ask_active, begin_turn
from catlantis.games.islet.sites import (
    is_land,
    islet_of,
    neighbour,
    nest_at,
    terrain_at,
)
from catlantis.games.islet.state import FULFILLING, MOVING, TOSSING, State
from catlantis.games.islet.verbs import (
    DEALT_CARD,
    FULFIL,
    FULFILLED,
    START,
    STARTED,
    TOSS,
    TOSS_BAG,
    TOSSED_FROM_BAG,
    TOSSED_TILE,
)

# The start


class Starting(Question[State]):
    """Where the bird begins (IS-62)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Any tile of either islet."""
        for site in range(i64(len(state.height))):
            if is_land(state, site):
                out.add(pack(START, site))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The bird is there, and the first turn begins."""
        site = arg_of(action, 0)
        state.bird[seat] = site
        tell(log, STARTED, seat, site)
        begin_turn(state, log)


# What a move costs


class Tossing(Question[State]):
    """Which three tiles leave the game for a move (IS-64)."""

    args: ClassVar = [Arg("left", NUMBER)]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many tiles there still are to toss."""
        return [state.to_toss]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Tiles of the hand, if all that are left can be tossed from it, or of the bag."""
        hand = state.hand[seat]
        if size(hand) >= state.to_toss:
            for kind in range(i64(KINDS)):
                if held(hand, kind):
                    out.add(pack(TOSS, kind))
        if state.to_toss == TOSSED and size(state.bag) >= TOSSED:
            out.add(TOSS_BAG)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """One tile of the hand, or three of the bag, are gone."""
        if action == TOSS_BAG:
            toss_from_bag(state, seat, log)
        else:
            toss(state, seat, arg_of(action, 0), log)


def toss(state: State, seat: i64, kind: i64, log: Log | None) -> None:
    """A tile of the hand leaves the game; after the third the move begins (IS-64)."""
    state.hand[seat] -= one(kind)
    state.removed += one(kind)
    state.to_toss -= 1
    tell(log, TOSSED_TILE, seat, kind)
    if state.to_toss:
        ask_active(state, TOSSING)
    else:
        begin_move(state)


def toss_from_bag(state: State, seat: i64, log: Log | None) -> None:
    """Three tiles of the bag leave the game, seen by all (IS-64)."""
    drawn = draw_from_bag(state, TOSSED, state.rng)
    state.removed += drawn
    tell(log, TOSSED_FROM_BAG, seat, drawn)
    begin_move(state)


def begin_move(state: State) -> None:
    """The tiles are tossed: advance and lay (IS-64)."""
    state.to_toss = TOSSED
    ask_active(state, MOVING)


# The day and night cards


def condition_at(state: State, islet: i64, slot: i64) -> i64:
    """The condition of the card in that place at the islet, `NOTHING` if there is none (IS-61)."""
    card = state.cards[islet * SHOWN + slot]
    if card == NOTHING:
        return NOTHING
    return i64(SIDE_CONDITIONS[2 * card + islet])


def fits(state: State, condition: i64, site: i64) -> bool:
    """Whether a tile meets the condition (IS-69)."""
    if condition == NOTHING:
        return False
    if condition < FIRST_LEVEL_NEST:
        level = LEVELS[condition // TERRAINS]
        return state.height[site] == level and terrain_at(state, site) == condition % TERRAINS
    if condition < FIRST_AMONG:
        number = condition - FIRST_LEVEL_NEST
        level = LEVELS[number // TERRAINS]
        return state.height[site] == level and nest_at(state, site) == number % TERRAINS
    if condition == ANY_OF_LEVEL:
        return state.height[site] == HIGH
    one_terrain, other = AMONG[condition - FIRST_AMONG]
    return terrain_at(state, site) == one_terrain and is_among(state, site, other)


def is_among(state: State, site: i64, terrain: i64) -> bool:
    """Whether all adjacent tiles show that terrain, and there is at least one (IS-69)."""
    found = False
    for side in range(i64(SIDES)):
        other = neighbour(state, site, side)
        if is_land(state, other):
            if terrain_at(state, other) != terrain:
                return False
            found = True
    return found


def fits_any(state: State, site: i64) -> bool:
    """Whether a card at the site's islet is met there (IS-66)."""
    islet = islet_of(state, site)
    return any(fits(state, condition_at(state, islet, slot), site) for slot in range(i64(SHOWN)))


def fulfil_one(state: State, log: Log | None) -> None:
    """The card that the new egg meets is spent: a choice if both are (IS-66)."""
    here = state.bird[state.active]
    islet = islet_of(state, here)
    fits_first = fits(state, condition_at(state, islet, 0), here)
    if fits_first and fits(state, condition_at(state, islet, 1), here):
        ask_active(state, FULFILLING)
    else:
        spend_card(state, islet, 0 if fits_first else 1, log)


class Fulfilling(Question[State]):
    """Which of two cards the new egg fulfils (IS-66)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Either card of the islet."""
        islet = islet_of(state, state.bird[seat])
        for slot in range(i64(SHOWN)):
            out.add(pack(FULFIL, condition_at(state, islet, slot)))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The card is spent."""
        islet, condition = islet_of(state, state.bird[seat]), arg_of(action, 0)
        spend_card(state, islet, 0 if condition_at(state, islet, 0) == condition else 1, log)


def spend_card(state: State, islet: i64, slot: i64, log: Log | None) -> None:
    """Discard the card; then the other islet has two again (IS-66)."""
    tell(log, FULFILLED, state.active, condition_at(state, islet, slot))
    state.cards[islet * SHOWN + slot] = NOTHING
    deal_cards(state, 1 - islet, log)
    ask_active(state, MOVING)


def deal_cards(state: State, islet: i64, log: Log | None) -> None:
    """Fill the places at the islet from the pile (IS-61, IS-66)."""
    for slot in range(i64(SHOWN)):
        index = islet * SHOWN + slot
        if state.cards[index] == NOTHING and state.pile_size:
            state.pile_size -= 1
            state.cards[index] = state.pile[state.pile_size]
            state.pile[state.pile_size] = NOTHING  # nothing of it stays behind
            tell(log, DEALT_CARD, state.active, condition_at(state, islet, slot))
