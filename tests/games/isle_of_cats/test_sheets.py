"""Sheets on paper (IC-60, IC-61): what is drawn, by a canvas that takes notes."""

import re
import zlib
from base64 import a85decode
from itertools import product
from typing import Any

import pytest
from reportlab.lib.colors import white

from catlantis.core.options import settle
from catlantis.core.refusals import BadOptions
from catlantis.extras import PAPERS, Sheets, sheets_of
from catlantis.games.isle_of_cats import sheets
from catlantis.games.isle_of_cats.sheets import boat_sheet, ink
from catlantis.locales import LANGUAGES, Words

PAGE = re.compile(rb"/Type /Page\b")
BOX = re.compile(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]")
STREAM = re.compile(rb"stream\r?\n(.*?)~>endstream", re.DOTALL)


def drawn_text(pdf: bytes) -> str:
    """All words of a PDF, one piece a line."""
    pages = [zlib.decompress(a85decode(found)) for found in streams(pdf)]
    pieces = re.findall(rb"\((.*?)(?<!\\)\) Tj", b"".join(pages), re.DOTALL)
    return "\n".join(unescaped(piece) for piece in pieces)


def streams(pdf: bytes) -> list[bytes]:
    return [found.strip() for found in STREAM.findall(pdf)]


def unescaped(piece: bytes) -> str:
    octal = re.sub(rb"\\(\d{3})", lambda found: bytes([int(found[1], 8)]), piece)
    return re.sub(rb"\\(.)", rb"\1", octal).decode("cp1252")


def printed(boat: str, paper: str, words: Words) -> bytes:
    return sheets.printed(settle(sheets.OPTIONS, {"boat": boat}, 1), paper, words)


def test_the_sheets_keep_their_contract() -> None:
    kept: Sheets = sheets  # for mypy to see
    assert kept is sheets_of("isle-of-cats")
    assert set(sheets.SIZES) == set(PAPERS)


@pytest.mark.parametrize("text", ["", "0", "7", "x", "1,", "1,1", "٣", "-1"])
def test_a_text_that_names_no_boats_is_refused(text: str) -> None:
    with pytest.raises(BadOptions) as caught:
        printed(text, "a4", Words("en"))
    assert caught.value.allowed == "all, 3, 1,4; 1–6"


def test_some_boats_can_be_named() -> None:
    assert len(PAGE.findall(printed("1, 4", "a4", Words("en")))) == 3


@pytest.mark.parametrize(("paper", "lang"), list(product(sorted(PAPERS), LANGUAGES)))
def test_each_boat_has_a_page_and_the_lessons_one(paper: str, lang: str) -> None:
    pdf = printed("all", paper, Words(lang))
    assert pdf.startswith(b"%PDF-")
    assert len(PAGE.findall(pdf)) == 7
    assert len(printed("3", paper, Words(lang))) < len(pdf) < 300_000


def test_papers_lie_and_have_their_size() -> None:
    sizes = {paper: BOX.findall(printed("1", paper, Words("en")))[0] for paper in PAPERS}
    millimetres = {
        paper: [round(float(length) / 72 * 25.4) for length in size]
        for paper, size in sizes.items()
    }
    assert millimetres == {"a4": [297, 210], "letter": [279, 216]}


def test_the_same_is_printed_again() -> None:
    assert printed("2", "a4", Words("en")) == printed("2", "a4", Words("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lessons_and_lines_of_the_score_are_there(lang: str) -> None:
    words = Words(lang)
    text = drawn_text(printed("4", "a4", words))
    for lesson in range(1, 36):
        assert words.text(f"isle-of-cats-lesson-{lesson}-text").translate(ink.PRINTED_AS) in text
    for key in boat_sheet.SCORE_LINES:
        assert words.text(key).translate(ink.PRINTED_AS) in text
    assert words.text("isle-of-cats-print-boat", number=4) in text
    for letter in words.text("isle-of-cats-table-letters"):
        assert f"\n{letter}\n" in f"\n{text}\n"  # on the map of its colour


class Notes:
    """A canvas that notes what is asked of it."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...]]] = []

    def __getattr__(self, name: str) -> Any:
        def noted(*args: Any, **more: Any) -> "Notes":
            self.calls.append((name, args))
            return self

        return noted

    def given(self, name: str) -> list[tuple[Any, ...]]:
        return [args for called, args in self.calls if called == name]


def boat_drawn(sheet: int, in_patterns: bool) -> Notes:
    notes = Notes()
    boat_sheet.Boat(ink.Ink(notes, in_patterns), 0, 108, 12).draw(sheet, "BGOPR")
    return notes


@pytest.mark.parametrize("sheet", range(6))
def test_a_boat_has_142_squares_19_rats_and_5_maps(sheet: int) -> None:
    notes = boat_drawn(sheet, False)
    assert len(notes.given("rect")) == 142 + 5 * 3  # a map is clipped, filled and framed
    assert len(notes.given("circle")) == 19  # the eyes of the rats
    assert [text for _, _, text in notes.given("drawCentredString")] == list("BGOPR")


def test_patterns_are_black_on_white() -> None:
    coloured, black = boat_drawn(0, False), boat_drawn(0, True)
    fills = {args[0] for args in coloured.given("setFillColor")}
    assert set(ink.COLOURS) <= fills
    used = {args[0] for name in ("setFillColor", "setStrokeColor") for args in black.given(name)}
    assert used == {white, ink.INK, ink.GREY, ink.PALE}


def test_each_colour_has_its_own_pattern() -> None:
    drawn = []
    for colour in range(5):
        notes = Notes()
        ink.Ink(notes, True).swatch(colour, 0, 0, 10, 10)
        drawn.append((notes.given("line"), notes.given("bezier")))
    assert all(drawn.count(one) == 1 for one in drawn)
    assert all(lines or waves for lines, waves in drawn)


def test_words_too_wide_are_set_smaller() -> None:
    notes = Notes()
    assert ink.Ink(notes, False).text(0, 0, "M" * 20, 12, within=50) <= 50
    assert notes.given("setFont")[0][1] < 12
