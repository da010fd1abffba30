"""What fish are worth to a seat of Cat & Fish: now, later, and those that lie face down."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held
from catlantis.core.ints import NOBODY, bit, zeros
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.bot.plan import (
    KINDS,
    PRICE_KEYS,
    UNKNOWN,
    is_black,
    price_key,
)
from catlantis.games.cat_and_fish.bot.taste import EURO, Taste, part, times
from catlantis.games.cat_and_fish.knowledge import unseen
from catlantis.games.cat_and_fish.state import State

THIEVISH: Final = part(0.7)  # how likely a Thief takes this fish
KEEPSAKE: Final = part(0.5)  # the least that a fish is worth before the last season


class Fish:
    """What tiles are worth to one seat in one position, with whatever cards it plans."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste
        self.season: i64 = 0
        self.left: i64 = 0  # seasons after this one
        self.rivals: i64 = 0
        self.wait: i64 = 0
        self.hidden: vec[i64] = zeros(c.ZONES)  # bags of the tiles that lie face down
        self.edition: i64 = 0  # counts how often all this has changed
        self._round: i64 = -1
        self._learned: i64 = 0  # bitmask of the keys of price cards whose rows are filled
        self.holds: vec[i64] = zeros(PRICE_KEYS * KINDS)
        self.fetches: vec[i64] = zeros(PRICE_KEYS * KINDS)

    def look(self, state: State, seat: i64) -> None:
        """See the position as the seat does."""
        is_haunted = state.summoner not in (NOBODY, seat)
        wait = self.taste.wait_haunted if is_haunted else self.taste.wait
        is_new = self._round != state.round or self.wait != wait
        is_new = is_new or self.rivals != state.seats - 1
        for zone in range(i64(c.ZONES)):
            bag = unseen(state, zone)
            if bag != self.hidden[zone]:
                self.hidden[zone] = bag
                is_new = True
        if is_new:
            self.edition += 1
            self._learned = 0
            self._round = state.round
            self.season = state.season()
            self.left = c.ROUNDS - 1 - state.round
            self.rivals = state.seats - 1
            self.wait = wait

    def hold(self, tile: i64, cards: i64) -> i64:
        """What a tile in the storehouse is worth after this season."""
        return self.holds[self.row(cards) + tile]

    def now(self, tile: i64, cards: i64) -> i64:
        """What a tile fetches this season."""
        return self.fetches[self.row(cards) + tile]

    def mean(self, zone: i64, cards: i64) -> i64:
        """What an unknown tile of the zone is worth once caught."""
        return self.holds[self.row(cards) + UNKNOWN + zone]

    def row(self, cards: i64) -> i64:
        """Where the row of worths with these cards begins."""
        key = price_key(cards)
        if not self._learned & bit(key):
            self._learned |= bit(key)
            self._learn(key)
        return key * KINDS

    def _learn(self, key: i64) -> None:
        row = key * KINDS
        for tile in range(i64(c.KEPT)):
            self.holds[row + tile] = self._kept(tile, key)
            self.fetches[row + tile] = self._fetched(tile, key)
        for zone in range(i64(c.ZONES)):
            number: i64 = 0
            kept: i64 = 0
            fetched: i64 = 0
            for local in range(i64(c.LOCALS)):
                count = held(self.hidden[zone], local)
                number += count
                if local == c.TREASURE:
                    kept += count * c.TREASURE_TILE * EURO
                else:
                    tile = c.tile_of(zone, local)
                    kept += count * self.holds[row + tile]
                    fetched += count * self.fetches[row + tile]
            number = max(number, 1)
            self.holds[row + UNKNOWN + zone] = kept // number
            self.fetches[row + UNKNOWN + zone] = fetched // number

    def _fetched(self, tile: i64, key: i64) -> i64:
        if tile == c.WHALE and not is_black(key):
            return 0
        money = c.price(tile, self.season)
        return (money + (key & 1)) * EURO if money else 0

    def _kept(self, tile: i64, key: i64) -> i64:
        taste = self.taste
        if not c.is_fish(tile):
            return taste.bone
        best: i64 = KEEPSAKE if self.left else i64(c.LEFT_OVER_FISH * EURO)
        if tile == c.WHALE and not is_black(key):
            return taste.bone if self.left else best  # it cannot be sold either (CF-28)
        kept: i64 = EURO
        for ahead in range(i64(1), min(i64(c.SEASONS), self.left) + 1):
            season = (self.season + ahead) % c.SEASONS
            kept = times(kept, self.wait)
            if season == c.WINTER:
                kept = times(kept, EURO - times(taste.theft, THIEVISH) // self.rivals)
            money = c.price(tile, season)
            if money:
                later = (money + (key & 1)) * kept - taste.sale - taste.idle * ahead
                best = max(best, later)
        return best
