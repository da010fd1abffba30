"""What fish are worth to a seat of Cat & Fish: now, later, and those that lie face down."""

from typing import Final

from catlantis.core.bag import held
from catlantis.core.ints import NOBODY
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.bot.plan import UNKNOWN, room
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.knowledge import unseen
from catlantis.games.cat_and_fish.state import State

PRICE_CARDS: Final = 1 << c.MERCHANT | 1 << c.BLACK_MARKET | 1 << c.COLD_STORAGE
THIEVISH: Final = 0.7  # how likely a Thief takes this fish
KEEPSAKE: Final = 0.5  # the least that a fish is worth before the last season


class Fish:
    """What tiles are worth to one seat in one position, with whatever cards it plans."""

    def __init__(self, state: State, seat: int, taste: Taste) -> None:
        self.taste = taste
        self.season = int(state.season())
        self.left = c.ROUNDS - 1 - int(state.round)  # seasons after this one
        self.rivals = int(state.seats) - 1
        self.wait = taste.wait if state.summoner in (NOBODY, seat) else taste.wait_haunted
        self.hidden = [hidden(state, zone) for zone in range(c.ZONES)]
        self._holds: dict[int, float] = {}
        self._means: dict[int, list[float]] = {}

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
        if tile == c.WHALE and not cards >> c.BLACK_MARKET & 1:
            best = taste.bone if self.left else best  # it cannot be sold either (CF-28)
        else:
            extra = cards >> c.MERCHANT & 1
            idle = taste.idle * c.STOREHOUSE / room(cards)
            kept = 1.0
            for ahead in range(1, min(c.SEASONS, self.left) + 1):
                season = (self.season + ahead) % c.SEASONS
                kept *= self.wait
                if season == c.WINTER:
                    kept *= 1 - taste.theft * THIEVISH / self.rivals
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


def hidden(state: State, zone: int) -> list[tuple[int, int]]:
    """The tiles of a colour that lie face down: kind and number."""
    bag = unseen(state, zone)
    return [(int(c.tile_of(zone, local)), int(held(bag, local))) for local in range(c.LOCALS)]
