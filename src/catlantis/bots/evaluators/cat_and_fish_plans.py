"""Plans for a turn of Cat & Fish: what the seat would have, and what that is worth.

A plan is a model of the seat's own turn, in which an unknown tile is worth the mean of its colour.
What it leaves is worth its money, its fish at their best season to come, and what boat, tackle and
place will catch in the seasons that remain: euros at the end of the match.
"""

from functools import cache
from typing import Final, NamedTuple

from catlantis.core.bag import held, kinds_in, size, things
from catlantis.core.ints import bits
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import (
    ALL_BLOCKS,
    ALL_PLACES,
    NEXT,
    UP_TO_LINE,
    ZONE,
    reach,
)
from catlantis.games.cat_and_fish.catastrophe import beside, driven_by, paths
from catlantis.games.cat_and_fish.knowledge import unseen
from catlantis.games.cat_and_fish.market import top_price
from catlantis.games.cat_and_fish.sea import danger
from catlantis.games.cat_and_fish.state import State

WAIT: Final = 0.93  # what is left of a price for each season that it is away
PLACE_IDLE: Final = 0.25  # what a place of the storehouse would bring a season
SALE: Final = 0.35  # what it costs to come to sell a fish
DEPLETION: Final = 0.8  # how much the next best fish in reach counts
FISH_A_SEASON: Final = 0.75  # a player's catch: fishing has few places
NEAR: Final = 0.55  # how much the fish now in reach count
MATTERS: Final = 8  # so many fish in reach
FREE_PLACE: Final = (0.0, 0.6, 0.9, 1.1, 1.2)  # of the storehouse
SEASONAL: Final[dict[int, float]] = {
    c.MEMBERSHIP: 0.75,
    c.COLD_STORAGE: 0.3,
    c.WIZARD: 0.2,
    c.SORCERER: 0.25,
    c.MERCHANT: 0.15,
    c.FISHER_MAN: 0.1,
}
MAGIC_CARD: Final = 0.5
FIRST_PLAYER: Final = 0.5
MALICE: Final = 0.5  # how much of another's loss is a gain
UNKNOWN: Final = 100  # an unknown tile of a zone in a plan's storehouse
BOOSTS: Final = (c.ENGINE, c.WIND, c.STRONG_WIND)
PRICE_CARDS: Final = 1 << c.MERCHANT | 1 << c.BLACK_MARKET | 1 << c.COLD_STORAGE
TYPICAL: Final = (1, *range(7, 10), *range(25, 30))  # the lines repeat six times round the island
FISHBONE: Final = -0.3  # takes a place
STRUCK: Final = 0.5  # what it costs to be driven away
SPOILED: Final = 0.15  # how much of a fish in reach is lost when it is gone


Taste = dict[int, float]
"""What a card brings a season, besides farther reach, better prices and whales."""


class Plan(NamedTuple):
    """What the seat would have: the part of a state that its own turn changes."""

    money: float
    store: tuple[int, ...]
    pawn: int
    cards: int  # bitmask
    fish: int  # bitmask of the blocks with a tile
    boosts: int  # magic cards that let it sail farther


@cache
def blocks_by_zone(place: int, blocks: int) -> tuple[int, int, int]:
    """The blocks within reach of an intersection, as a bitmask for each zone."""
    masks = [0, 0, 0]
    for block in bits(reach(place, blocks)):
        masks[ZONE[block]] |= 1 << block
    return masks[0], masks[1], masks[2]


