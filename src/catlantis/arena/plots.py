"""Plots of a report as SVG texts, in the colours of the page around them."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from catlantis.arena.interval import share_of
from catlantis.arena.times import BINS, Times, upper

WIDTH: Final = 760
LEFT: Final = 170  # for names
RIGHT: Final = 36
ROW: Final = 34
FOOT: Final = 30  # for the axis
HIGH: Final = 240  # of a plot without rows
COLOURS: Final = 6
POINTS: Final = 60  # of a curve, at most
COLUMNS: Final = 30  # of a histogram, at most
LONG: Final = 22  # letters of a name
STEPS: Final = (1, 2, 2.5, 5, 10)  # between the marks of an axis, times a power of ten


class Axis:
    """Numbers from left to right."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def at(self, value: float) -> float:
        """Where a number stands."""
        share = (value - self.low) / (self.high - self.low)
        return round(LEFT + (WIDTH - LEFT - RIGHT) * share, 1)

    def marks(self, number: int = 6) -> list[float]:
        """About so many round numbers along it."""
        rough = (self.high - self.low) / number
        power = 10 ** floor(log10(rough))
        step = next(step * power for step in STEPS if step * power >= rough)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [mark * step for mark in range(first, last + 1)]


def svg(height: float, label: str, parts: Sequence[str]) -> str:
    """A picture of its parts, with a name for who cannot see it."""
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">'
    return f'<div class="wide">{head}{"".join(parts)}</svg></div>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"/>'


def words(x: float, y: float, text: str, kind: str) -> str:
    """A line of text."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def name_at(y: float, name: str) -> str:
    """A row's name, cut where it is too long; whole for who points at it."""
    short = name if len(name) <= LONG else f"{name[: LONG - 1]}…"
    text = f"{escape(short)}<title>{escape(name)}</title>"
    return f'<text class="name" x="{LEFT - 12}" y="{y + 5:g}">{text}</text>'


def scale(axis: Axis, marks: Sequence[tuple[float, str]], bottom: float) -> list[str]:
    """Thin lines over the plot, with the numbers that they stand for below."""
    return [
        part
        for mark, text in marks
        for part in (
            line(axis.at(mark), 6, axis.at(mark), bottom, "grid"),
            words(axis.at(mark), bottom + 20, text, "mark"),
        )
    ]


@dataclass(frozen=True)
class Row:
    """A value and its interval: its name, all that in words, and its colour."""

    name: str
    value: float
    low: float
    high: float
    told: str
    colour: int


def whiskers(
    label: str, rows: Sequence[Row], axis: Axis, marks: Sequence[tuple[float, str]], even: float
) -> str:
    """A dot and its interval for each row; a dashed line where all would be equal."""
    bottom = 6 + ROW * len(rows)
    parts = scale(axis, marks, bottom)
    parts.append(line(axis.at(even), 6, axis.at(even), bottom, "even"))
    for number, row in enumerate(rows):
        y, low, high = 6 + ROW * (number + 0.5), axis.at(row.low), axis.at(row.high)
        drawn = [
            f"<title>{escape(f'{row.name}: {row.told}')}</title>",
            line(low, y, high, y, "whisker"),
            line(low, y - 5, low, y + 5, "whisker"),
            line(high, y - 5, high, y + 5, "whisker"),
            f'<circle cx="{axis.at(row.value):g}" cy="{y:g}" r="6"/>',
        ]
        parts += [name_at(y, row.name), f'<g class="{colour(row.colour)}">{"".join(drawn)}</g>']
    return svg(bottom + FOOT, label, parts)


def colour(number: int) -> str:
    """The class that draws in the colour of an entrant."""
    return f"c{number % COLOURS}"


