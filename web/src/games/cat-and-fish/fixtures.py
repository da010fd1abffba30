"""Print a view for each question, from real tables, as JSON: `make` keeps it for the page's tests.

Also where the blocks lie.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]
sys.path.insert(0, str(ROOT))

from catlantis.games.cat_and_fish.board import BLOCK_POINTS, PLACE_POINTS  # noqa: E402
from tests.games.cat_and_fish.table import Table, deal, opening  # noqa: E402

OTHERS = "@6 4€ boat shark crab | @3 1€ | @10 9€ boat net cold whale cod *warp"
RICH = "@7 8€ boat wizard sorcerer crab tuna *wind *change *good-haul *warp *storm"


def table(own: str = RICH, markers: str = "", season: str = "2 autumn", first: int = 0) -> Table:
    """Four players in the midst of a match; with markers, seat 0 begins to do its actions."""
    others = " | ".join(["fishing selling", "buying", "sailing"])
    chosen = f"{markers} | {others}" if markers else None
    return deal(f"{own} | {OTHERS}", markers=chosen, season=season, first=first)


def doing(markers: str, *texts: str, own: str = RICH, season: str = "2 autumn") -> Table:
    """Seat 0 has done that much of its actions."""
    made = table(own, markers, season)
    made.play(0, *texts)
    return made


def placed() -> Table:
    """Three markers are on the board."""
    made = table(season="2 winter", first=1)
    for seat, space in ((1, "fishing"), (2, "fishing"), (3, "oil")):
        made.play(seat, f"place {space}")
    return made


def oil() -> Table:
    """Seat 0 moves the oil, which lies beside its own pawn's waters."""
    made = table("@9 8€ boat vessel", "oil")
    made.state.where[1] = 19
    made.play(0, "begin oil")
    return made


def struck() -> Table:
    """The Typhoon came to seat 1, who chooses the fish to lose."""
    made = deal("@1 5€ | @25 3€ boat vessel crab cod", markers="typhoon | ")
    made.state.where[0] = 36
    made.play(0, "begin typhoon", "move 7")
    return made


def fleeing() -> Table:
    """Seat 1 has lost the fish, and chooses where to go."""
    made = struck()
    made.play(1, "lose crab")
    return made


def year_end(own: str) -> Table:
    """The third winter is over."""
    made = deal(f"{own} | @4 9€ | @2 9€", season="3 winter")
    made.finish_all()
    return made


def over() -> Table:
    """A match that is over."""
    made = deal("@7 12€ boat crab | @4 3€", season="5 winter")
    made.finish_all()
    return made


THIEF = "@7 8€ boat"
FIXTURES = {
    "opening": (opening(4, 7, first_seat=0), 0),
    "place": (placed(), 0),
    "otherPlaces": (placed(), 2),
    "act": (table(markers="fishing sailing selling"), 0),
    "fish": (doing("fishing", "begin fishing", own="@7 8€ boat net"), 0),
    "fishHaul": (doing("fishing", "begin fishing", own="@7 8€ boat *good-haul"), 0),
    "sail": (doing("sailing", "begin sailing"), 0),
    "jump": (doing("sailing", "begin sailing", "sorcerer"), 0),
    "sell": (doing("selling", "begin selling", own="@7 8€ merchant cold crab tuna tuna whale"), 0),
    "buy": (doing("buying", "begin buying"), 0),
    "move": (oil(), 0),
    "storm": (doing("typhoon", "begin typhoon"), 0),
    "steal": (doing("thief", "begin thief", own=THIEF, season="2 winter"), 0),
    "lose": (struck(), 1),
    "loseOther": (struck(), 0),
    "flee": (fleeing(), 1),
    "fee": (year_end("@1 9€ crab prawn"), 0),
    "summon": (year_end("@1 0€"), 0),
    "spectator": (placed(), None),
    "over": (over(), 0),
}

if __name__ == "__main__":
    views: dict[str, object] = {name: made.view(seat) for name, (made, seat) in FIXTURES.items()}
    views["open"] = [FIXTURES["act"][0].view(seat) for seat in range(4)]
    views["points"] = {"blocks": BLOCK_POINTS, "places": PLACE_POINTS}
    json.dump(views, sys.stdout)
