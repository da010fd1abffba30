"""Short pieces of text in a row, broken between pieces only."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

GAP: Final = " · "


class Flow:
    """Pieces with a dot between them, on as many lines as they need."""

    def __init__(self, pieces: Sequence[Text]) -> None:
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + len(GAP) + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, (GAP, "dim"), piece) if line else piece
        yield line
