"""Matches that can be read go as they ever went; they are written anew as `golden.py` says."""

import pytest

from catlantis.games import GAMES

from .golden import golden
from .own import playthrough_of, table_of

MATCHES = [(key, name) for key in sorted(GAMES) for name in playthrough_of(key).matches]


@pytest.mark.parametrize(("key", "name"), MATCHES)
def test_match_goes_as_it_ever_went(key: str, name: str) -> None:
    playthrough = playthrough_of(key)
    seats, seed = playthrough.matches[name]
    found = playthrough(table_of(key).opening(seats, seed)).told(seats, seed)
    assert found == golden(key, name, found)
