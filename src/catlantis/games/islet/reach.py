"""How far a bird can go: every tile that it can end a move on, with the cheapest price (IS-31)."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import pack
from catlantis.core.bag import size
from catlantis.core.grid import SIDES
from catlantis.games.islet.move import is_free_step, is_twin
from catlantis.games.islet.pay import (
    STEP_PRICES,
    STEP_ROW,
    covers,
    secured_part,
    terrains_of,
)
from catlantis.games.islet.sites import is_coast, is_land, is_taken, neighbour, terrain_at
from catlantis.games.islet.state import SEA, State
from catlantis.games.islet.verbs import ADVANCE, END

NO_STEP: Final = -1


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
        # steps, and the site and the price of the first of them
        self.site: list[int] = []
        self.purse: list[int] = []
        self.steps: list[int] = []
        self.first_site: list[int] = []
        self.first_price: list[int] = []
        self.to_site: list[list[int]] = [[] for _ in range(len(state.place))]  # purses
        self.whole = terrains_of(state.free[seat] + state.secured[seat])
        here = state.bird[seat]
        if here == SEA:
            for site in range(i64(len(state.place))):
                if is_land(state, site) and is_coast(state, site):
                    self.pay_for(site, self.whole, 1, NO_STEP, 0)
        else:
            self.arrive(here, self.whole, 0, NO_STEP, 0)
        way = 0
        while way < len(self.site):
            self.go_on(way)
            way += 1

    def go_on(self, way: int) -> None:
        """Take every step from the end of a way."""
        state, here, purse = self.state, i64(self.site[way]), i64(self.purse[way])
        steps = self.steps[way] + 1
        first_site, first_price = i64(self.first_site[way]), i64(self.first_price[way])
        for side in range(i64(SIDES)):
            site = neighbour(state, here, side)
            if is_land(state, site):
                if is_free_step(state, here, site):
                    if not self.is_used_up(purse, steps - 1):
                        self.arrive(site, purse, steps, first_site, first_price)
                else:
                    self.pay_for(site, purse, steps, first_site, first_price)
        if state.seats == 1 and purse:
            for site in range(i64(len(state.place))):
                if is_twin(state, here, site):
                    self.pay_for(site, purse, steps, first_site, first_price)

    def is_used_up(self, purse: i64, steps: int) -> bool:
        """Whether so many steps, none of them paid, have used up the free ones (IS-38)."""
        return purse == self.whole and steps >= self.state.free_steps

    def pay_for(self, site: i64, purse: i64, steps: int, first_site: i64, first_price: i64) -> None:
        """Arrive with every payment."""
        row = terrain_at(self.state, site) * STEP_ROW
        for index in range(row, row + STEP_ROW):
            price = STEP_PRICES[index]
            if covers(purse, price):
                began_with = price if first_site == NO_STEP else first_price
                self.arrive(site, purse - price, steps, first_site, began_with)

    def arrive(self, site: i64, purse: i64, steps: int, first_site: i64, first_price: i64) -> None:
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
        self.first_site.append(site if first_site == NO_STEP and steps else first_site)
        self.first_price.append(first_price)

    def first_action(self, way: i64) -> int:
        """What to do now to go that way, secured resources paying first; to stay is to end."""
        if self.steps[way] == 0:
            return END
        price = self.first_price[way]
        exhausted = secured_part(price, self.secured)
        return int(pack(ADVANCE, self.first_site[way], price - exhausted, exhausted))


def reach(state: State, seat: i64) -> list[tuple[int, int, int]]:
    """Each tile that the bird can end a move on, the fewest cards that it takes, how to begin."""
    ways = Ways(state, seat)
    whole = size(terrains_of(state.free[seat] + state.secured[seat]))
    best: dict[int, tuple[int, int]] = {}  # for each site: the cards, and the way
    for way, site in enumerate(ways.site):
        if not is_taken(state, seat, site):
            cards = int(whole - size(ways.purse[way]))
            best[site] = min(best.get(site, (cards, way)), (cards, way))
    return [(site, cards, ways.first_action(way)) for site, (cards, way) in sorted(best.items())]
