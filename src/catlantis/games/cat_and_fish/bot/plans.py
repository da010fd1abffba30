"""Plans for a turn of Cat & Fish: what the seat would have, and what that is worth.

A plan is a model of the seat's own turn, in which an unknown tile is worth the mean of its colour.
What it leaves is worth its money, its fish at their best season to come, and what boat, tackle and
place will catch in the seasons that remain: euros at the end of the match.
"""

from typing import Final, NamedTuple

from catlantis.core.bag import held, kinds_in, size, things
from catlantis.core.ints import NOBODY, bits
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import (
    ALL_BLOCKS,
    ALL_PLACES,
    CORNERS_OF,
    NEXT,
    PLACES,
    RINGS,
    UP_TO_LINE,
    ZONE,
    reach,
)
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.catastrophe import beside, driven_by, paths
from catlantis.games.cat_and_fish.knowledge import unseen
from catlantis.games.cat_and_fish.market import top_price
from catlantis.games.cat_and_fish.sea import danger, stricken
from catlantis.games.cat_and_fish.state import CHOOSING, DOING, State
from catlantis.games.cat_and_fish.year import is_fee

MATTERS: Final = 8  # so many fish in reach
UNKNOWN: Final = 100  # an unknown tile of a zone in a plan's storehouse
BOOSTS: Final = (c.ENGINE, c.WIND, c.STRONG_WIND)
PRICE_CARDS: Final = 1 << c.MERCHANT | 1 << c.BLACK_MARKET | 1 << c.COLD_STORAGE
WATER_CARDS: Final = PRICE_CARDS | 1 << c.NET | 1 << c.FISHER_MAN
TYPICAL: Final = [1, 7, 8, 25, 26, 27]  # all others are like one of these
STRUCK: Final = 0.5  # what it costs to be driven away
SPOILED: Final = 0.15  # how much of a fish in reach is lost when it is gone
THIEVISH: Final = 0.7  # how likely a Thief takes this fish
LIBRARY_SEASONS: Final = 6  # a magic card drawn later is worth less
KEEPSAKE: Final = 0.5  # the least that a fish is worth before the last season


class Plan(NamedTuple):
    """What the seat would have: the part of a state that its own turn changes."""

    money: float
    store: tuple[int, ...]
    pawn: int
    cards: int  # bitmask
    fish: int  # bitmask of the blocks with a tile
    boosts: int  # magic cards that let it sail farther


def _blocks_by_zone() -> list[tuple[int, int, int]]:
    """For each intersection and 1, 2, 3 blocks the blocks within reach, a mask for each zone."""
    found = []
    for place in range(PLACES):
        for blocks in range(1, RINGS + 1):
            masks = [0, 0, 0]
            for block in bits(reach(place, blocks)):
                masks[ZONE[block]] |= 1 << block
            found.append((masks[0], masks[1], masks[2]))
    return found


BLOCKS_BY_ZONE: Final = _blocks_by_zone()


def room(cards: int) -> int:
    """How many tiles the cards let keep."""
    return c.COLD_STOREHOUSE if cards >> c.COLD_STORAGE & 1 else c.STOREHOUSE


def tackle(cards: int) -> int:
    """How far the cards let fish."""
    return 3 if cards >> c.FISHER_MAN & 1 else 2 if cards >> c.NET & 1 else 1


def is_due(tile: int) -> bool:
    """Whether a tile of a plan may pay the fee."""
    return tile >= UNKNOWN or is_fee(tile)


def is_prey(tile: int) -> bool:
    """Whether a tile of a plan may be lost to a catastrophe or a Thief."""
    return tile >= UNKNOWN or c.is_fish(tile)


def lines(cards: int) -> int:
    """The intersections that the cards let sail."""
    line = 2 if cards >> c.VESSEL & 1 else 1 if cards >> c.BOAT & 1 else 0
    return int(UP_TO_LINE[line])