def curves(label: str, names: Sequence[str], deals: Sequence[Sequence[float]], rate: str) -> str:
    """The running rate of each row with its interval, deal by deal; `rate` names the ends."""
    number = len(deals[0])
    axis, bottom = Axis(1, number), HIGH - FOOT
    ends = sorted({max(1, round(number * point / POINTS)) for point in range(1, POINTS + 1)})

    def height(value: float) -> float:
        return round(6 + (bottom - 6) * (1 - value), 1)

    marks = [(mark, f"{mark:g}") for mark in axis.marks() if mark >= 1 and mark % 1 == 0]
    parts = scale(axis, marks, bottom)
    for level in (0.0, 0.5, 1.0):
        parts.append(line(LEFT, height(level), WIDTH - RIGHT, height(level), "grid"))
        parts.append(words(LEFT - 12, height(level) + 5, f"{100 * level:g}{rate}", "name"))
    for place, (name, values) in enumerate(zip(names, deals, strict=True)):
        shares = [share_of(values[:end]) for end in ends]
        over = [f"{axis.at(x):g},{height(s.high):g}" for x, s in zip(ends, shares, strict=True)]
        under = [f"{axis.at(x):g},{height(s.low):g}" for x, s in zip(ends, shares, strict=True)]
        along = [f"{axis.at(x):g},{height(s.rate):g}" for x, s in zip(ends, shares, strict=True)]
        band = f'<polygon class="band" points="{" ".join([*over, *reversed(under)])}"/>'
        curve = f'<polyline points="{" ".join(along)}"/>'
        title = f"<title>{escape(name)}</title>"
        parts.append(f'<g class="{colour(place)}">{title}{band}{curve}</g>')
    return svg(HIGH, label, parts)


def histogram(label: str, values: Sequence[int]) -> str:
    """How many of the numbers lie where."""
    least, most = min(values), max(values)
    width = max(1, ceil((most - least + 1) / COLUMNS))
    counts = [0] * ((most - least) // width + 1)
    for value in values:
        counts[(value - least) // width] += 1
    axis, bottom = Axis(least, least + width * len(counts)), HIGH - FOOT
    parts = scale(axis, [(mark, f"{mark:g}") for mark in axis.marks()], bottom)
    for place, count in enumerate(counts):
        low, high = least + width * place, least + width * (place + 1)
        tall = (bottom - 6) * count / max(counts)
        told = f"{low}: {count}" if width == 1 else f"{low}–{high - 1}: {count}"
        parts.append(_bar(axis.at(low), axis.at(high), bottom, tall, told))
    return svg(HIGH, label, parts)


def _bar(left: float, right: float, bottom: float, tall: float, told: str) -> str:
    box = f'x="{left:g}" y="{bottom - tall:.1f}" width="{right - left - 1:.1f}" height="{tall:.1f}"'
    return f'<rect class="bar" {box}><title>{escape(told)}</title></rect>'


def clocks(
    label: str, rows: Sequence[tuple[str, Times, int]], marks: Sequence[tuple[float, str]]
) -> str:
    """Where each row's times lie, by powers of ten, with the median and what 99 % stay within."""
    bins = [number for _, times, _ in rows for number in times.bins]
    axis = Axis(min(bins) / BINS, (max(bins) + 1) / BINS)
    bottom = 6 + ROW * len(rows)
    inside = [(log10(mark), text) for mark, text in marks if axis.low <= log10(mark) <= axis.high]
    parts = scale(axis, inside, bottom)
    for place, (name, times, number_of) in enumerate(rows):
        floor_y, most = 6 + ROW * (place + 1) - 4, max(times.bins.values(), default=1)
        parts.append(name_at(floor_y - ROW / 2 + 4, name))
        bars = [
            _bar(
                axis.at(number / BINS),
                axis.at((number + 1) / BINS),
                floor_y,
                24 * count / most,
                f"≤ {1000 * upper(number):.3g} ms: {count}",
            )
            for number, count in sorted(times.bins.items())
        ]
        marks_at = [axis.at(log10(max(times.quantile(share), 1e-6))) for share in (0.5, 0.99)]
        lines = [line(x, floor_y - 26, x, floor_y + 2, "quantile") for x in marks_at]
        parts.append(f'<g class="{colour(number_of)}">{"".join(bars + lines)}</g>')
    return svg(bottom + FOOT, label, parts)
