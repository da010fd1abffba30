"""Ink on paper: the colours of cats, their patterns (IC-60), lines, boxes and words.

Lengths are in millimetres from the lower left corner of the page.
"""

from typing import Any, Final

from reportlab.lib.colors import Color, HexColor, white
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth

COLOURS: Final = [
    HexColor(code) for code in ("#2f6db5", "#3b9a6d", "#e99a2b", "#8458b3", "#cf4b4b")
]
INK: Final = HexColor("#1f2a37")
GREY: Final = HexColor("#9aa3ad")
PALE: Final = HexColor("#d9dee4")
PLAIN_FONT: Final = "Helvetica"
BOLD_FONT: Final = "Helvetica-Bold"
STEP: Final = 1.6  # between the lines of a pattern
THIN: Final = 0.15
THICK: Final = 0.7
# What the fonts of every reader lack, and what comes nearest: a narrow blank, a minus
PRINTED_AS: Final = str.maketrans({"\u202f": "\u00a0", "\u2212": "\u2013"})
SMALLEST: Final = 5.0  # points


class Ink:
    """A page being drawn; with `in_patterns`, colours are left out and their patterns black."""

    def __init__(self, canvas: Any, in_patterns: bool) -> None:
        self.canvas = canvas
        self.in_patterns = in_patterns

    def line(self, x: float, y: float, to_x: float, to_y: float, width: float = THIN) -> None:
        """A straight line."""
        self.canvas.setLineWidth(width * mm)
        self.canvas.line(x * mm, y * mm, to_x * mm, to_y * mm)

    def box(self, x: float, y: float, width: float, height: float, rounded: float = 0.8) -> None:
        """An empty box to write into."""
        self.canvas.setStrokeColor(INK)
        self.canvas.setLineWidth(0.3 * mm)
        self.canvas.roundRect(x * mm, y * mm, width * mm, height * mm, rounded * mm)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 9,
        *,
        bold: bool = False,
        within: float = 0,
        colour: Color = INK,
    ) -> float:
        """Words from there to the right, smaller if they would be wider; how wide they are."""
        font = BOLD_FONT if bold else PLAIN_FONT
        shown = text.translate(PRINTED_AS)
        while within and size > SMALLEST and stringWidth(shown, font, size) > within * mm:
            size -= 0.25
        self.canvas.setFont(font, size)
        self.canvas.setFillColor(colour)
        self.canvas.drawString(x * mm, y * mm, shown)
        return float(stringWidth(shown, font, size) / mm)

    def centred(self, x: float, y: float, text: str, size: float, *, bold: bool = False) -> None:
        """Words around a place."""
        self.canvas.setFont(BOLD_FONT if bold else PLAIN_FONT, size)
        self.canvas.setFillColor(INK)
        self.canvas.drawCentredString(x * mm, y * mm, text)

    def right(self, x: float, y: float, text: str, size: float) -> None:
        """Bold words that end there."""
        self.canvas.setFont(BOLD_FONT, size)
        self.canvas.setFillColor(INK)
        self.canvas.drawRightString(x * mm, y * mm, text)

    def path(self, drawn: str, x: float, y: float, size: float, unit: float = 24) -> None:
        """A shape of straight lines and curves: `M x y`, `L x y`, `C x y x y x y`, `Z`, y down."""
        scale, path = size / unit * mm, self.canvas.beginPath()
        words = drawn.split()
        while words:
            sign = words.pop(0)
            count = {"M": 2, "L": 2, "C": 6, "Z": 0}[sign]
            places = [float(words.pop(0)) for _ in range(count)]
            points = [
                (x * mm + value * scale) if index % 2 == 0 else ((y + size) * mm - value * scale)
                for index, value in enumerate(places)
            ]
            if sign == "M":
                path.moveTo(*points)
            elif sign == "L":
                path.lineTo(*points)
            elif sign == "C":
                path.curveTo(*points)
            else:
                path.close()
        self.canvas.drawPath(path, fill=1, stroke=1)

    def swatch(self, colour: int, x: float, y: float, width: float, height: float) -> None:
        """A box of a cat's colour under its pattern, white on colour or black on white."""
        canvas = self.canvas
        canvas.saveState()
        clip = canvas.beginPath()
        clip.rect(x * mm, y * mm, width * mm, height * mm)
        canvas.clipPath(clip, stroke=0, fill=0)
        canvas.setFillColor(white if self.in_patterns else COLOURS[colour])
        canvas.rect(x * mm, y * mm, width * mm, height * mm, stroke=0, fill=1)
        canvas.setStrokeColor(INK if self.in_patterns else white)
        canvas.setLineCap(1)
        self._pattern(colour, x, y, width, height)
        canvas.restoreState()
        canvas.setStrokeColor(INK)
        canvas.setLineWidth(0.25 * mm)
        canvas.rect(x * mm, y * mm, width * mm, height * mm, stroke=1, fill=0)

    def _pattern(self, colour: int, x: float, y: float, width: float, height: float) -> None:
        """Waves, lines, dots, crosses or diagonals, as on the screen."""
        rows = [y + STEP * row for row in range(int(height / STEP) + 2)]
        columns = [x + STEP * column for column in range(-1, int(width / STEP) + 2)]
        for number, row in enumerate(rows):
            if colour == 1:
                self.line(x, row, x + width, row, 0.25)
                continue
            if colour == 4:
                self.line(x - height, row - width - height, x + 2 * width, row + 2 * width, 0.25)
                self.line(x, row - width - height, x + 2 * width, row + width - height, 0.25)
                continue
            for column in columns:
                shifted = column + (STEP / 2 if number % 2 else 0)
                if colour == 0:
                    self._wave(column, row)
                elif colour == 2:
                    self.line(shifted, row, shifted, row, 0.6)
                else:
                    self.line(shifted - 0.4, row, shifted + 0.4, row, 0.22)
                    self.line(shifted, row - 0.4, shifted, row + 0.4, 0.22)

    def _wave(self, x: float, y: float) -> None:
        self.canvas.setLineWidth(0.25 * mm)
        half = STEP / 2
        self.canvas.bezier(
            *(x * mm, y * mm, (x + half / 2) * mm, (y + half) * mm),
            *((x + half) * mm, (y - half) * mm, (x + STEP) * mm, y * mm),
        )
