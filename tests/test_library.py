"""The front door: what `import catlantis` gives."""

import pickle
import subprocess
import sys
from inspect import getdoc, getmembers, isfunction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import library_page
import pytest

import catlantis
from catlantis.games import GAMES

PUBLIC = [name for name in catlantis.__all__ if name != "games"]
HEAVY = ("rich", "fluent", "msgspec", "litestar", "catlantis.core", "catlantis.games")


def test_the_tutorial_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    results, _, told = library_page.run(library_page.PAGE.read_text(encoding="utf-8"))
    assert results.attempted > 40
    assert not results.failed, told


def test_a_tutorial_that_lies_is_found() -> None:
    results, _, told = library_page.run("```pycon\n>>> 1 + 1\n3\n```\n")
    assert results.failed == 1, told


def test_its_pictures_are_those_that_a_notebook_shows() -> None:
    taken = library_page.pictures()
    assert {file.stem.removeprefix("library-") for file in taken} == set(GAMES)
    for file, picture in taken.items():
        assert file.read_text(encoding="utf-8") == picture, "take them anew: make pictures"
        drawn = ElementTree.fromstring(picture)
        assert drawn.tag.endswith("svg")
        assert len(list(drawn.iter())) > 50
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")  # fetches nothing


@pytest.mark.parametrize("name", PUBLIC)
def test_help_tells_of_every_public_name(name: str) -> None:
    thing: Any = getattr(catlantis, name)
    assert getdoc(thing)
    for method, value in getmembers(thing):
        if not method.startswith("_") and (isfunction(value) or isinstance(value, property)):
            assert getdoc(value), f"{name}.{method}"


def test_importing_loads_nothing_that_is_not_used() -> None:
    code = "import sys, catlantis; dir(catlantis); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    assert "catlantis" in loaded
    assert not [module for module in loaded if module.startswith(HEAVY)]


def test_all_names_are_there_and_no_others() -> None:
    assert [name for name in dir(catlantis) if not name.startswith("__")] == catlantis.__all__
    with pytest.raises(AttributeError, match="has no attribute 'tables'"):
        _ = catlantis.tables  # type: ignore[attr-defined]


def test_the_games_can_be_asked_for_before_and_after_they_are_loaded() -> None:
    code = "import catlantis; print(len(catlantis.games()), len(catlantis.games.GAMES))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == [str(len(GAMES))] * 2
    assert list(catlantis.games()) == list(GAMES)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_action_is_found_by_what_it_prints(key: str) -> None:
    match = catlantis.new(key, seed="words")
    for _ in range(25):
        seat = match.turn
        if seat is None:
            break
        legal = match.legal()
        assert len({str(action) for action in legal}) == len(legal)
        action = legal[len(match.journal) % len(legal)]
        again = match.copy()
        told = match.push(str(action))
        assert (again.push(action.spelled), again) == (told, match)
        assert pickle.loads(pickle.dumps(action)) == action


def test_a_text_may_be_short_and_write_things_in_any_order() -> None:
    match = catlantis.new("exploding-kittens", seats=2, seed="7", first_seat=0)
    full = next(action for action in match.legal() if action.verb == "five")
    verb, things = str(full).split()
    trial = match.copy()
    trial.push(f"{verb} {'+'.join(reversed(things.split('+')))}")
    assert trial.journal[-1].action == full
    match.push("PAIR nope")  # only one seat to rob
    assert str(catlantis.Action(match.game, match.journal[-1].action)) == "pair nope 1"


@pytest.mark.parametrize("text", ["", "explore", "explore sand", "explore sand-leaves 999", "fly"])
def test_a_text_that_means_no_legal_action_is_refused(text: str) -> None:
    match = catlantis.new("islet", seats=2, seed="7")
    with pytest.raises(catlantis.Refused, match="illegal") as refused:
        match.push(text)
    assert refused.value.reason == "illegal"
    assert not match.journal


def test_actions_of_two_games_are_never_equal() -> None:
    one, two = (catlantis.new(key, seed="1").game for key in ("islet", "cat-and-fish"))
    assert catlantis.Action(one, 5) == catlantis.Action(one, 5) == 5
    assert catlantis.Action(one, 5) != catlantis.Action(two, 5)
    assert hash(catlantis.Action(one, 5)) == hash(5)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_pop_brings_back_what_was(key: str) -> None:
    match = catlantis.new(key, seed="back")
    seen = []
    for step in range(40):
        seen.append([match.view(seat) for seat in range(len(match.seats))])
        legal = match.legal()
        match.push(legal[step % len(legal)])
    for views in reversed(seen):
        match.pop()
        assert [match.view(seat) for seat in range(len(match.seats))] == views
    assert match == catlantis.new(key, seed="back")
    with pytest.raises(IndexError):
        match.pop()


def test_a_match_equals_another_only_if_all_of_it_is_the_same() -> None:
    match = catlantis.new("islet", seats=2, seed="7")
    assert match == catlantis.new("islet", seats=2, seed="7")
    assert match != catlantis.new("islet", seats=2, seed="8")
    assert match != catlantis.new("islet", ["Zoé", "Biscuit"], seed="7")
    assert match != "islet"
    assert pickle.loads(pickle.dumps(match)) == match


def test_decisions_are_what_the_seats_saw() -> None:
    match = catlantis.new("exploding-kittens", seats=2, seed="7")
    while not match.is_over:
        match.push(match.legal()[0])
    decided = list(match.decisions())
    assert len(decided) == len(match.journal)
    for step, (seat, view, legal, action, _) in enumerate(decided):
        past = match.at(step)
        assert (view, legal) == (past.game.view(past.state, seat), past.legal(seat))
        assert action in legal


def test_a_match_is_told_in_a_line() -> None:
    assert repr(catlantis.new("isle-of-cats", seats=2)) == (
        "<Match isle-of-cats: 2 seats, 0 actions, seats 0, 1 to act>"
    )


def test_points_below_zero_have_a_true_minus() -> None:
    assert "Rooms −35" in str(catlantis.new("isle-of-cats", seats=2, seed="7"))


def test_a_board_shows_a_seat_no_more_than_it_may_know() -> None:
    match = catlantis.new("exploding-kittens", seats=2, seed="7")
    hidden = "Biscuit" + str(match).partition("Biscuit")[2]
    assert "Nope" in hidden
    assert "Nope" not in str(match.board(0)).partition("Biscuit")[2].partition("Your hand")[0]


def test_what_a_game_does_not_take_is_named() -> None:
    with pytest.raises(catlantis.BadOptions, match="seats"):
        catlantis.new("islet", seats=9)
    with pytest.raises(catlantis.BadOptions, match="few_eggs"):
        catlantis.new("islet", seats=1, few_eggs="perhaps")
    with pytest.raises(KeyError, match="there are isle-of-cats"):
        catlantis.new("chess")
