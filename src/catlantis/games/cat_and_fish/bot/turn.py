"""What each legal action of Cat & Fish is worth, by the best plan that it leaves."""

from itertools import combinations_with_replacement
from typing import Final

from catlantis.core.action import Verbs
from catlantis.core.bag import held, kinds_in, things
from catlantis.core.ints import bits
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import BLOCKS_AT, NEXT, ZONE, reach
from catlantis.games.cat_and_fish.bot.plan import UNKNOWN, Plan, lines, tackle
from catlantis.games.cat_and_fish.bot.plans import Outlook
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.catastrophe import driven_by
from catlantis.games.cat_and_fish.choosing import allowance, taken
from catlantis.games.cat_and_fish.state import PLACE_MARKER, State

HOPELESS: Final = -9.0  # what is left out of a plan
CONTESTED: Final = 0.02  # for each rival who could take the fish first
NO_LOSS: Final = 0.01  # among equals, to sell now
ENVY: Final = 0.01  # for each euro of who is robbed
REFILLED: Final = 0.4  # how much of the fish that a Good Haul brings will be caught
NOTHING_TO_CATCH: Final = 2.0  # what a Good Haul is worth besides, with an empty sea
STORM_COST: Final = 0.1  # a Storm is kept rather than played for nothing
BOOST_COST: Final = 0.05  # so is what goes farther


def worths_of(
    state: State, seat: int, legal: list[int], verbs: Verbs, taste: Taste
) -> dict[int, float]:
    """What each of these actions is worth to the seat."""
    outlook = Outlook(state, seat, taste)
    if state.phase is PLACE_MARKER:
        by_space = placing(outlook, [a for a in legal if verbs.verb(a).name == "place"], verbs)
        passing = worth_of_markers(outlook, things(state.placed[seat]))
        return {action: by_space.get(action, passing) for action in legal}
    spaces = tuple(things(state.markers[seat]))
    return {
        action: worth(outlook, spaces, verbs.verb(action).name, verbs.args(action))
        for action in legal
    }


def worth_of_markers(outlook: Outlook, spaces: list[int]) -> float:
    """What the best turn with these markers leads to: only the four trades change one another."""
    trades = tuple(sorted([space for space in spaces if space < c.TRADES]))
    lucks = sum([outlook.rivals.luck(space) for space in spaces if space >= c.TRADES])
    return outlook.best(outlook.start, trades) + lucks


def placing(outlook: Outlook, actions: list[int], verbs: Verbs) -> dict[int, float]:
    """What placing a marker on each space is worth, as part of the best set of markers."""
    state, seat = outlook.state, outlook.seat
    placed = things(state.placed[seat])
    spaces = [verbs.args(action)[0] for action in actions]
    occupied = taken(state)
    room = {space: int(c.room(space, state.seats) - held(occupied, space)) for space in spaces}
    number = int(allowance(state, seat)) - len(placed)
    top = HOPELESS
    chosen = dict.fromkeys(spaces, HOPELESS)  # the best set with the space
    spared = dict.fromkeys(spaces, HOPELESS)  # the best set without it
    for extra in combinations_with_replacement(spaces, number):
        if any(extra.count(space) > room[space] for space in extra):
            continue
        worth = worth_of_markers(outlook, [*placed, *extra])
        top = max(top, worth)
        for space in spaces:
            side = chosen if space in extra else spared
            side[space] = max(side[space], worth)
    rivals = len(bits(state.waiting)) - 1
    result = {}
    for action, space in zip(actions, spaces, strict=True):
        missed = top - spared[space] if spared[space] > HOPELESS else 0.0
        urgency = outlook.taste.scarce * missed if room[space] <= rivals else 0.0
        if space == c.THIEF:  # CF-22: no marker follows
            chosen[space] = worth_of_markers(outlook, [*placed, space])
        result[action] = chosen[space] + urgency
    return result


