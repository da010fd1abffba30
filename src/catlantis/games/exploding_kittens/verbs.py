"""The tables of what can be done and told, with the names of the arguments."""

from typing import Final

from catlantis.core.action import NUMBER, SEAT, Arg, Verb, Verbs
from catlantis.core.events import Events, Kind
from catlantis.games.exploding_kittens.components import TITLES

LAST_SEAT: Final = 4
LAST_TITLE: Final = TITLES - 1
TITLE: Final = "title"

# Verbs, in the order of VERBS
DRAW: Final = 0
PLAY_ATTACK: Final = 1
PLAY_SKIP: Final = 2
PLAY_SHUFFLE: Final = 3
PLAY_SEE: Final = 4
PLAY_FAVOR: Final = 5
PAIR: Final = 6
THREE: Final = 7
FIVE_DIFFERENT: Final = 8
PLAY_NOPE: Final = 9
PASS: Final = 10
GIVE: Final = 11
TAKE: Final = 12
INSERT: Final = 13


def seat_arg(name: str) -> Arg:
    """A seat, under that name."""
    return Arg(name, SEAT, LAST_SEAT)


def _title(name: str) -> Arg:
    return Arg(name, TITLE, LAST_TITLE)


def _secret_title(name: str) -> Arg:
    return Arg(name, TITLE, LAST_TITLE, secret=True)


def _seen_title(name: str) -> Arg:
    """A title further down, which is missing where the pile ends before it."""
    return Arg(name, TITLE, LAST_TITLE, optional=True, secret=True)


VERBS: Final = Verbs(
    [
        Verb("draw"),
        Verb("attack"),
        Verb("skip"),
        Verb("shuffle"),
        Verb("see"),
        Verb("favor", [seat_arg("target")]),
        Verb("pair", [_title("title"), seat_arg("target")]),
        Verb("three", [_title("title"), seat_arg("target"), _title("wanted")]),
        Verb("five", [Arg("titles", TITLE, (1 << TITLES) - 1, many=True)]),
        Verb("nope", race=True),  # EK-38: the first to arrive counts
        Verb("pass"),
        Verb("give", [_title("title")]),
        Verb("take", [_title("title")]),
        Verb("insert", [Arg("position", NUMBER)]),
    ]
)

# Kinds of events, in the order of EVENTS: the plays have the numbers of their verbs
TURN_BEGINS: Final = 0
NOPED: Final = 9
CANCELLED: Final = 10
ATTACKED: Final = 11
SHUFFLED: Final = 12
FORESAW: Final = 13
GAVE: Final = 14
STOLE: Final = 15
HANDED_OVER: Final = 16
LACKED: Final = 17
NOTHING_LEFT: Final = 18
TOOK: Final = 19
DREW: Final = 20
DREW_KITTEN: Final = 21
DEFUSED: Final = 22
INSERTED: Final = 23
EXPLODED: Final = 24
WON: Final = 25

EVENTS: Final = Events(
    [
        Kind("turn", [Arg("owed", NUMBER)]),
        Kind("attack"),
        Kind("skip"),
        Kind("shuffle"),
        Kind("see"),
        Kind("favor", [seat_arg("target")]),
        Kind("pair", [_title("title"), seat_arg("target")]),
        Kind("three", [_title("title"), seat_arg("target"), _title("wanted")]),
        Kind("five", [Arg("titles", TITLE, many=True)]),
        Kind("nope"),
        Kind("cancelled"),
        Kind("attacked", [seat_arg("target"), Arg("owed", NUMBER)]),
        Kind("shuffled"),
        Kind("foresaw", [_secret_title("first"), _seen_title("second"), _seen_title("third")]),
        Kind("gave", [seat_arg("target"), _secret_title("title")]),
        Kind("stole", [seat_arg("target"), _secret_title("title")]),
        Kind("handed-over", [seat_arg("target"), _title("title")], reveals=True),
        Kind("lacked", [seat_arg("target"), _title("title")], reveals=True),
        Kind("nothing-left", [seat_arg("target")]),
        Kind("took", [_title("title")]),
        Kind("drew", [_secret_title("title")]),
        Kind("drew-kitten", reveals=True),
        Kind("defused"),
        Kind("inserted", [Arg("position", NUMBER, secret=True)]),
        Kind("exploded"),
        Kind("won"),
    ]
)
