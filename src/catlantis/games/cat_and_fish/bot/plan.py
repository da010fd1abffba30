"""A plan for a turn of Cat & Fish: what the seat would have, and what its cards let it do."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bit
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.board import BLOCKS, UP_TO_LINE, ZONE
from catlantis.games.cat_and_fish.year import is_fee

UNKNOWN: Final = c.KEPT  # an unknown tile of zone 1 in a plan's storehouse; two more follow
KINDS: Final = UNKNOWN + c.ZONES  # of what may lie there
PRICE_KEYS: Final = 4  # of the cards that change what fish are worth, so many sets
SLOT: Final = 5  # bits for a tile of a plan's storehouse: its kind, from 1 on
SLOT_MASK: Final = 31


class Plan:
    """What the seat would have: the part of a state that its own turn changes."""

    def __init__(
        self, money: i64, store: i64, pawn: i64, cards: i64, fish: i64, boosts: i64
    ) -> None:
        self.money = money  # as worths are counted
        self.store = store  # one tile after the other, in slots
        self.pawn = pawn
        self.cards = cards  # bitmask
        self.fish = fish  # bitmask of the blocks with a tile
        self.boosts = boosts  # magic cards that let it sail farther

    def clone(self) -> "Plan":
        """An independent copy."""
        return Plan(self.money, self.store, self.pawn, self.cards, self.fish, self.boosts)

    def paid(self, cost: i64) -> "Plan":
        """The plan with so much less money."""
        later = self.clone()
        later.money -= cost
        return later

    def at(self, place: i64) -> "Plan":
        """The plan with the pawn there."""
        later = self.clone()
        later.pawn = place
        return later

    def keeping(self, tile: i64) -> "Plan":
        """The plan with one more tile in the storehouse."""
        later = self.clone()
        later.store = with_tile(self.store, tile)
        return later

    def without(self, tile: i64) -> "Plan":
        """The plan with one tile of that kind less."""
        later = self.clone()
        later.store = 0
        store = self.store
        is_out = False
        while store:
            if (store & SLOT_MASK) - 1 == tile and not is_out:
                is_out = True
            else:
                later.store = later.store << SLOT | (store & SLOT_MASK)
            store >>= SLOT
        return later

    def owning(self, card: i64, cost: i64) -> "Plan":
        """The plan with a card bought."""
        later = self.paid(cost)
        later.cards |= bit(card)
        return later

    def has(self, card: i64) -> bool:
        """Whether it has that card."""
        return self.cards & bit(card) != 0


def with_tile(store: i64, tile: i64) -> i64:
    """A plan's storehouse with one more tile."""
    return store << SLOT | (tile + 1)


def stock(store: i64) -> i64:
    """How many tiles a plan's storehouse holds."""
    number: i64 = 0
    while store:
        number += 1
        store >>= SLOT
    return number


def price_key(cards: i64) -> i64:
    """The cards that change what fish are worth, as a small number."""
    return (cards >> c.MERCHANT & 1) | (cards >> c.BLACK_MARKET & 1) << 1


def is_black(key: i64) -> bool:
    """Whether Black Market is among the cards of that key."""
    return key & 2 != 0


def room(cards: i64) -> i64:
    """How many tiles the cards let keep."""
    return c.COLD_STOREHOUSE if cards >> c.COLD_STORAGE & 1 else c.STOREHOUSE


def tackle(cards: i64) -> i64:
    """How far the cards let fish."""
    if cards >> c.FISHER_MAN & 1:
        return 3
    return 2 if cards >> c.NET & 1 else 1


def line(cards: i64) -> i64:
    """The farthest line that the cards let sail."""
    if cards >> c.VESSEL & 1:
        return 2
    return cards >> c.BOAT & 1


def lines(cards: i64) -> i64:
    """The intersections that the cards let sail."""
    return UP_TO_LINE[line(cards)]


def is_due(tile: i64) -> bool:
    """Whether a tile of a plan may pay the fee."""
    return tile >= UNKNOWN or is_fee(tile)


def is_prey(tile: i64) -> bool:
    """Whether a tile of a plan may be lost to a catastrophe or a Thief."""
    return tile >= UNKNOWN or c.is_fish(tile)


def _blocks_of_zones() -> vec[i64]:
    masks = [0] * c.ZONES
    for block in range(1, BLOCKS):
        masks[ZONE[block]] |= 1 << block
    return vec[i64](masks)


BLOCKS_OF: Final[vec[i64]] = _blocks_of_zones()  # a mask for each zone
