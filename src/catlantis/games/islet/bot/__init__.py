"""Islet: plan the whole turn; gather what the nests near the bird need, go there, and lay.

Worths are in nest cards. What is hidden (others' tiles, the bag, the pile) plays no part in them,
so one sample is as good as another.

An exploration is planned tile by tile. A move is planned as a whole: of all tiles that the bird
can go to, with all that it can keep in hand, the best to lay or to end on. A bot decides each step
anew, so a plan must still be the best after its first step, lest the bird go to and fro for ever:
that is why every way is weighed, and of equal ones the shortest taken.
"""

from functools import cache
from typing import Final, cast

from catlantis.core.action import verb_of
from catlantis.core.bag import bag_of, counts, held, one, size, things
from catlantis.core.phase import OVER
from catlantis.core.search import HOPELESS, plan
from catlantis.core.sight import Sight
from catlantis.games.islet.bot.chart import NO_WAY, Chart, neighbours
from catlantis.games.islet.components import (
    FIRST_NEST,
    FIRST_PART,
    HAND,
    LAY_PRICE,
    MOST_ALIKE,
    MOST_FREE,
    MOST_PLACED,
    NESTS,
    RESOURCES,
    SECOND_PART,
    TERRAINS,
)
from catlantis.games.islet.explore import trail_resource, trail_site
from catlantis.games.islet.lay import can_lay_at, has_egg
from catlantis.games.islet.pay import (
    TERRAIN_BITS,
    covers,
    lay_action,
    lay_prices_within,
    purse,
    secured_part,
    terrain_prices,
    terrains_of,
)
from catlantis.games.islet.reach import Ways
from catlantis.games.islet.scoring import eggs_left
from catlantis.games.islet.sites import is_bare, is_taken, nest_at
from catlantis.games.islet.state import MOVING, OPEN_END, SEA, STACKING, TURN, State
from catlantis.games.islet.verbs import END, EXPLORE, TOSS

WIDTH: Final = 16  # explorations followed at a time
ONE_STEP: Final = 1e-6  # of two ways to the same end, the shorter

EGG: Final = 9.0
EGG_ALONE: Final = 40.0  # more than all that it was hoped for with cards
LEVEL: Final = 0.1  # of an egg, for each level: it breaks ties (IS-52)
# So many cards of one terrain, or of one nest: a few terrains to walk, and threes of a nest
TERRAIN: Final = [0.0, 1.2, 1.9, 2.4, 2.8, 3.1, 3.4, 3.7, 4.0, 4.2, 4.4, 4.6, 4.8]
NEST: Final = [0.0, 0.8, 1.8, 3.0, 3.8, 4.8, 6.0, 6.6, 7.4, 8.4, 9.0, 9.5, 10.0]
TABLES: Final = [TERRAIN] * TERRAINS + [NEST] * NESTS
SECURED_NEST: Final = 2.4  # on top of that
SECURED_TERRAIN: Final = 1.0
SECURED_TERRAIN_ALONE: Final = 4.0  # it walks every turn of a long match
NEXT_EGG: Final = 3.0  # an egg that can be paid, on a tile at hand
EGG_NOW: Final = 4.0  # the same if the move goes on
STEP: Final = 0.4  # a step that must be paid on the way to it
CHAIN: Final = 1.0  # a tile that can still be placed
TILE: Final = 1.5  # alone: a tile that is still in the bag
TILE_AT_HAND: Final = 1.6
NEXT_EGG_ALONE: Final = 6.0  # alone, where few tiles will do
READY: Final = 10.0  # alone: a card that a tile meets
AT_ISLET: Final = 3.5  # alone: a card at the bird's islet
LOSS: Final = -100.0
WIN: Final = 100.0


