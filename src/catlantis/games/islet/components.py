"""The tiles, resources, eggs and the cards of the solo game (IS-1 … IS-5, IS-69): tables, no logic.

The cards are ours: the rulebook does not print those of the box.
"""

from typing import Final

from mypy_extensions import i64

# Terrains and nests; a resource is a card of either (IS-3)
WATER: Final = 0
SAND: Final = 1
CLAY: Final = 2
LEAVES: Final = 0
BRANCHES: Final = 1
FLOWERS: Final = 2
TERRAINS: Final = 3
NESTS: Final = 3
FIRST_NEST: Final = 3  # resources: the terrains, and from here on the nests
RESOURCES: Final = 6
KINDS: Final = 9  # of tiles: a terrain and a nest (IS-1)

TERRAIN_NAMES: Final = ["water", "sand", "clay"]
NEST_NAMES: Final = ["leaves", "branches", "flowers"]
RESOURCE_NAMES: Final = TERRAIN_NAMES + NEST_NAMES
TILE_NAMES: Final = [f"{terrain}-{nest}" for terrain in TERRAIN_NAMES for nest in NEST_NAMES]

# IS-22: the nest that each pair of different terrains makes, by the two added up
NEST_BY_SUM: Final = [-1, BRANCHES, LEAVES, FLOWERS]
# The two terrains that each nest is made of
FIRST_PART: Final = [WATER, WATER, SAND]
SECOND_PART: Final = [CLAY, SAND, CLAY]

TILES_OF_A_KIND: Final = 10  # IS-1: 90 tiles
PACK: Final = 12  # IS-3: cards of each resource
EGGS: Final = [0, 10, 10, 8, 6]  # IS-4, IS-60: by the number of players
FEW_EGGS: Final = 6  # IS-60: the variant alone
RING: Final = 6  # IS-10: tiles of an islet at first
HAND: Final = 4  # IS-11
MOST_PLACED: Final = 4  # IS-20
MOST_FREE: Final = 8  # IS-23: unsecured resources after exploring
MOST_ALIKE: Final = 2  # IS-35: secured resources of one type
LAY_PRICE: Final = 3  # IS-34
TOSSED: Final = 3  # IS-64
IDLE_ROUNDS: Final = 2  # IS-30

# The conditions of the cards (IS-69), numbered: a level and a terrain, a level and a nest,
# a terrain among tiles of another, and a level alone
LEVELS: Final = [2, 3, 4]
FIRST_LEVEL_NEST: Final = 9
FIRST_AMONG: Final = 18
ANY_OF_LEVEL: Final = 24
CONDITIONS: Final = 25
HIGH: Final = 4  # the level that is a condition alone
AMONG: Final = [(one, other) for one in range(3) for other in range(3) if one != other]

CONDITION_NAMES: Final = (
    [f"level-{level}-{terrain}" for level in LEVELS for terrain in TERRAIN_NAMES]
    + [f"level-{level}-{nest}" for level in LEVELS for nest in NEST_NAMES]
    + [f"{TERRAIN_NAMES[one]}-among-{TERRAIN_NAMES[other]}" for one, other in AMONG]
    + [f"level-{HIGH}"]
)

CARDS: Final = 13  # IS-5
SHOWN: Final = 2  # IS-61: cards at an islet
DAY: Final = 0
NIGHT: Final = 1
# Each card's day and night side. At an islet no condition stands twice. The rulebook prints four:
# level 3 and water, level 4 and leaves, water among clay, level 4.
SIDES: Final = [
    ("level-2-water", "level-3-flowers"),
    ("level-2-sand", "level-3-branches"),
    ("level-2-clay", "level-4"),
    ("level-4-leaves", "sand-among-water"),
    ("level-2-branches", "clay-among-sand"),
    ("level-2-flowers", "water-among-clay"),
    ("level-3-water", "level-2-leaves"),
    ("level-3-sand", "level-2-flowers"),
    ("level-3-leaves", "level-3-clay"),
    ("water-among-sand", "level-2-branches"),
    ("sand-among-clay", "level-2-water"),
    ("clay-among-water", "level-4-clay"),
    ("level-4", "level-2-sand"),
]
# The same by number: the condition of card `card` at the islet `islet` is at 2 * card + islet
SIDE_CONDITIONS: Final = [CONDITION_NAMES.index(side) for card in SIDES for side in card]


def terrain_of(kind: i64) -> i64:
    """The terrain of a kind of tile."""
    return kind // NESTS


def nest_of(kind: i64) -> i64:
    """The nest of a kind of tile."""
    return kind % NESTS


def nest_between(one: i64, other: i64) -> i64:
    """The nest that two different terrains make (IS-22)."""
    return i64(NEST_BY_SUM[one + other])
