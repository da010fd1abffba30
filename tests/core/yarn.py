"""What is known of Yarn, a game that nobody plays: options of all kinds, and two versions."""

from catlantis.core.action import NUMBER, SEAT
from catlantis.core.game import Meta
from catlantis.core.options import SWITCH, TEXT, Option
from catlantis.core.refusals import BadText


def said_by_a_cat(text: str) -> None:
    if text != "meow":
        raise BadText(f"no cat says {text}")


META = Meta(
    key="yarn",
    title="Yarn",
    edition="first",
    versions=[1, 2],
    min_seats=2,
    max_seats=4,
    options=[
        Option("fast", SWITCH, True),
        Option("balls", NUMBER, 3, low=1, high=5),
        Option("first_seat", SEAT, None),
        Option("truce", SWITCH, False, min_seats=3),
        Option("duel", NUMBER, 0, low=0, high=2, max_seats=2),
        Option("motto", TEXT, None, high=5, reads=said_by_a_cat),
    ],
    words={},
)