class Outlook:
    """What plans of one seat are worth in one position, to its taste."""

    def __init__(self, state: State, seat: int, taste: Taste) -> None:
        self.taste = taste
        self.state = state
        self.seat = seat
        self.seats = int(state.seats)
        self.malice = taste.malice / (self.seats - 1)
        self.season = int(state.season())
        self.left = c.ROUNDS - 1 - int(state.round)  # seasons after this one
        self.until_spring = c.WINTER - self.season
        self.danger = int(danger(state))
        self.stricken = int(stricken(state))
        self.struck_next = [self._struck_next(tile) for tile in range(c.CATASTROPHES)]
        self.theft = self._theft()
        haunted = state.summoner not in (NOBODY, seat)
        self.wait = taste.wait_haunted if haunted else taste.wait
        self.hidden = [self._hidden(zone) for zone in range(c.ZONES)]
        self.weights = [taste.depletion**rank for rank in range(MATTERS + 1)]
        self.prices = [int(top_price(state, card)) for card in range(c.CARDS)]
        self._holds: dict[int, float] = {}
        self._means: dict[int, list[float]] = {}
        self._waters: dict[tuple[int, int, int], float] = {}
        self._incomes: dict[int, float] = {}
        self._lucks: dict[int, float] = {}
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

    def _theft(self) -> float:
        """How likely the seat's best fish is stolen before its next turn."""
        state, thief = self.state, int(self.state.thief)
        chance = 1 / (self.seats - 1)
        if self.season != c.WINTER or thief == self.seat or state.stage not in (CHOOSING, DOING):
            return 0.0
        if thief == NOBODY:
            return self.taste.theft * chance if state.stage == CHOOSING else 0.0
        return chance if int(state.waiting) >> thief & 1 else 0.0

    def _struck_next(self, catastrophe: int) -> int:
        """The intersections that a catastrophe may strike before the seat's next turn."""
        if catastrophe == c.MONSTER:
            if self.season == c.WINTER and self.left and self.state.year() >= c.FIRST_MONSTER_YEAR:
                return ALL_PLACES  # CF-41: it may be put anywhere
            if self.state.summoner in (NOBODY, self.seat):
                return 0
        places = 0
        for block in bits(paths(self.state, catastrophe)):
            places |= int(CORNERS_OF[block])
        return places

    # What things are worth

    def hold(self, tile: int, cards: int) -> float:
        """What a tile in the storehouse is worth after this season."""
        if tile >= UNKNOWN:
            return self.means(cards)[tile - UNKNOWN]
        key = tile << c.CARDS | cards & PRICE_CARDS
        found = self._holds.get(key)
        if found is None:
            found = self._holds[key] = self._hold(tile, cards)
        return found

    def _hold(self, tile: int, cards: int) -> float:
        taste = self.taste
        if not c.is_fish(tile):
            return taste.bone if tile < c.KEPT else float(c.TREASURE_TILE)
        best = KEEPSAKE if self.left else float(c.LEFT_OVER_FISH)
        if tile != c.WHALE or cards >> c.BLACK_MARKET & 1:
            extra = cards >> c.MERCHANT & 1
            idle = taste.idle * c.STOREHOUSE / room(cards)
            kept = 1.0
            for ahead in range(1, min(c.SEASONS, self.left) + 1):
                season = (self.season + ahead) % c.SEASONS
                kept *= self.wait
                if season == c.WINTER:
                    kept *= 1 - taste.theft * THIEVISH / (self.seats - 1)
                money = int(c.price(tile, season))
                if money:
                    best = max(best, (money + extra) * kept - taste.sale - idle * ahead)
        return best

    def now(self, tile: int, cards: int) -> float:
        """What a tile fetches this season."""
        if tile >= UNKNOWN:
            kinds = self.hidden[tile - UNKNOWN]
            number = sum([count for _, count in kinds]) or 1
            return sum([count * self.now(kind, cards) for kind, count in kinds]) / number
        if tile >= c.KEPT or (tile == c.WHALE and not cards >> c.BLACK_MARKET & 1):
            return 0.0
        money = int(c.price(tile, self.season))
        return float(money + (cards >> c.MERCHANT & 1)) if money else 0.0

    def means(self, cards: int) -> list[float]:
        """What an unknown tile of each zone is worth once caught."""
        key = cards & PRICE_CARDS
        found = self._means.get(key)
        if found is None:
            found = []
            for kinds in self.hidden:
                number = sum([count for _, count in kinds]) or 1
                found.append(sum([n * self.hold(tile, cards) for tile, n in kinds]) / number)
            self._means[key] = found
        return found

    def waters(self, place: int, cards: int, fish: int) -> float:
        """What the fish within reach of an intersection promise, the best first."""
        key = (place, cards & WATER_CARDS, fish)
        found = self._waters.get(key)
        if found is None:
            found = self._waters[key] = self._promise(place, cards, fish)
        return found

    def _promise(self, place: int, cards: int, fish: int) -> float:
        masks = BLOCKS_BY_ZONE[place * RINGS + tackle(cards) - 1]
        means = self.means(cards)
        total, seen = 0.0, 0
        for zone in (2, 1, 0):  # farther zones pay more
            number = min((masks[zone] & fish).bit_count(), MATTERS - seen)
            total += means[zone] * (self.weights[seen] - self.weights[seen + number])
            seen += number
        return total

    def income(self, cards: int) -> float:
        """What the cards bring a season: the best waters they open, and their own use."""
        found = self._incomes.get(cards)
        if found is None:
            found = self._incomes[cards] = self._income(cards)
        return found

    def _income(self, cards: int) -> float:
        taste, usable = self.taste, lines(cards)
        best, anywhere, more, use = 0.0, 0.0, 1.0, 0.0
        for place in TYPICAL:
            waters = self._promise(place, cards, ALL_BLOCKS)
            anywhere = max(anywhere, waters)
            if usable >> place & 1:
                best = max(best, waters)
        for card in range(c.CARDS):
            if cards >> card & 1:
                more += taste.more[card]
                use += taste.cards[card]
        catch = taste.catch * more
        income = catch * best
        if cards >> c.SORCERER & 1:
            income = max(income, catch * anywhere - taste.jumps)
        return income + use

    def rest(self, plan: Plan) -> float:
        """What a plan is worth when the turn ends so."""
        cards, taste = plan.cards, self.taste
        worth = plan.money
        for tile in plan.store:
            worth += self.hold(tile, cards)
        if self.left:
            free = room(cards) - len(plan.store)
            if free > 0:
                worth += taste.place + taste.more_places * (free - 1)
            worth -= self.fee(plan) + self.theft * self.dearest(plan)
            worth -= self.threat(plan)
            worth += max(self.left - taste.delay, 0.0) * self.income(cards)
            soon = min(self.until_spring, self.left)
            if soon:
                worth += taste.near * soon * self.waters(plan.pawn, cards, plan.fish)
            if self.left > self.until_spring:
                sea = ALL_BLOCKS & ~self.stricken
                worth += taste.spring * self.waters(plan.pawn, cards, sea)
        return worth

    def dearest(self, plan: Plan) -> float:
        """What the fish is worth that a Thief would take."""
        fish = [self.hold(tile, plan.cards) for tile in plan.store if is_prey(tile)]
        return max([0.0, *fish])

    def threat(self, plan: Plan) -> float:
        """What catastrophes are likely to cost where the pawn lies (CF-30, CF-41)."""
        typhoon, oil, monster = [places >> plan.pawn & 1 for places in self.struck_next]
        if not typhoon + oil + monster:
            return 0.0
        fish = [self.hold(tile, plan.cards) for tile in plan.store if is_prey(tile)]
        damage, least = min(plan.money, c.DAMAGE), min(fish, default=0.0)
        risk, haunt = self.taste.risk * typhoon, self.taste.haunt * monster
        cost = risk * (STRUCK + least) + self.taste.risk * oil * (STRUCK + damage)
        return cost + haunt * (STRUCK + damage + least)

    def fee(self, plan: Plan) -> float:
        """What this winter's fee will cost: money, the cheapest fish, or a loan (CF-40)."""
        if self.season != c.WINTER or not self.left:
            return 0.0
        fish = [self.hold(tile, plan.cards) for tile in plan.store if is_due(tile)]
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
        return [plan._replace(money=plan.money + self.luck(space))]

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
            waters = self.waters(place, plan.cards, fish)
            if waters > most:
                best, most = place, waters
        return plan._replace(pawn=best, money=plan.money - cost)

    def sold(self, plan: Plan) -> list[Plan]:
        """Everything sold that fetches more now than later, or takes a place for nothing."""
        kept, money = [], plan.money
        for tile in plan.store:
            worth = self.now(tile, plan.cards)
            if worth >= self.hold(tile, plan.cards):
                money += worth
            else:
                kept.append(tile)
        if len(kept) == len(plan.store):
            return []
        return [plan._replace(store=tuple(kept), money=money)]

    def bought(self, plan: Plan) -> list[Plan]:
        """Each card that can be paid, and pays for itself."""
        found = []
        before = self.income(plan.cards)
        for card in range(c.CARDS):
            cost, need = self.prices[card], int(c.NEEDS[card])
            if not cost or cost > plan.money or plan.cards >> card & 1 or not self.wants(card):
                continue
            if need < 0 or plan.cards >> need & 1:
                cards = plan.cards | 1 << card
                if self.left * (self.income(cards) - before) > cost:
                    found.append(plan._replace(money=plan.money - cost, cards=cards))
        return found

    def wants(self, card: int) -> bool:
        """Whether the seat would ever buy the card."""
        return not self.taste.refused >> card & 1

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
            return self.taste.magic * min(1.0, self.left / LIBRARY_SEASONS)
        if space == c.THIEF:
            safe = self.theft * self.dearest(self.start)
            return self.loot() + safe + (self.taste.lead if self.left else 0.0)
        catastrophe = int(driven_by(space))
        return max([self.harm(catastrophe, block) for block in bits(paths(state, catastrophe))])

    def loot(self) -> float:
        """What the best fish to steal is worth."""
        if len(self.start.store) >= room(self.start.cards):
            return 0.0
        worth = [self.hold(tile, self.start.cards) for tile in self.prey()]
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
                loss += min([self.hold(tile, cards) for tile in fish], default=0.0)
            worth += -loss if victim == self.seat else malice * loss
        if int(state.fish) >> block & 1:
            for other in range(self.seats):
                cards = int(kinds_in(state.cards[other]))
                if int(reach(state.pawn[other], tackle(cards))) >> block & 1:
                    share = SPOILED * self.means(cards)[int(ZONE[block])]
                    worth += -share if other == self.seat else malice * share / (self.seats - 1)
        return worth

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
