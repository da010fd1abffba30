"""The board of a match as the terminal draws it: in text, or as a picture for a notebook."""

from collections.abc import Sequence
from io import StringIO
from typing import Final

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from catlantis.locales import FALLBACK, Words
from catlantis.match import HUMAN, Match, Seat
from catlantis.terminal.guests import Guests, printable
from catlantis.terminal.table import table_of

WIDTH: Final = 100  # columns
# Rich's own picture of a terminal, less the frame and the font that it has fetched
SVG: Final = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" width="{width}" \
xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font: {char_height}px/{line_height}px monospace; white-space: pre; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{width}" height="{height}"/></clipPath>
{lines}</defs>
<rect fill="#292929" width="{width}" height="{height}" rx="8"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


class Board:
    """A match as a seat, a spectator, or whoever may know everything sees it.

    `print` shows it as text, and a notebook as a picture.
    """

    def __init__(self, match: Match, seat: int | None, is_open: bool, lang: str = FALLBACK) -> None:
        """`is_open`: with all that is hidden; else as the seat, or a spectator, may see it."""
        words = Words(lang)
        words.check(match.game)
        self.title = words.text(match.game.meta.key)
        views = [match.view(other) for other in range(len(match.seats))] if is_open else []
        table = table_of(match.game.meta.key)
        self._drawn = table.draw(match.view(seat), guests_of(match, words), views)

    def __str__(self) -> str:
        console = self._console()
        console.print(self._drawn)
        lines = console.export_text().splitlines()
        return "\n".join(line.rstrip() for line in lines)

    def _repr_svg_(self) -> str:
        console = self._console()
        console.print(self._drawn)
        return console.export_svg(title=self.title, theme=SVG_EXPORT_THEME, code_format=SVG)

    def _console(self) -> Console:
        """A console that writes nowhere, and remembers what is printed."""
        return Console(
            record=True,
            file=StringIO(),
            width=WIDTH,
            force_terminal=True,
            color_system="truecolor",
            legacy_windows=False,
            markup=False,
            emoji=False,
            highlight=False,
        )


def guests_of(match: Match, words: Words) -> Guests:
    """Who sits at the match, with the words to tell it."""
    players = [
        words.text("human") if seat.player == HUMAN else words.bot(seat.player)
        for seat in match.seats
    ]
    return Guests(match.game, names_of(match.seats), players, words)


def names_of(seats: Sequence[Seat]) -> list[str]:
    """The players' names, safe to print, whatever the file they come from."""
    return [printable(seat.name) for seat in seats]


def story(match: Match, seat: int | None, lang: str) -> list[str]:
    """What happened in sentences, as the seat was told it, or with all that was hidden."""
    words, names, events = Words(lang), names_of(match.seats), match.game.events
    told = [
        events.spell_open(event) if seat is None else events.spell(event, seat)
        for event in match.happened()
    ]
    return [words.event(match.game, spelled, names) for spelled in told]
