"""The moves of a turn: of all tiles that the bird can go to, the best to lay or to end on.

A move is weighed up to its next egg. Every way is weighed, and of equal ones the shortest taken:
a plan must still be the best after its first step, lest the bird go to and fro for ever.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from catlantis.core.bag import held, one
from catlantis.core.ints import zeros
from catlantis.core.judge import OUT
from catlantis.games.islet.bot.chart import Chart, spot
from catlantis.games.islet.bot.hopes import ALL, AT_ISLET, EGG_NOW, LEVEL, READY, WIN, Hopes
from catlantis.games.islet.bot.stock import hope, stock
from catlantis.games.islet.bot.ways import Ways
from catlantis.games.islet.components import FIRST_NEST, MOST_ALIKE, NESTS, RESOURCES
from catlantis.games.islet.lay import has_egg
from catlantis.games.islet.pay import (
    LAY_PRICES,
    LAY_ROW,
    TERRAIN_BITS,
    covers,
    lay_action,
    purse,
    secured_part,
    terrains_of,
)
from catlantis.games.islet.sites import (
    is_taken,
    islet_of,
    nest_at,
)
from catlantis.games.islet.state import SEA, State
from catlantis.games.islet.verbs import END

MOST_ENDS: Final = 4_000  # more are not looked at
NO_WAY_THERE: Final = -1  # to stay in the sea
NO_END: Final = -1
_PURSES: Final = 1 << TERRAIN_BITS
_NEST_BITS: Final = 2
_PRICES: Final = 1 << (TERRAIN_BITS + 2 * _NEST_BITS)


class Mover:
    """Looks for all ways of a bird, and weighs their ends."""

    def __init__(self, chart: Chart, hopes: Hopes) -> None:
        self.chart = chart
        self.hopes = hopes
        self.ways = Ways(chart)
        # Of each end: the way, the action there (to lay, or to end), and what it is worth
        self.ends: i64 = 0
        self.end_way = zeros(MOST_ENDS)
        self.end_action = zeros(MOST_ENDS)
        self.end_worth = zeros(MOST_ENDS)
        self.best: i64 = NO_END  # the end that is worth most
        # The seat, and what it has to begin with
        self._seat: i64 = 0
        self._whole: i64 = 0
        self._free: i64 = 0
        self._fresh: i64 = 0
        self._under: i64 = 0
        # What is worth the same again and again, and when it was found out
        self._time: i64 = 0
        self._rested = zeros(_PURSES)
        self._rest_stock = zeros(_PURSES)
        self._rest_free = zeros(_PURSES)
        self._paid = zeros(_PRICES)
        self._paid_stock = zeros(_PRICES)
        self._paid_whole = zeros(_PRICES)
        self._paid_now = zeros(_PRICES)
        # For each nest the prices of an egg that the seat can pay without a step
        self._prices = zeros(NESTS * LAY_ROW)
        self._price_number = zeros(NESTS)

    def search(self, state: State, seat: i64) -> None:
        """Find and weigh them all."""
        self._begin(state, seat)
        self.ways.find(state, seat)
        if state.bird[seat] == SEA:
            self._add_end(NO_WAY_THERE, END, self._rest(state, SEA, self._whole))
        can_lay = has_egg(state, seat)
        ways = self.ways
        for way in range(ways.number):
            site = ways.site[way]
            if is_taken(state, seat, site):
                continue
            rest = self._rest(state, site, ways.purse[way]) - ways.steps[way]
            self._add_end(way, END, rest)
            if can_lay and self.chart.is_open[site]:
                self._weigh_eggs(state, way)

    def worth_of_best(self) -> i64:
        """What the best end is worth, `OUT` if there is none."""
        return self.end_worth[self.best] if self.ends else i64(OUT)

    def worth_of_worst(self) -> i64:
        """What the worst end is worth, none being taken away."""
        worst = self.worth_of_best()
        for end in range(self.ends):
            worst = min(worst, self.end_worth[end])
        return worst

    def take_best(self, least: i64) -> i64:
        """The best end that is left, taken away with all others of its sort at that site.

        Eggs in any case, other ends only if they are worth so much; `NO_END` if there is none.
        """
        best: i64 = NO_END
        for end in range(self.ends):
            worth = self.end_worth[end]
            if worth == OUT or (worth < least and self.end_action[end] == END):
                continue
            if best == NO_END or worth > self.end_worth[best]:
                best = end
        if best != NO_END:
            site, lays = self._site_of(best), self.end_action[best] != END
            for end in range(self.ends):
                if self._site_of(end) == site and (self.end_action[end] != END) == lays:
                    self.end_worth[end] = OUT
        return best

    def _site_of(self, end: i64) -> i64:
        way = self.end_way[end]
        return i64(SEA) if way == NO_WAY_THERE else self.ways.site[way]

    def rest_at(self, state: State, seat: i64, site: i64) -> i64:
        """What it is worth to be there."""
        self._begin(state, seat)
        return self._rest(state, site, self._whole)

    def first_action(self, end: i64) -> i64:
        """What to do now for that end."""
        way = self.end_way[end]
        if way == NO_WAY_THERE or self.ways.steps[way] == 0:
            return self.end_action[end]
        return self.ways.first_step(way)

    def actions(self, end: i64) -> vec[i64]:
        """All that leads to that end, and it."""
        way = self.end_way[end]
        if way == NO_WAY_THERE:
            return vec[i64]([self.end_action[end]])
        return append(self.ways.actions(way), self.end_action[end])

    def _begin(self, state: State, seat: i64) -> None:
        self._time += 1
        self._seat = seat
        self._free = state.free[seat]
        self._fresh = state.secured[seat]
        self._under = self._fresh + state.exhausted[seat]
        self._whole = terrains_of(self._free + self._fresh)
        self.ends = 0
        self.best = NO_END
        for nest in range(i64(NESTS)):
            self._list_prices(nest)

    def _list_prices(self, nest: i64) -> None:
        whole = purse(self._free + self._fresh, nest)
        number: i64 = 0
        row = nest * LAY_ROW
        for index in range(row, row + LAY_ROW):
            if covers(whole, LAY_PRICES[index]):
                self._prices[row + number] = LAY_PRICES[index]
                number += 1
        self._price_number[nest] = number

    # Ends

    def _add_end(self, way: i64, action: i64, worth: i64) -> None:
        end = self.ends
        if end == MOST_ENDS:
            return
        self.ends += 1
        self.end_way[end] = way
        self.end_action[end] = action
        self.end_worth[end] = worth
        if self.best == NO_END or worth > self.end_worth[self.best]:
            self.best = end

    def _rest(self, state: State, site: i64, left: i64) -> i64:
        """What it is worth to end there with those terrains left."""
        hopes = self.hopes
        if self._rested[left] != self._time:
            self._rested[left] = self._time
            spent = self._whole - left
            free = self._free - (spent - secured_part(spent, terrains_of(self._fresh)))
            self._rest_stock[left] = stock(free, self._under, hopes.secured_terrain)
            self._rest_free[left] = free
        whole = self._rest_free[left] + self._under
        later = self._rest_stock[left] + self.chart.hope_from(spot(site), whole, hopes.next_egg)
        return hopes.later * later + self._cards_worth(state, site)

    def _cards_worth(self, state: State, site: i64) -> i64:
        """Alone: what the cards promise, those at the bird's islet more, where it explores."""
        if not self.hopes.alone:
            return 0
        cards = self.chart.cards
        return ALL * (READY * cards.worth() + AT_ISLET * cards.number_at(islet_of(state, site)))

    def _weigh_eggs(self, state: State, way: i64) -> None:
        """To lay at the end of a way, with every payment."""
        site = self.ways.site[way]
        nest = nest_at(state, site)
        nests = held(self._free + self._fresh, FIRST_NEST + nest)
        left = self.ways.purse[way] | nests << TERRAIN_BITS
        walked = self._whole - self.ways.purse[way]
        row = nest * LAY_ROW
        secured = terrains_of(self._fresh)
        fresh = purse(self._fresh, nest) - secured_part(walked, secured)
        for index in range(row, row + self._price_number[nest]):
            price = self._prices[index]
            if covers(left, price):
                exhausted = secured_part(price, fresh)
                action = lay_action(nest, price - exhausted, exhausted)
                worth = self._egg(state, site, nest, walked, price) - self.ways.steps[way]
                self._add_end(way, action, worth)

    def _egg(self, state: State, site: i64, nest: i64, walked: i64, price: i64) -> i64:
        """What it is worth to lay there, having spent those terrains on the way."""
        hopes, chart = self.hopes, self.chart
        if hopes.alone and hopes.is_last_egg:
            return ALL * WIN
        key = (walked + price) | nest << (TERRAIN_BITS + _NEST_BITS)
        if self._paid[key] != self._time:
            self._paid[key] = self._time
            self._settle(state, nest, walked + price, key)
        whole, now = self._paid_whole[key], self._paid_now[key]
        hoped: i64 = 0
        for other in range(i64(NESTS)):
            fare = chart.fare(other, site)
            if fare == 0 and other == nest:
                fare = one(nest)  # not here again: about a step away
            at_once = hope(now, other, fare, EGG_NOW, True)
            hoped = max(hoped, at_once)
            hoped = max(hoped, hope(whole, other, fare, hopes.next_egg))
        worth = hopes.egg + LEVEL * state.height[site]
        if hopes.alone:
            worth -= READY * 1000 + AT_ISLET
        later = hopes.later * (self._paid_stock[key] + hoped)
        return ALL * worth + later + self._cards_worth(state, site)

    def _settle(self, state: State, nest: i64, price: i64, key: i64) -> None:
        """What is left, once one is secured, or one released (IS-35, IS-36)."""
        spent = terrains_of(price) | (price >> TERRAIN_BITS) << (TERRAIN_BITS + 4 * nest)
        exhausted = shared(spent, self._fresh)
        free, fresh = self._free - (spent - exhausted), self._fresh - exhausted
        under, terrain = self._under, self.hopes.secured_terrain
        eggs = state.eggs[self._seat]
        best: i64 = OUT
        best_under = under
        if eggs != 1:
            for resource in range(i64(RESOURCES)):
                kept = held(under, resource)
                if eggs == 0:
                    if kept == 0:
                        continue
                    other = under - one(resource)
                elif kept < MOST_ALIKE and held(state.packs, resource):
                    other = under + one(resource)
                else:
                    continue
                worth = stock(free, other, terrain)
                if worth > best:
                    best, best_under = worth, other
        if best == OUT:
            best = stock(free, under, terrain)
        self._paid_stock[key] = best
        self._paid_whole[key] = free + best_under
        self._paid_now[key] = free + fresh + max(i64(0), best_under - under)


def shared(spent: i64, fresh: i64) -> i64:
    """As much of what is spent as secured resources can pay."""
    part: i64 = 0
    for resource in range(i64(RESOURCES)):
        part += min(held(spent, resource), held(fresh, resource)) * one(resource)
    return part
