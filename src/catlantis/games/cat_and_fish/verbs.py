"""The tables of what can be done and told, with the names of the arguments."""

from typing import Final

from catlantis.core.action import NUMBER, SEAT, Arg, Verb, Verbs
from catlantis.core.aside import COMPASS, Aside
from catlantis.core.events import Events, Kind
from catlantis.core.ints import bits
from catlantis.games.cat_and_fish.board import (
    BLOCK_POINTS,
    BLOCKS,
    BLOCKS_AT,
    LINE,
    PLACE_POINTS,
    PLACES,
    direction,
)
from catlantis.games.cat_and_fish.board import (
    ZONE as ZONE_OF,
)
from catlantis.games.cat_and_fish.components import (
    BLANK,
    CARDS,
    CATASTROPHES,
    KEPT,
    SEASONS,
    SPACES,
    TILES,
    TRADES,
    YEARS,
    ZONES,
)

LAST_SEAT: Final = 3

# The sorts of words
SPACE: Final = "space"
TILE: Final = "tile"
CARD: Final = "card"
MAGIC: Final = "magic"
CATASTROPHE: Final = "catastrophe"
SEASON: Final = "season"
ZONE: Final = "zone"

# Verbs, in the order of VERBS
PLACE: Final = 0
PASS: Final = 1
BEGIN: Final = 2
WIZARD: Final = 3
CHANGE: Final = 4
FINISH: Final = 5
FISH: Final = 6
USE: Final = 7
SAIL: Final = 8
SORCERER: Final = 9
JUMP: Final = 10
SELL: Final = 11
THROW: Final = 12
BUY: Final = 13
MOVE: Final = 14
STOP: Final = 15
LOSE: Final = 16
FLEE: Final = 17
STEAL: Final = 18
PAY: Final = 19
GIVE: Final = 20
BORROW: Final = 21
SUMMON: Final = 22


def _seat(name: str) -> Arg:
    return Arg(name, SEAT, LAST_SEAT)


def _space(name: str) -> Arg:
    return Arg(name, SPACE, SPACES - 1)


def _trade(name: str) -> Arg:
    return Arg(name, SPACE, TRADES - 1)


def _block() -> Arg:
    return Arg("block", NUMBER, BLOCKS - 1, low=1)


def _place() -> Arg:
    return Arg("place", NUMBER, PLACES - 1, low=1)


def _kept() -> Arg:
    return Arg("tile", TILE, KEPT - 1)


def _tile() -> Arg:
    return Arg("tile", TILE, TILES - 1)


def _card() -> Arg:
    return Arg("card", CARD, CARDS - 1)


def _magic() -> Arg:
    return Arg("card", MAGIC, BLANK - 1)


def catastrophe_arg() -> Arg:
    """A catastrophe."""
    return Arg("catastrophe", CATASTROPHE, CATASTROPHES - 1)


def number_arg(name: str) -> Arg:
    """A number, under that name."""
    return Arg(name, NUMBER)


def season_arg() -> Arg:
    """A season."""
    return Arg("season", SEASON, SEASONS - 1)


VERBS: Final = Verbs(
    [
        Verb("place", [_space("space")]),
        Verb("pass"),
        Verb("begin", [_space("space")]),
        Verb("wizard", [_trade("from"), _trade("to")]),
        Verb("change", [_trade("from"), _trade("to")]),
        Verb("finish"),
        Verb("fish", [_block()]),
        Verb("use", [_magic()]),
        Verb("sail", [_place()]),
        Verb("sorcerer"),
        Verb("jump", [_place()]),
        Verb("sell", [_kept()]),
        Verb("throw", [_kept()]),
        Verb("buy", [_card()]),
        Verb("move", [_block()]),
        Verb("stop"),
        Verb("lose", [_kept()]),
        Verb("flee", [_place()]),
        Verb("steal", [_seat("target"), _kept()]),
        Verb("pay"),
        Verb("give", [_kept()]),
        Verb("borrow"),
        Verb("summon", [_block()]),
    ]
)