class Outlook:
    """What plans of one seat are worth in one position, to its taste in cards."""

    def __init__(self, state: State, seat: int, taste: Taste) -> None:
        self.taste = taste
        self.state = state
        self.seat = seat
        self.seats = int(state.seats)
        self.season = int(state.season())
        self.left = c.ROUNDS - 1 - int(state.round)  # seasons after this one
        self.danger = int(danger(state))
        self.hidden = [self._hidden(zone) for zone in range(c.ZONES)]
        self._means: dict[tuple[int, int], float] = {}
        self._incomes: dict[int, float] = {}
        self._lucks: dict[int, float] = {}
        self._rests: dict[tuple[tuple[int, ...], int, int, int], float] = {}
        self._bests: dict[tuple[Plan, tuple[int, ...]], float] = {}
        self.start = Plan(
            float(state.money[seat]),
            tuple(things(state.store[seat])),
            int(state.pawn[seat]),
            int(kinds_in(state.cards[seat])),
            int(state.fish),
            sum(int(held(state.magic[seat], card)) for card in BOOSTS),
        )

    def _hidden(self, zone: int) -> list[tuple[int, int]]:
        """The tiles of a colour that lie face down: kind and number."""
        bag = unseen(self.state, zone)
        return [(int(c.tile_of(zone, local)), int(held(bag, local))) for local in range(c.LOCALS)]

    # What things are worth

    def hold(self, tile: int, cards: int) -> float:
        """What a tile in the storehouse is worth after this season."""
        if tile >= UNKNOWN:
            return self.mean(tile - UNKNOWN, cards)
        if not c.is_fish(tile):
            return FISHBONE if tile < c.KEPT else 0.0
        best = 1.0 if not self.left else 0.5
        if tile != c.WHALE or cards >> c.BLACK_MARKET & 1:
            extra = cards >> c.MERCHANT & 1
            idle = PLACE_IDLE if cards >> c.COLD_STORAGE & 1 else 2 * PLACE_IDLE
            for ahead in range(1, min(c.SEASONS, self.left) + 1):
                money = int(c.price(tile, (self.season + ahead) % c.SEASONS))
                if money:
                    best = max(best, (money + extra) * WAIT**ahead - SALE - idle * ahead)
        return best

    def now(self, tile: int, cards: int) -> float:
        """What a tile fetches this season."""
        if tile >= UNKNOWN:
            kinds = self.hidden[tile - UNKNOWN]
            number = sum(count for _, count in kinds) or 1
            return sum(count * self.now(kind, cards) for kind, count in kinds) / number
        if tile >= c.KEPT or (tile == c.WHALE and not cards >> c.BLACK_MARKET & 1):
            return 0.0
        money = int(c.price(tile, self.season))
        return float(money + (cards >> c.MERCHANT & 1)) if money else 0.0

    def mean(self, zone: int, cards: int) -> float:
        """What an unknown tile of the zone is worth once caught."""
        key = (zone, cards & PRICE_CARDS)
        if key not in self._means:
            total, number = 0.0, 0
            for tile, count in self.hidden[zone]:
                worth = float(c.TREASURE_TILE) if tile >= c.KEPT else self.hold(tile, cards)
                total += count * worth
                number += count
            self._means[key] = total / max(number, 1)
        return self._means[key]

    def room(self, cards: int) -> int:
        """How many tiles the cards let keep."""
        return c.COLD_STOREHOUSE if cards >> c.COLD_STORAGE & 1 else c.STOREHOUSE

    def tackle(self, cards: int) -> int:
        """How far the cards let fish."""
        return 3 if cards >> c.FISHER_MAN & 1 else 2 if cards >> c.NET & 1 else 1

    def lines(self, cards: int) -> int:
        """The intersections that the cards let sail."""
        line = 2 if cards >> c.VESSEL & 1 else 1 if cards >> c.BOAT & 1 else 0
        return int(UP_TO_LINE[line])

    def waters(self, place: int, cards: int, fish: int) -> float:
        """What the fish within reach of an intersection promise, the best first."""
        masks = blocks_by_zone(place, self.tackle(cards))
        means = [self.mean(zone, cards) for zone in range(c.ZONES)]
        weight, total, seen = 1.0, 0.0, 0
        for zone in sorted(range(c.ZONES), key=lambda zone: -means[zone]):
            for _ in range(min((masks[zone] & fish).bit_count(), MATTERS - seen)):
                total += weight * means[zone]
                weight *= DEPLETION
                seen += 1
        return total * (1 - DEPLETION)

    def income(self, cards: int) -> float:
        """What the cards bring a season: the best waters they open, and their own use."""
        if cards not in self._incomes:
            lines = self.lines(cards)
            best = max(
                self.waters(place, cards, ALL_BLOCKS) for place in TYPICAL if lines >> place & 1
            )
            use = sum(worth for card, worth in self.taste.items() if cards >> card & 1)
            self._incomes[cards] = FISH_A_SEASON * best + use
        return self._incomes[cards]

    def rest(self, plan: Plan) -> float:
        """What a plan is worth when the turn ends so."""
        key = (plan.store, plan.pawn, plan.cards, plan.fish)
        if key not in self._rests:
            cards = plan.cards
            worth = sum(self.hold(tile, cards) for tile in plan.store)
            if self.left:
                worth += FREE_PLACE[max(self.room(cards) - len(plan.store), 0)]
                worth += self.left * self.income(cards)
                worth += NEAR * min(self.left, 4) * self.waters(plan.pawn, cards, plan.fish)
            self._rests[key] = worth
        return plan.money + self._rests[key]

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
        return [plan._replace(money=plan.money + self.luck(space))]

    def fished(self, plan: Plan) -> list[Plan]:
        """A tile of each zone within reach."""
        if len(plan.store) >= self.room(plan.cards):
            return []
        masks = blocks_by_zone(plan.pawn, self.tackle(plan.cards))
        found = []
        for zone in range(c.ZONES):
            mask = masks[zone] & plan.fish
            if mask:
                store = (*plan.store, UNKNOWN + zone)
                found.append(plan._replace(store=store, fish=plan.fish & ~(mask & -mask)))
        return found

    def sailed(self, plan: Plan) -> list[Plan]:
        """Each next intersection, those farther by magic, and the best by the Sorcerer."""
        waters = self.lines(plan.cards) & ~self.danger
        places = int(NEXT[plan.pawn]) & waters
        found = [plan._replace(pawn=place) for place in bits(places)]
        if plan.boosts:
            farther = 0
            for place in bits(places):
                farther |= int(NEXT[place]) & waters
            for place in bits(farther & ~places & ~(1 << plan.pawn)):
                money = plan.money - MAGIC_CARD
                found.append(plan._replace(pawn=place, boosts=plan.boosts - 1, money=money))
        if plan.cards >> c.SORCERER & 1 and plan.money >= c.SORCERER_PRICE:
            found.append(self.carried(plan, c.SORCERER_PRICE))
        return found

    def carried(self, plan: Plan, cost: float) -> Plan:
        """The best intersection of all, by Sorcerer or Warp, for its price."""
        best = max(
            bits(ALL_PLACES & ~self.danger),
            key=lambda place: self.waters(place, plan.cards, plan.fish),
        )
        return plan._replace(pawn=best, money=plan.money - cost)

    def sold(self, plan: Plan) -> list[Plan]:
        """Everything sold that fetches more now than later, or takes a place for nothing."""
        kept, money = [], plan.money
        for tile in plan.store:
            if self.sells(tile, plan.cards):
                money += self.now(tile, plan.cards)
            else:
                kept.append(tile)
        if len(kept) == len(plan.store):
            return []
        return [plan._replace(store=tuple(kept), money=money)]

    def sells(self, tile: int, cards: int) -> bool:
        """Whether to sell or throw away the tile rather than keep it."""
        return self.now(tile, cards) >= self.hold(tile, cards)

    def bought(self, plan: Plan) -> list[Plan]:
        """Each card that can be paid."""
        found = []
        for card in range(c.CARDS):
            cost = int(top_price(self.state, card))
            need = int(c.NEEDS[card])
            is_open = need < 0 or plan.cards >> need & 1
            if cost and cost <= plan.money and is_open and not plan.cards >> card & 1:
                cards = plan.cards | 1 << card
                found.append(plan._replace(money=plan.money - cost, cards=cards))
        return found

    def luck(self, space: int) -> float:
        """What an action that only draws, steals or harms is worth."""
        if space not in self._lucks:
            self._lucks[space] = self._luck(space)
        return self._lucks[space]

    def _luck(self, space: int) -> float:
        state = self.state
        if space == c.TREASURE_ISLAND:
            left = state.treasure or state.explored
            return sum(things(left)) / int(size(left))
        if space == c.MAGIC_LIBRARY:
            return MAGIC_CARD * min(1.0, self.left / 6)
        if space == c.THIEF:
            return self.loot() + (FIRST_PLAYER if self.left else 0.0)
        catastrophe = int(driven_by(space))
        blocks = bits(paths(state, catastrophe))
        return max(self.harm(catastrophe, block) for block in blocks)

    def loot(self) -> float:
        """What the best fish to steal is worth."""
        if len(self.start.store) >= self.room(self.start.cards):
            return 0.0
        worth = [self.hold(tile, self.start.cards) for tile in self.prey()]
        return (1 + MALICE) * max(worth, default=0.0)

    def prey(self) -> list[int]:
        """The fish of the others."""
        stores = [self.state.store[other] for other in range(self.seats) if other != self.seat]
        return [tile for store in stores for tile in things(store) if c.is_fish(tile)]

    def harm(self, catastrophe: int, block: int) -> float:
        """What it does to the others, in part a gain, less what it does to the seat."""
        state, worth = self.state, 0.0
        for victim in bits(beside(state, block)):
            loss = STRUCK
            if catastrophe != c.TYPHOON:
                loss += min(c.DAMAGE, int(state.money[victim]))
            if catastrophe != c.OIL:
                fish = [tile for tile in things(state.store[victim]) if c.is_fish(tile)]
                cards = int(kinds_in(state.cards[victim]))
                loss += min((self.hold(tile, cards) for tile in fish), default=0.0)
            worth += -loss if victim == self.seat else MALICE * loss
        if state.fish >> block & 1:
            for other in range(self.seats):
                cards = int(kinds_in(state.cards[other]))
                if reach(state.pawn[other], self.tackle(cards)) >> block & 1:
                    share = SPOILED * self.mean(int(ZONE[block]), cards)
                    worth += -share if other == self.seat else MALICE * share / (self.seats - 1)
        return worth

    # The best plan

    def best(self, plan: Plan, spaces: tuple[int, ...]) -> float:
        """What the best turn with these actions, in any order, leads to."""
        if not spaces:
            return self.rest(plan)
        key = (plan, spaces)
        if key not in self._bests:
            worth = self.rest(plan)
            for index, space in enumerate(spaces):
                if index and spaces[index - 1] == space:
                    continue
                others = spaces[:index] + spaces[index + 1 :]
                for later in self.after(plan, space):
                    worth = max(worth, self.best(later, others))
            self._bests[key] = worth
        return self._bests[key]
