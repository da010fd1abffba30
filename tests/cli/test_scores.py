"""The score sheet in a narrow terminal."""

import io

import pytest
from rich.console import Console

from catlantis.cli.scores import score_table
from catlantis.games import GAMES
from catlantis.locales import LANGUAGES, Words
from catlantis.match import NAMES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_in_eighty_columns_every_head_and_player_can_be_read(key: str, lang: str) -> None:
    game, words = GAMES[key], Words(lang)
    seats = game.meta.max_seats
    state = game.new_game({}, seats, 7)
    sheet = game.score_sheet(state)
    heads = [words.text("play-rank"), words.text("play-player")]
    heads += [words.text(f"{key}-score-{line}") for line, _ in sheet]
    rows = [
        [f"{seat + 1}", f"{NAMES[seat]} (greedy)", *(f"{numbers[seat]}" for _, numbers in sheet)]
        for seat in range(seats)
    ]
    console = Console(file=io.StringIO(), width=80)
    console.print(score_table(heads, rows, console.width))
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert "…" not in shown
    for word in " ".join([*heads, *NAMES[:seats]]).split():
        assert word in shown
