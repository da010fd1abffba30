"""The shapes of discoveries (IC-6 … IC-9), and how each can be turned and flipped (IC-30).

The turns of a shape are its different orientations: four quarter turns as drawn here, then four of
the shape flipped left to right, each kept where it is new.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Shapes are numbered through: common treasures, rare ones, cats, Oshax
COMMON_SHAPES: Final = {"dot": "#", "pair": "##", "bar": "###", "corner": ".#/##"}  # IC-6
RARE_SHAPES: Final = {  # IC-7
    "rare-i": "####",
    "rare-l": "#./#./##",
    "rare-t": "###/.#.",
    "rare-o": "##/##",
    "rare-s": ".##/##.",
    "rare-p": ".#/##/##",
    "rare-v": "..#/..#/###",
}
CAT_SHAPES: Final = {  # IC-8
    "wave": ".##/##.",
    "hammer": "..#/###/..#",
    "steps": ".##/##./#..",
    "branch": ".#/##/.#/.#",
    "loaf": ".#/##/##",
    "angle": "..#/..#/###",
    "hook": "#./#./#./##",
    "cup": "##/#./##",
    "plus": ".#./###/.#.",
    "snake": "..##/###.",
    "stick": "#####",
    "knot": ".#/##/##/#.",
    "chair": "#../###/#.#",
    "mast": ".#../.#../####",
    "arch": "###./#.##",
    "flag": ".##/###/..#",
    "sword": ".#./.#./###/.#.",
}
OSHAX_SHAPES: Final = {  # IC-9
    "stairs": "..##/.##./##..",
    "bolt": ".#./##./.##/.#.",
    "crane": ".##/##./#../#..",
    "tap": ".#./.#./###/#..",
    "swan": "..#./####/#...",
    "dragon": "..#./.###/##..",
}
SHAPE_TEXTS: Final = {**COMMON_SHAPES, **RARE_SHAPES, **CAT_SHAPES, **OSHAX_SHAPES}
SHAPE_NAMES: Final = list(SHAPE_TEXTS)
SHAPES: Final = 34
COMMONS: Final = 4
FIRST_RARE: Final = 4
FIRST_CAT: Final = 11
FIRST_OSHAX: Final = 28

COLOUR_NAMES: Final = ["blue", "green", "orange", "purple", "red", "black"]
COLOURS: Final = 5
BLACK: Final = 5  # the pen for treasures; also an Oshax whose colour is still to be chosen

MOST_TURNS: Final = 8
MOST_CELLS: Final = 6
MOST_ROWS: Final = 5

Cells = list[tuple[int, int]]  # column and row of each square, row by row


def cells_of(text: str) -> Cells:
    """The squares of a drawn shape."""
    return [
        (x, y) for y, row in enumerate(text.split("/")) for x, sign in enumerate(row) if sign == "#"
    ]


def drawn(cells: Cells) -> str:
    """The drawing of a shape: its rows, parted by `/`."""
    width = max(x for x, _ in cells) + 1
    height = max(y for _, y in cells) + 1
    rows = ["".join("#" if (x, y) in cells else "." for x in range(width)) for y in range(height)]
    return "/".join(rows)


def _settled(cells: Cells) -> Cells:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    moved = [(x - left, y - top) for x, y in cells]
    return sorted(moved, key=lambda cell: (cell[1], cell[0]))


def turns_of(text: str) -> list[Cells]:
    """The different orientations of a drawn shape, in their order."""
    found: list[Cells] = []
    upright = cells_of(text)
    for cells in (upright, [(-x, y) for x, y in upright]):
        turned = cells
        for _ in range(4):
            settled = _settled(turned)
            if settled not in found:
                found.append(settled)
            turned = [(-y, x) for x, y in turned]
    return found


TURN_CELLS: Final = [turns_of(text) for text in SHAPE_TEXTS.values()]

# A turn of a shape has the number `shape * MOST_TURNS + turn` in these tables
TURNS: Final = vec[i64]([len(turns) for turns in TURN_CELLS])
SIZES: Final = vec[i64]([len(turns[0]) for turns in TURN_CELLS])
_FLAT: Final = [
    turns[turn] if turn < len(turns) else [] for turns in TURN_CELLS for turn in range(MOST_TURNS)
]
TALL: Final = vec[i64]([max([y for _, y in cells], default=-1) + 1 for cells in _FLAT])
# The column, from the left, of the first square of the top row: where a turn is held
HELD: Final = vec[i64]([cells[0][0] if cells else 0 for cells in _FLAT])
CELL_X: Final = vec[i64]([x for c in _FLAT for x in [*[x for x, _ in c], *[0] * 6][:MOST_CELLS]])
CELL_Y: Final = vec[i64]([y for c in _FLAT for y in [*[y for _, y in c], *[0] * 6][:MOST_CELLS]])
# The squares of each row of a turn as a mask
ROW_MASKS: Final = vec[i64](
    [sum(1 << x for x, y in cells if y == row) for cells in _FLAT for row in range(MOST_ROWS)]
)


# A thing is a shape and its colour, as one int that is never 0
SHAPE_BITS: Final = 6
SHAPE_MASK: Final = 63
THING_BITS: Final = 9
THING_MASK: Final = 511


def thing_of(shape: i64, colour: i64) -> i64:
    """The thing of that shape and colour."""
    return shape | colour << SHAPE_BITS


def shape_of(thing: i64) -> i64:
    """The shape of a thing."""
    return thing & SHAPE_MASK


def colour_of(thing: i64) -> i64:
    """The colour of a thing."""
    return thing >> SHAPE_BITS & 7


def is_treasure(shape: i64) -> bool:
    """Whether it is the shape of a treasure."""
    return shape < FIRST_CAT


def is_rare(shape: i64) -> bool:
    """Whether it is the shape of a rare treasure."""
    return FIRST_RARE <= shape < FIRST_CAT


def is_oshax(shape: i64) -> bool:
    """Whether it is the shape of an Oshax."""
    return shape >= FIRST_OSHAX


def shape_drawn(text: str, first: int, last: int) -> int:
    """The shape, from the first up to the last, that the drawing shows in any turn; -1: none."""
    if not text or set(text) - {"#", ".", "/"} or "#" not in text:
        return -1
    cells = _settled(cells_of(text))
    for shape in range(first, last + 1):
        if cells in TURN_CELLS[shape]:
            return shape
    return -1
