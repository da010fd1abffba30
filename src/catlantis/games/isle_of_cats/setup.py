"""Setup: both decks shuffled, a sheet for each seat, and alone the sister (IC-5, IC-50)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import zeros
from catlantis.core.rng import Rng
from catlantis.games.isle_of_cats.boat import ROWS, SHEETS
from catlantis.games.isle_of_cats.decks import Deck
from catlantis.games.isle_of_cats.dusk import begin_day
from catlantis.games.isle_of_cats.placement import renew_boat
from catlantis.games.isle_of_cats.shapes import COLOURS
from catlantis.games.isle_of_cats.state import FIELDS, MOST_DRAWN, State

ANY_SHEET: Final = 0  # the option's value for sheets dealt at random
SISTER_LESSONS: Final = 3  # of each kind there are nine (IC-50)
KINDS_OF_LESSONS: Final = 9


def deal(deck: Deck, seats: i64, version: i64, rng: Rng, sheet: i64, difficulty: i64) -> State:
    """A new match on its first morning; difficulty 1 is easy, 5 expert.

    The decks are shuffled first: one seed has one island, whoever plays.
    """
    cats_pile = _shuffled(0, deck.cats, rng)
    lessons_pile = _shuffled(deck.cats, len(deck.cards), rng)
    state = State(seats, version, rng, zeros(seats))
    state.cards = deck.cards
    state.cats_pile = cats_pile
    state.lessons_pile = lessons_pile
    state.sheet = _sheets(seats, sheet, rng)
    state.sister = _sister(difficulty, rng) if seats == 1 else vec[i64]()
    state.free = zeros(seats * ROWS)
    state.near = zeros(seats * ROWS)
    state.drawn = zeros(seats * MOST_DRAWN)
    state.day_of = zeros(seats * FIELDS)
    for seat in range(seats):
        begin_day(state, seat)
        renew_boat(state, seat)
        state.ask(seat)
    return state


def _shuffled(first: i64, last: i64, rng: Rng) -> vec[i64]:
    """The numbers from the first up to, not including, the last, in random order."""
    pile = vec[i64](range(first, last))
    rng.shuffle(pile, len(pile))
    return pile


def _sheets(seats: i64, sheet: i64, rng: Rng) -> vec[i64]:
    """A sheet for each seat: different ones while there are enough, or all the one named."""
    dealt = zeros(seats)
    for seat in range(seats):
        if seat % SHEETS == 0:
            order = _shuffled(0, SHEETS, rng)
        dealt[seat] = order[seat % SHEETS] if sheet == ANY_SHEET else sheet - 1
    return dealt


def _sister(difficulty: i64, rng: Rng) -> vec[i64]:
    """Her colours in the order of turning, three lessons, and so many advanced ones."""
    colours = _shuffled(0, COLOURS, rng)
    lessons = _shuffled(0, KINDS_OF_LESSONS, rng)
    advanced = _shuffled(KINDS_OF_LESSONS, 2 * KINDS_OF_LESSONS, rng)
    dealt = [*colours, *lessons[:SISTER_LESSONS], *advanced[: difficulty - 1]]
    return vec[i64](dealt)
