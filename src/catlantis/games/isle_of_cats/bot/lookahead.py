"""Looking ahead over one's own day.

A plan is played out on a copy to the end of the day, each drawing going where the boat then
promises most. Worths are those of `prospect.py`, in hundredths of a point.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.ints import bit, zeros
from catlantis.games.isle_of_cats.boat import MAP_X, MAP_Y
from catlantis.games.isle_of_cats.bot.glance import OUT_OF_SIGHT, best_of, is_drawing, promising
from catlantis.games.isle_of_cats.bot.prospect import MAP_LOST, prospect, scored
from catlantis.games.isle_of_cats.cards import LESSON, thing_on, word_of
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.island import SLOTS, card_in, column_of, slot_at
from catlantis.games.isle_of_cats.placement import covers
from catlantis.games.isle_of_cats.shapes import (
    COLOURS,
    colour_of,
    is_treasure,
    shape_of,
)
from catlantis.games.isle_of_cats.specials import MOST_SPECIALS, number_used
from catlantis.games.isle_of_cats.state import (
    CARDS,
    DISCOVERIES,
    DRAW,
    EVENING,
    LEFT,
    MAP,
    USED,
    State,
    discovery_at,
    get,
    phase_of,
)
from catlantis.games.isle_of_cats.verbs import (
    CONFIRM,
    DRAW_TWIN,
    TAKE_CARD,
    TAKE_COLUMN,
    TAKE_EXTRA,
    TAKE_MIXED,
    TAKE_ROW,
)

GLANCES: Final = 30  # drawings, of all that are possible, that are measured in full …
ROLLING_GLANCES: Final = 12  # … and in plans played out
FOLLOWED: Final = 6  # drawings after which the day is played out
MIXES: Final = 4  # choices of a card from each row that are played out

# Hundredths of what rooms promise that count where a thing goes, and which cards to take: less,
# since cards of other days fill rooms too
PLACING: Final = 100
CHOOSING: Final = 88

# What a special must bring, and how much more for each day beyond those that it takes to use all
SPECIAL: Final = 900
SPECIAL_KEPT: Final = 150


def worths(state: State, seat: i64) -> dict[int, int]:
    """What each legal action is worth, by the boat that the seat may have tonight."""
    out = Choices()
    choices(state, seat, out)
    price = special_price(state, seat)
    found: dict[int, int] = {}
    mixes = best_mixes(state, seat, out) if verb_of(out.items[out.size - 1]) == TAKE_MIXED else out
    for action in likely(state, seat, out):
        found[int(action)] = int(evening(state, seat, action, price))
    for index in range(out.size):
        action = out.items[index]
        verb = verb_of(action)
        if is_drawing(verb):
            if int(action) not in found:
                found[int(action)] = OUT_OF_SIGHT
        elif verb == TAKE_EXTRA and get(state, seat, LEFT):
            found[int(action)] = OUT_OF_SIGHT  # there is time until the day is confirmed
        elif verb == TAKE_MIXED and not has_action(mixes, action):
            found[int(action)] = OUT_OF_SIGHT
        else:
            found[int(action)] = int(evening(state, seat, action, price))
    return found


def special_price(state: State, seat: i64) -> i64:
    """What a special must bring to be used today: less, the fewer days are left for it."""
    left = MOST_SPECIALS - number_used(get(state, seat, USED))
    days_left = DAYS - 1 - state.day
    return 0 if days_left < left else SPECIAL + SPECIAL_KEPT * (days_left - left)


def evening(state: State, seat: i64, action: i64, price: i64) -> i64:
    """What the boat promises tonight after that action."""
    plan = state.clone()
    verb = verb_of(action)
    if verb != CONFIRM:
        act(plan, seat, action)
        play_out(plan, seat)
    if state.day == DAYS - 1:
        worth = scored(plan, seat)
    else:
        phase = phase_of(state, seat)
        is_placing = phase is DRAW or phase is MAP
        worth = measured(plan, seat, PLACING if is_placing else CHOOSING)
    if verb in (TAKE_ROW, TAKE_MIXED, TAKE_EXTRA, DRAW_TWIN):
        worth -= price
    return worth


def has_action(out: Choices, action: i64) -> bool:
    """Whether it is among them."""
    return any(out.items[index] == action for index in range(out.size))


# Playing a plan out


def choices(plan: State, seat: i64, out: Choices) -> None:
    """What the seat may do next in its day."""
    phase_of(plan, seat).question.choices(plan, seat, out)


def act(plan: State, seat: i64, action: i64) -> None:
    """Do the next step of the day."""
    phase_of(plan, seat).question.apply(plan, seat, action, None)


def play_out(plan: State, seat: i64) -> None:
    """Go on to the end of the day, up to confirming it, without specials."""
    finish_card(plan, seat)
    while get(plan, seat, LEFT):
        act(plan, seat, pack(TAKE_CARD, next_card(plan, seat)))
        finish_card(plan, seat)


def next_card(plan: State, seat: i64) -> i64:
    """The card to resolve next: lessons first, then cats, then treasures, which fill gaps."""
    left = get(plan, seat, LEFT)
    best: i64 = 0
    least: i64 = 3
    for slot in range(i64(SLOTS)):
        if left & bit(slot):
            card = card_in(plan, slot)
            rank: i64 = 1
            if word_of(card) == LESSON:
                rank = 0
            elif is_treasure(shape_of(thing_on(card, 0))):
                rank = 2
            if rank < least:
                best, least = slot, rank
    return best


def finish_card(plan: State, seat: i64) -> None:
    """Go on until no card is being resolved."""
    out = Choices()
    phase = phase_of(plan, seat)
    while phase is not CARDS and phase is not EVENING:
        out.clear()
        choices(plan, seat, out)
        if phase is DRAW or phase is MAP:
            act(plan, seat, best_drawing(plan, seat, out))
        else:
            act(plan, seat, best_choice(plan, seat, out))
        phase = phase_of(plan, seat)


def best_drawing(plan: State, seat: i64, out: Choices) -> i64:
    """The drawing after which the boat promises most; no twin."""
    best, most = out.items[0], i64(OUT_OF_SIGHT)
    for action in promising(plan, seat, out, ROLLING_GLANCES):
        following = plan.clone()
        act(following, seat, action)
        worth = measured(following, seat, PLACING)
        if worth > most and verb_of(action) != DRAW_TWIN:
            best, most = action, worth
    return best


def best_choice(plan: State, seat: i64, out: Choices) -> i64:
    """The area, picks or colour after which the card does best."""
    best, most = out.items[0], i64(OUT_OF_SIGHT)
    for index in range(out.size):
        following = plan.clone()
        act(following, seat, out.items[index])
        finish_card(following, seat)
        worth = measured(following, seat, CHOOSING)
        if worth > most:
            best, most = out.items[index], worth
    return best


def measured(plan: State, seat: i64, rooms: i64) -> i64:
    """What the boat promises, less the maps that the wrong thing covers; rooms count so much."""
    worth = prospect(plan, seat, rooms)
    for index in range(get(plan, seat, DISCOVERIES)):
        worth -= MAP_LOST * maps_lost(plan, seat, discovery_at(plan, seat, index))
    return worth


def maps_lost(plan: State, seat: i64, found: i64) -> i64:
    """How many maps of another colour a discovery covers."""
    lost: i64 = 0
    first = plan.sheet[seat] * COLOURS
    for colour in range(i64(COLOURS)):
        if colour != colour_of(found) and covers(
            found, MAP_X[first + colour], MAP_Y[first + colour]
        ):
            lost += 1
    return lost


def likely(state: State, seat: i64, out: Choices) -> vec[i64]:
    """The drawings after which to play the day out: those that look good, measured."""
    chosen = promising(state, seat, out, GLANCES)
    if len(chosen) <= FOLLOWED:
        return chosen
    measures = Choices()
    worth = zeros(len(chosen))
    for place in range(i64(len(chosen))):
        measures.add(chosen[place])
        following = state.clone()
        act(following, seat, chosen[place])
        worth[place] = measured(following, seat, PLACING)
    return best_of(measures, worth, FOLLOWED)


# A card from each row


def best_mixes(state: State, seat: i64, out: Choices) -> Choices:
    """The choices of a card from each row whose cards do best, each by itself."""
    alone = zeros(SLOTS)
    for slot in range(i64(SLOTS)):
        plan = state.clone()
        act(plan, seat, pack(TAKE_COLUMN, column_of(slot)))
        act(plan, seat, pack(TAKE_CARD, slot))
        finish_card(plan, seat)
        alone[slot] = measured(plan, seat, CHOOSING)
    sums = zeros(out.size)
    for index in range(out.size):
        action = out.items[index]
        top, middle, bottom = arg_of(action, 0), arg_of(action, 1), arg_of(action, 2)
        if verb_of(action) == TAKE_MIXED and not top == middle == bottom:  # a column needs none
            sums[index] = (
                alone[slot_at(top, 0)] + alone[slot_at(middle, 1)] + alone[slot_at(bottom, 2)]
            )
        else:
            sums[index] = 10 * OUT_OF_SIGHT
    mixes = Choices()
    for action in best_of(out, sums, MIXES):
        mixes.add(action)
    return mixes
