"""Alone: two islets, tiles that are tossed, and the day and night cards (IS-60 … IS-69)."""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import held, one, size
from catlantis.core.events import Log, tell
from catlantis.core.grid import SIDES
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
from catlantis.games.islet.state import FULFILLING, MOVING, NO_CARD, TOSSING, State
from catlantis.games.islet.words import (
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


def start_choices(state: State, out: Choices) -> None:
    """Any tile of either islet (IS-62)."""
    for site in range(i64(len(state.height))):
        if is_land(state, site):
            out.add(pack(START, site))


def start_allows(state: State, action: i64) -> bool:
    """Whether the bird may begin there."""
    site = arg_of(action, 0)
    return action == pack(START, site) and site < len(state.place) and is_land(state, site)


def start(state: State, seat: i64, site: i64, log: Log | None) -> None:
    """The bird begins on a tile (IS-62)."""
    state.bird[seat] = site
    tell(log, STARTED, seat, site)
    begin_turn(state, log)


# What a move costs


def toss_choices(state: State, seat: i64, out: Choices) -> None:
    """Tiles of the hand, if three are left to be tossed from it, or of the bag (IS-64)."""
    hand = state.hand[seat]
    if size(hand) >= state.to_toss:
        for kind in range(i64(KINDS)):
            if held(hand, kind):
                out.add(pack(TOSS, kind))
    if state.to_toss == TOSSED and size(state.bag) >= TOSSED:
        out.add(TOSS_BAG)


def toss_allows(state: State, seat: i64, action: i64) -> bool:
    """Whether the seat may pay for a move so."""
    if verb_of(action) == TOSS_BAG:
        return action == TOSS_BAG and state.to_toss == TOSSED and size(state.bag) >= TOSSED
    kind, hand = arg_of(action, 0), state.hand[seat]
    return (
        action == pack(TOSS, kind)
        and kind < KINDS
        and held(hand, kind) > 0
        and size(hand) >= state.to_toss
    )


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
    """The condition of the card in that place at the islet, `NO_CARD` if there is none (IS-61)."""
    card = state.cards[islet * SHOWN + slot]
    if card == NO_CARD:
        return NO_CARD
    return i64(SIDE_CONDITIONS[2 * card + islet])


def fits(state: State, condition: i64, site: i64) -> bool:
    """Whether a tile meets the condition (IS-69)."""
    if condition == NO_CARD:
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


def fulfil_choices(state: State, seat: i64, out: Choices) -> None:
    """Either card of the islet (IS-66)."""
    islet = islet_of(state, state.bird[seat])
    for slot in range(i64(SHOWN)):
        out.add(pack(FULFIL, condition_at(state, islet, slot)))


def fulfil_allows(state: State, seat: i64, action: i64) -> bool:
    """Whether that is a card of the islet."""
    islet = islet_of(state, state.bird[seat])
    for slot in range(i64(SHOWN)):
        if action == pack(FULFIL, condition_at(state, islet, slot)):
            return True
    return False


def fulfil(state: State, seat: i64, condition: i64, log: Log | None) -> None:
    """The card chosen is spent (IS-66)."""
    islet = islet_of(state, state.bird[seat])
    spend_card(state, islet, 0 if condition_at(state, islet, 0) == condition else 1, log)


def spend_card(state: State, islet: i64, slot: i64, log: Log | None) -> None:
    """Discard the card; then the other islet has two again (IS-66)."""
    tell(log, FULFILLED, state.active, condition_at(state, islet, slot))
    state.cards[islet * SHOWN + slot] = NO_CARD
    deal_cards(state, 1 - islet, log)
    ask_active(state, MOVING)


def deal_cards(state: State, islet: i64, log: Log | None) -> None:
    """Fill the places at the islet from the pile (IS-61, IS-66)."""
    for slot in range(i64(SHOWN)):
        index = islet * SHOWN + slot
        if state.cards[index] == NO_CARD and state.pile_size:
            state.pile_size -= 1
            state.cards[index] = state.pile[state.pile_size]
            state.pile[state.pile_size] = NO_CARD  # nothing of it stays behind
            tell(log, DEALT_CARD, state.active, condition_at(state, islet, slot))
