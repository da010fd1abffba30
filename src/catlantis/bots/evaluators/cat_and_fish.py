"""Cat & Fish: plan the season's markers as a set, then do the plan.

Worths are in euros at the end of the match; `cat_and_fish_plans.py` tells how plans are judged.
"""

from itertools import combinations_with_replacement
from typing import Final, cast

from catlantis.bots.evaluators.cat_and_fish_plans import (
    MAGIC_CARD,
    MALICE,
    SEASONAL,
    UNKNOWN,
    Outlook,
    Plan,
    Taste,
)
from catlantis.bots.sight import Sight
from catlantis.core.action import Verbs
from catlantis.core.bag import held, kinds_in, things
from catlantis.core.ints import bits
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import BLOCKS_AT, NEXT, ZONE, reach
from catlantis.games.cat_and_fish.catastrophe import driven_by
from catlantis.games.cat_and_fish.choosing import allowance, taken
from catlantis.games.cat_and_fish.market import top_price
from catlantis.games.cat_and_fish.state import PLACE_MARKER, State

SCARCE: Final = 0.3  # how much of what is missed without a space makes it urgent
TOO_EARLY: Final = -0.2  # the Thief ends the choosing: the other markers come first
HOPELESS: Final = -9.0  # what is left out of a plan
CONTESTED: Final = 0.02  # for each rival who could take the fish first
NO_LOSS: Final = 0.01  # among equals, to sell now
ENVY: Final = 0.01  # for each euro of who is robbed
REFILLED: Final = 0.4  # how much of the fish that a Good Haul brings will be caught
NOTHING_TO_CATCH: Final = 2.0  # what a Good Haul is worth besides, with an empty sea
STORM_COST: Final = 0.1  # a Storm is kept rather than played for nothing
BOOST_COST: Final = 0.05  # so is what goes farther


def worths(sight: Sight) -> dict[int, float]:
    """What each legal action is worth to the seat."""
    return worths_to_taste(sight, SEASONAL)


def worths_to_taste(sight: Sight, taste: Taste) -> dict[int, float]:
    """The same for a bot with a taste of its own in cards: to try them all."""
    legal = sight.legal
    if len(legal) == 1:
        return {legal[0]: 0.0}
    state = cast(State, sight.sample(0))
    outlook = Outlook(state, sight.seat, taste)
    verbs = sight.game.verbs
    if state.phase == PLACE_MARKER:
        by_space = placing(outlook, [a for a in legal if verbs.verb(a).name == "place"], verbs)
        passing = outlook.best(outlook.start, tuple(things(state.placed[sight.seat])))
        return {action: by_space.get(action, passing) for action in legal}
    spaces = tuple(things(state.markers[sight.seat]))
    return {
        action: worth(outlook, spaces, verbs.verb(action).name, verbs.args(action))
        for action in legal
    }


def placing(outlook: Outlook, actions: list[int], verbs: Verbs) -> dict[int, float]:
    """What placing a marker on each space is worth, as part of the best set of markers."""
    state, seat = outlook.state, outlook.seat
    placed = things(state.placed[seat])
    spaces = [verbs.args(action)[0] for action in actions]
    occupied = taken(state)
    room = {space: int(c.room(space, state.seats) - held(occupied, space)) for space in spaces}
    number = int(allowance(state, seat)) - len(placed)
    found: list[tuple[float, tuple[int, ...]]] = []
    for extra in combinations_with_replacement(spaces, number):
        if all(extra.count(space) <= room[space] for space in set(extra)):
            found.append((outlook.best(outlook.start, tuple(sorted([*placed, *extra]))), extra))
    top = max(worth for worth, _ in found)
    rivals = len(bits(state.waiting)) - 1
    result = {}
    for action, space in zip(actions, spaces, strict=True):
        chosen = max((worth for worth, extra in found if space in extra), default=HOPELESS)
        missed = top - max((worth for worth, extra in found if space not in extra), default=top)
        urgency = SCARCE * missed if room[space] <= rivals else 0.0
        early = TOO_EARLY if space == c.THIEF and number > 1 else 0.0
        result[action] = chosen + urgency + early
    return result