def worths(sight: Sight) -> dict[int, float]:
    """What each legal action is worth to the seat."""
    legal, seat = sight.legal, sight.seat
    if len(legal) == 1:
        return {legal[0]: 0.0}
    sample = cast(State, sight.sample(0))
    prospect = Prospect(sample, seat)
    if sample.phase is not TURN and sample.phase is not MOVING:
        depth = MOST_PLACED + 1 if sample.phase is STACKING else 1
        return plan(sight.game, sample, seat, legal, prospect, WIDTH, depth)
    found = dict.fromkeys(legal, HOPELESS)
    explorations = [action for action in legal if verb_of(action) == EXPLORE]
    found.update(plan(sight.game, sample, seat, explorations, prospect, WIDTH, MOST_PLACED + 1))
    if sample.seats == 1 and sample.phase is TURN:
        best = max(prospect.moves(sample).values())
        for action in legal:
            if verb_of(action) != EXPLORE:  # IS-64: three tiles for a move, of the hand or the bag
                tile = TILE_AT_HAND if verb_of(action) == TOSS else TILE
                found[action] = best - 3 * tile
    else:
        found.update(prospect.moves(sample))
    return found


class Prospect:
    """What a seat hopes for, seen from where it decides."""

    def __init__(self, root: State, seat: int) -> None:
        self.seat = seat
        self.alone = root.seats == 1
        self.chart = Chart(root, seat)
        self.later = later(root)
        self.egg = EGG_ALONE if self.alone else EGG
        self.next_egg = NEXT_EGG_ALONE if self.alone else NEXT_EGG
        self.secured_terrain = SECURED_TERRAIN_ALONE if self.alone else SECURED_TERRAIN
        self.eggs = eggs_left(root, seat)
        self.stocks: dict[tuple[int, int], tuple[float, list[int]]] = {}
        self.chains: dict[int, int] = {}

    # Exploring, and the small decisions

    def is_settled(self, state: State) -> bool:
        """Whether no more tiles are placed."""
        return state.phase is not STACKING

    def key(self, state: State) -> object:
        """What the rest of an exploration depends on."""
        return (state.hand[self.seat], state.trail)

    def worth(self, state: State) -> float:
        """Eggs, resources, and the next egg that they promise."""
        seat, stacking = self.seat, state.phase is STACKING
        total = self.egg * (self.eggs - eggs_left(state, seat))
        if self.alone:
            if is_lost(state, seat):
                return LOSS + total
            total += tiles_worth(state, seat)
        free = state.free[seat]
        if stacking:
            for step in range(state.placed):
                free += one(trail_resource(state, step))
        changed = self.chart.changed(state)
        hoped, whole = self.stock(free, state.secured[seat] + state.exhausted[seat])
        hoped += next_egg(self.chart.fares_after(state, changed), whole, self.next_egg)
        if stacking:
            hoped += CHAIN * self.chain(state)
        if self.alone:
            hoped += self.card_worth(state, changed, int(state.bird[seat]))
        return total + self.later * hoped

    def card_worth(self, state: State, changed: list[int], bird: int) -> float:
        """Alone: what the cards promise, those at the bird's islet more, where it explores."""
        met = self.chart.cards_met(state, changed)
        return READY * met + (AT_ISLET * self.chart.cards_at(bird) if bird != SEA else 0.0)

    def stock(self, free: int, secured: int) -> tuple[float, list[int]]:
        """What resources are worth, and how many there are of each."""
        known = self.stocks.get((free, secured))
        if known is None:
            loose, kept = counts(free, RESOURCES), counts(secured, RESOURCES)
            whole = [a + b for a, b in zip(loose, kept, strict=True)]
            known = (self.resources_worth(loose, kept), whole)
            self.stocks[free, secured] = known
        return known

    def resources_worth(self, free: list[int], secured: list[int]) -> float:
        """What resources are worth: those at hand, and that secured ones come back every turn."""
        extra = SECURED_NEST * sum(secured[FIRST_NEST:])
        extra += self.secured_terrain * sum(secured[:FIRST_NEST])
        if sum(free) <= MOST_FREE:
            return extra + sum(
                table[loose + kept]
                for table, loose, kept in zip(TABLES, free, secured, strict=True)
            )
        best = [0.0] * (MOST_FREE + 1)  # by how many are kept at most (IS-23)
        for table, loose, kept in zip(TABLES, free, secured, strict=True):
            best = [
                max(
                    best[room - number] + table[number + kept]
                    for number in range(min(loose, room) + 1)
                )
                for room in range(MOST_FREE + 1)
            ]
        return extra + best[MOST_FREE]

    def chain(self, state: State) -> int:
        """How many more tiles can be stacked, one above the other."""
        tiles = min(MOST_PLACED - int(state.placed), int(size(state.hand[self.seat])))
        last = int(trail_site(state, state.placed - 1))
        if state.placed > 1:
            return climb(state, last, int(state.height[last]), tiles)
        if last not in self.chains:
            self.chains[last] = climb(state, last, int(state.height[last]), tiles)
        return self.chains[last]

    # Moving

    def moves(self, state: State) -> dict[int, float]:
        """What the first action of each way to lay or to end is worth."""
        seat = self.seat
        whole = terrains_of(state.free[seat] + state.secured[seat])
        found: dict[int, float] = {}
        if state.bird[seat] == SEA:
            found[END] = self.worth(state)
        ways = Ways(state, seat)
        for way, site in enumerate(ways.site):
            if is_taken(state, seat, site):
                continue
            steps, left = ways.steps[way], ways.purse[way]
            first = ways.first_action(way)
            worth = self.rest(state, site, whole - left) - ONE_STEP * steps
            found[first] = max(found.get(first, HOPELESS), worth)
            if has_egg(state, seat) and can_lay_at(state, seat, site):
                for action, egg in self.lays(state, site, left, whole - left):
                    begin = first if steps else action
                    found[begin] = max(found.get(begin, HOPELESS), egg - ONE_STEP * steps)
        return found

    def rest(self, state: State, site: int, spent: int) -> float:
        """What it is worth to end on a tile, having spent those terrains."""
        seat = self.seat
        free = state.free[seat] - (spent - secured_part(spent, terrains_of(state.secured[seat])))
        hoped, whole = self.stock(free, state.secured[seat] + state.exhausted[seat])
        hoped += next_egg(self.chart.fares(site), whole, self.next_egg)
        total = 0.0
        if self.alone:
            total += tiles_worth(state, seat)
            hoped += self.card_worth(state, [], site)
        return total + self.later * hoped

    def lays(self, state: State, site: int, left: int, walked: int) -> list[tuple[int, float]]:
        """To lay on a tile with the terrains left: each payment, and what it is worth."""
        seat, nest = self.seat, int(nest_at(state, site))
        shift = FIRST_NEST + nest
        nests = int(held(state.free[seat] + state.secured[seat], shift))
        secured = state.secured[seat]
        fresh = purse(secured, nest) - secured_part(walked, terrains_of(secured))
        found = []
        for price in lay_prices_within(left | nests << TERRAIN_BITS, nest):
            exhausted = int(secured_part(price, fresh))
            action = int(lay_action(nest, price - exhausted, exhausted))
            found.append((action, self.egg_worth(state, site, walked, price)))
        return found

    def egg_worth(self, state: State, site: int, walked: int, price: int) -> float:
        """What it is worth to lay on a tile, having walked there, for that price."""
        seat, nest = self.seat, int(nest_at(state, site))
        spent = resources(walked, 0) + resources(price, nest)
        fresh = state.secured[seat]
        exhausted = shared(spent, fresh)
        free, fresh = state.free[seat] - (spent - exhausted), fresh - exhausted
        under = state.secured[seat] + state.exhausted[seat]
        if self.eggs == 1 and self.alone:
            return WIN + float(size(state.bag))
        hoped, whole = self.settled(state, free, under)
        fares = list(self.chart.fares(site))
        if fares[nest] == 0:
            fares[nest] = int(one(nest))  # not here again: about a step away
        hoped += max(
            next_egg(fares, whole, self.next_egg),
            next_egg(fares, counts(free + fresh, RESOURCES), EGG_NOW, now=True),
        )
        total = self.egg + LEVEL * int(state.height[site])
        if self.alone:
            total += tiles_worth(state, seat)
            hoped += self.card_worth(state, [], site) - READY - AT_ISLET
        return total + self.later * hoped

    def settled(self, state: State, free: int, under: int) -> tuple[float, list[int]]:
        """What the resources are worth once one is secured, or one released (IS-35, IS-36)."""
        if state.eggs[self.seat] == 1:
            return self.stock(free, under)
        if state.eggs[self.seat]:
            options = [
                under + one(resource)
                for resource in range(RESOURCES)
                if held(under, resource) < MOST_ALIKE and held(state.packs, resource)
            ]
        else:
            options = [
                under - one(resource) for resource in range(RESOURCES) if held(under, resource)
            ]
        return max(
            (self.stock(free, option) for option in options), default=self.stock(free, under)
        )


