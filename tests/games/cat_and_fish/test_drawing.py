"""The table in a terminal of 80 columns, in every language."""

import pytest
from rich.console import Console

from catlantis.games.cat_and_fish import GAME
from catlantis.games.cat_and_fish.terminal import draw
from catlantis.locales import LANGUAGES, Words
from catlantis.terminal.guests import Guests
from catlantis.terminal.table import table_of

from .table import Table, deal, rich

NAMES = ["Mochi", "Biscuit", "Olive", "Nori"]


def shown(table: Table, viewer: int | None, lang: str = "en", *, is_open: bool = False) -> str:
    """What the viewer's terminal shows."""
    seats = int(table.state.seats)
    guests = Guests(GAME, NAMES[:seats], ["greedy"] * seats, Words(lang))
    views = [table.view(seat) for seat in range(seats)] if is_open else []
    console = Console(width=80, color_system=None)
    with console.capture() as capture:
        console.print(draw(table.view(viewer), guests, views))
    return capture.get()


def test_sea_shows_tiles_pawns_and_what_is_lit() -> None:
    table = deal("@25 boat vessel | @26", markers="sailing | ")
    table.play(0, "begin sailing")
    lines = [line[:39].rstrip() for line in shown(table, 0).splitlines()[1:5]]
    assert lines == [
        "         35    36    19    20",
        "            ·     ①     ·",
        "         ·     54    ②26   ·",
        "      34    18    7     8     21",
    ]


def test_blocks_within_reach_are_lit() -> None:
    table = deal(" | ", markers="fishing | ")
    table.play(0, "begin fishing")
    text = shown(table, 0)
    assert "6*    1*" in text
    assert "2*" not in text
    assert "*" not in shown(table, 1)


def test_catastrophes_have_letters() -> None:
    text = shown(deal(" | "), None)
    assert "OI    16    5     ██    2     10    TY" in text


def test_terminal_tells_whom_a_catastrophe_would_hit() -> None:  # CF-41
    table = deal("9€ crab | ", season="3 winter")
    table.finish_all()
    table.play(0, "pay")
    table.settle()
    text = shown(table, 1)
    assert "Would hit  1: Mochi, −€2, a fish · 3: Biscuit, −€2" in " ".join(text.split("\n"))
    assert "Would hit" not in shown(deal(" | "), 1)


def test_storehouse_shows_four_prices() -> None:
    assert "crab 1/0/2/1" in shown(deal("crab | "), 1)


def test_magic_cards_are_shown_to_their_owner_or_when_all_is_open() -> None:
    table = deal("*engine | ")
    assert "Engine" in shown(table, 0)
    assert "Engine" not in shown(table, 1)
    assert "magic 1" in shown(table, 1)
    assert "Engine" in shown(table, None, is_open=True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_table_fits_into_80_columns(lang: str) -> None:
    for number, table in enumerate(rich(4, 1).at_random(1)):
        if number % 9 == 0:
            assert max(len(line) for line in shown(table, 0, lang).splitlines()) <= 80


def test_terminal_knows_the_table() -> None:
    assert table_of("cat-and-fish").draw is draw
    assert table_of("cat-and-fish").default(deal(" | ").view(0)) is None
