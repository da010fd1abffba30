"""What a seat cannot know, dealt anew: the days to come, and what the others did today (IC-21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.ints import zeros
from catlantis.core.rng import Rng
from catlantis.games.isle_of_cats.decks import CATS_A_DAY, DAYS, LESSONS_A_DAY
from catlantis.games.isle_of_cats.dusk import clear_day
from catlantis.games.isle_of_cats.placement import renew_boat
from catlantis.games.isle_of_cats.shapes import COLOURS
from catlantis.games.isle_of_cats.state import (
    DAWN_DISCOVERIES,
    DAWN_TICKED,
    DAWN_USED,
    DISCOVERIES,
    DONE,
    MORNING,
    MOST_DRAWN,
    TICKED,
    USED,
    State,
    enter,
    get,
    phase_of,
    put,
)


def determinize(state: State, seat: i64, rng: Rng) -> State:
    """A clone in which all that the seat cannot know is dealt anew.

    The others are back at dawn in it; who has confirmed already did nothing today: what it may
    have done is for the bot's judgement to guess.
    """
    sample = state.clone()
    sample.rng = rng
    laid: i64 = state.day + 1 if state.day < DAYS else DAYS
    sample.cats_pile = reshuffled(state.cats_pile, laid * CATS_A_DAY, rng)
    sample.lessons_pile = reshuffled(state.lessons_pile, laid * LESSONS_A_DAY, rng)
    if state.seats == 1:
        sample.sister = _with_hidden_colours(state, rng)
    for other in range(state.seats):
        if other != seat:
            return_to_dawn(sample, other)
    return sample


def reshuffled(pile: vec[i64], known: i64, rng: Rng) -> vec[i64]:
    """The pile with all after the first so many cards in another order."""
    hidden = sorted_numbers(pile[known:])
    rng.shuffle(hidden, len(hidden))
    order = pile[:known]
    for number in hidden:
        order = append(order, number)
    return order


def sorted_numbers(pile: vec[i64]) -> vec[i64]:
    """The cards in the order of their numbers: how they lay tells nothing."""
    if len(pile) == 0:
        return pile
    lowest, highest = pile[0], pile[0]
    for number in pile:
        lowest = min(lowest, number)
        highest = max(highest, number)
    here = zeros(highest - lowest + 1)
    for number in pile:
        here[number - lowest] += 1
    ordered = vec[i64]()
    for number in range(lowest, highest + 1):
        for _ in range(here[number - lowest]):
            ordered = append(ordered, number)
    return ordered


def _with_hidden_colours(state: State, rng: Rng) -> vec[i64]:
    """The sister's cards with the colours not yet turned in another order (IC-50)."""
    turned = min(state.day + 1, COLOURS)
    colours = reshuffled(state.sister[:COLOURS], turned, rng)
    for lesson in state.sister[COLOURS:]:
        colours = append(colours, lesson)
    return colours


def return_to_dawn(sample: State, seat: i64) -> None:
    """Take back all that the seat did today."""
    is_done = phase_of(sample, seat) is DONE
    if get(sample, seat, DISCOVERIES) != get(sample, seat, DAWN_DISCOVERIES):
        for index in range(get(sample, seat, DAWN_DISCOVERIES), get(sample, seat, DISCOVERIES)):
            sample.drawn[seat * MOST_DRAWN + index] = 0
        put(sample, seat, DISCOVERIES, get(sample, seat, DAWN_DISCOVERIES))
        renew_boat(sample, seat)
    put(sample, seat, TICKED, get(sample, seat, DAWN_TICKED))
    put(sample, seat, USED, get(sample, seat, DAWN_USED))
    clear_day(sample, seat)
    enter(sample, seat, DONE if is_done else MORNING)
    # How often the seat was asked tells how far its day is
    sample.asked[seat] = sample.day + 1
