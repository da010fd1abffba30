"""The best ways through a day: several at a time are gone on with, a drawing after the other.

Of all that a step leads to, those after which the boat promises most are kept (a beam). Only one
seat matters, so it is searched in a match of its own (`alone.py`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.action import Choices, pack, verb_of
from catlantis.core.ints import bit
from catlantis.games.isle_of_cats.boat import ROWS
from catlantis.games.isle_of_cats.bot.alone import SELF
from catlantis.games.isle_of_cats.bot.glance import promising
from catlantis.games.isle_of_cats.bot.lookahead import (
    CHOOSING,
    PLACING,
    act,
    at_dusk,
    best_mixes,
    choices,
    measured,
    next_card,
    rank_of,
    special_price,
)
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.island import SLOTS, card_in
from catlantis.games.isle_of_cats.specials import EXTRA, can_use
from catlantis.games.isle_of_cats.state import (
    CARDS,
    CHOSEN,
    DAWN_USED,
    DRAW,
    EVENING,
    LEFT,
    MAP,
    MORNING,
    USED,
    State,
    get,
    phase_of,
)
from catlantis.games.isle_of_cats.verbs import CONFIRM, TAKE_CARD, TAKE_EXTRA, TAKE_MIXED

# Ways that are gone on with after each drawing, and drawings of each thing that are measured: on
# the last day, when the score itself is known, more
BEAM: Final = 12
LAST_BEAM: Final = 48
GLANCES: Final = 10
LAST_GLANCES: Final = 20
EXTENDED: Final = 3  # evenings to which one more card is tried
OF_A_HAND: Final = 5  # ways at most that are found with the same cards


class Way:
    """A way through a day: what was done, the boat that came of it, and what that promises."""

    def __init__(self, state: State, actions: vec[i64], worth: i64) -> None:
        self.state = state
        self.actions = actions
        self.worth = worth

    def after(self, action: i64) -> "Way":
        """This way and a step more, its boat not yet measured."""
        state = self.state.clone()
        act(state, SELF, action)
        return Way(state, append(self.actions[:], action), self.worth)


class Days:
    """The search for the ways through a day that has begun or not."""

    def __init__(self, own: State) -> None:
        is_last = own.day == DAYS - 1
        self.beam: i64 = LAST_BEAM if is_last else BEAM
        self.glances: i64 = LAST_GLANCES if is_last else GLANCES
        self.price = special_price(own, SELF)
        self.out = Choices()
        self.found: list[Way] = []
        first = Way(own, vec[i64](), 0)
        if phase_of(own, SELF) is MORNING:
            for hand in self.hands(first):
                self.found += self.evenings(hand)
        else:
            self.found += self.evenings(first)
        self.found = best_ways(self.found, i64(len(self.found)), SLOTS)
        if can_use(own, SELF, EXTRA):
            self.found += self.extended()

    def plans(self, number: i64) -> list[vec[i64]]:
        """So many of them, up to confirming the day, the best first."""
        return [append(way.actions[:], CONFIRM) for way in best_ways(self.found, number, OF_A_HAND)]

    def hands(self, morning: Way) -> list[Way]:
        """Each choice of cards that may be worth it."""
        out = Choices()
        choices(morning.state, SELF, out)
        mixes = out
        if verb_of(out.items[out.size - 1]) == TAKE_MIXED:
            mixes = best_mixes(morning.state, SELF, out)
        hands: list[Way] = []
        for index in range(out.size):
            action = out.items[index]
            if verb_of(action) != TAKE_MIXED or mixes.has(action):
                hands.append(morning.after(action))
        return hands

    def extended(self) -> list[Way]:
        """The best evenings, each with one more card."""
        found: list[Way] = []
        for way in best_ways(self.found, EXTENDED, 1):
            if can_use(way.state, SELF, EXTRA):
                chosen = get(way.state, SELF, CHOSEN)
                for slot in range(i64(SLOTS)):
                    if not chosen & bit(slot):
                        found += self.evenings(way.after(pack(TAKE_EXTRA, slot)))
        return found

    def evenings(self, way: Way) -> list[Way]:
        """The best ways from there to the end of the day."""
        found: list[Way] = []
        ways = [way]
        while ways:
            following: list[Way] = []
            for each in ways:
                if phase_of(each.state, SELF) is EVENING:
                    found.append(self.at_its_end(each))
                self.go_on(each, following)
            ways = best_ways(following, self.beam, self.beam)
        return best_ways(found, self.beam, self.beam)

    def go_on(self, way: Way, following: list[Way]) -> None:
        """Add all that the way's next drawing may lead to, and the next lesson."""
        phase = phase_of(way.state, SELF)
        if phase is CARDS or phase is EVENING:
            self.draw(way, following)  # a twin
            left = get(way.state, SELF, LEFT)
            if left:
                rank = rank_of(card_in(way.state, next_card(way.state, SELF)))
                for slot in range(i64(SLOTS)):
                    if left & bit(slot) and rank_of(card_in(way.state, slot)) == rank:
                        self.settle(way.after(pack(TAKE_CARD, slot)), following)
        else:
            self.settle(way, following)

    def settle(self, way: Way, following: list[Way]) -> None:
        """Decide all that a card asks, up to the next drawing, or to its end."""
        phase = phase_of(way.state, SELF)
        if phase is CARDS or phase is EVENING:
            self.measure(way, following)
        elif phase is DRAW or phase is MAP:
            self.draw(way, following)
        else:
            out = Choices()
            choices(way.state, SELF, out)
            for index in range(out.size):
                self.settle(way.after(out.items[index]), following)

    def draw(self, way: Way, following: list[Way]) -> None:
        """Add the drawings that look good."""
        self.out.clear()
        choices(way.state, SELF, self.out)
        for action in promising(way.state, SELF, self.out, self.glances):
            self.measure(way.after(action), following)

    def measure(self, way: Way, following: list[Way]) -> None:
        """Add a way, measured as while things are being placed."""
        way.worth = measured(way.state, SELF, PLACING) - self.paid(way.state)
        following.append(way)

    def at_its_end(self, way: Way) -> Way:
        """The way, measured as at dusk."""
        worth = at_dusk(way.state, SELF, CHOOSING) - self.paid(way.state)
        return Way(way.state, way.actions, worth)

    def paid(self, state: State) -> i64:
        """What a special used today must bring."""
        return self.price if get(state, SELF, USED) != get(state, SELF, DAWN_USED) else 0


def best_ways(ways: list[Way], number: i64, of_a_hand: i64) -> list[Way]:
    """So many of the ways, the best first: no boat twice, and of the same cards only so many."""
    ordered = sorted(ways, key=lambda way: -way.worth)
    found: list[Way] = []
    for way in ordered:
        if len(found) == number:
            break
        alike: i64 = 0
        is_new = True
        for other in found:
            if get(other.state, SELF, CHOSEN) == get(way.state, SELF, CHOSEN):
                alike += 1
                if other.worth == way.worth and is_same_boat(other.state, way.state):
                    is_new = False
                    break
        if is_new and alike < of_a_hand:
            found.append(way)
    return found


def is_same_boat(one: State, other: State) -> bool:
    """Whether the same squares are free on both."""
    return all(one.free[y] == other.free[y] for y in range(i64(ROWS)))
