"""The score sheet in a terminal: a row for each player, or else a row for each line."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.table import Table

GAP: Final = 2  # around a column
BEST: Final = "bold green"


def score_table(heads: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> Table:
    """Ranks, players and scores, the best first, so that every head can be read in that width."""
    columns = [[head, *(row[number] for row in rows)] for number, head in enumerate(heads)]
    whole = [max(map(cell_len, cells)) for cells in columns]
    words = [max(cell_len(word) for cell in cells for word in cell.split()) for cells in columns]
    for widths in (whole, words):
        if sum(widths) + GAP * len(widths) <= width:
            return _by_player(heads, rows, widths)
    return _by_line(heads, rows)


def _by_player(heads: Sequence[str], rows: Sequence[Sequence[str]], widths: list[int]) -> Table:
    table = Table(box=None, padding=(0, GAP // 2), header_style="bold")
    for number, (head, width) in enumerate(zip(heads, widths, strict=True)):
        table.add_column(head, justify="left" if number == 1 else "right", width=width)
    for row in rows:
        table.add_row(*row, style=BEST if row[0] == "1" else "")
    return table


def _by_line(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    table = Table(box=None, padding=(0, GAP // 2), header_style="bold")
    table.add_column(heads[1])
    for row in rows:
        table.add_column(row[1], justify="right", style=BEST if row[0] == "1" else "")
    for number in (0, *range(2, len(heads))):
        table.add_row(heads[number], *(row[number] for row in rows))
    return table
