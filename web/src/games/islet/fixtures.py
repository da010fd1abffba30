"""Print a view for each phase, from real tables, as JSON: `make` keeps it for the page's tests."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]
sys.path.insert(0, str(ROOT))

from tests.games.islet.table import Table, islet, opening  # noqa: E402

ISLET = r"""
/     \sb1  /cl2 B\wf1  /
\wl1  /sb3a \cf1  /sl1  \
/cl1  \wf1 A/sl2b \cb1  /
"""
RICH = "w w s c c f f l W C"


def table(resources: str = RICH, *, turn: int = 0, eggs: str = "", hands: str = "") -> Table:
    """Three players in the midst of a match."""
    return islet(
        ISLET,
        seats=3,
        hands=hands or "sl cf wb wb | wb sl | cl",
        resources=f"{resources} | w s | L",
        eggs=eggs,
        turn=turn,
    )


def exploring(tiles: int) -> Table:
    """Seat 0 has placed so many tiles."""
    made = table()
    made.play(0, made.legal(0, "explore")[-1])
    for _ in range(tiles - 1):
        made.play(0, made.legal(0, "stack")[0])
    return made


def over_the_limit() -> Table:
    """Seat 0 has gathered more than it may keep."""
    made = table("w w s c c f f l", hands="sl cf wb | wb sl | cl")
    made.play(0, made.legal(0, "explore")[0], "gather")
    return made


def laid(eggs: str = "") -> Table:
    """Seat 0 has laid an egg."""
    made = table(eggs=eggs)
    made.play(0, made.legal(0, "lay")[0])
    return made


def moving() -> Table:
    """Seat 0 has taken a step, and paid with what it has secured too."""
    made = table()
    made.play(0, made.legal(0, "advance")[-1])
    return made


def ended() -> Table:
    """Nothing happened for two rounds."""
    made = table()
    for seat in (0, 1, 2, 0, 1, 2):
        made.play(seat, "end")
    return made


def alone(hand: str = "sl cf wb wb") -> Table:
    """The solo game in its midst; both cards of the day fit where the bird is."""
    return islet(
        r"""
        /wl1  \cb2 A/cf1  \
        \cl1  /wf1  \sl3  /
        """,
        night=r"""
        /wl1  \sb1  /cf1  \
        \cl1  /wf4  \sl3  /
        """,
        hands=hand,
        resources="b b b w w s c",
        day_cards="level-2-branches level-2-clay",
        night_cards="level-4 level-2-sand",
    )


def tossed() -> Table:
    """Alone: a tile has been removed for a move."""
    made = alone()
    made.play(0, "toss wb")
    return made


def paid() -> Table:
    """Alone: a move has begun."""
    made = alone()
    made.play(0, "toss wb", "toss wb", "toss sl")
    return made


def fulfilling() -> Table:
    """Alone: the egg that was laid meets both cards of the day."""
    made = paid()
    made.play(0, "lay bbb", "secure w")
    return made


FIXTURES = {
    "turn": (table(), 0),
    "otherTurn": (table(turn=1), 0),
    "stack": (exploring(1), 0),
    "stackTwo": (exploring(2), 0),
    "stackOther": (exploring(2), 1),
    "return": (over_the_limit(), 0),
    "move": (moving(), 0),
    "secure": (laid(), 0),
    "release": (laid(eggs="0"), 0),
    "spectator": (exploring(2), None),
    "over": (ended(), 0),
    "soloStart": (opening(1, 5), 0),
    "soloTurn": (alone(), 0),
    "soloToss": (tossed(), 0),
    "soloMove": (paid(), 0),
    "soloFulfil": (fulfilling(), 0),
}

if __name__ == "__main__":
    views = {name: made.view(seat) for name, (made, seat) in FIXTURES.items()}
    views["open"] = [FIXTURES["stack"][0].view(seat) for seat in range(3)]
    json.dump(views, sys.stdout)
