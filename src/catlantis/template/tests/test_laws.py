"""What holds for every game: the laws, the words, and matches that were played before."""

from pathlib import Path

import pytest

from catlantis.arena.fuzz import Trial, watch
from catlantis.games import GAMES
from catlantis.locales import Words
from catlantis.record import dump, load

KEY = "high-mouse"
GAME = GAMES[KEY]
SEATS = range(GAME.meta.min_seats, GAME.meta.max_seats + 1)
DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(10))
def test_every_law_holds_at_every_step(seats: int, seed: int) -> None:
    _, failure = watch(GAME, Trial(KEY, seats, seed, {}))
    assert failure is None, failure


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_words_are_there(lang: str) -> None:
    Words(lang).check(GAME)


@pytest.mark.parametrize("file", sorted(DATA.glob("*.match.json")), ids=lambda file: file.name)
def test_a_match_goes_as_it_went(file: Path) -> None:
    match = load(file.read_bytes())
    assert match.is_over
    assert dump(match) == file.read_bytes()
