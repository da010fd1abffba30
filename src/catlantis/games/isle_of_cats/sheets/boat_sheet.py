"""A boat sheet on paper: the boat, and beside it the days, specials, colours and the score."""

from typing import Final

from reportlab.lib.colors import white
from reportlab.lib.units import mm

from catlantis.games.isle_of_cats import GAME
from catlantis.games.isle_of_cats.boat import (
    COLUMNS,
    MAP_X,
    MAP_Y,
    RAT_ROWS,
    ROOM_NAMES,
    ROWS,
    is_on_boat,
    listed,
    room_of,
)
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.shapes import COLOURS
from catlantis.games.isle_of_cats.sheets.ink import GREY, INK, PALE, THICK, THIN, Ink
from catlantis.games.isle_of_cats.specials import SPECIALS
from catlantis.games.isle_of_cats.tally import EACH_MORE_CAT, SMALLEST_FAMILY, family_points
from catlantis.games.isle_of_cats.verbs import COLOUR_SORT, SPECIAL_SORT
from catlantis.locales import Words

KEY: Final = GAME.meta.key
MARGIN: Final = 12.0
LARGEST_SQUARE: Final = 12.0
HEAD: Final = 12.0  # the height of the title
GAP: Final = 7.0
LINE: Final = 6.2  # from one line of words to the next
LARGEST_TABLED: Final = 6  # cats of a family whose points are listed one by one

# The icons of rooms, on a sheet of 24 by 24
ICONS: Final = {
    "parrot": "M 8 4 C 14 0 19 4 18 10 C 18 15 16 19 13 23 L 11 18 C 7 15 6 9 8 4 Z "
    "M 8 6 C 4 6 3 9 4 13 C 6 12 8 11 9 9 Z M 12 11 C 16 11 17 14 14 18 C 12 16 11 13 12 11 Z "
    "M 11 6 C 12 5 13 6 12 7 C 11 8 10 7 11 6 Z",
    "moon": "M 15 4 C 9 1 3 6 3 12 C 3 19 10 23 16 20 C 18 19 20 18 21 16 C 14 17 11 10 15 4 Z",
    "apple": "M 12 8 C 8 6 5 8 5 12 C 5 18 8 20 10 20 L 12 19 L 14 20 C 16 20 19 18 19 12 "
    "C 19 8 16 6 12 8 Z M 12 7 C 12 4 14 1 18 1 C 18 5 15 7 12 7 Z",
    "corn": "M 12 3 C 17 7 17 16 12 21 C 7 16 7 7 12 3 Z M 8 12 C 4 14 5 18 5 18 L 12 21 L 19 18 "
    "C 19 18 20 14 16 12 C 16 17 14 20 12 21 C 10 20 8 17 8 12 Z",
}
# Column, row and size in squares; the room without icon has none
ICON_PLACES: Final = [
    (1.5, 4.0, 1.9),
    (8.5, 0.5, 1.7),
    (7.5, 4.0, 1.9),
    (7.5, 7.5, 1.7),
    None,
    (17.5, 4.0, 1.9),
    (20.0, 4.0, 0.95),
]
RAT: Final = (
    "M 4 15 C 4 9 10 7 15 10 C 16 7 19 7 19 10 L 22 14 C 20 17 16 18 12 18 C 7 18 4 18 4 15 Z "
    "M 4 15 C 1 15 1 10 3 9 C 2 11 3 13 4 14 Z"
)


def draw_boat_sheet(ink: Ink, width: float, height: float, sheet: int, words: Words) -> None:
    """Draw the sheet of that number, from 0 on, over the whole page."""
    square = min((width - 2 * MARGIN) / COLUMNS, LARGEST_SQUARE)
    left, top = (width - square * COLUMNS) / 2, height - MARGIN - HEAD
    heading(ink, width, height, words.text(f"{KEY}-print-boat", number=sheet + 1), words)
    Boat(ink, left, top, square).draw(sheet, words.text(f"{KEY}-table-letters"))
    beside(ink, width, top - square * ROWS - GAP, words)


