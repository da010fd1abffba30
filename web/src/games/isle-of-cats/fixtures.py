"""Print a view for each stage of a day, from real tables, as JSON: for the page's tests."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]
sys.path.insert(0, str(ROOT))

from tests.games.isle_of_cats.table import Table, deal, opening  # noqa: E402

FIRST = {
    "c-top": "green stick + blue plus",
    "c-middle": "lesson 13",
    "c-bottom": "common bar",
    "b-top": "lesson 7",
}
SECOND = {
    "c-top": "red wave + purple cup",
    "c-middle": "lesson 22",
    "c-bottom": "oshax stairs",
    "b-top": "lesson 3",
    "b-middle": "common dot or rare i",
    "b-bottom": "any blue wave, green cup, red stick",
    "d-top": "lesson 18",
}


def table(seats: int = 3) -> Table:
    """The morning of the second day: seat 0 has a stick on the middle row, a plus and a bar."""
    made = deal(FIRST, SECOND, seats=seats)
    made.play(0, "column c", "card c-top", "draw stick green 0 408", "draw plus blue 0 508")
    made.play(0, "card c-middle", "card c-bottom", "draw bar black 0 413", "confirm")
    for seat in range(1, seats):
        made.finish(seat)
    return made


def played(*texts: str, seats: int = 3) -> Table:
    """The second day of seat 0, so far: of each text the first action that begins so."""
    made = table(seats)
    for text in texts:
        begins = [legal for legal in made.legal(0) if legal.startswith(text)]
        made.play(0, begins[0])
    return made


def mapped() -> Table:
    """A red cat of seat 0 lies on its map: of sheet 1 at column 1, row 3 (IC-4)."""
    made = deal({"c-top": "red plus", "c-middle": "lesson 8"}, seats=2)
    made.play(0, "column c", "card c-top", "draw plus red 0 201")
    return made


def ended() -> Table:
    """All seven days are over."""
    made = opening(3, 7)
    while made.state.to_act:
        for seat in range(3):
            made.finish(seat)
    return made


FIXTURES = {
    "morning": (table(), 0),
    "cards": (played("column b"), 0),
    "resolved": (played("column b", "card b-top"), 0),
    "area": (played("column b", "card b-middle"), 0),
    "picks": (played("column b", "card b-bottom"), 0),
    "colour": (played("column c", "card c-bottom"), 0),
    "draw": (played("column c", "card c-top"), 0),
    "twin": (played("column c", "card c-top", "draw wave red"), 0),
    "map": (mapped(), 0),
    "confirm": (
        played(
            *("column b", "card b-top", "card b-middle", "area above", "draw dot"),
            *("card b-bottom", "pick 1 1", "draw wave", "draw wave"),
        ),
        0,
    ),
    "spectator": (played("column b", "card b-top"), None),
    "twelve": (table(12), 0),
    "solo": (opening(1, 3, difficulty=3), 0),
    "over": (ended(), 1),
}

if __name__ == "__main__":
    done = played("column d", seats=2)
    done.finish(0)
    FIXTURES["done"] = (done, 0)
    views = {name: made.view(seat) for name, (made, seat) in FIXTURES.items()}
    views["open"] = [FIXTURES["draw"][0].view(seat) for seat in range(3)]
    json.dump(views, sys.stdout)
