"""The tables of what can be done and told, with the names of the arguments."""

from typing import Final

from catlantis.core.action import NUMBER, Arg, Verb, Verbs
from catlantis.core.aside import COMPASS, Aside
from catlantis.core.events import Events, Kind
from catlantis.games.islet.components import (
    CONDITIONS,
    DAY,
    KINDS,
    NIGHT,
    RESOURCES,
    SIDE_CONDITIONS,
)

# The sorts of words
TILE: Final = "tile"
TERRAIN: Final = "terrain"
NEST: Final = "nest"
RESOURCE: Final = "resource"
EGG: Final = "egg"  # on a secured resource: upright, or tipped where that is exhausted
CONDITION: Final = "condition"

EGG_NAMES: Final = ["upright", "tipped"]
UPRIGHT: Final = 0
TIPPED: Final = 1

LAST_SITE: Final = 255
MOST_CARDS: Final = 0xFFF  # a bag of three kinds

# Verbs, in the order of VERBS
EXPLORE: Final = 0
STACK: Final = 1
GATHER: Final = 2
RETURN: Final = 3
ADVANCE: Final = 4
LAY: Final = 5
SECURE: Final = 6
RELEASE: Final = 7
END: Final = 8
START: Final = 9
TOSS: Final = 10
TOSS_BAG: Final = 11
FULFIL: Final = 12


def _site() -> Arg:
    return Arg("site", NUMBER, LAST_SITE)


def _tile() -> Arg:
    return Arg("tile", TILE, KINDS - 1)


def _resource() -> Arg:
    return Arg("resource", RESOURCE, RESOURCES - 1)


def _cards(name: str, sort: str) -> Arg:
    return Arg(name, sort, MOST_CARDS, counts=True)


def _condition() -> Arg:
    return Arg("condition", CONDITION, CONDITIONS - 1)


VERBS: Final = Verbs(
    [
        Verb("explore", [_tile(), _site()]),
        Verb("stack", [_tile(), _site()]),
        Verb("gather"),
        Verb("return", [_resource()]),
        Verb("advance", [_site(), _cards("terrains", TERRAIN), _cards("secured", TERRAIN)]),
        Verb(
            "lay",
            [
                _cards("nests", NEST),
                _cards("terrains", TERRAIN),
                _cards("secured_nests", NEST),
                _cards("secured_terrains", TERRAIN),
            ],
        ),
        Verb("secure", [_resource()]),
        Verb("release", [_resource(), Arg("egg", EGG, TIPPED)]),
        Verb("end"),
        Verb("start", [_site()]),
        Verb("toss", [_tile()]),
        Verb("toss-bag"),
        Verb("fulfil", [_condition()]),
    ]
)

# Kinds of events, in the order of EVENTS
TURN_BEGINS: Final = 0
EXPLORED: Final = 1
STACKED: Final = 2
GATHERED: Final = 3
DREW: Final = 4
RETURNED: Final = 5
PAID: Final = 6
ADVANCED: Final = 7
LAID: Final = 8
SECURED: Final = 9
RELEASED: Final = 10
PASSED: Final = 11
STARTED: Final = 12
TOSSED_TILE: Final = 13
TOSSED_FROM_BAG: Final = 14
FULFILLED: Final = 15
DEALT_CARD: Final = 16
LAST_EGG: Final = 17
LAST_TILE: Final = 18
NOTHING_HAPPENS: Final = 19
WON: Final = 20
LOST: Final = 21

EVENTS: Final = Events(
    [
        Kind("turn"),
        Kind("explored", [_tile(), _site()]),
        Kind("stacked", [_tile(), _site(), Arg("level", NUMBER)]),
        Kind("gathered", [_cards("resources", RESOURCE)]),
        Kind("drew", [Arg("number", NUMBER), Arg("tiles", TILE, counts=True, secret=True)]),
        Kind("returned", [_resource()]),
        Kind("paid", [_cards("spent", RESOURCE), _cards("exhausted", RESOURCE)]),
        Kind("advanced", [_site()]),
        Kind("laid", [_site(), Arg("level", NUMBER)]),
        Kind("secured", [_resource()]),
        Kind("released", [_resource()]),
        Kind("passed"),
        Kind("started", [_site()]),
        Kind("tossed", [_tile()]),
        Kind("tossed-from-bag", [Arg("tiles", TILE, counts=True)], reveals=True),
        Kind("fulfilled", [_condition()]),
        Kind("dealt-card", [_condition()], reveals=True),
        Kind("last-egg"),
        Kind("last-tile"),
        Kind("nothing-happens"),
        Kind("won"),
        Kind("lost"),
    ]
)


def _islets() -> dict[int, list[int]]:
    """For each condition the islet of its cards; none if there are such cards at both."""
    days, nights = SIDE_CONDITIONS[DAY::2], SIDE_CONDITIONS[NIGHT::2]
    islets = {condition: [DAY] for condition in days if condition not in nights}
    islets.update({condition: [NIGHT] for condition in nights if condition not in days})
    return islets


ASIDES: Final[dict[str, list[Aside]]] = {
    "site": [Aside("compass", COMPASS, {})],  # where it lies is for who has a view to say
    "condition": [Aside("islet", NUMBER, _islets())],
}
