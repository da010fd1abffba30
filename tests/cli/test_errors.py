"""Bad input: one line with a hint on stderr, exit code 2, no traceback."""

import json
from pathlib import Path
from typing import Any

import pytest
from server.toy import toy_game

from catlantis.games import GAMES
from catlantis.record import dump

from .runner import GAME, match_of, run

BAD_LINES = [
    (["play"], "which game? Name one of: isle-of-cats, islet, cat-and-fish, exploding-kittens"),
    (["play", "chess"], "no game “chess”"),
    (["play", GAME, "--seats", "human"], "takes 2 to 5 players, not 1"),
    (["play", GAME, "--seats", "human" + ",greedy" * 5], "takes 2 to 5 players, not 6"),
    (["play", GAME, "--seats", "human,deepcat"], "no player is called “deepcat”"),
    (["play", GAME, "--seats", "human:A,human:A"], "two players are called “A”"),
    (["play", GAME, "--seats", "human:,greedy"], "will not do for a name"),
    (["play", GAME, "--seats", "human:" + "x" * 50 + ",greedy"], "will not do for a name"),
    (["play", GAME, "--option", "combos"], "Write it as name=value"),
    (["play", GAME, "--option", "colour=red"], "has no option “colour”. It has: combos"),
    (["play", GAME, "--option", "combos=maybe"], "combos cannot be “maybe”. It takes: on, off"),
    (["play", GAME, "--option", "first_seat=4"], "It takes: random, 1–3"),
    (["play", GAME, "--option", "first_seat=0"], "It takes: random, 1–3"),
    (["play", "islet", "--option", "few_eggs=on"], "few_eggs changes nothing with 3 seats"),
    (["play", "islet", "--seats", "human", "--option", "first_seat=1"], "it counts with 2–4"),
    (["play", GAME, "--save", "/nowhere/at/all"], "cannot be written"),
    (["play", "--resume", "/nowhere.match.json"], "there is no file /nowhere.match.json"),
    (["play", GAME, "--resume", "x"], "Leave out GAME"),
    (["replay", "/nowhere.match.json"], "there is no file"),
    (["replay", "/"], "cannot be read"),
    (["replay"], "FILE is missing. See: catlantis replay --help"),
    (["arena", "chess"], "no game “chess”"),
    (["arena", GAME, "--bots", "greedy,deepcat"], "no bot “deepcat”. Use one of: easy, medium,"),
    (["arena", GAME, "--bots", "greedy"], "takes 2 to 5 players, not 1"),
    (["arena", GAME, "--games", "0"], "no value for --games"),
    (["arena", GAME, "--games", "many"], "no value for --games"),
    (["fuzz", "chess"], "no game “chess”"),
    (["fuzz", GAME, "--seats", "9"], "takes 2 to 5 players, not 9"),
    (["fuzz", GAME, "--seats", "0"], "takes 2 to 5 players, not 0"),
    (["perft", GAME, "--seats", "1"], "takes 2 to 5 players"),
    (["perft", GAME, "--depth", "-1"], "no value for --depth"),
    (["bench", "chess"], "no game “chess”"),
    (["bench", GAME, "--seats", "7"], "takes 2 to 5 players"),
    (["bench", GAME, "--seconds", "0"], "no value for --seconds"),
    (["dance"], "no command “dance”"),
    (["play", GAME, "--sets", "x"], "no option --sets. See: catlantis play --help"),
    (["play", GAME, "--seed"], "--seed needs a value. See: catlantis play --help"),
    (["games", "all"], "See: catlantis games --help"),
    (["--lang", "tlh", "games"], "no words in “tlh”. Use --lang with one of: en, fr"),
    (["games", "--lang"], "Use --lang with one of: en, fr"),
]


def assert_one_line(done: Any, told: str) -> None:
    assert done.exit_code == 2, done.output
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("Error: ")
    assert told in done.stderr
    assert not done.stdout


