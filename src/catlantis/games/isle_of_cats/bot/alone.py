"""A seat's match as if it sat alone: boats never meet, so its days can be played by themselves.

Days to come are played lightly: a column, and drawings chosen at a glance, no specials.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import pack
from catlantis.core.rng import Rng
from catlantis.games.isle_of_cats.boat import ROWS
from catlantis.games.isle_of_cats.bot.glance import OUT_OF_SIGHT
from catlantis.games.isle_of_cats.bot.lookahead import CHOOSING, act, at_dusk, play_out
from catlantis.games.isle_of_cats.decks import CATS_A_DAY, DAYS, LESSONS_A_DAY
from catlantis.games.isle_of_cats.dusk import begin_day
from catlantis.games.isle_of_cats.island import ISLAND_COLUMNS
from catlantis.games.isle_of_cats.knowledge import reshuffled
from catlantis.games.isle_of_cats.state import (
    DONE,
    FIELDS,
    MORNING,
    MOST_DRAWN,
    State,
    first_row,
    phase_of,
)
from catlantis.games.isle_of_cats.verbs import TAKE_COLUMN

SELF: Final = 0  # the only seat
GLANCES: Final = 3  # drawings of each thing that are measured


def alone(state: State, seat: i64) -> State:
    """The seat's own part of a match, in which it is seat 0."""
    own = State(1, state.version, state.rng.clone(), vec[i64]([0]), state.phase)
    own.day = state.day
    own.cards = state.cards
    own.cats_pile = state.cats_pile
    own.lessons_pile = state.lessons_pile
    own.sheet = state.sheet[seat : seat + 1]
    own.sister = state.sister
    own.free = state.free[first_row(seat) : first_row(seat) + ROWS]
    own.near = state.near[first_row(seat) : first_row(seat) + ROWS]
    own.drawn = state.drawn[seat * MOST_DRAWN : (seat + 1) * MOST_DRAWN]
    own.day_of = state.day_of[seat * FIELDS : (seat + 1) * FIELDS]
    return own


def to_morning(own: State) -> None:
    """Play what is left of a day that has begun."""
    phase = phase_of(own, SELF)
    if phase is not MORNING:
        if phase is not DONE:
            play_out(own, SELF, GLANCES)
        next_morning(own)


def next_morning(own: State) -> None:
    """The day is over."""
    own.day += 1
    begin_day(own, SELF)


def aboard(state: State, seat: i64, own: State) -> None:
    """Put the seat's own part back into a match."""
    for y in range(i64(ROWS)):
        state.free[first_row(seat) + y] = own.free[y]
        state.near[first_row(seat) + y] = own.near[y]
    for index in range(i64(MOST_DRAWN)):
        state.drawn[seat * MOST_DRAWN + index] = own.drawn[index]
    for field in range(i64(FIELDS)):
        state.day_of[seat * FIELDS + field] = own.day_of[field]


def light_day(own: State) -> State:
    """The evening of a day, after the column that promises most."""
    best = own
    most: i64 = 10 * OUT_OF_SIGHT
    for column in range(i64(ISLAND_COLUMNS)):
        day = own.clone()
        act(day, SELF, pack(TAKE_COLUMN, column))
        play_out(day, SELF, GLANCES)
        worth = at_dusk(day, SELF, CHOOSING)
        if worth > most:
            best, most = day, worth
    return best


def after_light_days(own: State) -> State:
    """The boat at the end."""
    sea = own
    while sea.day < DAYS:
        sea = light_day(sea)
        next_morning(sea)
    return sea


def deal_days(own: State, rng: Rng) -> None:
    """Deal today, which has not begun, and the days to come anew."""
    own.cats_pile = reshuffled(own.cats_pile, own.day * CATS_A_DAY, rng)
    own.lessons_pile = reshuffled(own.lessons_pile, own.day * LESSONS_A_DAY, rng)
