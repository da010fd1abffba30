"""The explorations of a turn: every way to place tiles, and the best for all that they bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import pack
from catlantis.core.bag import held, one
from catlantis.core.grid import SIDES
from catlantis.core.ints import NOTHING, zeros
from catlantis.core.judge import OUT
from catlantis.games.islet.bot.chart import AT_SEA, FROM_BIRD, SITES, Chart, spot
from catlantis.games.islet.bot.hopes import ALL, AT_ISLET, LOSS, READY, TILE, Hopes, would_lose
from catlantis.games.islet.bot.stock import hope, stock
from catlantis.games.islet.components import (
    FIRST_NEST,
    KINDS,
    MOST_PLACED,
    RESOURCES,
    nest_between,
    nest_of,
    terrain_of,
)
from catlantis.games.islet.explore import sea_to_explore, trail_resource, trail_site
from catlantis.games.islet.sites import islet_of, put_tile, terrain_at
from catlantis.games.islet.state import STACKING, State
from catlantis.games.islet.verbs import EXPLORE, GATHER, STACK

# What an exploration brings, as one number: how many of each resource, to the base of five
_BASE: Final = MOST_PLACED + 1
_POWER: Final = vec[i64]([_BASE**resource for resource in range(RESOURCES)])
_KEYS: Final = _BASE**RESOURCES
# A path: for each tile that is still to be placed its kind and site, the first one lowest, and
# above them how many there are
_STEP_BITS: Final = 12
_STEP_MASK: Final = (1 << _STEP_BITS) - 1
_KIND_BITS: Final = 4
_KIND_MASK: Final = 15
NO_PATH: Final = -1
_NUMBER_BITS: Final = MOST_PLACED * _STEP_BITS


class Explorer:
    """Tries all explorations of a seat out, without a trace."""

    def __init__(self, chart: Chart, hopes: Hopes) -> None:
        self.chart = chart
        self.hopes = hopes
        self.found: i64 = 0  # how many different yields there are
        self.keys = zeros(_KEYS)  # of these, in the order in which they were found
        self.best: i64 = OUT  # the worth of the best exploration …
        self.best_path: i64 = 0  # … and the tiles that it places
        # For each yield: when it was met, what it is worth, and the best exploration that has it
        self._met = zeros(_KEYS)
        self._stock = zeros(_KEYS)
        self._hope = zeros(_KEYS)
        self.worth = zeros(_KEYS)
        self.path = zeros(_KEYS)
        self._time: i64 = 0
        self._bird: i64 = 0
        self._free: i64 = 0
        self._under: i64 = 0
        self._packs: i64 = 0
        self._seat: i64 = 0
        self._before: i64 = 0  # tiles placed before

    def begin(self, state: State, seat: i64) -> None:
        """Forget what was tried."""
        self._time += 1
        self.found = 0
        self.best, self.best_path = OUT, 0
        self._seat = seat
        self._bird = spot(state.bird[seat])
        self._free = state.free[seat]
        self._under = state.secured[seat] + state.exhausted[seat]
        self._packs = state.packs
        self._before = state.placed

    def search(self, state: State, seat: i64) -> None:
        """Try everything that the seat may place."""
        self.begin(state, seat)
        if state.phase is STACKING:
            self.try_on(state, seat)
            return
        for site in sea_to_explore(state, seat):
            self.try_at(state, seat, site)

    def take_best(self) -> i64:
        """The best path among yields that are left, taken away; `NO_PATH` if there is none."""
        best: i64 = OUT
        best_key: i64 = NO_PATH
        for index in range(self.found):
            key = self.keys[index]
            if self.worth[key] > best:
                best, best_key = self.worth[key], key
        if best_key == NO_PATH:
            return NO_PATH
        self.worth[best_key] = OUT
        return self.path[best_key]

    def try_on(self, state: State, seat: i64) -> None:
        """Gather, or place more."""
        last = trail_site(state, state.placed - 1)
        hand, gain, key = state.hand[seat], trail_gain(state), trail_key(state)
        work = state.clone() if self.hopes.alone else state
        self._go_on(work, hand, last, state.height[last], 0, gain, key, 0, 0)

    def try_gather(self, state: State) -> None:
        """Gather now."""
        self._weigh(state, 0, trail_gain(state), trail_key(state), 0, 0)

    def try_more(self, state: State, seat: i64, kind: i64, site: i64) -> None:
        """Go on with that tile there."""
        work = state.clone() if self.hopes.alone else state
        gain, key = trail_gain(state), trail_key(state)
        self._place(work, state.hand[seat], kind, site, 0, gain, key, 0, 0)

    def try_at(self, state: State, seat: i64, site: i64) -> None:
        """Begin at a site of the sea."""
        hand = state.hand[seat]
        for kind in range(i64(KINDS)):
            if held(hand, kind):
                self.try_with(state, hand, kind, site)

    def try_with(self, state: State, hand: i64, kind: i64, site: i64) -> None:
        """Begin at a site of the sea with that tile."""
        work = state
        if self.hopes.alone:
            work = state.clone()
            put_tile(work, kind, site)
            work.height[site], work.face[site] = 0, 0
        self._place(work, hand, kind, site, 0, 0, 0, 0, 0)

    def _place(
        self,
        state: State,
        hand: i64,
        kind: i64,
        site: i64,
        placed: i64,
        gain: i64,
        key: i64,
        path: i64,
        hoped: i64,
    ) -> None:
        """Place a tile, and go on."""
        height = state.height[site]
        resource = terrain_of(kind)
        if height and terrain_at(state, site) != resource:
            resource = FIRST_NEST + nest_between(resource, terrain_at(state, site))
        gain += one(resource)
        key += _POWER[resource]
        path |= (site << _KIND_BITS | kind) << (placed * _STEP_BITS)
        hand -= one(kind)
        if not self.hopes.alone:
            hoped = max(hoped, self._hope_there(state, kind, site, gain))
            self._go_on(state, hand, site, height + 1, placed + 1, gain, key, path, hoped)
            return
        cards, face = self.chart.cards, state.face[site]
        grown = cards.grown
        cards.count(state, site, -1)
        state.face[site], state.height[site] = kind, height + 1
        cards.count(state, site, 1)
        cards.grow(islet_of(state, site), height + 1)
        if cards.is_met(state, site):
            hoped = max(hoped, self._hope_there(state, kind, site, gain))
        self._go_on(state, hand, site, height + 1, placed + 1, gain, key, path, hoped)
        cards.count(state, site, -1)
        state.face[site], state.height[site] = face, height
        cards.count(state, site, 1)
        cards.grown = grown

    def _go_on(
        self,
        state: State,
        hand: i64,
        last: i64,
        level: i64,
        placed: i64,
        gain: i64,
        key: i64,
        path: i64,
        hoped: i64,
    ) -> None:
        """Gather; or place one more beside the last, at least as high (IS-21)."""
        self._weigh(state, placed, gain, key, path, hoped)
        if self._before + placed == MOST_PLACED or hand == 0:
            return
        for side in range(i64(SIDES)):
            site = state.near[last * SIDES + side]
            if site != NOTHING and site < self.chart.sites and self.chart.ground[site] >= level:
                for kind in range(i64(KINDS)):
                    if held(hand, kind):
                        self._place(state, hand, kind, site, placed, gain, key, path, hoped)

    def _hope_there(self, state: State, kind: i64, site: i64, gain: i64) -> i64:
        """What an egg on the tile just placed promises, if it is nearer than others."""
        nest = nest_of(kind)
        chart = self.chart
        if self._bird == AT_SEA:
            fare = one(terrain_of(kind))
            paid: i64 = 1
        else:
            near = chart.best_neighbour(state, site)
            if near == NOTHING:
                return 0
            paid = chart.paid[FROM_BIRD * SITES + near] + 1
            fare = chart.fares[FROM_BIRD * SITES + near] + one(terrain_of(kind))
        if paid >= chart.paid[nest * SITES + self._bird]:
            return 0
        return hope(self._free + self._under + gain, nest, fare, self.hopes.next_egg)

    def _weigh(self, state: State, placed: i64, gain: i64, key: i64, path: i64, hoped: i64) -> None:
        """What it is worth to gather now; the best for each yield is kept."""
        if self._met[key] != self._time:
            self._met[key] = self._time
            self._appraise(key, gain)
            self.keys[self.found] = key
            self.worth[key] = OUT
            self.found += 1
        worth = self.hopes.later * (self._stock[key] + max(self._hope[key], hoped))
        if self.hopes.alone:
            worth += self._worth_alone(state, placed)
        if worth > self.worth[key]:
            path |= placed << _NUMBER_BITS
            self.worth[key] = worth
            self.path[key] = path
            if worth > self.best:
                self.best, self.best_path = worth, path

    def _worth_alone(self, state: State, placed: i64) -> i64:
        """What the cards promise then, and the tiles cost."""
        if would_lose(state, self._seat, placed):
            return ALL * LOSS
        cards = self.chart.cards
        at_islet = cards.number_at(islet_of(state, self._bird))
        return ALL * (READY * cards.worth() + AT_ISLET * at_islet - TILE * placed)

    def _appraise(self, key: i64, gain: i64) -> None:
        """What a yield is worth, where the packs have it (IS-3)."""
        free = self._free
        for resource in range(i64(RESOURCES)):
            free += min(held(gain, resource), held(self._packs, resource)) * one(resource)
        hopes = self.hopes
        self._stock[key] = stock(free, self._under, hopes.secured_terrain)
        self._hope[key] = self.chart.hope_from(self._bird, free + self._under, hopes.next_egg)


def trail_gain(state: State) -> i64:
    """What the tiles placed so far bring."""
    gain: i64 = 0
    for step in range(state.placed):
        gain += one(trail_resource(state, step))
    return gain


def trail_key(state: State) -> i64:
    """The same as one number."""
    key: i64 = 0
    for step in range(state.placed):
        key += _POWER[trail_resource(state, step)]
    return key


def actions_of(path: i64, placed: i64) -> vec[i64]:
    """The actions of an exploration that has placed so many tiles already."""
    number = path >> _NUMBER_BITS
    found = zeros(number + 1)
    for index in range(number):
        step = path >> (index * _STEP_BITS) & _STEP_MASK
        verb = i64(STACK if placed + index else EXPLORE)
        found[index] = pack(verb, step & _KIND_MASK, step >> _KIND_BITS)
    found[number] = GATHER
    return found
