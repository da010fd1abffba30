"""What the others may do to a seat of Cat & Fish, and what it may do to them."""

from typing import Final

from catlantis.core.bag import kinds_in, size, things
from catlantis.core.ints import NOBODY, bits
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import ALL_PLACES, CORNERS_OF, ZONE, reach
from catlantis.games.cat_and_fish.bot.fish import Fish
from catlantis.games.cat_and_fish.bot.plan import Plan, is_prey, room, tackle
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.catastrophe import beside, driven_by, paths
from catlantis.games.cat_and_fish.state import CHOOSING, DOING, State

STRUCK: Final = 0.5  # what it costs to be driven away
SPOILED: Final = 0.15  # how much of a fish in reach is lost when it is gone
LIBRARY_SEASONS: Final = 6  # a magic card drawn later is worth less


class Rivals:
    """Thieves, catastrophes and luck, as one seat sees them in one position."""

    def __init__(self, state: State, seat: int, start: Plan, fish: Fish, taste: Taste) -> None:
        self.state = state
        self.seat = seat
        self.start = start
        self.fish = fish
        self.taste = taste
        self.seats = int(state.seats)
        self.malice = taste.malice / (self.seats - 1)
        self.struck_next = [self._struck_next(tile) for tile in range(c.CATASTROPHES)]
        self.theft = self._theft()
        self._lucks: dict[int, float] = {}

    def _theft(self) -> float:
        """How likely the seat's best fish is stolen before its next turn."""
        state, thief = self.state, int(self.state.thief)
        chance = 1 / (self.seats - 1)
        if self.fish.season != c.WINTER or thief == self.seat:
            return 0.0
        if state.stage not in (CHOOSING, DOING):
            return 0.0
        if thief == NOBODY:
            return self.taste.theft * chance if state.stage == CHOOSING else 0.0
        return chance if int(state.waiting) >> thief & 1 else 0.0

    def _struck_next(self, catastrophe: int) -> int:
        """The intersections that a catastrophe may strike before the seat's next turn."""
        if catastrophe == c.MONSTER:
            may_rise = self.fish.left and self.state.year() >= c.FIRST_MONSTER_YEAR
            if self.fish.season == c.WINTER and may_rise:
                return ALL_PLACES  # CF-41: it may be put anywhere
            if self.state.summoner in (NOBODY, self.seat):
                return 0
        places = 0
        for block in bits(paths(self.state, catastrophe)):
            places |= int(CORNERS_OF[block])
        return places

    def dearest(self, plan: Plan) -> float:
        """What the fish is worth that a Thief would take."""
        fish = [self.fish.hold(tile, plan.cards) for tile in plan.store if is_prey(tile)]
        return max([0.0, *fish])

    def threat(self, plan: Plan) -> float:
        """What catastrophes are likely to cost where the pawn lies (CF-30, CF-41)."""
        typhoon, oil, monster = [places >> plan.pawn & 1 for places in self.struck_next]
        if not typhoon + oil + monster:
            return 0.0
        fish = [self.fish.hold(tile, plan.cards) for tile in plan.store if is_prey(tile)]
        damage, least = min(plan.money, c.DAMAGE), min(fish, default=0.0)
        risk, haunt = self.taste.risk * typhoon, self.taste.haunt * monster
        cost = risk * (STRUCK + least) + self.taste.risk * oil * (STRUCK + damage)
        return cost + haunt * (STRUCK + damage + least)

    def luck(self, space: int) -> float:
        """What an action that only draws, steals or harms is worth."""
        found = self._lucks.get(space)
        if found is None:
            found = self._lucks[space] = self._luck(space)
        return found

    def _luck(self, space: int) -> float:
        state = self.state
        if space == c.TREASURE_ISLAND:
            left = int(state.treasure or state.explored)
            return sum(things(left)) / int(size(left))
        if space == c.MAGIC_LIBRARY:
            return self.taste.magic * min(1.0, self.fish.left / LIBRARY_SEASONS)
        if space == c.THIEF:
            safe = self.theft * self.dearest(self.start)
            return self.loot() + safe + (self.taste.lead if self.fish.left else 0.0)
        catastrophe = int(driven_by(space))
        return max([self.harm(catastrophe, block) for block in bits(paths(state, catastrophe))])

    def loot(self) -> float:
        """What the best fish to steal is worth."""
        if len(self.start.store) >= room(self.start.cards):
            return 0.0
        worth = [self.fish.hold(tile, self.start.cards) for tile in self.prey()]
        return (1 + self.malice) * max(worth, default=0.0)

    def prey(self) -> list[int]:
        """The fish of the others."""
        stores = [self.state.store[other] for other in range(self.seats) if other != self.seat]
        return [tile for store in stores for tile in things(store) if c.is_fish(tile)]

    def harm(self, catastrophe: int, block: int) -> float:
        """What it does to the others, in part a gain, less what it does to the seat."""
        state, worth, malice = self.state, 0.0, self.malice
        for victim in bits(beside(state, block)):
            loss = STRUCK
            if catastrophe != c.TYPHOON:
                loss += min(c.DAMAGE, int(state.money[victim]))
            if catastrophe != c.OIL:
                fish = [tile for tile in things(state.store[victim]) if c.is_fish(tile)]
                cards = int(kinds_in(state.cards[victim]))
                loss += min([self.fish.hold(tile, cards) for tile in fish], default=0.0)
            worth += -loss if victim == self.seat else malice * loss
        if int(state.fish) >> block & 1:
            for other in range(self.seats):
                cards = int(kinds_in(state.cards[other]))
                if int(reach(state.pawn[other], tackle(cards))) >> block & 1:
                    share = SPOILED * self.fish.means(cards)[int(ZONE[block])]
                    worth += -share if other == self.seat else malice * share / (self.seats - 1)
        return worth
