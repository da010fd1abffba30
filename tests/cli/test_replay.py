"""Match files shown: as a log, step by step, and through a seat's eyes."""

import json
import re
import shlex
from pathlib import Path

import pytest

from catlantis.cli.seating import seats_from
from catlantis.games import GAMES
from catlantis.match import Match, Seat
from catlantis.record import dump

from .runner import GAME, match_of, run

SECRET_DRAW = re.compile(r"(\w+) draws (?!a card\.|nothing|an Exploding)")


@pytest.fixture
def over(tmp_path: Path) -> Path:
    file = tmp_path / "over.match.json"
    file.write_bytes(dump(match_of()))
    return file


@pytest.fixture
def left(tmp_path: Path) -> Path:
    file = tmp_path / "left.match.json"
    file.write_bytes(dump(match_of(steps=20)))
    return file


def test_a_match_that_is_over_is_shown_with_all_secrets(over: Path) -> None:
    shown = run("replay", over)
    assert shown.exit_code == 0
    assert "With all secrets." in shown.output
    assert set(SECRET_DRAW.findall(shown.output)) == {"Cat1", "Cat2", "Cat3"}
    assert "The match is over" in shown.output
    assert "Seed: 00000000000000000000000000000001" in shown.output


def test_a_match_under_way_keeps_its_secrets(left: Path) -> None:
    shown = run("replay", left).output
    assert "as a spectator sees it" in shown
    assert not SECRET_DRAW.search(shown)
    assert "Seed" not in shown
    assert f"catlantis play --resume {left}" in shown


def test_a_seat_sees_what_it_saw(over: Path) -> None:
    shown = run("replay", over, "--seat", 2).output
    assert "As Cat2 saw it." in shown
    assert set(SECRET_DRAW.findall(shown)) == {"Cat2"}


def test_steps_go_forwards_backwards_and_to_a_number(over: Path) -> None:
    walked = run("replay", over, "--step", keys=["", "n", "p", "5", "9999", "0", "q"]).output
    steps = len(match_of().journal)
    assert re.findall(rf"Move (\d+) of {steps}", walked) == [
        "0",
        "1",
        "2",
        "1",
        "5",
        str(steps),
        "0",
    ]
    assert "The deal." in walked
    assert "holds Defuse" in walked
    assert "Your hand" not in walked


def test_steps_through_a_seats_eyes_show_its_hand(over: Path) -> None:
    walked = run("replay", over, "--step", "--seat", 1, keys=["q"]).output
    assert "Your hand" in walked
    assert "Cat1  you" in walked


def test_steps_end_with_the_input(over: Path) -> None:
    assert run("replay", over, "--step").exit_code == 0


def test_a_replay_speaks_french(over: Path) -> None:
    shown = run("replay", over, "--lang", "fr").output
    assert "Avec tous les secrets." in shown
    assert "pioche une carte" in shown


def test_a_file_of_rules_that_cannot_be_played_is_read_as_what_it_is(tmp_path: Path) -> None:
    document = json.loads(dump(match_of(steps=8)))
    strange = [[1, ["dance", 3]], [9, ["favor", 4]]]
    document |= {"rules_version": 99, "actions": document["actions"] + strange}
    file = tmp_path / "old.match.json"
    file.write_text(json.dumps(document))
    done = run("replay", file)
    assert done.exit_code == 2
    assert "rules that cannot be played any more (version 99, not 1)" in done.stderr
    assert "1 Cat1 (human), 2 Cat2 (greedy)" in done.stdout
    assert 'Cat2: ["dance", 3]' in done.stdout
    assert '10: ["favor", 4]' in done.stdout
    assert done.stdout.count("\n") == 3 + len(document["actions"])
    checked = run("verify", file)
    assert (checked.exit_code, checked.stdout) == (2, "")
    assert "cannot be played any more" in checked.stderr


def test_the_command_that_deals_again_works_whatever_players_are_called(tmp_path: Path) -> None:
    names = ["Ro:bo, 2", "O’Hara", 'Zoé "Z"']
    seats = [
        Seat(name, player) for name, player in zip(names, ["remote", "human", "gone"], strict=True)
    ]
    match = Match(GAMES[GAME], seats, 7)
    while not match.is_over:
        match.push(match.legal()[0])
    file = tmp_path / "a.match.json"
    file.write_bytes(dump(match))
    told = run("replay", file, COLUMNS="300").output
    assert "Ro:bo, 2 (remote)" in told
    (line,) = [line for line in told.splitlines() if line.startswith("catlantis play")]
    command = shlex.split(line)
    typed = command[command.index("--seats") + 1]
    assert [seat.name for seat in seats_from(typed)] == names
    assert {seat.player for seat in seats_from(typed)} == {"human"}