def heading(ink: Ink, width: float, height: float, title: str, words: Words) -> None:
    """The name of the game, of the sheet, and a line for the player's name."""
    y = height - MARGIN - 5
    ink.text(MARGIN, y, words.text(KEY), 15, bold=True)
    name = words.text(f"{KEY}-print-name")
    start = width / 2 + 8
    start += ink.text(start, y, name, 9) + 2
    ink.canvas.setStrokeColor(GREY)
    ink.line(start, y - 0.5, start + 55, y - 0.5, 0.2)
    ink.right(width - MARGIN, y, title, 15)


class Boat:
    """The boat at a place of the page."""

    def __init__(self, ink: Ink, left: float, top: float, square: float) -> None:
        self.ink = ink
        self.left = left
        self.top = top
        self.square = square

    def corner(self, x: float, y: float) -> tuple[float, float]:
        """The lower left corner of a square."""
        return self.left + x * self.square, self.top - (y + 1) * self.square

    def draw(self, sheet: int, letters: str) -> None:
        """Squares, rooms, rats and maps."""
        squares = [(x, y) for y in range(ROWS) for x in range(COLUMNS) if is_on_boat(x, y)]
        self.draw_icons()
        self.ink.canvas.setStrokeColor(GREY)
        self.ink.canvas.setLineWidth(THIN * mm)
        for x, y in squares:
            left, bottom = self.corner(x, y)
            self.ink.canvas.rect(left * mm, bottom * mm, self.square * mm, self.square * mm)
        for x, y in listed(RAT_ROWS, sheet * ROWS):
            self.draw_rat(x, y)
        for colour in range(COLOURS):
            at = sheet * COLOURS + colour
            self.draw_map(int(MAP_X[at]), int(MAP_Y[at]), colour, letters[colour])
        self.draw_walls(squares)

    def draw_icons(self) -> None:
        """The icon of each room, pale, under all else."""
        canvas = self.ink.canvas
        canvas.setFillColor(PALE)
        canvas.setStrokeColor(white)
        canvas.setLineWidth(0.5 * mm)
        for name, place in zip(ROOM_NAMES, ICON_PLACES, strict=True):
            if place is not None:
                x, y, size = place
                left, bottom = self.corner(x, y)
                middle = (1 - size) / 2 * self.square
                icon = ICONS[name.partition("-")[0]]
                self.ink.path(icon, left + middle, bottom + middle, size * self.square)

    def draw_rat(self, x: int, y: int) -> None:
        """A rat in its square."""
        left, bottom = self.corner(x, y)
        canvas, size = self.ink.canvas, 0.8 * self.square
        canvas.setFillColor(white if self.ink.in_patterns else GREY)
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(0.25 * mm)
        self.ink.path(RAT, left + 0.1 * self.square, bottom + 0.1 * self.square, size)
        canvas.setFillColor(INK)
        eye_x, eye_y = left + 0.76 * self.square, bottom + 0.46 * self.square
        canvas.circle(eye_x * mm, eye_y * mm, 0.03 * self.square * mm, stroke=0, fill=1)

    def draw_map(self, x: int, y: int, colour: int, letter: str) -> None:
        """A treasure map: a frame of its colour, a cross, and the colour's letter."""
        left, bottom = self.corner(x, y)
        edge, unit = 0.06 * self.square, self.square
        self.ink.swatch(colour, left + edge, bottom + edge, unit - 2 * edge, unit - 2 * edge)
        canvas, inner = self.ink.canvas, 0.24 * unit
        canvas.setFillColor(white)
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(0.25 * mm)
        side = (unit - 2 * inner) * mm
        canvas.roundRect((left + inner) * mm, (bottom + inner) * mm, side, side, 0.8 * mm, fill=1)
        self.ink.centred(left + unit / 2, bottom + 0.39 * unit, letter, unit, bold=True)

    def draw_walls(self, squares: list[tuple[int, int]]) -> None:
        """Thick lines around each room, thicker ones around the boat."""
        self.ink.canvas.setStrokeColor(INK)
        self.ink.canvas.setLineCap(1)
        for x, y in squares:
            left, bottom = self.corner(x, y)
            right, top = left + self.square, bottom + self.square
            sides = {
                (-1, 0): (left, bottom, left, top),
                (1, 0): (right, bottom, right, top),
                (0, -1): (left, top, right, top),
                (0, 1): (left, bottom, right, bottom),
            }
            for (over, down), line in sides.items():
                other = (x + over, y + down)
                if not is_on_boat(*other):
                    self.ink.line(*line, 1.6 * THICK)
                elif room_of(*other) != room_of(x, y):
                    self.ink.line(*line, THICK)


