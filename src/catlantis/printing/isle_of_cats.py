"""The Isle of Cats on paper: boat sheets and the lesson sheet as one PDF (IC-61)."""

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from reportlab.lib.pagesizes import A4, LETTER, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from catlantis.games.isle_of_cats.boat import SHEETS
from catlantis.locales import Words
from catlantis.printing.boat_sheet import KEY, draw_boat_sheet
from catlantis.printing.ink import Ink
from catlantis.printing.lesson_sheet import draw_lesson_sheet

PAPERS: Final = {"a4": landscape(A4), "letter": landscape(LETTER)}
ALL_BOATS: Final = list(range(1, SHEETS + 1))


def printed(boats: Sequence[int], paper: str, words: Words, *, in_patterns: bool = False) -> bytes:
    """A page for each of those boats, numbered from 1, and one of lessons; same bytes again."""
    file = BytesIO()
    size = PAPERS[paper]
    canvas = Canvas(file, pagesize=size, invariant=1)
    canvas.setTitle(words.text(KEY))
    canvas.setAuthor("Catlantis")
    width, height = size[0] / mm, size[1] / mm
    for boat in boats:
        draw_boat_sheet(Ink(canvas, in_patterns), width, height, boat - 1, words)
        canvas.showPage()
    draw_lesson_sheet(Ink(canvas, in_patterns), width, height, words)
    canvas.showPage()
    canvas.save()
    return file.getvalue()
