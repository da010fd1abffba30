"""The state of a match: the decks, the day, and for each seat a boat and how far its day is.

What a seat did today is its secret until the day ends (IC-21), so beside each seat's present its
dawn is kept: how many discoveries, lessons and specials it had in the morning.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.phase import OVER, Phase
from catlantis.core.state import State as CoreState
from catlantis.games.isle_of_cats.boat import ROWS

# Phases of a seat's day: what it must decide
MORNING: Final = Phase("morning")  # which cards (IC-21, IC-22)
CARDS: Final = Phase("cards")  # which of them next
EVENING: Final = Phase("confirm")  # none is left: one more card, or the day is done
AREA: Final = Phase("area")  # above or below "or" (IC-33)
PICKS: Final = Phase("picks")  # which 2 of those shown (IC-33)
COLOUR: Final = Phase("colour")  # of an Oshax (IC-32)
DRAW: Final = Phase("draw")  # where a discovery goes (IC-30)
MAP: Final = Phase("map")  # which common treasure for a map, and where (IC-35)
DONE: Final = OVER  # the day is confirmed: nothing more is asked today
# By their numbers
PHASES: Final = [DONE, MORNING, CARDS, EVENING, AREA, PICKS, COLOUR, DRAW, MAP]

NO_THING: Final = 0  # not core's NOTHING: things lie packed in one int, which ends in zeros

# A discovery on a boat: its shape, colour, turn, place, and where it came from
MOST_DRAWN: Final = 80
TURN_AT: Final = 9
X_AT: Final = 12
Y_AT: Final = 17
SOURCE_AT: Final = 21
FROM_CARD: Final = 0
FROM_MAP: Final = 1
TWIN: Final = 2


class State(CoreState):
    """A position of The Isle of Cats: Explore & Draw; each seat is in a phase of its own."""

    day: i64 = 0  # from 0 on; 7: Vesh is here
    # What never changes in a match, and clones share
    cards: vec[i64]  # what each card shows, by its number
    cats_pile: vec[i64]  # the order of each deck: eight and four cards are laid a day
    lessons_pile: vec[i64]
    sheet: vec[i64]  # the boat sheet of each seat
    sister: vec[i64]  # her five colours in their order, then her lessons; alone only
    # The boats: nine rows for each seat, and a line of discoveries
    free: vec[i64]  # squares without a discovery
    near: vec[i64]  # free squares that touch a discovery; all free ones at first (IC-31)
    drawn: vec[i64]
    day_of: vec[i64]  # the fields below for each seat

    def clone(self) -> "State":
        """An independent copy."""
        twin = State(self.seats, self.version, self.rng.clone(), self.asked[:], self.phase)
        twin.to_act = self.to_act
        twin.day = self.day
        twin.cards = self.cards
        twin.cats_pile = self.cats_pile
        twin.lessons_pile = self.lessons_pile
        twin.sheet = self.sheet
        twin.sister = self.sister
        twin.free = self.free[:]
        twin.near = self.near[:]
        twin.drawn = self.drawn[:]
        twin.day_of = self.day_of[:]
        return twin

    def shared(self) -> list[str]:
        """The cards, the piles, the sheets and the sister are as they were dealt."""
        return ["cards", "cats_pile", "lessons_pile", "sheet", "sister"]


# The fields of a seat in `day_of`: one array, because each array costs a clone an allocation
FIELDS: Final = 15
PHASE: Final = 0  # the number of the phase that the seat is in
CHOSEN: Final = 1  # bitmask of the slots whose cards are the seat's today
LEFT: Final = 2  # of these, the cards not yet resolved
OPEN: Final = 3  # the slot of the card being resolved
ITEMS: Final = 4  # its discoveries still to be drawn, as things, the first lowest
LAST_CAT: Final = 5  # the cat just drawn, whose twin may be drawn now (IC-22)
LAST_TREASURE: Final = 6  # the treasure just drawn, likewise
SHORT: Final = 7  # today's cards that could not be drawn in full
TICKED: Final = 8  # bitmask of the lessons ticked, bit 0 being lesson 1
USED: Final = 9  # bitmask of the specials used
DISCOVERIES: Final = 10  # how many are on the boat
DAWN_TICKED: Final = 11
DAWN_USED: Final = 12
DAWN_DISCOVERIES: Final = 13
DAWN_CHOSEN: Final = 14  # bitmask of the slots whose cards were the seat's on the day before


def get(state: State, seat: i64, field: i64) -> i64:
    """A field of the seat."""
    return state.day_of[seat * FIELDS + field]


def put(state: State, seat: i64, field: i64, value: i64) -> None:
    """Set a field of the seat."""
    state.day_of[seat * FIELDS + field] = value


def phase_of(state: State, seat: i64) -> Phase:
    """The phase of its day that the seat is in."""
    return PHASES[state.day_of[seat * FIELDS + PHASE]]


def enter(state: State, seat: i64, phase: Phase) -> None:
    """The seat comes to that phase of its day."""
    state.day_of[seat * FIELDS + PHASE] = phase.number


def discovery(thing: i64, turn: i64, x: i64, y: i64, source: i64) -> i64:
    """A discovery on a boat as one int; `x` and `y` are the corner of its box."""
    return thing | turn << TURN_AT | x << X_AT | y << Y_AT | source << SOURCE_AT


def turn_of(found: i64) -> i64:
    """How a discovery is turned."""
    return found >> TURN_AT & 7


def x_of(found: i64) -> i64:
    """The leftmost column of a discovery."""
    return found >> X_AT & 31


def y_of(found: i64) -> i64:
    """The top row of a discovery."""
    return found >> Y_AT & 15


def source_of(found: i64) -> i64:
    """Whether a discovery came from a card, from a map or as a twin."""
    return found >> SOURCE_AT & 3


def discovery_at(state: State, seat: i64, index: i64) -> i64:
    """One of the seat's discoveries, in the order of drawing."""
    return state.drawn[seat * MOST_DRAWN + index]


def first_row(seat: i64) -> i64:
    """Where the rows of the seat's boat begin."""
    return seat * ROWS