def tiles_worth(state: State, seat: int) -> float:
    """Alone: what the tiles that are left are worth, the clock of the match."""
    return TILE * int(size(state.bag)) + TILE_AT_HAND * int(size(state.hand[seat]))


def resources(price: int, nest: int) -> int:
    """A price as a bag of resources."""
    nests = price >> TERRAIN_BITS
    return int(terrains_of(price)) | nests << (TERRAIN_BITS + 4 * nest)


def shared(spent: int, fresh: int) -> int:
    """As much of what is spent as secured resources can pay."""
    return sum(
        min(int(held(spent, resource)), int(held(fresh, resource))) * int(one(resource))
        for resource in range(RESOURCES)
    )


def next_egg(fares: list[int], whole: list[int], worth: float, *, now: bool = False) -> float:
    """The best egg that may be laid later, or now: how much of the way and the nest is paid."""
    best = 0.0
    for nest, fare in enumerate(fares):
        if fare != NO_WAY:
            short = shortage(whole, nest, fare)
            part = float(short <= 0) if now else max(0.0, 1 - short / 4) ** 2
            best = max(best, part * (worth - STEP * int(size(fare))))
    return best


def shortage(whole: list[int], nest: int, fare: int) -> int:
    """About how many cards are missing to go there and lay; none only if it can be paid."""
    missing = max(0, LAY_PRICE - whole[FIRST_NEST + nest])
    left = [
        number - (fare >> (4 * terrain) & 15) for terrain, number in enumerate(whole[:TERRAINS])
    ]
    steps = -sum(number for number in left if number < 0)
    left = [max(0, number) for number in left]
    pairs = min(missing, left[FIRST_PART[nest]], left[SECOND_PART[nest]])
    spare = sum(left) - 2 * pairs
    short = max(0, steps - spare // 2) + max(0, missing - pairs - max(0, spare - 2 * steps) // 3)
    if short == 0 and steps + missing - pairs > 0 and not can_pay(tuple(whole), nest, fare):
        return 1
    return short


@cache
def can_pay(whole: tuple[int, ...], nest: int, fare: int) -> bool:
    """Whether those resources can pay both the steps and the nests."""
    resources = bag_of(list(whole))
    purses = {int(purse(resources, nest))}
    for terrain in things(fare):
        purses = {
            held_now - price
            for held_now in purses
            for price in terrain_prices(terrain)
            if covers(held_now, price)
        }
    return any(lay_prices_within(left, nest) for left in purses)


def climb(state: State, site: int, level: int, tiles: int) -> int:
    """The longest way up from a site, with that many tiles."""
    best = 0
    if tiles:
        for other in neighbours(state, site):
            height = int(state.height[other])
            if height >= level and is_bare(state, other):
                best = max(best, 1 + climb(state, other, height + 1, tiles - 1))
                if best == tiles:
                    break
    return best


def later(root: State) -> float:
    """How much counts what is kept for later: nothing on the last turn."""
    if root.last_round == OPEN_END:
        return 1.0
    return 0.0 if root.last_round == root.round else 0.5


def is_lost(state: State, seat: int) -> bool:
    """Whether the match alone is lost, or will be as tiles are drawn (IS-67)."""
    if state.phase is STACKING:
        return bool(size(state.bag) < HAND - size(state.hand[seat]))
    return state.phase is OVER
