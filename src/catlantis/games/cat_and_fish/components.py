"""The tiles, cards and places of the box (CF-3 … CF-6, CF-21): tables, no logic.

What the rulebook does not print (which fish there are, what they fetch, what cards cost, what
lies on Treasure Island) is ours; README.md tells how it was balanced.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

YEARS: Final = 5
SEASONS: Final = 4
WINTER: Final = 3
ROUNDS: Final = YEARS * SEASONS
SEASON_NAMES: Final = ["spring", "summer", "autumn", "winter"]

# Tiles (CF-3): four fish and a fishbone of each colour, then the treasures, which are never kept

ZONES: Final = 3
ZONE_NAMES: Final = ["green", "blue", "pink"]
LOCALS: Final = 6  # kinds of tiles of one colour: four fish, fishbone, treasure
FISH_OF_A_ZONE: Final = 4
KEPT_OF_A_ZONE: Final = 5
KEPT: Final = ZONES * KEPT_OF_A_ZONE  # kinds that can lie in a storehouse
TILES: Final = ZONES * LOCALS

TILE_NAMES: Final = [
    "crab",
    "sardine",
    "mackerel",
    "prawn",
    "green-fishbone",
    "squid",
    "salmon",
    "bream",
    "cod",
    "blue-fishbone",
    "swordfish",
    "tuna",
    "shark",
    "whale",
    "pink-fishbone",
    "green-treasure",
    "blue-treasure",
    "pink-treasure",
]
WHALE: Final = 13
FISHBONE: Final = 4  # among the kinds of one colour
TREASURE: Final = 5

# How many tiles there are of each kind, in the order of TILE_NAMES
TILE_COUNTS: Final = [6, 6, 5, 5, 1, 8, 8, 7, 7, 2, 7, 7, 7, 5, 3, 1, 2, 3]
TREASURE_TILE: Final = 2  # euros (CF-26)

# What each kind that can be kept fetches in spring, summer, autumn and winter
FISH_PRICES: Final[list[tuple[int, int, int, int]]] = [
    (1, 0, 2, 1),  # crab: autumn and summer are printed
    (2, 0, 0, 1),  # sardine
    (1, 2, 0, 0),  # mackerel
    (0, 1, 0, 2),  # prawn
    (0, 0, 0, 0),
    (4, 2, 1, 1),  # squid
    (1, 3, 2, 1),  # salmon
    (1, 1, 4, 2),  # bream
    (2, 1, 1, 3),  # cod
    (0, 0, 0, 0),
    (12, 9, 5, 8),  # swordfish
    (8, 12, 9, 5),  # tuna
    (5, 8, 12, 9),  # shark
    (9, 8, 12, 16),  # whale
    (0, 0, 0, 0),
]
_PRICES: Final[vec[i64]] = vec[i64]([money for prices in FISH_PRICES for money in prices])

# Cards (CF-4): what is for sale, in the order of the piles; the dearest lies on top

NET: Final = 0
FISHER_MAN: Final = 1
BOAT: Final = 2
VESSEL: Final = 3
WIZARD: Final = 4
SORCERER: Final = 5
MERCHANT: Final = 6
MEMBERSHIP: Final = 7
COLD_STORAGE: Final = 8
BLACK_MARKET: Final = 9
CARDS: Final = 10  # kinds for sale; the Rod (each has one) and the Summoner (one) are not
NO_CARD: Final = -1

CARD_NAMES: Final = [
    "fishing-net",
    "fisher-man",
    "fishing-boat",
    "fishing-vessel",
    "wizard",
    "sorcerer",
    "merchant",
    "membership",
    "cold-storage",
    "black-market",
    "fishing-rod",
    "summoner",
]
CARD_PRICES: Final[list[list[int]]] = [
    [12, 12, 11, 11],  # Fishing Net
    [8, 8, 7],  # Fisher Man
    [5, 5, 4, 4],  # Fishing Boat
    [3, 3, 2, 2],  # Fishing Vessel
    [3, 3, 3, 2],  # Wizard
    [3, 3, 3, 2],  # Sorcerer
    [3, 3, 2],  # Merchant
    [9, 8, 8, 8],  # Membership
    [3, 2, 1],  # Cold Storage
    [7, 7, 6],  # Black Market
]
# The card that must be owned before (CF-29)
NEEDS: Final[vec[i64]] = vec[i64]([-1, NET, -1, BOAT, -1, WIZARD, -1, -1, -1, -1])

# The Magic Library (CF-5)

ENGINE: Final = 0
STORM: Final = 1
WIND: Final = 2
STRONG_WIND: Final = 3
GOOD_HAUL: Final = 4
CHANGE: Final = 5
WARP: Final = 6
BLANK: Final = 7
MAGIC_NAMES: Final = [
    "engine",
    "storm",
    "wind",
    "strong-wind",
    "good-haul",
    "change",
    "warp",
    "blank",
]
MAGIC_COUNTS: Final = [3, 1, 2, 1, 2, 1, 1, 4]

# Treasure Island (CF-5): how many cards of 0, 1 … 5 euros
TREASURE_COUNTS: Final = [9, 1, 1, 0, 0, 1]

# The action board (CF-21): where markers are put

FISHING: Final = 0
SAILING: Final = 1
SELLING: Final = 2
BUYING: Final = 3
TYPHOON_SPACE: Final = 4
OIL_SPACE: Final = 5
TREASURE_ISLAND: Final = 6
MAGIC_LIBRARY: Final = 7
THIEF: Final = 8
SUMMONER: Final = 9
SPACES: Final = 10
TRADES: Final = 4  # the first four, which the Wizard may change into one another (CF-35)
SPACE_NAMES: Final = [
    "fishing",
    "sailing",
    "selling",
    "buying",
    "typhoon",
    "oil",
    "treasure-island",
    "magic-library",
    "thief",
    "summoner",
]
BIG_TABLE: Final = 4  # players
ROOM_FOR_TRADES: Final = 2
ROOM_AT_A_BIG_TABLE: Final = 3

# Catastrophes (CF-6)

TYPHOON: Final = 0
OIL: Final = 1
MONSTER: Final = 2
CATASTROPHES: Final = 3
CATASTROPHE_NAMES: Final = ["typhoon", "oil", "monster"]

# Other printed numbers

START_MONEY: Final = 5  # CF-10
MARKERS: Final = 2  # CF-20
MARKERS_OF_A_MEMBER: Final = 3
STOREHOUSE: Final = 2  # CF-10
COLD_STOREHOUSE: Final = 4
DAMAGE: Final = 2  # euros (CF-30)
FEE: Final = 2  # euros (CF-40)
PENALTY: Final = 3  # euros (CF-50)
WIZARD_PRICE: Final = 1  # CF-35
SORCERER_PRICE: Final = 2  # CF-36
LEFT_OVER_FISH: Final = 1  # euro (CF-50)
FIRST_MONSTER_YEAR: Final = 2  # counted from 0: it comes after the third winter (CF-41)


def room(space: i64, seats: i64) -> i64:
    """How many markers the space takes (CF-21)."""
    if space >= TRADES:
        return 1
    return ROOM_AT_A_BIG_TABLE if seats >= BIG_TABLE else ROOM_FOR_TRADES


def zone_of(tile: i64) -> i64:
    """The colour of a kind of tile: 0 green, 1 blue, 2 pink."""
    return tile // KEPT_OF_A_ZONE if tile < KEPT else tile - KEPT


def local_of(tile: i64) -> i64:
    """The number of a kind of tile among those of its colour."""
    return tile % KEPT_OF_A_ZONE if tile < KEPT else TREASURE


def tile_of(zone: i64, local: i64) -> i64:
    """The kind of tile of that colour and number."""
    return KEPT + zone if local == TREASURE else zone * KEPT_OF_A_ZONE + local


def is_fish(tile: i64) -> bool:
    """Whether it is a fish: neither fishbone nor treasure."""
    return tile < KEPT and tile % KEPT_OF_A_ZONE != FISHBONE


def price(tile: i64, season: i64) -> i64:
    """What the fish fetches in the season, without a Merchant."""
    return _PRICES[tile * SEASONS + season]
