"""A lesson sheet on paper: all 35, each with a box to tick and one for its points."""

from typing import Final

from catlantis.games.isle_of_cats.decks import LESSONS
from catlantis.games.isle_of_cats.sheets.boat_sheet import HEAD, KEY, MARGIN, heading
from catlantis.games.isle_of_cats.sheets.ink import GREY, Ink
from catlantis.locales import Words

COLUMNS: Final = 2
GUTTER: Final = 8.0
TICK: Final = 5.0
POINTS: Final = 14.0


def draw_lesson_sheet(ink: Ink, width: float, height: float, words: Words) -> None:
    """Draw the sheet over the whole page."""
    heading(ink, width, height, words.text(f"{KEY}-print-lessons"), words)
    rows = -(-(LESSONS + 1) // COLUMNS)  # the last place is for the sum
    across = (width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS
    step = (height - 2 * MARGIN - HEAD) / rows
    for number in range(LESSONS + 1):
        x = MARGIN + number // rows * (across + GUTTER)
        y = height - MARGIN - HEAD - (number % rows + 1) * step
        if number < LESSONS:
            draw_lesson(ink, x, y, across, number + 1, words)
        else:
            total = words.text(f"{KEY}-print-total")
            ink.text(x + TICK + 10, y + 1.4, total, 10, bold=True)
        ink.box(x + across - POINTS, y, POINTS, TICK + 0.8)


def draw_lesson(ink: Ink, x: float, y: float, across: float, lesson: int, words: Words) -> None:
    """A box to tick, the lesson's number and what it scores."""
    ink.box(x, y + 0.4, TICK, TICK)
    ink.text(x + TICK + 2, y + 1.4, str(lesson), 10, bold=True)
    told = words.text(f"{KEY}-lesson-{lesson}-text")
    ink.text(x + TICK + 10, y + 1.4, told, 9.5, within=across - TICK - POINTS - 13)
    ink.canvas.setStrokeColor(GREY)
    ink.line(x, y - 1.2, x + across, y - 1.2, 0.1)
