"""All ways of a bird: every tile that it can go to, with all that it can keep in hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import arg_of, pack
from catlantis.core.grid import SIDES
from catlantis.core.ints import NOTHING, zeros
from catlantis.games.islet.bot.chart import SITES, Chart
from catlantis.games.islet.move import is_free_step
from catlantis.games.islet.pay import STEP_PRICES, STEP_ROW, covers, secured_part, terrains_of
from catlantis.games.islet.sites import is_coast, is_land, terrain_at
from catlantis.games.islet.state import SEA, State
from catlantis.games.islet.verbs import ADVANCE

MOST: Final = 2_000  # more are not looked at
NO_STEP: Final = -1  # before the first


class Ways:
    """What `reach.Ways` finds, in arrays that are filled again and again.

    A way is noted unless one before it leads to the same site, leaves as much of every terrain and
    may go on as well: the free steps of who has paid nothing yet may be used up (IS-38).
    """

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.number: i64 = 0
        # Of each: the site it leads to, the terrains it leaves to pay with, its number of steps,
        # the price of the last of them, the way before it, and the next to the same site
        self.site = zeros(MOST)
        self.purse = zeros(MOST)
        self.steps = zeros(MOST)
        self.price = zeros(MOST)
        self.before = zeros(MOST)
        self._other = zeros(MOST)
        self._last_to = zeros(SITES)
        self.whole: i64 = 0  # all terrains of the seat
        self.secured: i64 = 0  # those of them that are secured

    def first_step(self, way: i64) -> i64:
        """What to do now to go that way."""
        while self.steps[way] > 1:
            way = self.before[way]
        return self._step(way, self.secured)

    def actions(self, way: i64) -> vec[i64]:
        """All steps of that way."""
        number = self.steps[way]
        found = zeros(number)
        place = number
        while place > 0:
            place -= 1
            found[place] = way
            way = self.before[way]
        secured = self.secured
        for index in range(number):
            found[index] = self._step(found[index], secured)
            secured -= arg_of(found[index], 2)
        return found

    def _step(self, way: i64, secured: i64) -> i64:
        """The last step of that way, these secured resources paying first."""
        price = self.price[way]
        exhausted = secured_part(price, secured)
        return pack(ADVANCE, self.site[way], price - exhausted, exhausted)

    def find(self, state: State, seat: i64) -> None:
        """Those of the fewest steps first; from land, the first is to stay."""
        self.number = 0
        self.secured = terrains_of(state.secured[seat])
        self.whole = terrains_of(state.free[seat]) + self.secured
        for site in range(self.chart.sites):
            self._last_to[site] = NO_STEP
        here = state.bird[seat]
        if here == SEA:
            for site in range(self.chart.sites):
                if is_land(state, site) and is_coast(state, site):
                    self._pay_for(state, site, self.whole, 1, NO_STEP)
        else:
            self._arrive(state, here, self.whole, 0, 0, NO_STEP)
        way: i64 = 0
        while way < self.number:
            self._go_on(state, way)
            way += 1

    def _go_on(self, state: State, way: i64) -> None:
        """Take every step from the end of a way."""
        here, left = self.site[way], self.purse[way]
        steps = self.steps[way] + 1
        for side in range(i64(SIDES)):
            site = state.near[here * SIDES + side]
            if is_land(state, site):
                if not is_free_step(state, here, site):
                    self._pay_for(state, site, left, steps, way)
                elif not self._is_used_up(state, left, steps - 1):
                    self._arrive(state, site, left, steps, 0, way)
        if state.seats == 1 and left:
            site = self.chart.first_twin(state, here)
            while site != NOTHING:
                self._pay_for(state, site, left, steps, way)
                site = self.chart.next_alike[site]

    def _is_used_up(self, state: State, left: i64, steps: i64) -> bool:
        """Whether so many steps, none of them paid, have used up the free ones (IS-38)."""
        return left == self.whole and steps >= state.free_steps

    def _pay_for(self, state: State, site: i64, left: i64, steps: i64, before: i64) -> None:
        """Arrive with every payment."""
        row = terrain_at(state, site) * STEP_ROW
        for index in range(row, row + STEP_ROW):
            price = STEP_PRICES[index]
            if covers(left, price):
                self._arrive(state, site, left - price, steps, price, before)

    def _arrive(
        self, state: State, site: i64, left: i64, steps: i64, price: i64, before: i64
    ) -> None:
        """Note a way to that site, unless one before it left as much and may go on as well."""
        other = self._last_to[site]
        while other != NO_STEP:
            if covers(self.purse[other], left):
                return
            other = self._other[other]
        way = self.number
        if way == MOST:
            return
        if not self._is_used_up(state, left, steps):
            self._other[way] = self._last_to[site]
            self._last_to[site] = way
        self.number += 1
        self.site[way] = site
        self.purse[way] = left
        self.steps[way] = steps
        self.price[way] = price
        self.before[way] = before
