"""What waters and cards will bring a seat of Cat & Fish in the seasons that remain."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bit, ones, zeros
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import ALL_BLOCKS, LINE, reach
from catlantis.games.cat_and_fish.bot.fish import Fish
from catlantis.games.cat_and_fish.bot.plan import BLOCKS_OF, UNKNOWN, line, tackle
from catlantis.games.cat_and_fish.bot.taste import EURO, Taste, part, times
from catlantis.games.cat_and_fish.market import top_price
from catlantis.games.cat_and_fish.state import State

MATTERS: Final = 8  # so many fish in reach
TYPICAL: Final = vec[i64]([1, 7, 8, 25, 26, 27])  # all other intersections are like one of these
SETS: Final = 1 << c.CARDS
MEMO: Final = 4096  # places to note growths in


class Earnings:
    """What one seat may expect in one position, with whatever cards it plans."""

    def __init__(self, fish: Fish, taste: Taste) -> None:
        self.fish = fish
        self.taste = taste
        self.seasons: i64 = 0
        self.prices: vec[i64] = zeros(c.CARDS)
        self.edition: i64 = 0  # counts how often all this has changed
        self._edition: i64 = 0
        self._sold: i64 = -1
        self._weights = vec[i64]([part(taste.depletion**rank) for rank in range(MATTERS + 1)])
        # What was worked out, and in which edition
        self._income: vec[i64] = zeros(SETS)
        self._income_in: vec[i64] = zeros(SETS)
        self._sound: vec[i64] = zeros(SETS)
        self._sound_in: vec[i64] = zeros(SETS)
        self._growth: vec[i64] = zeros(MEMO)
        self._growth_of: vec[i64] = zeros(MEMO)
        self._growth_in: vec[i64] = zeros(MEMO)

    def look(self, state: State) -> None:
        """See the position; the fish have been looked at."""
        if self._edition != self.fish.edition or self._sold != state.sold:
            self.edition += 1
            self._edition = self.fish.edition
            self._sold = state.sold
            self.seasons = max(self.fish.left * EURO - self.taste.delay, 0)
            for card in range(i64(c.CARDS)):
                self.prices[card] = top_price(state, card) * EURO

    def waters(self, place: i64, cards: i64, blocks: i64) -> i64:
        """What the fish of the blocks within reach of an intersection promise, the best first."""
        within = reach(place, tackle(cards)) & blocks
        row = self.fish.row(cards) + UNKNOWN
        total: i64 = 0
        seen: i64 = 0
        zone: i64 = c.ZONES
        while zone and within:  # farther zones pay more
            zone -= 1
            mask = within & BLOCKS_OF[zone]
            if mask:
                within &= ~mask
                number = min(ones(mask), MATTERS - seen)
                share = self._weights[seen] - self._weights[seen + number]
                total += self.fish.holds[row + zone] * share
                seen += number
        return total >> 10

    def income(self, cards: i64) -> i64:
        """What the cards bring a season: the best waters they open, and their own use."""
        if self._income_in[cards] != self.edition:
            self._income_in[cards] = self.edition
            self._income[cards] = self._worked_out(cards)
        return self._income[cards]

    def _worked_out(self, cards: i64) -> i64:
        taste = self.taste
        farthest = line(cards)
        best: i64 = 0
        anywhere: i64 = 0
        for index in range(i64(len(TYPICAL))):
            waters = self.waters(TYPICAL[index], cards, ALL_BLOCKS)
            anywhere = max(anywhere, waters)
            if LINE[TYPICAL[index]] <= farthest:
                best = max(best, waters)
        more: i64 = EURO
        use: i64 = 0
        for card in range(i64(c.CARDS)):
            if cards & bit(card):
                more += taste.more[card]
                use += taste.cards[card]
        catch = times(taste.catch, more)
        income = times(best, catch)
        if cards & bit(c.SORCERER):
            income = max(income, times(anywhere, catch) - taste.jumps)
        return income + use

    def is_offered(self, card: i64, cards: i64) -> bool:
        """Whether the card is for sale, missing, and to the seat's taste."""
        return self.prices[card] > 0 and not (cards | self.taste.refused) & bit(card)

    def growth(self, cards: i64, money: i64) -> i64:
        """What the best investment to come will bring: a card, with what it needs (CF-29)."""
        what = money << c.CARDS | cards
        where = (money * 7 + cards) % MEMO
        if self._growth_of[where] != what or self._growth_in[where] != self.edition:
            self._growth_of[where] = what
            self._growth_in[where] = self.edition
            self._growth[where] = self._best_gain(cards, money)
        return self._growth[where]

    def _best_gain(self, cards: i64, money: i64) -> i64:
        best: i64 = 0
        for card in range(i64(c.CARDS)):
            if self.is_offered(card, cards):
                need = c.NEEDS[card]
                if need == c.NO_CARD or cards & bit(need):
                    best = max(best, self._gain(cards, money, bit(card), self.prices[card], 1))
                elif self.is_offered(need, cards):
                    cost = self.prices[card] + self.prices[need]
                    wanted = bit(card) | bit(need)
                    best = max(best, self._gain(cards, money, wanted, cost, 2))
        return best

    def _gain(self, cards: i64, money: i64, wanted: i64, cost: i64, number: i64) -> i64:
        """What it will bring, less its price, to buy cards as soon as there is the money."""
        before = self.income(cards)
        late = number * EURO + max(cost - money, 0) * EURO // max(before, i64(EURO))
        seasons = max(self.seasons - times(late, self.taste.marker), 0)
        return times(self.income(cards | wanted) - before, seasons) - cost

    def sound(self, cards: i64) -> i64:
        """Mask of the cards that pay for themselves by the end, alone or with one that follows."""
        if self._sound_in[cards] != self.edition:
            self._sound_in[cards] = self.edition
            self._sound[cards] = 0
            for card in range(i64(c.CARDS)):
                if self.is_offered(card, cards) and self._is_sound(card, cards):
                    self._sound[cards] |= bit(card)
        return self._sound[cards]

    def _is_sound(self, card: i64, cards: i64) -> bool:
        need = c.NEEDS[card]
        if need != c.NO_CARD and not cards & bit(need):
            return False
        left, before = self.fish.left, self.income(cards)
        bought, cost = cards | bit(card), self.prices[card]
        if left * (self.income(bought) - before) > cost:
            return True
        for later in range(card + 1, i64(c.CARDS)):
            if c.NEEDS[later] == card and self.is_offered(later, cards):
                both = self.income(bought | bit(later)) - before
                if (left - 1) * both > cost + self.prices[later]:
                    return True
        return False
