"""How far a bird can go: every tile that it can end a move on, with the cheapest price (IS-31)."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import arg_of, pack
from catlantis.core.bag import size
from catlantis.core.grid import SIDES
from catlantis.games.islet.lay import can_lay_at, has_egg
from catlantis.games.islet.move import is_free_step, is_twin
from catlantis.games.islet.pay import (
    STEP_PRICES,
    STEP_ROW,
    TERRAIN_BITS,
    covers,
    lay_action,
    lay_prices_within,
    purse,
    secured_part,
    terrains_of,
)
from catlantis.games.islet.sites import (
    is_coast,
    is_land,
    is_taken,
    neighbour,
    nest_at,
    terrain_at,
)
from catlantis.games.islet.state import SEA, State
from catlantis.games.islet.verbs import ADVANCE, END

NO_WAY: Final = -1


class Ways:
    """All ways of a bird, those of the fewest steps first: where each leads, and what it leaves.

    A way is told unless one before it leads to the same site, leaves as much of every terrain and
    may go on as well: the free steps of who has paid nothing yet may be used up (IS-38). From
    land, the first way is to stay.
    """

    def __init__(self, state: State, seat: i64) -> None:
        self.state = state
        self.secured = terrains_of(state.secured[seat])
        # Of each way: the site it leads to, the terrains it leaves to pay with, its number of
        # steps, the price of the last of them, and the way that goes before it
        self.site: list[int] = []
        self.purse: list[int] = []
        self.steps: list[int] = []
        self.price: list[int] = []
        self.before: list[int] = []
        self.to_site: list[list[int]] = [[] for _ in range(len(state.place))]  # purses
        self.whole = terrains_of(state.free[seat] + state.secured[seat])
        here = state.bird[seat]
        if here == SEA:
            for site in range(i64(len(state.place))):
                if is_land(state, site) and is_coast(state, site):
                    self.pay_for(site, self.whole, 1, NO_WAY)
        else:
            self.arrive(here, self.whole, 0, 0, NO_WAY)
        way = 0
        while way < len(self.site):
            self.go_on(way)
            way += 1

    def go_on(self, way: int) -> None:
        """Take every step from the end of a way."""
        state, here, purse = self.state, i64(self.site[way]), i64(self.purse[way])
        steps = self.steps[way] + 1
        for side in range(i64(SIDES)):
            site = neighbour(state, here, side)
            if is_land(state, site):
                if is_free_step(state, here, site):
                    if not self.is_used_up(purse, steps - 1):
                        self.arrive(site, purse, steps, 0, way)
                else:
                    self.pay_for(site, purse, steps, way)
        if state.seats == 1 and purse:
            for site in range(i64(len(state.place))):
                if is_twin(state, here, site):
                    self.pay_for(site, purse, steps, way)

    def is_used_up(self, purse: i64, steps: int) -> bool:
        """Whether so many steps, none of them paid, have used up the free ones (IS-38)."""
        return purse == self.whole and steps >= self.state.free_steps

    def pay_for(self, site: i64, purse: i64, steps: int, before: int) -> None:
        """Arrive with every payment."""
        row = terrain_at(self.state, site) * STEP_ROW
        for index in range(row, row + STEP_ROW):
            price = STEP_PRICES[index]
            if covers(purse, price):
                self.arrive(site, purse - price, steps, price, before)

    def arrive(self, site: i64, purse: i64, steps: int, price: i64, before: int) -> None:
        """Note a way to that site, unless one before it left as much and may go on as well."""
        found = self.to_site[site]
        for other in found:
            if covers(other, purse):
                return
        if not self.is_used_up(purse, steps):
            found.append(purse)
        self.site.append(site)
        self.purse.append(purse)
        self.steps.append(steps)
        self.price.append(price)
        self.before.append(before)

    def step(self, way: int, secured: i64) -> int:
        """The last step of that way, these secured resources paying first."""
        price = i64(self.price[way])
        exhausted = secured_part(price, secured)
        return int(pack(ADVANCE, self.site[way], price - exhausted, exhausted))

    def first_action(self, way: int) -> int:
        """What to do now to go that way; to stay is to end."""
        if self.steps[way] == 0:
            return END
        while self.steps[way] > 1:
            way = self.before[way]
        return self.step(way, self.secured)

    def actions(self, way: int) -> list[int]:
        """All steps of that way; none: to stay."""
        trail: list[int] = []
        while way != NO_WAY and self.steps[way]:
            trail.append(way)
            way = self.before[way]
        secured = self.secured
        actions: list[int] = []
        for step in reversed(trail):
            action = self.step(step, secured)
            secured -= arg_of(action, 2)
            actions.append(action)
        return actions

    def lay_there(self, seat: i64, way: int) -> int:
        """The egg to lay at the end of that way, if it can be paid: the fewest cards, or `END`."""
        state, site = self.state, i64(self.site[way])
        if not (has_egg(state, seat) and can_lay_at(state, seat, site)):
            return END
        nest = nest_at(state, site)
        left = i64(self.purse[way])
        nests = purse(state.free[seat] + state.secured[seat], nest) >> TERRAIN_BITS << TERRAIN_BITS
        for price in lay_prices_within(left | nests, nest):
            exhausted = secured_part(price, self.secured_left(seat, way, nest))
            return int(lay_action(nest, price - exhausted, exhausted))
        return END

    def secured_left(self, seat: i64, way: int, nest: i64) -> i64:
        """The secured resources that can pay a lay on that nest at the end of the way."""
        left = purse(self.state.secured[seat], nest)
        for action in self.actions(way):
            left -= arg_of(action, 2)
        return left


class Way:
    """The way to suggest to a site: the cards that it takes, its steps, and the egg there."""

    def __init__(self, site: int, cards: int, steps: list[int], lay: int) -> None:
        self.site = site
        self.cards = cards
        self.steps = steps
        self.lay = lay  # or `END`


def reach(state: State, seat: i64) -> list[Way]:
    """Each tile that the bird can end a move on, by the way that takes the fewest cards.

    Of these it is one after which an egg can be paid, if there is one.
    """
    ways = Ways(state, seat)
    whole = size(terrains_of(state.free[seat] + state.secured[seat]))
    best: dict[int, Way] = {}
    for way, site in enumerate(ways.site):
        if is_taken(state, seat, site):
            continue
        cards = int(whole - size(ways.purse[way]))
        found = best.get(site)
        if found is None or cards < found.cards:
            best[site] = Way(site, cards, ways.actions(way), ways.lay_there(seat, way))
        elif cards == found.cards and found.lay == END:
            lay = ways.lay_there(seat, way)
            if lay != END:
                best[site] = Way(site, cards, ways.actions(way), lay)
    return [best[site] for site in sorted(best)]
