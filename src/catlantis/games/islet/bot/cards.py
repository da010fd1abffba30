"""Alone: the cards at the islets, and how many tiles meet each (IS-61, IS-66)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held, one
from catlantis.core.grid import SIDES
from catlantis.core.ints import NOBODY, NOTHING, zeros
from catlantis.games.islet.components import (
    ANY_OF_LEVEL,
    CONDITIONS,
    FIRST_AMONG,
    FIRST_LEVEL_NEST,
    HIGH,
    LEVELS,
    SHOWN,
    TERRAINS,
)
from catlantis.games.islet.sites import is_bare, is_land, islet_of
from catlantis.games.islet.solo import condition_at, fits
from catlantis.games.islet.state import State

MOST: Final = 2 * SHOWN  # cards that lie there
MET: Final = 1_000  # a card that a tile meets
GROWING: Final = 600  # of that, for a tile that has grown all the way to its level


def _level(condition: int) -> int:
    """The level that a condition asks for, 0 if none."""
    if condition == ANY_OF_LEVEL:
        return HIGH
    if condition >= FIRST_AMONG:
        return 0
    return LEVELS[condition % FIRST_LEVEL_NEST // TERRAINS]


_LEVEL_OF: Final = vec[i64]([_level(condition) for condition in range(CONDITIONS)])


class Cards:
    """The cards that are shown, and the tiles that meet them; tiles may be tried out."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.islet = zeros(MOST)
        self.condition = zeros(MOST)
        self.level = zeros(MOST)  # that it asks for, 0 if none
        self.tiles = zeros(MOST)  # how many without an egg meet it
        # For each, as a bag, the highest level below it on which one may stack
        self.grown: i64 = 0

    def read(self, state: State) -> None:
        """Look at all cards and all tiles."""
        self.number = 0
        self.grown = 0
        for islet in range(i64(2)):
            for slot in range(i64(SHOWN)):
                condition = condition_at(state, islet, slot)
                if condition != NOTHING:
                    self._read_card(state, islet, condition)

    def _read_card(self, state: State, islet: i64, condition: i64) -> None:
        card = self.number
        self.number += 1
        self.islet[card] = islet
        self.condition[card] = condition
        self.level[card] = _LEVEL_OF[condition]
        self.tiles[card] = 0
        for site in range(i64(len(state.height))):
            if is_land(state, site) and islet_of(state, site) == islet:
                if state.egg[site] == NOBODY and fits(state, condition, site):
                    self.tiles[card] += 1
                if is_bare(state, site):
                    self._grow_for(card, state.height[site])

    def number_at(self, islet: i64) -> i64:
        """How many lie at an islet."""
        number: i64 = 0
        for card in range(self.number):
            if self.islet[card] == islet:
                number += 1
        return number

    def worth(self) -> i64:
        """How many cards are met, or in part by a tile that grows, in thousandths."""
        total: i64 = 0
        for card in range(self.number):
            if self.tiles[card]:
                total += MET
            elif self.level[card]:
                total += GROWING * held(self.grown, card) // self.level[card]
        return total

    def is_met(self, state: State, site: i64) -> bool:
        """Whether the site meets a card of its islet."""
        islet = islet_of(state, site)
        for card in range(self.number):
            if self.islet[card] == islet and fits(state, self.condition[card], site):
                return True
        return False

    def count(self, state: State, site: i64, by: i64) -> None:
        """Count a site, and those beside it whose condition it touches, as so many more."""
        islet = islet_of(state, site)
        for card in range(self.number):
            if self.islet[card] != islet:
                continue
            condition = self.condition[card]
            self._count_one(state, card, condition, site, by)
            if self.level[card] == 0:
                for side in range(i64(SIDES)):
                    other = state.near[site * SIDES + side]
                    if other != NOTHING:
                        self._count_one(state, card, condition, other, by)

    def _count_one(self, state: State, card: i64, condition: i64, site: i64, by: i64) -> None:
        if is_land(state, site) and state.egg[site] == NOBODY and fits(state, condition, site):
            self.tiles[card] += by

    def grow(self, islet: i64, height: i64) -> None:
        """A tile of that islet has that level now."""
        for card in range(self.number):
            if self.islet[card] == islet:
                self._grow_for(card, height)

    def _grow_for(self, card: i64, height: i64) -> None:
        before = held(self.grown, card)
        if before < height < self.level[card]:
            self.grown += (height - before) * one(card)
