"""What the others may do to a seat of Cat & Fish, and what it may do to them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held, kinds_in, size
from catlantis.core.ints import NOBODY, bit, zeros
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import ALL_PLACES, BLOCKS, CORNERS_OF, ZONE, reach
from catlantis.games.cat_and_fish.bot.fish import Fish
from catlantis.games.cat_and_fish.bot.plan import (
    SLOT,
    SLOT_MASK,
    Plan,
    is_prey,
    room,
    stock,
    tackle,
)
from catlantis.games.cat_and_fish.bot.taste import EURO, Taste, part, times
from catlantis.games.cat_and_fish.catastrophe import beside, driven_by, paths
from catlantis.games.cat_and_fish.state import CHOOSING, DOING, State

STRUCK: Final = part(0.5)  # what it costs to be driven away
SPOILED: Final = part(0.15)  # how much of a fish in reach is lost when it is gone
LIBRARY_SEASONS: Final = 6  # a magic card drawn later is worth less
NO_PATH: Final = -9 * EURO  # what it is worth to move what cannot be moved


class Rivals:
    """Thieves, catastrophes and luck, as one seat sees them in one position."""

    def __init__(self, fish: Fish, taste: Taste) -> None:
        self.fish = fish
        self.taste = taste
        self.malice: i64 = 0
        self.theft: i64 = 0
        self.threatened: i64 = 0  # mask of the intersections that some catastrophe may strike next
        self.struck_next: vec[i64] = zeros(c.CATASTROPHES)  # and each of them

    def look(self, state: State, seat: i64) -> None:
        """See the position as the seat does; the fish have been looked at."""
        self.malice = self.taste.malice // (state.seats - 1)
        self.theft = self._theft(state, seat)
        self.threatened = 0
        for catastrophe in range(i64(c.CATASTROPHES)):
            places = self._struck_next(state, seat, catastrophe)
            self.struck_next[catastrophe] = places
            self.threatened |= places

    def _theft(self, state: State, seat: i64) -> i64:
        """How likely the seat's best fish is stolen before its next turn."""
        if self.fish.season != c.WINTER or state.thief == seat:
            return 0
        if state.thief == NOBODY:
            return self.taste.theft // (state.seats - 1) if state.stage == CHOOSING else 0
        if state.stage not in (CHOOSING, DOING) or not state.waiting & bit(state.thief):
            return 0
        return EURO // (state.seats - 1)

    def _struck_next(self, state: State, seat: i64, catastrophe: i64) -> i64:
        """The intersections that a catastrophe may strike before the seat's next turn."""
        if catastrophe == c.MONSTER:
            may_rise = self.fish.left > 0 and state.year() >= c.FIRST_MONSTER_YEAR
            if self.fish.season == c.WINTER and may_rise:
                return ALL_PLACES  # CF-41: it may be put anywhere
            if state.summoner in (NOBODY, seat):
                return 0
        places: i64 = 0
        blocks = paths(state, catastrophe)
        for block in range(i64(1), i64(BLOCKS)):
            if blocks & bit(block):
                places |= CORNERS_OF[block]
        return places

    def dearest(self, plan: Plan) -> i64:
        """What the fish is worth that a Thief would take."""
        best: i64 = 0
        store = plan.store
        while store:
            tile = (store & SLOT_MASK) - 1
            if is_prey(tile):
                best = max(best, self.fish.hold(tile, plan.cards))
            store >>= SLOT
        return best

    def cheapest(self, plan: Plan) -> i64:
        """What the fish is worth that would be given up to a catastrophe."""
        least: i64 = 0
        is_any = False
        store = plan.store
        while store:
            tile = (store & SLOT_MASK) - 1
            if is_prey(tile):
                worth = self.fish.hold(tile, plan.cards)
                if not is_any or worth < least:
                    least = worth
                    is_any = True
            store >>= SLOT
        return least

    def threat(self, plan: Plan) -> i64:
        """What catastrophes are likely to cost where the pawn lies (CF-30, CF-41)."""
        place, taste = bit(plan.pawn), self.taste
        if not self.threatened & place:
            return 0
        damage = min(plan.money, i64(c.DAMAGE * EURO))
        least = self.cheapest(plan)
        cost: i64 = 0
        if self.struck_next[c.TYPHOON] & place:
            cost += times(STRUCK + least, taste.risk)
        if self.struck_next[c.OIL] & place:
            cost += times(STRUCK + damage, taste.risk)
        if self.struck_next[c.MONSTER] & place:
            cost += times(STRUCK + damage + least, taste.haunt)
        return cost

    def luck(self, state: State, seat: i64, space: i64, plan: Plan) -> i64:
        """What an action that only draws, steals or harms is worth."""
        if space == c.TREASURE_ISLAND:
            left = state.treasure if state.treasure else state.explored
            money: i64 = 0
            for value in range(i64(len(c.TREASURE_COUNTS))):
                money += value * held(left, value)
            return money * EURO // size(left)
        if space == c.MAGIC_LIBRARY:
            return self.taste.magic * min(self.fish.left, i64(LIBRARY_SEASONS)) // LIBRARY_SEASONS
        if space == c.THIEF:
            safe = times(self.dearest(plan), self.theft)
            lead = self.taste.lead if self.fish.left else i64(0)
            return self.loot(state, seat, plan) + safe + lead
        catastrophe = driven_by(space)
        blocks = paths(state, catastrophe)
        best: i64 = NO_PATH
        for block in range(i64(1), i64(BLOCKS)):
            if blocks & bit(block):
                best = max(best, self.harm(state, seat, catastrophe, block))
        return best

    def loot(self, state: State, seat: i64, plan: Plan) -> i64:
        """What the best fish to steal is worth."""
        if stock(plan.store) >= room(plan.cards):
            return 0
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                for tile in range(i64(c.KEPT)):
                    if held(state.store[other], tile) and c.is_fish(tile):
                        best = max(best, self.fish.hold(tile, plan.cards))
        return times(best, EURO + self.malice)

    def harm(self, state: State, seat: i64, catastrophe: i64, block: i64) -> i64:
        """What it does to the others, in part a gain, less what it does to the seat."""
        worth: i64 = 0
        victims = beside(state, block)
        is_fish_gone = state.fish & bit(block) != 0
        for other in range(state.seats):
            loss: i64 = 0
            if victims & bit(other):
                loss = self._loss(state, other, catastrophe)
            share: i64 = 0
            if is_fish_gone:
                cards = kinds_in(state.cards[other])
                if reach(state.pawn[other], tackle(cards)) & bit(block):
                    share = times(self.fish.mean(ZONE[block], cards), SPOILED)
            if other == seat:
                worth -= loss + share
            else:
                worth += times(loss + share // (state.seats - 1), self.malice)
        return worth

    def _loss(self, state: State, victim: i64, catastrophe: i64) -> i64:
        loss: i64 = STRUCK
        if catastrophe != c.TYPHOON:
            loss += min(i64(c.DAMAGE), state.money[victim]) * EURO
        if catastrophe != c.OIL:
            cards = kinds_in(state.cards[victim])
            least: i64 = 0
            is_any = False
            for tile in range(i64(c.KEPT)):
                if held(state.store[victim], tile) and c.is_fish(tile):
                    worth = self.fish.hold(tile, cards)
                    if not is_any or worth < least:
                        least = worth
                        is_any = True
            loss += least
        return loss
