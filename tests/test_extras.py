"""What games have for those who play on paper: declared, there, and keeping its contract."""

import pytest

from catlantis.core.options import settle
from catlantis.extras import MASTER, PAPERS, SHEETS, games_with, master_of, sheets_of
from catlantis.games import GAMES, part
from catlantis.locales import LANGUAGES, Words


@pytest.mark.parametrize("key", GAMES)
def test_what_a_game_declares_is_in_its_folder_and_nothing_else(key: str) -> None:
    declared = set(GAMES[key].meta.extras)
    assert declared == {name for name in (SHEETS, MASTER) if part(key, name) is not None}


@pytest.mark.parametrize("key", games_with(SHEETS))
def test_sheets_are_printed_on_every_paper_in_every_language(key: str) -> None:
    sheets = sheets_of(key)
    assert sheets is not None
    chosen = settle(sheets.OPTIONS, {}, 1)
    for lang, paper in zip(LANGUAGES, PAPERS, strict=False):
        assert sheets.printed(chosen, paper, Words(lang)).startswith(b"%PDF-")


@pytest.mark.parametrize("key", games_with(MASTER))
def test_a_master_tells_the_same_again_and_something_new_each_turn(key: str) -> None:
    master, meta = master_of(key), GAMES[key].meta
    assert master is not None
    options = settle(meta.options, {}, meta.max_seats)
    turns = range(master.TURNS + 1)
    told = [master.laid_out(options, meta.max_seats, 7, turn) for turn in turns]
    assert told == [master.laid_out(options, meta.max_seats, 7, turn) for turn in turns]
    assert all(told.count(one) == 1 for one in told)


def test_a_game_that_is_not_there_has_nothing() -> None:
    assert sheets_of("chess") is None
    assert master_of("chess") is None
