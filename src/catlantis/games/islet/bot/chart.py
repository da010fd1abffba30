"""Islet, as a bot sees it when it decides: where eggs may go, and what it takes to get there."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.bag import one
from catlantis.core.grid import SIDES
from catlantis.core.ints import NOTHING, zeros
from catlantis.games.islet.bot.cards import Cards
from catlantis.games.islet.bot.stock import NO_WAY, hope
from catlantis.games.islet.components import KINDS, NESTS
from catlantis.games.islet.lay import can_lay_at
from catlantis.games.islet.sites import is_bare, is_land, islet_of, nest_at, terrain_at
from catlantis.games.islet.state import SEA, State
from catlantis.games.islet.verbs import LAST_SITE

SITES: Final = LAST_SITE + 2  # the last stands for the sea where birds wait
AT_SEA: Final = LAST_SITE + 1
NO_GROUND: Final = -1  # the level of a site on which nothing may be stacked
FAR: Final = 1_000  # more paid steps than any way has
FROM_BIRD: Final = NESTS  # the row of the fares from the bird; those before lead to each nest


def spot(site: i64) -> i64:
    """Where a bird at that site, or in the sea, is on the chart."""
    return AT_SEA if site == SEA else site


class Chart:
    """The islet as a plan begins, or both alone with their cards; drawn anew again and again."""

    def __init__(self) -> None:
        self.sites: i64 = 0
        self.ground = zeros(SITES)  # the level of each site on which one may stack
        self.is_open = zeros(SITES)  # whether the seat may lay there
        # From each site the fares to the nearest tile of each nest that may take an egg, row by
        # row; and to each site from the bird
        self.fares = zeros((NESTS + 1) * SITES)
        self.paid = zeros((NESTS + 1) * SITES)  # how many steps of these ways are paid
        # Alone: the land of each kind at each islet, as lists: the first, and the one after each
        self.first_alike = zeros(2 * KINDS)
        self.next_alike = zeros(SITES)
        self.cards = Cards()
        self._rim = zeros(2 * SIDES * SITES)
        self._next_rim = zeros(2 * SIDES * SITES)

    def survey(self, state: State, seat: i64) -> None:
        """Draw it, as the seat sees it."""
        self.sites = i64(len(state.height))
        if state.seats == 1:
            self._list_alike(state)
            self.cards.read(state)
        for site in range(self.sites):
            if is_land(state, site):
                self.is_open[site] = 1 if can_lay_at(state, seat, site) else 0
                self.ground[site] = state.height[site] if is_bare(state, site) else i64(NO_GROUND)
            else:
                self.is_open[site] = 0
                self.ground[site] = NO_GROUND
        for nest in range(i64(NESTS)):
            self._measure_to(state, nest)
        self._measure_from(state, state.bird[seat])

    def first_twin(self, state: State, site: i64) -> i64:
        """The first tile of the other islet exactly like this one; `next_alike` has the others."""
        return self.first_alike[(1 - islet_of(state, site)) * KINDS + state.face[site]]

    def fare(self, nest: i64, site: i64) -> i64:
        """From that spot, the fare to a tile of that nest that may take an egg."""
        return self.fares[nest * SITES + site]

    def hope_from(self, site: i64, whole: i64, worth: i64) -> i64:
        """The best egg that those resources promise a bird at that spot."""
        best: i64 = 0
        for nest in range(i64(NESTS)):
            best = max(best, hope(whole, nest, self.fares[nest * SITES + site], worth))
        return best

    def best_neighbour(self, state: State, site: i64) -> i64:
        """The tile beside a site to which the bird pays the fewest steps, or `NOTHING`."""
        found: i64 = NOTHING
        fewest: i64 = FAR
        row = i64(FROM_BIRD * SITES)
        for side in range(i64(SIDES)):
            other = state.near[site * SIDES + side]
            if other != NOTHING and other < self.sites and self.paid[row + other] < fewest:
                found, fewest = other, self.paid[row + other]
        return found

    # Alone

    def _list_alike(self, state: State) -> None:
        """Sort the tiles of both islets by kind (IS-65)."""
        for index in range(i64(2 * KINDS)):
            self.first_alike[index] = NOTHING
        for site in range(self.sites):
            if is_land(state, site):
                index = islet_of(state, site) * KINDS + state.face[site]
                self.next_alike[site] = self.first_alike[index]
                self.first_alike[index] = site

    # Fares

    def _measure_to(self, state: State, nest: i64) -> None:
        """To the nearest tile of that nest that may take an egg; from the sea, all are coast."""
        row = nest * SITES
        self._forget(row)
        ends: i64 = 0
        for site in range(self.sites):
            if self.is_open[site] and nest_at(state, site) == nest:
                self._note(row, site, 0, 0)
                self._rim[ends] = site
                ends += 1
                self._note(row, AT_SEA, one(terrain_at(state, site)), 1)
        self._spread(state, row, ends)

    def _measure_from(self, state: State, bird: i64) -> None:
        """From the bird to each tile; from the sea, as if all were coast."""
        row = i64(FROM_BIRD * SITES)
        self._forget(row)
        if bird != SEA:
            self._note(row, bird, 0, 0)
            self._rim[0] = bird
            self._spread(state, row, 1)
            return
        for site in range(self.sites):
            if is_land(state, site):
                self._note(row, site, one(terrain_at(state, site)), 1)

    def _forget(self, row: i64) -> None:
        for site in range(self.sites):
            self.paid[row + site] = FAR
            self.fares[row + site] = NO_WAY
        self.paid[row + AT_SEA] = FAR
        self.fares[row + AT_SEA] = NO_WAY

    def _note(self, row: i64, site: i64, fare: i64, paid: i64) -> None:
        self.fares[row + site] = fare
        self.paid[row + site] = paid

    def _spread(self, state: State, row: i64, ends: i64) -> None:
        """By ways of the fewest paid steps, from the ends on."""
        paid: i64 = 0
        while ends:
            further: i64 = 0
            while ends:
                ends -= 1
                site = self._rim[ends]
                if self.paid[row + site] != paid:
                    continue  # there was a cheaper way
                for side in range(i64(SIDES)):
                    other = state.near[site * SIDES + side]
                    if other == NOTHING or not is_land(state, other):
                        continue
                    if terrain_at(state, site) == terrain_at(state, other):
                        if self.paid[row + other] > paid:
                            self._note(row, other, self.fares[row + site], paid)
                            self._rim[ends] = other
                            ends += 1
                    elif self._pay(state, row, site, other, paid + 1):
                        self._next_rim[further] = other
                        further += 1
                if state.seats == 1:
                    other = self.first_twin(state, site)
                    while other != NOTHING:
                        if self._pay(state, row, site, other, paid + 1):
                            self._next_rim[further] = other
                            further += 1
                        other = self.next_alike[other]
            self._rim, self._next_rim = self._next_rim, self._rim
            ends = further
            paid += 1

    def _pay(self, state: State, row: i64, site: i64, other: i64, paid: i64) -> bool:
        """Go on by a paid step, if that is news; the terrain stepped on is paid (IS-32)."""
        if self.paid[row + other] <= paid:
            return False
        stepped_on = other if row == FROM_BIRD * SITES else site
        fare = self.fares[row + site] + one(terrain_at(state, stepped_on))
        self._note(row, other, fare, paid)
        return True