@pytest.mark.parametrize(("args", "told"), BAD_LINES, ids=[" ".join(a) for a, _ in BAD_LINES])
def test_a_bad_command_line_is_told_in_one_line(args: list[str], told: str) -> None:
    assert_one_line(run(*args), told)


def test_a_game_without_words_is_told_with_the_keys_that_it_lacks() -> None:
    with toy_game():
        for args in (["play", "toy"], ["serve"]):
            assert_one_line(run(*args), "a game lacks words, in its words/en.ftl: toy, toy-about")
        assert "toy-verb-add, toy-verb-stop, toy-verb-bid, toy-arg-bid-number" in run(*args).stderr


def test_errors_are_told_in_french_too() -> None:
    done = run("play", "chess", "--lang", "fr")
    assert done.exit_code == 2
    assert done.stderr == (
        "Erreur\u00a0: pas de jeu «\u00a0chess\u00a0». "
        f"Nommez l’un de ceux-ci\u00a0: {', '.join(GAMES)}.\n"
    )


def test_a_file_is_never_overwritten_unasked(tmp_path: Path) -> None:
    file = tmp_path / "ours.match.json"
    file.write_text("precious")
    assert_one_line(run("play", GAME, "--save", file), "is there already")
    assert file.read_text() == "precious"


def test_resume_takes_no_seats_or_seed(tmp_path: Path) -> None:
    file = tmp_path / "left.match.json"
    file.write_bytes(dump(match_of(steps=5)))
    args = ["play", "--resume", file, "--seed", "1", "--seats", "human,random"]
    assert_one_line(run(*args), "Leave out --seed, --seats")


def test_a_match_that_is_over_is_not_resumed(tmp_path: Path) -> None:
    file = tmp_path / "over.match.json"
    file.write_bytes(dump(match_of()))
    assert_one_line(run("play", "--resume", file), "is over. Look at it with: catlantis replay")


def test_a_seat_that_is_not_there_cannot_be_seen(tmp_path: Path) -> None:
    file = tmp_path / "over.match.json"
    file.write_bytes(dump(match_of()))
    for seat in (0, 4, -1):
        assert_one_line(run("replay", file, "--seat", seat), "Use 1 to 3")


def broken(**changes: object) -> bytes:
    document = json.loads(dump(match_of(steps=8)))
    return json.dumps({**document, **changes}).encode()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "not JSON"),
        (b"{]", "not JSON"),
        (b"\xff\xfe\x00", "not JSON"),
        (b"[1, 2]", "no match file of Catlantis"),
        (b'{"format": "other"}', "no match file of Catlantis"),
        (broken(version=99), "another version"),
        (broken(game="chess"), "a game that is not here: chess"),
        (broken(options={"combos": 3}), "$.options.combos"),
        (broken(seats=[{"name": "A", "player": "human"}]), "$.seats"),
        (broken(seed="x"), "$.seed"),
        (broken(actions=[[0, ["attack"]], [0, ["dance"]]]), "the rules forbid, at $.actions[0]"),
        (broken(actions=[["zero"]]), "$.actions[0]"),
        (broken(extra=1), "extra"),
    ],
)
def test_a_broken_match_file_is_told_in_one_line(tmp_path: Path, data: bytes, told: str) -> None:
    file = tmp_path / "broken.match.json"
    file.write_bytes(data)
    assert_one_line(run("replay", file), told)
    assert_one_line(run("play", "--resume", file), told)


def test_a_bot_that_is_not_here_cannot_resume(tmp_path: Path) -> None:
    file = tmp_path / "left.match.json"
    seats = [{"name": name, "player": "deepcat"} for name in "ABC"]
    file.write_bytes(broken(seats=seats))
    assert_one_line(run("play", "--resume", file), "no bot “deepcat”")


def test_names_from_a_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "left.match.json"
    seats = [{"name": f"\x1b[31m{name}", "player": "greedy"} for name in "ABC"]
    file.write_bytes(broken(seats=seats))
    assert "\x1b" not in run("replay", file).output
