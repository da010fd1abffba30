"""What waters and cards will bring a seat of Cat & Fish in the seasons that remain."""

from typing import Final

from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import ALL_BLOCKS, RINGS
from catlantis.games.cat_and_fish.bot.fish import PRICE_CARDS, Fish
from catlantis.games.cat_and_fish.bot.plan import BLOCKS_BY_ZONE, lines, tackle
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.market import top_price
from catlantis.games.cat_and_fish.state import State

MATTERS: Final = 8  # so many fish in reach
WATER_CARDS: Final = PRICE_CARDS | 1 << c.NET | 1 << c.FISHER_MAN
TYPICAL: Final = [1, 7, 8, 25, 26, 27]  # all other intersections are like one of these


class Earnings:
    """What one seat may expect in one position, with whatever cards it plans."""

    def __init__(self, state: State, fish: Fish, taste: Taste) -> None:
        self.fish = fish
        self.taste = taste
        self.seasons = max(fish.left - taste.delay, 0.0)
        self.weights = [taste.depletion**rank for rank in range(MATTERS + 1)]
        self.prices = [int(top_price(state, card)) for card in range(c.CARDS)]
        self._waters: dict[tuple[int, int, int], float] = {}
        self._incomes: dict[int, float] = {}
        self._growths: dict[tuple[int, float], float] = {}

    def waters(self, place: int, cards: int, blocks: int) -> float:
        """What the fish of the blocks within reach of an intersection promise, the best first."""
        key = (place, cards & WATER_CARDS, blocks)
        found = self._waters.get(key)
        if found is None:
            found = self._waters[key] = self._promise(place, cards, blocks)
        return found

    def _promise(self, place: int, cards: int, blocks: int) -> float:
        masks = BLOCKS_BY_ZONE[place * RINGS + tackle(cards) - 1]
        means = self.fish.means(cards)
        total, seen = 0.0, 0
        for zone in (2, 1, 0):  # farther zones pay more
            number = min((masks[zone] & blocks).bit_count(), MATTERS - seen)
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

    def is_offered(self, card: int, cards: int) -> bool:
        """Whether the card is for sale, missing, and to the seat's taste."""
        return self.prices[card] > 0 and not (cards | self.taste.refused) >> card & 1

    def gain(self, cards: int, money: float, wanted: int) -> float:
        """What it will bring, less its price, to buy cards as soon as there is the money."""
        cost = sum([self.prices[card] for card in range(c.CARDS) if wanted >> card & 1])
        before = self.income(cards)
        late = wanted.bit_count() + max(cost - money, 0.0) / max(before, 1.0)
        seasons = max(self.seasons - self.taste.marker * late, 0.0)
        return seasons * (self.income(cards | wanted) - before) - cost

    def growth(self, cards: int, money: float) -> float:
        """What the best investment to come will bring: a card, with what it needs (CF-29)."""
        key = (cards, money)
        found = self._growths.get(key)
        if found is None:
            found = 0.0
            for card in range(c.CARDS):
                if self.is_offered(card, cards):
                    wanted, need = 1 << card, int(c.NEEDS[card])
                    if need != c.NO_CARD and not cards >> need & 1:
                        if not self.is_offered(need, cards):
                            continue
                        wanted |= 1 << need
                    found = max(found, self.gain(cards, money, wanted))
            self._growths[key] = found
        return found

    def is_sound(self, card: int, cards: int) -> bool:
        """Whether a card pays for itself by the end, alone or with one that needs it."""
        left, before = self.fish.left, self.income(cards)
        bought, cost = cards | 1 << card, self.prices[card]
        if left * (self.income(bought) - before) > cost:
            return True
        for later in range(c.CARDS):
            if int(c.NEEDS[later]) == card and self.is_offered(later, cards):
                both = self.income(bought | 1 << later) - before
                if (left - 1) * both > cost + self.prices[later]:
                    return True
        return False