# Beside the boat


def beside(ink: Ink, width: float, top: float, words: Words) -> None:
    """Days and specials, families, colours, and the score."""
    column = (width - 2 * MARGIN) / 4
    days(ink, MARGIN, top, words)
    families(ink, MARGIN + 1.25 * column, top, words)
    colours(ink, MARGIN + 1.95 * column, top, words)
    score(ink, MARGIN + 2.75 * column, top, 1.25 * column, words)


def title(ink: Ink, x: float, top: float, key: str, words: Words) -> float:
    """The title of a block, and where its first line goes."""
    ink.text(x, top - 3, words.text(key), 10, bold=True)
    return top - 3 - 1.2 * LINE


def days(ink: Ink, x: float, top: float, words: Words) -> None:
    """A box for each day, and one for each special."""
    y = title(ink, x, top, f"{KEY}-print-days", words)
    for day in range(DAYS):
        ink.box(x + 8 * day, y - 1.5, 6.5, 6.5)
        ink.centred(x + 8 * day + 3.25, y + 0.3, str(day + 1), 9)
    y = title(ink, x, y - 6, f"{KEY}-print-specials", words)
    for special in range(SPECIALS):
        ink.box(x, y - 0.9, 4, 4)
        ink.text(x + 6, y, words.word(GAME, SPECIAL_SORT, special), 9)
        y -= LINE


def families(ink: Ink, x: float, top: float, words: Words) -> None:
    """The points of families by their size."""
    y = title(ink, x, top, f"{KEY}-print-families", words)
    for size in range(SMALLEST_FAMILY, LARGEST_TABLED + 1):
        text = words.text(f"{KEY}-print-family", cats=size, points=int(family_points(size)))
        ink.text(x, y, text, 9)
        y -= LINE
    ink.text(x, y, words.text(f"{KEY}-print-more", points=EACH_MORE_CAT), 9)


def colours(ink: Ink, x: float, top: float, words: Words) -> None:
    """Each colour with its pattern and its letter."""
    y = title(ink, x, top, f"{KEY}-print-colours", words)
    letters = words.text(f"{KEY}-table-letters")
    for colour in range(COLOURS):
        ink.swatch(colour, x, y - 1.4, 9, 5)
        text = f"{letters[colour]}  {words.word(GAME, COLOUR_SORT, colour)}"
        ink.text(x + 11, y, text, 9)
        y -= LINE


SCORE_LINES: Final = [
    f"{KEY}-print-rats",
    f"{KEY}-print-rooms",
    f"{KEY}-print-families-line",
    f"{KEY}-print-rare",
    f"{KEY}-print-lessons-line",
    f"{KEY}-print-total",
]


def score(ink: Ink, x: float, top: float, width: float, words: Words) -> None:
    """A box for each line of the score."""
    y = title(ink, x, top, f"{KEY}-print-score", words)
    for key in SCORE_LINES:
        ink.text(x, y, words.text(key), 9, bold=key == SCORE_LINES[-1], within=width - 20)
        ink.box(x + width - 18, y - 1.6, 18, 5.6)
        y -= 1.1 * LINE
