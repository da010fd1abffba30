"""Print a view for each phase, from real tables, as JSON: `make` keeps it for the page's tests."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]
sys.path.insert(0, str(ROOT))

from tests.games.exploding_kittens.table import Table, deal  # noqa: E402

PILE = "skip tacocat nope kitten favor shuffle skip beard rainbow attack kitten kitten see"
RICH = "defuse nope attack attack skip favor see tacocat tacocat tacocat potato"
OTHERS = "nope skip defuse favor | cattermelon beard defuse see shuffle | attack potato defuse"


def table(hand: str = RICH, *, turn: int = 0, owed: int = 1, combos: bool = True) -> Table:
    """Four players in the midst of a match."""
    discard = "kitten defuse attack attack shuffle beard beard skip"
    hands = f"{hand} | {OTHERS} | -"
    return deal(hands, PILE, discard=discard, turn=turn, owed=owed, combos=combos)


def knowing() -> Table:
    """Seat 0 gave a card away, and has seen what is on top."""
    made = given()
    made.play(0, "give potato")
    for seat in (1, 2, 3):
        made.play(seat, "draw")
    made.resolve(0, "see")
    return made


def noped(times: int) -> Table:
    """An Attack of seat 3 waits, with so many Nopes on it."""
    made = table(turn=3)
    made.play(3, "attack")
    for number in range(times):
        made.play(number % 2, "nope")
    return made


def given() -> Table:
    """Seat 1 asked seat 0 for a Favor."""
    made = table(turn=1)
    made.resolve(1, "favor 0")
    return made


def taken() -> Table:
    """Five different: a card may be taken."""
    made = table()
    made.resolve(0, "five defuse attack skip favor see")
    return made


def drawn(hand: str) -> Table:
    """Seat 0 has drawn the kitten."""
    made = deal(f"{hand} | {OTHERS}", "kitten " + PILE.replace("kitten ", "", 1))
    made.play(0, "draw")
    return made


def ended() -> Table:
    """Seat 1 has won."""
    made = deal("skip beard | defuse nope", "kitten skip")
    made.play(0, "draw")
    return made


def passed() -> Table:
    """Seat 0 has let an Attack pass; the others are still asked."""
    made = noped(0)
    made.play(0, "pass")
    return made


def nopeless() -> Table:
    """Seat 0 is asked and holds no Nope."""
    made = table("skip favor tacocat", turn=3)
    made.play(3, "attack")
    return made


FIXTURES = {
    "turn": (table(), 0),
    "attacked": (table(owed=3), 0),
    "firstGame": (table(combos=False), 0),
    "duel": (deal("favor tacocat tacocat | defuse skip", "skip nope"), 0),
    "knowing": (knowing(), 0),
    "otherTurn": (table(turn=2, owed=2), 0),
    "spectator": (knowing(), None),
    "window": (noped(0), 0),
    "noped": (noped(1), 1),
    "nopedTwice": (noped(2), 0),
    "nopeless": (nopeless(), 0),
    "passed": (passed(), 0),
    "give": (given(), 0),
    "giveOther": (given(), 1),
    "take": (taken(), 0),
    "insert": (drawn("defuse nope tacocat"), 0),
    "insertOther": (drawn("defuse nope tacocat"), 1),
    "exploded": (drawn("nope tacocat"), 0),
    "over": (ended(), 1),
}

if __name__ == "__main__":
    views = {name: made.view(seat) for name, (made, seat) in FIXTURES.items()}
    views["open"] = [FIXTURES["knowing"][0].view(seat) for seat in range(4)]
    json.dump(views, sys.stdout)
