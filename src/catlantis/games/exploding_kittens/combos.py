"""Special combos: two of a kind, three of a kind, five different (EK-50 … EK-54).

Streaking Kittens (EK-54) is not in this deck, so nothing here has to leave it out.
"""

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack, verb_of
from catlantis.core.bag import MORE_THAN_ONE, held, kinds_in, nth, one, size
from catlantis.core.events import Log, confide, tell
from catlantis.core.ints import bit
from catlantis.core.phase import Question
from catlantis.games.exploding_kittens.components import DEFUSE, FIRST_CAT, FIVE, TITLES
from catlantis.games.exploding_kittens.knowledge import (
    gain_openly,
    lack_openly,
    lose_openly,
    pass_unseen,
)
from catlantis.games.exploding_kittens.order import go_on
from catlantis.games.exploding_kittens.state import TAKE_CARD, State
from catlantis.games.exploding_kittens.verbs import (
    FIVE_DIFFERENT,
    HANDED_OVER,
    LACKED,
    NOTHING_LEFT,
    PAIR,
    STOLE,
    TAKE,
    THREE,
    TOOK,
)


def can_be_named(state: State, seat: i64, target: i64) -> bool:
    """Whether a card may be asked of the target: another, alive, with a card (EK-33, EK-50)."""
    return target < state.seats and target != seat and state.hand[target] != 0


def pairs_with(state: State, title: i64) -> bool:
    """Whether two of that title may be played: cats always, the others as a combo (EK-50)."""
    return state.combos or title >= FIRST_CAT


def combo_choices(state: State, seat: i64, out: Choices) -> None:
    """Every combo that the seat's hand allows."""
    alike_choices(state, seat, out)
    if state.combos:
        five_choices(kinds_in(state.hand[seat]), 0, FIVE, out)


def alike_choices(state: State, seat: i64, out: Choices) -> None:
    """Every combo of two or three of a kind."""
    hand = state.hand[seat]
    targets = named(state, seat)
    if hand & MORE_THAN_ONE:
        for title in range(i64(DEFUSE), i64(TITLES)):
            if held(hand, title) >= 2 and pairs_with(state, title):
                pair_choices(title, targets, out)
        for title in range(i64(DEFUSE), i64(TITLES)):
            if held(hand, title) >= 3 and state.combos:
                three_choices(title, targets, out)


def named(state: State, seat: i64) -> i64:
    """Bitmask of the seats that may be named."""
    targets: i64 = 0
    for target in range(state.seats):
        if can_be_named(state, seat, target):
            targets |= bit(target)
    return targets


def pair_choices(title: i64, targets: i64, out: Choices) -> None:
    """Two of the title, on each target (EK-50)."""
    target: i64 = 0
    while targets >> target:
        if targets & bit(target):
            out.add(pack(PAIR, title, target))
        target += 1


def three_choices(title: i64, targets: i64, out: Choices) -> None:
    """Three of the title, on each target, for any title but Exploding Kitten (EK-51)."""
    target: i64 = 0
    while targets >> target:
        if targets & bit(target):
            for wanted in range(i64(DEFUSE), i64(TITLES)):
                out.add(pack(THREE, title, target, wanted))
        target += 1


def five_choices(titles: i64, chosen: i64, missing: i64, out: Choices) -> None:
    """Every way to add the missing ones of five from these titles (EK-52)."""
    while titles:
        lowest = titles & -titles
        titles ^= lowest
        if missing == 1:
            out.add(pack(FIVE_DIFFERENT, chosen | lowest))
        else:
            five_choices(titles, chosen | lowest, missing - 1, out)


def combo_cost(action: i64) -> i64:
    """The cards that a combo spends, as a hand."""
    verb = verb_of(action)
    titles = arg_of(action, 0)
    if verb == PAIR:
        return one(titles) * 2
    if verb == THREE:
        return one(titles) * 3
    cost: i64 = 0
    for title in range(i64(TITLES)):
        if titles & bit(title):
            cost += one(title)
    return cost


def steal(state: State, target: i64, log: Log | None) -> None:
    """Two of a kind: take a card of the target's hand at random (EK-50)."""
    thief = state.active
    number = size(state.hand[target])
    if number == 0:
        tell(log, NOTHING_LEFT, thief, target)
    else:
        title = nth(state.hand[target], state.rng.below(number))
        move_unseen(state, target, thief, title)
        confide(log, bit(thief) | bit(target), STOLE, thief, target, title)
    go_on(state)


def demand(state: State, target: i64, wanted: i64, log: Log | None) -> None:
    """Three of a kind: the target hands over the card named, or has none (EK-51)."""
    seat = state.active
    if held(state.hand[target], wanted):
        state.hand[target] -= one(wanted)
        state.hand[seat] += one(wanted)
        lose_openly(state, target, wanted)
        gain_openly(state, seat, wanted)
        tell(log, HANDED_OVER, seat, target, wanted)
    else:
        lack_openly(state, target, wanted)
        tell(log, LACKED, seat, target, wanted)
    go_on(state)


def move_unseen(state: State, giver: i64, taker: i64, title: i64) -> None:
    """A card goes from one hand to another, and only these two see it."""
    state.hand[giver] -= one(title)
    state.hand[taker] += one(title)
    pass_unseen(state, giver, taker, title)


def ask_what_to_take(state: State) -> None:
    """Five different: the choice is made now that the combo resolves (EK-52)."""
    state.phase = TAKE_CARD
    state.ask(state.active)


class TakeCard(Question[State]):
    """Which card to take from the discard pile (EK-52)."""

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Any card but a kitten."""
        for title in range(i64(DEFUSE), i64(TITLES)):
            if held(state.discard, title):
                out.add(pack(TAKE, title))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Take the card; everyone sees it."""
        title = arg_of(action, 0)
        state.discard -= one(title)
        state.hand[seat] += one(title)
        gain_openly(state, seat, title)
        tell(log, TOOK, seat, title)
        go_on(state)
