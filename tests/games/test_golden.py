"""Golden matches: what was once played is played so for ever, by the version of its rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from catlantis.core.game import Game
from catlantis.games import GAMES
from catlantis.record import load

from .golden_matches import LEAST, RESULTS, folder, plans, result, wanted

VERSIONS = [(key, version) for key in sorted(GAMES) for version in GAMES[key].meta.versions]


def files(game: Game[Any], version: int) -> list[Path]:
    return sorted(folder(game, version).glob("*.match.json"))


@pytest.mark.parametrize(("key", "version"), VERSIONS)
def test_a_version_that_can_be_played_has_golden_matches(key: str, version: int) -> None:
    matches = files(GAMES[key], version)
    assert len(matches) >= LEAST, f"make golden: {key} has too few of version {version}"
    results = json.loads((folder(GAMES[key], version) / RESULTS).read_text("utf-8"))
    assert [path.name for path in matches] == list(results)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_golden_matches_show_all_seats_and_options(key: str) -> None:
    game = GAMES[key]
    shown: set[tuple[object, object]] = set()
    for path in files(game, game.meta.rules_version):
        head = json.loads(path.read_text("utf-8"))
        shown |= {("seats", len(head["seats"])), *head["options"].items()}
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        assert {("seats", seats), *wanted(game, seats)} <= shown


@pytest.mark.parametrize("key", sorted(GAMES))
def test_plans_are_always_the_same_and_enough(key: str) -> None:
    made = list(plans(GAMES[key]))
    assert made == list(plans(GAMES[key]))
    assert len(made) >= LEAST
    for seats, options in made:
        GAMES[key].check(options, seats)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "version"), VERSIONS)
def test_golden_matches_come_to_what_they_came_to(key: str, version: int) -> None:
    place = folder(GAMES[key], version)
    results = json.loads((place / RESULTS).read_text("utf-8"))
    for name, stored in results.items():
        match = load((place / name).read_bytes())
        assert match.is_over
        assert (name, match.version, result(match)) == (name, version, stored)
