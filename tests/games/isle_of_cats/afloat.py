'''Boats for tests, drawn as text.

    tally = afloat("""
        at 5 3
        b1 b1 b1 b1 b1
        g1 g1 .  #  #
        g1 g1 g1
    """)

`at` gives the column and row of the next line's first square. A letter and a number are a
discovery: cats are `b g o p r` by colour, `c` is a common and `t` a rare treasure; its squares
must be one of their shapes, in any turn. `#` is a common treasure of a single square, `.` nothing.
'''

from catlantis.core.rng import rng_from_seed
from catlantis.games.isle_of_cats import META
from catlantis.games.isle_of_cats.boat import COLUMNS, ROWS, is_on_boat
from catlantis.games.isle_of_cats.components import OUR_DECK
from catlantis.games.isle_of_cats.placement import place
from catlantis.games.isle_of_cats.scoring import present_tally
from catlantis.games.isle_of_cats.setup import deal
from catlantis.games.isle_of_cats.shapes import (
    BLACK,
    FIRST_CAT,
    FIRST_RARE,
    SHAPES,
    TURN_CELLS,
    thing_of,
)
from catlantis.games.isle_of_cats.state import (
    DAWN_DISCOVERIES,
    DISCOVERIES,
    TICKED,
    State,
    get,
    put,
)
from catlantis.games.isle_of_cats.tally import Tally

COLOURS = "bgopr"

Squares = list[tuple[int, int]]


def pieces(text: str) -> dict[str, Squares]:
    """The squares of each discovery of a drawing, by its letter and number."""
    found: dict[str, Squares] = {}
    left = y = dots = 0
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["at"]:
            left, y = int(words[1]), int(words[2])
            continue
        if not words:
            continue
        for x, word in enumerate(words, left):
            if word == ".":
                continue
            assert is_on_boat(x, y), f"{word} at {x} {y} is not on the boat"
            if word == "#":
                dots += 1
                found[f"c-{dots}"] = [(x, y)]
            else:
                found.setdefault(word, []).append((x, y))
        y += 1
    return found


def shape_of(letter: str, squares: Squares) -> tuple[int, int]:
    """The shape and turn of those squares, among the shapes that the letter may have."""
    x, y = min(x for x, _ in squares), min(y for _, y in squares)
    cells = sorted([(a - x, b - y) for a, b in squares], key=lambda cell: (cell[1], cell[0]))
    shapes = {"c": range(FIRST_RARE), "t": range(FIRST_RARE, FIRST_CAT)}
    for shape in shapes.get(letter, range(FIRST_CAT, SHAPES)):
        if cells in TURN_CELLS[shape]:
            return shape, TURN_CELLS[shape].index(cells)
    raise AssertionError(f"{letter}: {cells} is no such shape")


def put_afloat(state: State, seat: int, text: str) -> None:
    """Draw all of the text on the seat's boat, whatever it touches, as if on former days."""
    for name, squares in pieces(text).items():
        shape, turn = shape_of(name[0], squares)
        colour = COLOURS.index(name[0]) if name[0] in COLOURS else BLACK
        x, y = min(squares, key=lambda square: (square[1], square[0]))
        place(state, seat, thing_of(shape, colour), turn, 100 * y + x, 0)
    put(state, seat, DAWN_DISCOVERIES, get(state, seat, DISCOVERIES))


def afloat(text: str, ticked: list[int] | None = None, sheet: int = 1) -> Tally:
    """What lies on a boat of that sheet, with those lessons ticked."""
    state = deal(OUR_DECK, 2, META.rules_version, rng_from_seed(0), sheet, 1)
    put_afloat(state, 0, text)
    put(state, 0, TICKED, sum(1 << (lesson - 1) for lesson in ticked or []))
    return present_tally(state, 0)


def dots(squares: Squares) -> str:
    """A drawing with a common treasure of one square on each of those squares."""
    return "\n".join(f"at {x} {y}\n#" for x, y in squares)


def herd(colours: str) -> str:
    """A drawing with a stick of each colour: none touches the next, up to sixteen."""
    spots = [(7, 0), (1, 2), (7, 2), (13, 2), (0, 4), (6, 4), (12, 4), (1, 6), (7, 6), (13, 6)]
    spots += [(8, 8), (4, 1), (10, 1), (4, 7), (10, 7), (0, 3), (6, 3), (12, 3), (0, 5), (6, 5)]
    spots += [(12, 5)]
    lines = []
    for number, (colour, (x, y)) in enumerate(zip(colours, spots, strict=False)):
        lines.append(f"at {x} {y}\n" + " ".join([f"{colour}{number}"] * 5))
    return "\n".join(lines)


def squares_marked(text: str) -> Squares:
    """The squares marked `*` in a drawing of a whole boat, nine rows of 22."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    assert len(rows) == ROWS
    assert all(len(row) == COLUMNS for row in rows)
    return [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "*"]
