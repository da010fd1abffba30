"""A boat as text, from what a view shows of it: each colour has its own letter (IC-60).

Cats are their colour's letter, common treasures `¢`, rare ones `$`; walls stand around each
discovery. A square that is free shows the number of its room, `x` for a rat, or in small the
letter of the map that lies there.
"""

from typing import Any, Final

from catlantis.core.ints import NOTHING
from catlantis.games.isle_of_cats.boat import COLUMNS, ROWS, is_on_boat, room_of
from catlantis.games.isle_of_cats.shapes import BLACK, is_rare
from catlantis.games.isle_of_cats.verbs import ROW_STEP

LETTERS: Final = "BGOPR"  # of the colours
COMMON: Final = "¢"
RARE: Final = "$"
RAT: Final = "x"
OUTSIDE: Final = " "


class Grid:
    """The signs of all squares, and which discovery, by its place in the boat's list, is there."""

    def __init__(self, signs: list[list[str]], owners: list[list[int]]) -> None:
        self.signs = signs
        self.owners = owners

    def owner(self, x: int, y: int) -> int:
        """The discovery on that square; `NOTHING` where there is none or no square."""
        return self.owners[y][x] if 0 <= x < COLUMNS and 0 <= y < ROWS else NOTHING

    def parts(self, x: int, y: int, right: int, down: int) -> bool:
        """Whether a discovery ends between a square and the next one to the right or below."""
        return self.owner(x, y) != self.owner(x + right, y + down)


def grid_of(player: dict[str, Any], letters: str = LETTERS) -> Grid:
    """What a player's part of a view shows on each square."""
    signs = [[_floor(x, y) for x in range(COLUMNS)] for y in range(ROWS)]
    owners = [[NOTHING] * COLUMNS for _ in range(ROWS)]
    for square in player["rats"]:
        signs[square // ROW_STEP][square % ROW_STEP] = RAT
    for colour, (square, _) in enumerate(player["maps"]):
        signs[square // ROW_STEP][square % ROW_STEP] = letters[colour].lower()
    for index, (shape, colour, _, _, squares) in enumerate(player["drawn"]):
        for square in squares:
            signs[square // ROW_STEP][square % ROW_STEP] = sign_of(shape, colour, letters)
            owners[square // ROW_STEP][square % ROW_STEP] = index
    return Grid(signs, owners)


def _floor(x: int, y: int) -> str:
    return str(room_of(x, y) + 1) if is_on_boat(x, y) else OUTSIDE


def sign_of(shape: int, colour: int, letters: str = LETTERS) -> str:
    """The sign of a discovery."""
    if colour != BLACK:
        return letters[colour]
    return RARE if is_rare(shape) else COMMON


def boat_text(player: dict[str, Any], letters: str = LETTERS) -> str:
    """The boat with walls around each discovery."""
    grid = grid_of(player, letters)
    lines = []
    for y in range(ROWS + 1):
        lines.append("".join(_corner(grid, x, y) for x in range(COLUMNS + 1)).rstrip())
        if y < ROWS:
            lines.append("".join(_square(grid, x, y) for x in range(COLUMNS + 1)).rstrip())
    return "\n".join(line for line in lines if line) + "\n"


def _corner(grid: Grid, x: int, y: int) -> str:
    """The crossing at the upper left of a square, and the line above the square."""
    across = grid.parts(x, y, 0, -1)
    meeting = [
        across,
        grid.parts(x - 1, y, 0, -1),
        grid.parts(x, y, -1, 0),
        grid.parts(x, y - 1, -1, 0),
    ]
    return ("+" if any(meeting) else " ") + ("-" if across else " ")


def _square(grid: Grid, x: int, y: int) -> str:
    """The line at the left of a square, and its sign."""
    sign = grid.signs[y][x] if x < COLUMNS else ""
    return ("|" if grid.parts(x, y, -1, 0) else " ") + sign
