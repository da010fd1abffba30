"""The Isle of Cats on paper: boat sheets and the lesson sheet as one PDF (IC-61)."""

from io import BytesIO
from typing import Final

from reportlab.lib.pagesizes import A4, LETTER, landscape
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas

from catlantis.core.options import SWITCH, TEXT, Option, Options
from catlantis.core.refusals import BadText
from catlantis.games.isle_of_cats.boat import SHEETS
from catlantis.games.isle_of_cats.sheets.boat_sheet import KEY, draw_boat_sheet
from catlantis.games.isle_of_cats.sheets.ink import Ink
from catlantis.games.isle_of_cats.sheets.lesson_sheet import draw_lesson_sheet
from catlantis.locales import Words

SIZES: Final = {"a4": landscape(A4), "letter": landscape(LETTER)}
ALL: Final = "all"
LONGEST: Final = 2 * SHEETS - 1  # signs that name boats: each once, and commas between them


def boats_named(text: str) -> list[int]:
    """The boats, numbered from 1, of a text such as `all`, `3` or `1,4`; raises `BadText`."""
    if text == ALL:
        return list(range(1, SHEETS + 1))
    numbers = [part.strip() for part in text.split(",")]
    boats = [int(part) for part in numbers if part.isascii() and part.isdecimal()]
    is_good = len(boats) == len(numbers) == len(set(boats))
    if not is_good or not all(1 <= boat <= SHEETS for boat in boats):
        raise BadText(f"{ALL}, 3, 1,4; 1–{SHEETS}")
    return boats


OPTIONS: Final = [
    Option("boat", TEXT, ALL, high=LONGEST, reads=boats_named),
    Option("patterns", SWITCH, False),
]


def printed(options: Options, paper: str, words: Words) -> bytes:
    """A page for each of the boats, and one of lessons; the same bytes again."""
    file, size = BytesIO(), SIZES[paper]
    canvas = Canvas(file, pagesize=size, invariant=1)
    canvas.setTitle(words.text(KEY))
    canvas.setAuthor("Catlantis")
    width, height = size[0] / mm, size[1] / mm
    in_patterns = bool(options["patterns"])
    for boat in boats_named(options.texts["boat"]):
        draw_boat_sheet(Ink(canvas, in_patterns), width, height, boat - 1, words)
        canvas.showPage()
    draw_lesson_sheet(Ink(canvas, in_patterns), width, height, words)
    canvas.showPage()
    canvas.save()
    return file.getvalue()
