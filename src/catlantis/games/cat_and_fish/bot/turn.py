"""What each legal action of Cat & Fish is worth, by the best plan that it leaves."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import arg_of, verb_of
from catlantis.core.bag import held, kinds_in, one
from catlantis.core.ints import bit
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish import verbs as v
from catlantis.games.cat_and_fish.board import BLOCKS, BLOCKS_AT, NEXT, PLACES, ZONE, reach
from catlantis.games.cat_and_fish.bot.plan import UNKNOWN, Plan, lines, tackle
from catlantis.games.cat_and_fish.bot.plans import Outlook
from catlantis.games.cat_and_fish.bot.taste import EURO, part, times
from catlantis.games.cat_and_fish.catastrophe import driven_by
from catlantis.games.cat_and_fish.state import State

HOPELESS: Final = -9 * EURO  # what is left out of a plan
CONTESTED: Final = part(0.02)  # for each rival who could take the fish first
NO_LOSS: Final = part(0.01)  # among equals, to sell now
ENVY: Final = part(0.01)  # for each euro of who is robbed
REFILLED: Final = part(0.4)  # how much of the fish that a Good Haul brings will be caught
NOTHING_TO_CATCH: Final = part(2.0)  # what a Good Haul is worth besides, with an empty sea
STORM_COST: Final = part(0.1)  # a Storm is kept rather than played for nothing
BOOST_COST: Final = part(0.05)  # so is what goes farther


class Turn:
    """A seat's turn, or a victim's choice: what it has left to do in it."""

    def __init__(self, outlook: Outlook, state: State, seat: i64) -> None:
        self.outlook = outlook
        self.state = state
        self.seat = seat
        self.markers = state.markers[seat]

    def best(self, plan: Plan) -> i64:
        """What the best turn leads to, with the markers that are left, in any order."""
        return self.best_with(plan, self.markers)

    def best_with(self, plan: Plan, markers: i64) -> i64:
        """The same with these markers."""
        self._allow(markers)
        return self.outlook.explore(plan, 0)

    def best_after(self, plan: Plan, space: i64, markers: i64) -> i64:
        """What the best turn leads to that begins with this action, other markers following."""
        self._allow(markers)
        if space < c.TRADES:
            return self.outlook.first(plan, space)
        luck = self.outlook.rivals.luck(self.state, self.seat, space, self.outlook.start)
        return self.outlook.explore(plan.paid(-luck), 0)

    def _allow(self, markers: i64) -> None:
        for space in range(i64(c.TRADES)):
            number = held(markers, space)
            self.outlook.allow(space, number, number)

    def worth(self, action: i64) -> i64:
        """What an action is worth."""
        outlook, state, first = self.outlook, self.state, arg_of(action, 0)
        plan, taste = outlook.start, outlook.taste
        verb = verb_of(action)
        if verb == v.BEGIN:
            return self.best_after(plan, first, self.markers - one(first))
        if verb in (v.WIZARD, v.CHANGE):
            cost = i64(c.WIZARD_PRICE * EURO) if verb == v.WIZARD else taste.magic
            return self.best_after(plan.paid(cost), arg_of(action, 1), self.markers - one(first))
        if verb == v.FISH:
            caught = plan.keeping(UNKNOWN + ZONE[first])
            caught.fish &= ~bit(first)
            return self.best(caught) + CONTESTED * self.rivals_at(first)
        if verb == v.USE:
            return self.use_worth(first)
        if verb == v.SAIL:
            return self.best_of_steps(plan.at(first))
        if verb == v.SORCERER:
            return self.best(outlook.carried(plan, c.SORCERER_PRICE * EURO))
        if verb in (v.JUMP, v.FLEE):
            return self.best(plan.at(first))
        if verb == v.SELL:
            money = outlook.fish.now(first, plan.cards)
            is_loss = money < outlook.fish.hold(first, plan.cards)
            sold = self.best(plan.without(first).paid(-money))
            return sold if is_loss else sold + NO_LOSS
        if verb in (v.THROW, v.LOSE):
            return self.best(plan.without(first))
        if verb == v.GIVE:  # the fee is paid then
            given = plan.without(first)
            return self.best(given) + outlook.fee(given)
        if verb == v.PAY:
            paid = plan.paid(c.FEE * EURO)
            return self.best(paid) + outlook.fee(paid)
        if verb == v.BUY:
            if taste.refused & bit(first):
                return HOPELESS
            return self.best(plan.owning(first, outlook.earnings.prices[first]))
        if verb == v.MOVE:
            catastrophe = driven_by(state.doing)
            return self.best(plan) + outlook.rivals.harm(state, self.seat, catastrophe, first)
        if verb == v.SUMMON:
            return self.best(plan) + outlook.rivals.harm(state, self.seat, c.MONSTER, first)
        if verb == v.STEAL:
            tile = arg_of(action, 1)
            gain = times(outlook.fish.hold(tile, plan.cards), outlook.rivals.malice)
            return self.best(plan.keeping(tile)) + gain + ENVY * state.money[first]
        return outlook.rest(plan) if verb == v.FINISH else self.best(plan)  # stop

    def rivals_at(self, block: i64) -> i64:
        """How many others could fish the block."""
        state, rivals = self.state, i64(0)
        for other in range(state.seats):
            if other != self.seat:
                within = reach(state.pawn[other], tackle(kinds_in(state.cards[other])))
                if within & bit(block):
                    rivals += 1
        return rivals

    def best_of_steps(self, plan: Plan) -> i64:
        """The best that a step leads to, when more are left."""
        top = self.best(plan)
        if self.state.steps > 1:
            places = NEXT[plan.pawn] & lines(plan.cards) & ~self.outlook.danger
            for place in range(i64(1), i64(PLACES)):
                if places & bit(place):
                    top = max(top, self.best(plan.at(place)))
        return top

    def use_worth(self, card: i64) -> i64:
        """What it is worth to play a magic card now."""
        outlook = self.outlook
        plan, magic = outlook.start, outlook.taste.magic
        if card == c.GOOD_HAUL:
            return self.best(plan) + self.refill(plan) - magic * 2
        if card == c.STORM:
            return self.best(plan) - STORM_COST
        if card == c.WARP:
            return self.best(outlook.carried(plan, magic))
        boosted = plan.clone()
        boosted.boosts = 1
        return self.best_after(boosted, c.SAILING, self.markers) - BOOST_COST

    def refill(self, plan: Plan) -> i64:
        """What the fish are worth that a Good Haul brings."""
        gain: i64 = 0
        empty = BLOCKS_AT[plan.pawn] & ~plan.fish
        for block in range(i64(1), i64(BLOCKS)):
            if empty & bit(block):
                gain += times(self.outlook.fish.mean(ZONE[block], plan.cards), REFILLED)
        if not reach(plan.pawn, tackle(plan.cards)) & plan.fish:
            gain += NOTHING_TO_CATCH
        return gain
