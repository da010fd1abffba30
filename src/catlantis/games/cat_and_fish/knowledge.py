"""Samples of what a seat cannot know: face-down tiles and others' magic cards.

The tiles of a colour that nobody sees, in the sea and in the pile, are alike to everybody; so
are the cards of the library and those that the others keep, but that nobody keeps a Blank.
"""

from mypy_extensions import i64

from catlantis.core.bag import held, nth, one, size
from catlantis.core.ints import NOTHING
from catlantis.core.rng import Rng
from catlantis.games.cat_and_fish.board import FIRST_BLOCK
from catlantis.games.cat_and_fish.components import (
    BLANK,
    ZONES,
    local_of,
    tile_of,
)
from catlantis.games.cat_and_fish.state import State


def determinize(state: State, seat: i64, rng: Rng) -> State:
    """A clone in which all that the seat does not know is dealt anew."""
    sample = state.clone()
    sample.rng = rng
    for zone in range(i64(ZONES)):
        _deal_tiles(sample, zone)
    _deal_magic(sample, seat)
    return sample


def unseen(state: State, zone: i64) -> i64:
    """The tiles of a colour that lie face down, in the sea and in the pile."""
    bag = state.pile[zone]
    for block in range(FIRST_BLOCK[zone], FIRST_BLOCK[zone + 1]):
        if state.tile[block] != NOTHING:
            bag += one(local_of(state.tile[block]))
    return bag


def _deal_tiles(sample: State, zone: i64) -> None:
    bag = unseen(sample, zone)
    for block in range(FIRST_BLOCK[zone], FIRST_BLOCK[zone + 1]):
        if sample.tile[block] != NOTHING:
            local = nth(bag, sample.rng.below(size(bag)))
            bag -= one(local)
            sample.tile[block] = tile_of(zone, local)
    sample.pile[zone] = bag


def _deal_magic(sample: State, seat: i64) -> None:
    bag = sample.library
    for other in range(sample.seats):
        if other != seat:
            bag += sample.magic[other]
    blanks = held(bag, BLANK) * one(BLANK)
    bag -= blanks
    for other in range(sample.seats):
        if other != seat:
            kept: i64 = 0
            for _ in range(size(sample.magic[other])):
                card = nth(bag, sample.rng.below(size(bag)))
                bag -= one(card)
                kept += one(card)
            sample.magic[other] = kept
    sample.library = bag + blanks
