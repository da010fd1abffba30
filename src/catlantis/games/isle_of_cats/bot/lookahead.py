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
from catlantis.games.isle_of_cats.bot.prospect import MAP_LOST, promised, scored
from catlantis.games.isle_of_cats.cards import LESSON, thing_on, word_of
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.island import SLOTS, card_in, column_of, slot_at
from catlantis.games.isle_of_cats.scoring import present_tally
from catlantis.games.isle_of_cats.shapes import (
    COLOURS,
    is_treasure,
    shape_of,
)
from catlantis.games.isle_of_cats.specials import MOST_SPECIALS, number_used
from catlantis.games.isle_of_cats.state import (
    CARDS,
    DRAW,
    EVENING,
    LEFT,
    MAP,
    USED,
    State,
    get,
    phase_of,
)
from catlantis.games.isle_of_cats.tally import PADDED, Tally, taken
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
LAST_RANK: Final = 2  # of treasures, which fill gaps
MIXES: Final = 4  # choices of a card from each row that are played out

# Hundredths of what rooms promise that count where a thing goes, and which cards to take: less,
# since cards of other days fill rooms too
PLACING: Final = 100
CHOOSING: Final = 88

# What a special must bring, and how much more for each day beyond those that it takes to use all
SPECIAL: Final = 900
SPECIAL_KEPT: Final = 150


def worths(state: State, seat: i64, out: Choices) -> vec[i64]:
    """What each of the legal actions is worth, by the boat that the seat may have tonight."""
    price = special_price(state, seat)
    found = zeros(out.size)
    drawings = likely(state, seat, out)
    mixes = best_mixes(state, seat, out) if verb_of(out.items[out.size - 1]) == TAKE_MIXED else out
    for index in range(out.size):
        action = out.items[index]
        verb = verb_of(action)
        if (
            (is_drawing(verb) and not holds(drawings, action))
            or (verb == TAKE_EXTRA and get(state, seat, LEFT))  # until the day is confirmed
            or (verb == TAKE_MIXED and not mixes.has(action))
        ):
            found[index] = OUT_OF_SIGHT
        else:
            found[index] = evening(state, seat, action, price)
    return found


def holds(actions: vec[i64], action: i64) -> bool:
    """Whether it is among them."""
    return any(actions[index] == action for index in range(i64(len(actions))))


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
        play_out(plan, seat, ROLLING_GLANCES)
    phase = phase_of(state, seat)
    is_placing = phase is DRAW or phase is MAP
    worth = at_dusk(plan, seat, PLACING if is_placing else CHOOSING)
    if verb in (TAKE_ROW, TAKE_MIXED, TAKE_EXTRA, DRAW_TWIN):
        worth -= price
    return worth


def at_dusk(plan: State, seat: i64, rooms: i64) -> i64:
    """What the boat promises when the day is over, rooms counting so much; at last, its score."""
    return scored(plan, seat) if plan.day == DAYS - 1 else measured(plan, seat, rooms)


# Playing a plan out


def choices(plan: State, seat: i64, out: Choices) -> None:
    """What the seat may do next in its day."""
    phase_of(plan, seat).question.choices(plan, seat, out)


def act(plan: State, seat: i64, action: i64) -> None:
    """Do the next step of the day."""
    phase_of(plan, seat).question.apply(plan, seat, action, None)


def play_out(plan: State, seat: i64, glances: i64) -> None:
    """Go on to the end of the day, up to confirming it, without specials.

    For each thing so many drawings are measured.
    """
    finish_card(plan, seat, glances)
    while get(plan, seat, LEFT):
        act(plan, seat, pack(TAKE_CARD, next_card(plan, seat)))
        finish_card(plan, seat, glances)


def next_card(plan: State, seat: i64) -> i64:
    """The card to resolve next: lessons first, then cats, then treasures, which fill gaps."""
    left = get(plan, seat, LEFT)
    best: i64 = 0
    least: i64 = LAST_RANK + 1
    for slot in range(i64(SLOTS)):
        if left & bit(slot) and rank_of(card_in(plan, slot)) < least:
            best, least = slot, rank_of(card_in(plan, slot))
    return best


def rank_of(card: i64) -> i64:
    """When it is a card's turn: the lower, the sooner."""
    if word_of(card) == LESSON:
        return 0
    return LAST_RANK if is_treasure(shape_of(thing_on(card, 0))) else i64(1)


def finish_card(plan: State, seat: i64, glances: i64) -> None:
    """Go on until no card is being resolved."""
    out = Choices()
    phase = phase_of(plan, seat)
    while phase is not CARDS and phase is not EVENING:
        out.clear()
        choices(plan, seat, out)
        if phase is DRAW or phase is MAP:
            act(plan, seat, best_drawing(plan, seat, out, glances))
        else:
            act(plan, seat, best_choice(plan, seat, out, glances))
        phase = phase_of(plan, seat)


def best_drawing(plan: State, seat: i64, out: Choices, glances: i64) -> i64:
    """The drawing after which the boat promises most; no twin."""
    best, most = out.items[0], i64(OUT_OF_SIGHT)
    for action in promising(plan, seat, out, glances):
        following = plan.clone()
        act(following, seat, action)
        worth = measured(following, seat, PLACING)
        if worth > most and verb_of(action) != DRAW_TWIN:
            best, most = action, worth
    return best


def best_choice(plan: State, seat: i64, out: Choices, glances: i64) -> i64:
    """The area, picks or colour after which the card does best."""
    best, most = out.items[0], i64(OUT_OF_SIGHT)
    for index in range(out.size):
        following = plan.clone()
        act(following, seat, out.items[index])
        finish_card(following, seat, glances)
        worth = measured(following, seat, CHOOSING)
        if worth > most:
            best, most = out.items[index], worth
    return best


def measured(plan: State, seat: i64, rooms: i64) -> i64:
    """What the boat promises, less the maps that the wrong thing covers; rooms count so much."""
    tally = present_tally(plan, seat)
    return promised(plan, seat, tally, rooms) - MAP_LOST * maps_lost(tally)


def maps_lost(tally: Tally) -> i64:
    """How many maps are covered by something that is not a cat of their colour."""
    lost: i64 = 0
    for colour in range(i64(COLOURS)):
        x, y = MAP_X[tally.sheet * COLOURS + colour], MAP_Y[tally.sheet * COLOURS + colour]
        others = taken(tally, y) & ~tally.rows[colour * PADDED + y + 1]
        lost += others >> x & 1
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
        finish_card(plan, seat, ROLLING_GLANCES)
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
