"""Plans for a turn of Cat & Fish: what they may become, and what that is worth.

A plan is a model of the seat's own turn, in which an unknown tile is worth the mean of its colour.
What it leaves is worth its money, its fish at their best season to come, what boat, tackle and
place will catch in the seasons that remain, and what may still be invested: euros at the end of
the match.
"""

from typing import Final

from catlantis.core.bag import held, kinds_in, things
from catlantis.core.ints import bits
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import ALL_BLOCKS, ALL_PLACES, LINE, NEXT, RINGS
from catlantis.games.cat_and_fish.bot.earnings import Earnings
from catlantis.games.cat_and_fish.bot.fish import Fish
from catlantis.games.cat_and_fish.bot.plan import (
    BLOCKS_BY_ZONE,
    UNKNOWN,
    Plan,
    is_due,
    lines,
    room,
    tackle,
)
from catlantis.games.cat_and_fish.bot.rivals import Rivals
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.sea import danger, stricken
from catlantis.games.cat_and_fish.state import State

BOOSTS: Final = (c.ENGINE, c.WIND, c.STRONG_WIND)


class Outlook:
    """What plans of one seat are worth in one position, to its taste."""

    def __init__(self, state: State, seat: int, taste: Taste) -> None:
        self.taste = taste
        self.state = state
        self.seat = seat
        self.season = int(state.season())
        self.left = c.ROUNDS - 1 - int(state.round)  # seasons after this one
        self.until_spring = c.WINTER - self.season
        self.danger = int(danger(state))
        self.stricken = int(stricken(state))
        self.start = Plan(
            float(state.money[seat]),
            tuple(things(state.store[seat])),
            int(state.pawn[seat]),
            int(kinds_in(state.cards[seat])),
            int(state.fish),
            sum(int(held(state.magic[seat], card)) for card in BOOSTS),
        )
        self.fish = Fish(state, seat, taste)
        self.earnings = Earnings(state, self.fish, taste)
        self.rivals = Rivals(state, seat, self.start, self.fish, taste)
        self._bests: dict[tuple[Plan, tuple[int, ...]], float] = {}

    def rest(self, plan: Plan) -> float:
        """What a plan is worth when the turn ends so."""
        cards, taste = plan.cards, self.taste
        worth = plan.money
        for tile in plan.store:
            worth += self.fish.hold(tile, cards)
        if self.left:
            free = room(cards) - len(plan.store)
            if free > 0:
                worth += taste.place + taste.more_places * (free - 1)
            worth -= self.fee(plan) + self.rivals.theft * self.rivals.dearest(plan)
            worth -= self.rivals.threat(plan) + self.hardship(plan)
            worth += self.earnings.seasons * self.earnings.income(cards)
            worth += taste.foresight * self.earnings.growth(cards, plan.money)
            soon = min(self.until_spring, self.left)
            if soon:
                worth += taste.near * soon * self.earnings.waters(plan.pawn, cards, plan.fish)
            if self.left > self.until_spring:
                sea = ALL_BLOCKS & ~self.stricken
                worth += taste.spring * self.earnings.waters(plan.pawn, cards, sea)
        return worth

    def hardship(self, plan: Plan) -> float:
        """What is lost to a storehouse of unsaleable tiles, or to the Sorcerer's next fare."""
        cards, taste, income = plan.cards, self.taste, self.earnings.income(plan.cards)
        useless = sum([1 for tile in plan.store if self.fish.hold(tile, cards) < 0])
        loss = taste.clogged * income * useless / room(cards)
        is_out = LINE[plan.pawn] == c.ZONES - 1
        if cards >> c.SORCERER & 1 and not is_out and plan.money < c.SORCERER_PRICE:
            sailing = self.earnings.income(cards & ~(1 << c.SORCERER))
            loss += min(taste.stranded, float(self.left)) * (income - sailing)
        return loss

    def fee(self, plan: Plan) -> float:
        """What this winter's fee will cost: money, the cheapest fish, or a loan (CF-40)."""
        if self.season != c.WINTER or not self.left:
            return 0.0
        fish = [self.fish.hold(tile, plan.cards) for tile in plan.store if is_due(tile)]
        if plan.money >= c.FEE:
            return min([float(c.FEE), *fish])
        return min(fish, default=float(c.PENALTY))

    # What can be done

    def after(self, plan: Plan, space: int) -> list[Plan]:
        """What the plan may become by an action, the sensible ways."""
        if space == c.FISHING:
            return self.fished(plan)
        if space == c.SAILING:
            return self.sailed(plan)
        if space == c.SELLING:
            return self.sold(plan)
        if space == c.BUYING:
            return self.bought(plan)
        return [plan._replace(money=plan.money + self.rivals.luck(space))]

    def fished(self, plan: Plan) -> list[Plan]:
        """A tile of each zone within reach."""
        if len(plan.store) >= room(plan.cards):
            return []
        masks = BLOCKS_BY_ZONE[plan.pawn * RINGS + tackle(plan.cards) - 1]
        found = []
        for zone in range(c.ZONES):
            mask = masks[zone] & plan.fish
            if mask:
                store = (*plan.store, UNKNOWN + zone)
                found.append(plan._replace(store=store, fish=plan.fish & ~(mask & -mask)))
        return found

    def sailed(self, plan: Plan) -> list[Plan]:
        """Each next intersection, those farther by magic, and the best by the Sorcerer."""
        waters = lines(plan.cards) & ~self.danger
        places = int(NEXT[plan.pawn]) & waters
        found = [plan._replace(pawn=place) for place in bits(places)]
        if plan.boosts:
            farther = 0
            for place in bits(places):
                farther |= int(NEXT[place]) & waters
            for place in bits(farther & ~places & ~(1 << plan.pawn)):
                money = plan.money - self.taste.magic
                found.append(plan._replace(pawn=place, boosts=plan.boosts - 1, money=money))
        if plan.cards >> c.SORCERER & 1 and plan.money >= c.SORCERER_PRICE:
            found.append(self.carried(plan, c.SORCERER_PRICE))
        return found

    def carried(self, plan: Plan, cost: float) -> Plan:
        """The best intersection of all, by Sorcerer or Warp, for its price."""
        fish = plan.fish if self.until_spring else ALL_BLOCKS & ~self.stricken
        best, most = plan.pawn, -1.0
        for place in bits(ALL_PLACES & ~self.danger):
            waters = self.earnings.waters(place, plan.cards, fish)
            if waters > most:
                best, most = place, waters
        return plan._replace(pawn=best, money=plan.money - cost)

    def sold(self, plan: Plan) -> list[Plan]:
        """Everything sold that fetches more now than later, or takes a place for nothing."""
        kept, money = [], plan.money
        for tile in plan.store:
            worth = self.fish.now(tile, plan.cards)
            if worth >= self.fish.hold(tile, plan.cards):
                money += worth
            else:
                kept.append(tile)
        if len(kept) == len(plan.store):
            return []
        return [plan._replace(store=tuple(kept), money=money)]

    def bought(self, plan: Plan) -> list[Plan]:
        """Each card that can be paid, and pays for itself."""
        found, earnings = [], self.earnings
        for card in range(c.CARDS):
            cost, need = earnings.prices[card], int(c.NEEDS[card])
            if cost > plan.money or not earnings.is_offered(card, plan.cards):
                continue
            if (need == c.NO_CARD or plan.cards >> need & 1) and earnings.is_sound(
                card, plan.cards
            ):
                cards = plan.cards | 1 << card
                found.append(plan._replace(money=plan.money - cost, cards=cards))
        return found

    # The best plan

    def best(self, plan: Plan, spaces: tuple[int, ...]) -> float:
        """What the best turn with these actions, in any order, leads to."""
        if not spaces:
            return self.rest(plan)
        key = (plan, spaces)
        found = self._bests.get(key)
        if found is None:
            found = self.rest(plan)
            for index, space in enumerate(spaces):
                if index and spaces[index - 1] == space:
                    continue
                others = spaces[:index] + spaces[index + 1 :]
                for later in self.after(plan, space):
                    found = max(found, self.best(later, others))
            self._bests[key] = found
        return found