# Kinds of events, in the order of EVENTS
SEASON_BEGINS: Final = 0
PLACED: Final = 1
PASSED: Final = 2
TURN_BEGINS: Final = 3
BEGAN: Final = 4
CHANGED: Final = 5
FINISHED: Final = 6
FISHED: Final = 7
FOUND_TREASURE: Final = 8
USED: Final = 9
HAULED: Final = 10
SAILED: Final = 11
PAID_SORCERER: Final = 12
JUMPED: Final = 13
SOLD: Final = 14
THREW: Final = 15
BOUGHT: Final = 16
MOVED: Final = 17
REMOVED: Final = 18
STRUCK: Final = 19
LOST: Final = 20
FLED: Final = 21
EXPLORED: Final = 22
DREW: Final = 23
DREW_BLANK: Final = 24
STOLE: Final = 25
PAID_FEE: Final = 26
GAVE_FISH: Final = 27
BORROWED: Final = 28
BECAME_SUMMONER: Final = 29
FRESH_FISH: Final = 30
RESHUFFLED: Final = 31
TREASURES_RESHUFFLED: Final = 32
WON: Final = 33

EVENTS: Final = Events(
    [
        Kind("season", [season_arg(), Arg("year", NUMBER, YEARS)]),
        Kind("placed", [_space("space")]),
        Kind("passed"),
        Kind("turn"),
        Kind("began", [_space("space")]),
        Kind("changed", [_trade("from"), _trade("to"), number_arg("price")]),
        Kind("finished"),
        Kind("fished", [_block(), _tile()], reveals=True),
        Kind("found-treasure", [_block(), number_arg("money")], reveals=True),
        Kind("used", [_magic()], reveals=True),
        Kind("hauled", [number_arg("blocks")]),
        Kind("sailed", [_place()]),
        Kind("paid-sorcerer", [number_arg("price")]),
        Kind("jumped", [_place()]),
        Kind("sold", [_tile(), number_arg("price")]),
        Kind("threw", [_tile()]),
        Kind("bought", [_card(), number_arg("price")]),
        Kind("moved", [catastrophe_arg(), _block()]),
        Kind("removed", [catastrophe_arg(), _block(), _tile()], reveals=True),
        Kind("struck", [catastrophe_arg(), number_arg("damage")]),
        Kind("lost", [_tile()]),
        Kind("fled", [_place()]),
        Kind("explored", [number_arg("money")], reveals=True),
        Kind("drew", [Arg("card", MAGIC, BLANK, secret=True)]),
        Kind("drew-blank", reveals=True),
        Kind("stole", [_seat("target"), _tile()]),
        Kind("paid-fee", [number_arg("money")]),
        Kind("gave-fish", [_tile()]),
        Kind("borrowed"),
        Kind("became-summoner"),
        Kind("fresh-fish", [number_arg("blocks")]),
        Kind("reshuffled", [Arg("zone", ZONE, ZONES - 1)]),
        Kind("treasures-reshuffled"),
        Kind("won"),
    ]
)

# A place is sought on the board by its line and blocks, a block by its zone, both by direction.
ASIDES: Final[dict[str, list[Aside]]] = {
    "place": [
        Aside("line", NUMBER, {place: [int(LINE[place])] for place in range(1, PLACES)}),
        Aside("compass", COMPASS, {p: [direction(PLACE_POINTS[p])] for p in range(1, PLACES)}),
        Aside("blocks", NUMBER, {place: bits(BLOCKS_AT[place]) for place in range(1, PLACES)}),
    ],
    "block": [
        Aside("zone", NUMBER, {block: [int(ZONE_OF[block]) + 1] for block in range(1, BLOCKS)}),
        Aside("compass", COMPASS, {b: [direction(BLOCK_POINTS[b])] for b in range(1, BLOCKS)}),
    ],
}