def worth(outlook: Outlook, spaces: tuple[int, ...], verb: str, args: list[int]) -> float:
    """What an action of the turn, or a victim's choice, is worth."""
    plan, state = outlook.start, outlook.state
    best = outlook.best
    match verb, args:
        case "begin", [space]:
            return best_after(outlook, plan, space, without(spaces, space))
        case (("wizard" | "change"), [chosen, space]):
            paid = plan._replace(
                money=plan.money - (c.WIZARD_PRICE if verb == "wizard" else MAGIC_CARD)
            )
            return best_after(outlook, paid, space, without(spaces, chosen))
        case "fish", [block]:
            zone = int(ZONE[block])
            store = (*plan.store, UNKNOWN + zone)
            caught = plan._replace(store=store, fish=plan.fish & ~(1 << block))
            return best(caught, spaces) + CONTESTED * rivals_at(outlook, block)
        case "use", [card]:
            return use_worth(outlook, spaces, card)
        case "sail", [place]:
            return max_over_steps(outlook, plan._replace(pawn=place), spaces)
        case "sorcerer", _:
            return best(outlook.carried(plan, c.SORCERER_PRICE), spaces)
        case "jump", [place]:
            return best(plan._replace(pawn=place), spaces)
        case "sell", [tile]:
            money = plan.money + outlook.now(tile, plan.cards)
            gain = outlook.now(tile, plan.cards) - outlook.hold(tile, plan.cards)
            return best(dropped(plan, tile, money), spaces) + (NO_LOSS if gain >= 0 else 0.0)
        case (("throw" | "lose" | "give"), [tile]):
            return best(dropped(plan, tile, plan.money), spaces)
        case "pay", _:
            return best(plan._replace(money=plan.money - c.FEE), spaces)
        case "buy", [card]:
            cost = int(top_price(state, card))
            bought = plan._replace(money=plan.money - cost, cards=plan.cards | 1 << card)
            return best(bought, spaces)
        case "move", [block]:
            return best(plan, spaces) + outlook.harm(int(driven_by(state.doing)), block)
        case "summon", [block]:
            return best(plan, spaces) + outlook.harm(c.MONSTER, block)
        case "flee", [place]:
            return best(plan._replace(pawn=place), spaces)
        case "steal", [target, tile]:
            stolen = plan._replace(store=(*plan.store, tile))
            rich = ENVY * int(state.money[target])
            return best(stolen, spaces) + MALICE * outlook.hold(tile, plan.cards) + rich
        case "finish", _:
            return outlook.rest(plan)
    return best(plan, spaces)  # stop


def best_after(outlook: Outlook, plan: Plan, space: int, others: tuple[int, ...]) -> float:
    """What the best turn leads to that begins with this action."""
    return max(
        (outlook.best(later, others) for later in outlook.after(plan, space)), default=HOPELESS
    )


def without(spaces: tuple[int, ...], space: int) -> tuple[int, ...]:
    """The spaces with one of that kind fewer."""
    index = spaces.index(space)
    return spaces[:index] + spaces[index + 1 :]


def dropped(plan: Plan, tile: int, money: float) -> Plan:
    """The plan without a tile."""
    index = plan.store.index(tile)
    return plan._replace(store=plan.store[:index] + plan.store[index + 1 :], money=money)


def rivals_at(outlook: Outlook, block: int) -> int:
    """How many others could fish the block."""
    state = outlook.state
    return sum(
        1
        for other in range(outlook.seats)
        if other != outlook.seat
        and reach(state.pawn[other], outlook.tackle(int(kinds_in(state.cards[other])))) >> block & 1
    )


def max_over_steps(outlook: Outlook, plan: Plan, spaces: tuple[int, ...]) -> float:
    """The best that a step leads to, when more are left."""
    if outlook.state.steps <= 1:
        return outlook.best(plan, spaces)
    later = [
        outlook.best(plan._replace(pawn=place), spaces)
        for place in bits(int(NEXT[plan.pawn]) & outlook.lines(plan.cards) & ~outlook.danger)
    ]
    return max([outlook.best(plan, spaces), *later])


def use_worth(outlook: Outlook, spaces: tuple[int, ...], card: int) -> float:
    """What it is worth to play a magic card now."""
    plan = outlook.start
    if card == c.GOOD_HAUL:
        beside_it = int(BLOCKS_AT[plan.pawn])
        zones = [int(ZONE[block]) for block in bits(beside_it & ~plan.fish)]
        gain = sum(outlook.mean(zone, plan.cards) for zone in zones) * REFILLED
        has_fish = bool(int(reach(plan.pawn, outlook.tackle(plan.cards))) & plan.fish)
        return (
            outlook.best(plan, spaces)
            + gain
            - MAGIC_CARD * 2
            + (0.0 if has_fish else NOTHING_TO_CATCH)
        )
    if card == c.STORM:
        return outlook.best(plan, spaces) - STORM_COST
    if card == c.WARP:
        return outlook.best(outlook.carried(plan, MAGIC_CARD), spaces)
    reached = outlook.sailed(plan._replace(boosts=1))
    return max((outlook.best(later, spaces) for later in reached), default=HOPELESS) - BOOST_COST