def worth(outlook: Outlook, spaces: tuple[int, ...], verb: str, args: list[int]) -> float:
    """What an action of the turn, or a victim's choice, is worth."""
    plan, state, taste = outlook.start, outlook.state, outlook.taste
    if verb == "begin":
        return best_after(outlook, plan, args[0], without(spaces, args[0]))
    if verb in ("wizard", "change"):
        cost = c.WIZARD_PRICE if verb == "wizard" else taste.magic
        paid = plan._replace(money=plan.money - cost)
        return best_after(outlook, paid, args[1], without(spaces, args[0]))
    if verb == "fish":
        block = args[0]
        store = (*plan.store, UNKNOWN + int(ZONE[block]))
        caught = plan._replace(store=store, fish=plan.fish & ~(1 << block))
        return outlook.best(caught, spaces) + CONTESTED * rivals_at(outlook, block)
    if verb == "use":
        return use_worth(outlook, spaces, args[0])
    if verb == "sail":
        return max_over_steps(outlook, plan._replace(pawn=args[0]), spaces)
    if verb == "sorcerer":
        return outlook.best(outlook.carried(plan, c.SORCERER_PRICE), spaces)
    if verb in ("jump", "flee"):
        return outlook.best(plan._replace(pawn=args[0]), spaces)
    if verb == "sell":
        money = outlook.fish.now(args[0], plan.cards)
        gain = money - outlook.fish.hold(args[0], plan.cards)
        sold = dropped(plan, args[0])._replace(money=plan.money + money)
        return outlook.best(sold, spaces) + (NO_LOSS if gain >= 0 else 0.0)
    if verb in ("throw", "lose"):
        return outlook.best(dropped(plan, args[0]), spaces)
    if verb == "give":  # the fee is paid then
        given = dropped(plan, args[0])
        return outlook.best(given, spaces) + outlook.fee(given)
    if verb == "pay":
        paid = plan._replace(money=plan.money - c.FEE)
        return outlook.best(paid, spaces) + outlook.fee(paid)
    if verb == "buy":
        cost = outlook.earnings.prices[args[0]]
        bought = plan._replace(money=plan.money - cost, cards=plan.cards | 1 << args[0])
        return HOPELESS if taste.refused >> args[0] & 1 else outlook.best(bought, spaces)
    if verb == "move":
        return outlook.best(plan, spaces) + outlook.rivals.harm(
            int(driven_by(state.doing)), args[0]
        )
    if verb == "summon":
        return outlook.best(plan, spaces) + outlook.rivals.harm(c.MONSTER, args[0])
    if verb == "steal":
        stolen = plan._replace(store=(*plan.store, args[1]))
        gain = outlook.rivals.malice * outlook.fish.hold(args[1], plan.cards)
        return outlook.best(stolen, spaces) + gain + ENVY * int(state.money[args[0]])
    return outlook.rest(plan) if verb == "finish" else outlook.best(plan, spaces)  # stop


def best_after(outlook: Outlook, plan: Plan, space: int, others: tuple[int, ...]) -> float:
    """What the best turn leads to that begins with this action."""
    later = [outlook.best(changed, others) for changed in outlook.after(plan, space)]
    return max(later, default=HOPELESS)


def without(spaces: tuple[int, ...], space: int) -> tuple[int, ...]:
    """The spaces with one of that kind fewer."""
    index = spaces.index(space)
    return spaces[:index] + spaces[index + 1 :]


def dropped(plan: Plan, tile: int) -> Plan:
    """The plan without a tile."""
    index = plan.store.index(tile)
    return plan._replace(store=plan.store[:index] + plan.store[index + 1 :])


def rivals_at(outlook: Outlook, block: int) -> int:
    """How many others could fish the block."""
    state, rivals = outlook.state, 0
    for other in range(int(outlook.state.seats)):
        reached = int(reach(state.pawn[other], tackle(int(kinds_in(state.cards[other])))))
        rivals += other != outlook.seat and reached >> block & 1
    return rivals


def max_over_steps(outlook: Outlook, plan: Plan, spaces: tuple[int, ...]) -> float:
    """The best that a step leads to, when more are left."""
    worths = [outlook.best(plan, spaces)]
    if outlook.state.steps > 1:
        for place in bits(int(NEXT[plan.pawn]) & lines(plan.cards) & ~outlook.danger):
            worths.append(outlook.best(plan._replace(pawn=place), spaces))
    return max(worths)


def use_worth(outlook: Outlook, spaces: tuple[int, ...], card: int) -> float:
    """What it is worth to play a magic card now."""
    plan, magic = outlook.start, outlook.taste.magic
    if card == c.GOOD_HAUL:
        empty = bits(int(BLOCKS_AT[plan.pawn]) & ~plan.fish)
        means = outlook.fish.means(plan.cards)
        gain = sum([means[int(ZONE[block])] for block in empty]) * REFILLED
        if not int(reach(plan.pawn, tackle(plan.cards))) & plan.fish:
            gain += NOTHING_TO_CATCH
        return outlook.best(plan, spaces) + gain - magic * 2
    if card == c.STORM:
        return outlook.best(plan, spaces) - STORM_COST
    if card == c.WARP:
        return outlook.best(outlook.carried(plan, magic), spaces)
    reached = outlook.sailed(plan._replace(boosts=1))
    later = [outlook.best(sailed, spaces) for sailed in reached]
    return max(later, default=HOPELESS) - BOOST_COST
