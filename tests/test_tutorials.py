"""Tutorials are real matches with a word at each step, in every language."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from catlantis.games import GAMES
from catlantis.locales import LANGUAGES, bundle
from catlantis.match import Match
from catlantis.record import load

TUTORIALS = sorted(file.name for file in (files("catlantis") / "tutorials").iterdir())

# What the learner of each game is to have done with their own hands
PROMISED = {
    "exploding-kittens": {
        *("draw", "pair", "see", "skip", "nope", "pass"),
        *("give", "favor", "insert", "attack"),
    },
    "islet": {"explore", "stack", "gather", "advance", "lay", "secure", "end"},
}


@cache
def lesson(name: str) -> dict[str, Any]:
    """The document of a tutorial."""
    text = (files("catlantis") / "tutorials" / name).read_text(encoding="utf-8")
    document: dict[str, Any] = json.loads(text)
    return document


def match_of(name: str) -> Match:
    """The match of a tutorial, replayed by the rules."""
    return load(json.dumps(lesson(name)["match"]).encode())


def spelled(match: Match, seat: int) -> list[list[object]]:
    """What the seat did."""
    return [match.game.verbs.spell(entry.action) for entry in match.journal if entry.seat == seat]


def test_there_is_a_tutorial_for_every_game_that_promises_one() -> None:
    assert {name.removesuffix(".json") for name in TUTORIALS} == set(PROMISED) <= set(GAMES)


@pytest.mark.parametrize("name", TUTORIALS)
def test_a_tutorial_is_a_match_of_its_game_played_to_the_end(name: str) -> None:
    match = match_of(name)
    assert f"{match.game.meta.key}.json" == name
    assert match.is_over


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_learner_makes_every_kind_of_decision_promised(name: str) -> None:
    done = spelled(match_of(name), lesson(name)["seat"])
    assert PROMISED[name.removesuffix(".json")] <= {str(action[0]) for action in done}
    assert 15 <= len(done) <= 25


@pytest.mark.parametrize("name", TUTORIALS)
def test_the_learner_wins(name: str) -> None:
    match = match_of(name)
    assert match.game.ranking(match.state)[lesson(name)["seat"]] == 1


@pytest.mark.parametrize("name", TUTORIALS)
def test_every_decision_of_the_learner_and_the_end_have_a_note(name: str) -> None:
    match, notes = match_of(name), lesson(name)["notes"]
    own = [step for step, entry in enumerate(match.journal) if entry.seat == lesson(name)["seat"]]
    assert {str(step) for step in [*own, len(match.journal)]} <= set(notes)
    assert all(0 <= int(step) <= len(match.journal) for step in notes)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TUTORIALS)
def test_every_note_is_told_in_every_language_and_none_is_left_over(name: str, lang: str) -> None:
    words, prefix = bundle(lang), f"{name.removesuffix('.json')}-tutorial-"
    keys = lesson(name)["notes"].values()
    assert all(key.startswith(prefix) and words.has_message(key) for key in keys)
    page = files("catlantis.locales") / lang / f"{name.removesuffix('.json')}-page.ftl"
    told = [line.partition(" =")[0] for line in page.read_text("utf-8").splitlines()]
    assert {key for key in told if key.startswith(prefix)} == set(keys)


def test_the_notes_of_exploding_kittens_tell_what_happens() -> None:
    match = match_of("exploding-kittens.json")
    told = {step: [str(event[0]) for event in match.told(0, step)] for step in (8, 22, 29, 34)}
    assert told[8][0] == "stole"  # EK-50: the Defuse that the notes speak of
    assert match.told(0, 8)[0] == ["stole", 0, 1, 1]
    assert told[22][:2] == ["drew-kitten", "defused"]
    assert told[29][:2] == ["drew-kitten", "defused"]
    assert told[34] == ["drew-kitten", "exploded", "won"]
    assert match.at(18).view(0)["pile"] == {"size": 27, "kittens": 1, "known": [], "odds": [1, 27]}


def test_the_notes_of_islet_tell_what_happens() -> None:
    match = match_of("islet.json")
    clay, leaves, flowers = 2, 3, 5
    assert match.at(2).view(0)["coming"] == [[6, clay], [0, flowers]]  # IS-22
    assert match.at(9).view(0)["coming"] == [[12, 0], [6, leaves], [0, clay]]
    told = [str(event[0]) for event in match.told(0, 18)]
    assert told[:4] == ["advanced", "paid", "laid", "secured"]  # IS-32: the second step is free
    assert match.told(0, 19)[1] == ["laid", 0, 0, 3]
    assert match.told(0, 26)[-2][0] == "nothing-happens"  # IS-30
