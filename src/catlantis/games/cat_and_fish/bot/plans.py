"""Plans for a turn of Cat & Fish: what they may become, and what that is worth.

A plan is a model of the seat's own turn, in which an unknown tile is worth the mean of its colour.
What it leaves is worth its money, its fish at their best season to come, what boat, tackle and
place will catch in the seasons that remain, and what may still be invested: euros at the end of
the match.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held, kinds_in
from catlantis.core.ints import NOTHING, bit, zeros
from catlantis.core.judge import OUT
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import ALL_BLOCKS, LINE, NEXT, PLACES, reach
from catlantis.games.cat_and_fish.bot.earnings import Earnings
from catlantis.games.cat_and_fish.bot.fish import Fish
from catlantis.games.cat_and_fish.bot.plan import (
    BLOCKS_OF,
    PRICE_KEYS,
    SLOT,
    SLOT_MASK,
    UNKNOWN,
    Plan,
    is_due,
    lines,
    price_key,
    room,
    stock,
    tackle,
    with_tile,
)
from catlantis.games.cat_and_fish.bot.rivals import Rivals
from catlantis.games.cat_and_fish.bot.taste import EURO, Taste, times
from catlantis.games.cat_and_fish.sea import danger, stricken
from catlantis.games.cat_and_fish.state import State

COUNTS: Final = 2  # bits for how often a trade is done in a turn
MOST: Final = 3
SETS: Final = 1 << COUNTS * c.TRADES  # of trades done


class Outlook:
    """What plans of one seat are worth in one position, to its taste."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.fish = Fish(taste)
        self.earnings = Earnings(self.fish, taste)
        self.rivals = Rivals(self.fish, taste)
        self.start = Plan(0, 0, 0, 0, 0, 0)
        self.until_spring: i64 = 0
        self.danger: i64 = 0
        self.calm: i64 = 0  # the blocks that have a fish in spring
        # For each set of trades what the best turn leads to that does just these
        self.best: vec[i64] = zeros(SETS)
        self._most: vec[i64] = zeros(c.TRADES)  # how often each may be done
        self._sure: vec[i64] = zeros(c.TRADES)  # and is, at no cost …
        self._spare: i64 = 0  # … while this is how many others there may be
        self._landing: i64 = 0  # where the Sorcerer carries to, if all is still as it was
        self._landing_fish: i64 = NOTHING
        self._landing_key: i64 = 0

    def look(self, state: State, seat: i64) -> None:
        """See the position as the seat does."""
        self.fish.look(state, seat)
        self.earnings.look(state)
        self.rivals.look(state, seat)
        self.until_spring = c.WINTER - self.fish.season
        self.danger = danger(state)
        self.calm = ALL_BLOCKS & ~stricken(state)
        self._landing_fish = NOTHING
        store: i64 = 0
        for tile in range(i64(c.KEPT)):
            for _copy in range(held(state.store[seat], tile)):
                store = with_tile(store, tile)
        magic = state.magic[seat]
        boosts = held(magic, c.ENGINE) + held(magic, c.WIND) + held(magic, c.STRONG_WIND)
        cards = kinds_in(state.cards[seat])
        money = state.money[seat] * EURO
        self.start = Plan(money, store, state.pawn[seat], cards, state.fish, boosts)

    def rest(self, plan: Plan) -> i64:
        """What a plan is worth when the turn ends so."""
        cards, taste, left = plan.cards, self.taste, self.fish.left
        row = self.fish.row(cards)
        worth = plan.money
        number: i64 = 0
        useless: i64 = 0
        store = plan.store
        while store:
            hold = self.fish.holds[row + (store & SLOT_MASK) - 1]
            worth += hold
            number += 1
            if hold < 0:
                useless += 1
            store >>= SLOT
        if not left:
            return worth
        free = room(cards) - number
        if free > 0:
            worth += taste.place + taste.more_places * (free - 1)
        if self.until_spring == 0:
            worth -= self.fee(plan)
            if self.rivals.theft:
                worth -= times(self.rivals.dearest(plan), self.rivals.theft)
        income = self.earnings.income(cards)
        worth -= self.rivals.threat(plan)
        worth -= times(income, taste.clogged) * useless // room(cards)
        if cards & bit(c.SORCERER) and plan.money < c.SORCERER_PRICE * EURO:
            worth -= self.stranded(plan, income)
        worth += times(income, self.earnings.seasons)
        worth += times(self.earnings.growth(cards, plan.money), taste.foresight)
        soon = min(self.until_spring, left)
        if soon:
            near = self.earnings.waters(plan.pawn, cards, plan.fish)
            worth += times(near, taste.near * soon)
        if left > self.until_spring:
            spring = self.earnings.waters(plan.pawn, cards, self.calm)
            worth += times(spring, taste.spring)
        return worth

    def stranded(self, plan: Plan, income: i64) -> i64:
        """What is lost to the Sorcerer's next fare."""
        if LINE[plan.pawn] == c.ZONES - 1:
            return 0
        sailing = self.earnings.income(plan.cards & ~bit(c.SORCERER))
        return min(self.taste.stranded, self.fish.left) * (income - sailing)

    def fee(self, plan: Plan) -> i64:
        """What this winter's fee will cost: money, the cheapest fish, or a loan (CF-40)."""
        if self.until_spring or not self.fish.left:
            return 0
        least: i64 = (c.FEE if plan.money >= c.FEE * EURO else c.PENALTY) * EURO
        is_any = plan.money >= c.FEE * EURO
        store = plan.store
        while store:
            tile = (store & SLOT_MASK) - 1
            if is_due(tile):
                worth = self.fish.hold(tile, plan.cards)
                if not is_any or worth < least:
                    least = worth
                    is_any = True
            store >>= SLOT
        return least

    # The best turn

    def allow(self, space: i64, sure: i64, most: i64) -> None:
        """In the turns to come a trade may be done so often; so often at no cost."""
        self._sure[space] = sure
        self._most[space] = min(most, i64(MOST))

    def explore(self, plan: Plan, spare: i64) -> i64:
        """What the best turn leads to, with so many trades besides the sure ones.

        What each set of trades leads to is left in `best`.
        """
        for index in range(i64(SETS)):
            self.best[index] = OUT
        self._spare = spare
        return self._go_on(plan, 0, NOTHING, 0)

    def _go_on(self, plan: Plan, done: i64, last: i64, bought: i64) -> i64:
        """Try all that may follow: of orders that come to the same, one."""
        top = self.rest(plan)
        self.best[done] = max(self.best[done], top)
        if self._may(c.FISHING, done):
            top = max(top, self._fish(plan, done + 1, c.FISHING))
        if sells_after(last, bought) and self._may(c.SELLING, done):
            top = max(top, self._sell(plan, done + (1 << 2 * COUNTS), c.SELLING))
        if last not in (c.FISHING, c.SAILING) and self._may(c.BUYING, done):
            first = bought + 1 if last == c.BUYING else i64(0)
            top = max(top, self._buy(plan, done + (1 << 3 * COUNTS), c.BUYING, first))
        if self._may(c.SAILING, done):
            top = max(top, self._sail(plan, done + (1 << COUNTS), c.SAILING))
        return top

    def _may(self, space: i64, done: i64) -> bool:
        """Whether a trade may be done once more."""
        if done_of(done, space) >= self._most[space]:
            return False
        if done_of(done, space) < self._sure[space]:
            return True
        spare = self._spare
        for other in range(i64(c.TRADES)):
            spare -= max(done_of(done, other) - self._sure[other], 0)
        return spare > 0

    def first(self, plan: Plan, space: i64) -> i64:
        """What the best turn leads to that begins with this trade, whatever else would do as well.

        OUT if it cannot be done.
        """
        if space == c.FISHING:
            return self._fish(plan, 0, NOTHING)
        if space == c.SAILING:
            return self._sail(plan, 0, NOTHING)
        if space == c.SELLING:
            return self._sell(plan, 0, NOTHING)
        return self._buy(plan, 0, NOTHING, 0)

    def _fish(self, plan: Plan, done: i64, last: i64) -> i64:
        """A tile of each zone within reach."""
        if stock(plan.store) >= room(plan.cards):
            return OUT
        top: i64 = OUT
        within = reach(plan.pawn, tackle(plan.cards)) & plan.fish
        for zone in range(i64(c.ZONES)):
            mask = within & BLOCKS_OF[zone]
            if mask:
                later = plan.keeping(UNKNOWN + zone)
                later.fish &= ~(mask & -mask)
                top = max(top, self._go_on(later, done, last, NOTHING))
        return top

    def _sail(self, plan: Plan, done: i64, last: i64) -> i64:
        """Each next intersection, those farther by magic, and the best by the Sorcerer."""
        top: i64 = OUT
        waters = lines(plan.cards) & ~self.danger
        places = NEXT[plan.pawn] & waters
        farther: i64 = 0
        for place in range(i64(1), i64(PLACES)):
            if places & bit(place):
                top = max(top, self._go_on(plan.at(place), done, last, NOTHING))
                farther |= NEXT[place] & waters
        if plan.boosts:
            farther &= ~places & ~bit(plan.pawn)
            for place in range(i64(1), i64(PLACES)):
                if farther & bit(place):
                    later = plan.at(place)
                    later.boosts -= 1
                    later.money -= self.taste.magic
                    top = max(top, self._go_on(later, done, last, NOTHING))
        if plan.has(c.SORCERER) and plan.money >= c.SORCERER_PRICE * EURO:
            later = self.carried(plan, c.SORCERER_PRICE * EURO)
            top = max(top, self._go_on(later, done, last, NOTHING))
        return top

    def carried(self, plan: Plan, cost: i64) -> Plan:
        """The best intersection of all, by Sorcerer or Warp, for its price."""
        fish = plan.fish if self.until_spring else self.calm
        key = tackle(plan.cards) * PRICE_KEYS + price_key(plan.cards)
        if fish != self._landing_fish or key != self._landing_key:
            self._landing_fish = fish
            self._landing_key = key
            most: i64 = -1
            for place in range(i64(1), i64(PLACES)):
                if not self.danger & bit(place):
                    waters = self.earnings.waters(place, plan.cards, fish)
                    if waters > most:
                        most = waters
                        self._landing = place
        later = plan.paid(cost)
        later.pawn = self._landing
        return later

    def _sell(self, plan: Plan, done: i64, last: i64) -> i64:
        """Everything sold that fetches more now than later, or takes a place for nothing."""
        row = self.fish.row(plan.cards)
        later = plan.clone()
        later.store = 0
        is_sold = False
        store = plan.store
        while store:
            tile = (store & SLOT_MASK) - 1
            if self.fish.fetches[row + tile] >= self.fish.holds[row + tile]:
                later.money += self.fish.fetches[row + tile]
                is_sold = True
            else:
                later.store = with_tile(later.store, tile)
            store >>= SLOT
        return self._go_on(later, done, last, NOTHING) if is_sold else i64(OUT)

    def _buy(self, plan: Plan, done: i64, last: i64, start: i64) -> i64:
        """Each card that can be paid, and pays for itself, from one on."""
        top: i64 = OUT
        sound = self.earnings.sound(plan.cards)
        for card in range(start, i64(c.CARDS)):
            cost = self.earnings.prices[card]
            if sound & bit(card) and cost <= plan.money:
                top = max(top, self._go_on(plan.owning(card, cost), done, last, card))
        return top


def done_of(done: i64, space: i64) -> i64:
    """How often a trade is in a set."""
    return done >> space * COUNTS & MOST


def sells_after(last: i64, bought: i64) -> bool:
    """Whether it may be better to sell after that than before."""
    if last == c.BUYING:
        return bought in (c.MERCHANT, c.BLACK_MARKET)
    return last not in (c.SELLING, c.SAILING)
