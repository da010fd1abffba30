"""The commands that work for a while, and those that tell: small runs of each."""

import re
from pathlib import Path

import pytest

from catlantis.arena import fuzz as fuzzer
from catlantis.arena.fuzz import Failure, FuzzReport
from catlantis.cli import doctor
from catlantis.core import playout
from catlantis.games import GAMES
from catlantis.record import dump

from .runner import GAME, match_of, run


def test_arena_compares_bots() -> None:
    done = run("arena", GAME, "--games", 7, "--seed", "1", "--workers", 1)
    assert done.exit_code == 0, done.output
    assert re.search(r"greedy +\d+ +8 +\d+\.\d% +\d+\.\d% to \d+\.\d% ", done.output)
    assert "8 matches in" in done.output  # whole rotations of two bots
    assert "seed 1" in done.output


def test_arena_plays_the_same_from_the_same_seed() -> None:
    args = ["arena", GAME, "--games", 6, "--seed", "1", "--bots", "random,random,greedy"]
    one, two = (run(*args, "--workers", workers).output for workers in (1, 2))
    wins = re.compile(r"^(\w+) +(\d+) ", re.MULTILINE)
    assert wins.findall(one) == wins.findall(two) != []


def test_fuzz_tells_that_all_laws_hold() -> None:
    done = run("fuzz", GAME, "--games", 2, "--seats", 2, "--workers", 1, "--seed", "1")
    assert done.exit_code == 0, done.output
    assert "All laws hold." in done.output
    assert "2 matches in" in done.output


def test_a_failure_is_saved_as_a_match_that_replay_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failure = Failure("every game ends", "not this one", dump(match_of(steps=9)))
    report = FuzzReport(3, 99, 0.5, [failure])
    monkeypatch.setattr(fuzzer, "fuzz", lambda *args: report)
    done = run("fuzz", GAME, "--out", tmp_path)
    assert done.exit_code == 1
    assert "every game ends: not this one" in done.output
    (file,) = tmp_path.glob("fuzz-*.match.json")
    assert f"catlantis replay {file}" in done.output
    assert run("replay", file).exit_code == 0


def test_perft_counts_as_the_core_does() -> None:
    done = run("perft", GAME, "--depth", 3, "--seed", f"{1:032x}", "--seats", 2)
    opening = GAMES[GAME].new_game({}, 2, 1)
    for depth in (1, 2, 3):
        ways = f"{playout.perft(GAMES[GAME], opening, depth):,}"
        assert re.search(rf"^ +{depth} +{ways} ", done.output, re.MULTILINE)


def test_bench_measures_pure_rules() -> None:
    done = run("bench", GAME, "--seconds", 0.05)
    assert done.exit_code == 0, done.output
    assert "Pure" in done.output
    for name in ("Decisions", "Games", "Clones"):
        assert re.search(rf"{name} +[\d,]+", done.output)


def test_bench_tells_the_slowest_list_of_legal_actions() -> None:
    shown = run("bench", GAME, "--seconds", 0.05, "--greedy", 2).output
    told = r"2 matches of greedy bots: the slowest list of legal actions took [\d.]+ ms"
    assert re.search(told, " ".join(shown.split()))


def test_games_tell_seats_options_and_bots() -> None:
    shown = run("games").output
    for game in GAMES.values():
        assert f"catlantis play {game.meta.key}" in shown
        for option in game.meta.options:
            assert f"{option.name}=" in shown
    assert "Seats: 2 to 5" in shown
    assert "first_seat=random (random, 1–5)" in shown
    assert "first_seat=random (random, 1–4) · seats: 2–4" in shown
    assert "few_eggs=off (on, off) · seats: 1" in shown
    assert "Bots: Easy (easy), Medium (medium), Hard (hard), Cruel (cruel)" in shown


def test_doctor_finds_all_well() -> None:
    done = run("doctor")
    assert done.exit_code == 0, done.output
    assert "✓ Python 3.11 or newer" in done.output
    assert "catlantis.core" in done.output
    assert re.search(r"rich +\d+", done.output)
    assert "All is well." in done.output


def test_doctor_tells_what_is_amiss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "package_versions", lambda: iter([("fluff", None)]))
    done = run("doctor")
    assert done.exit_code == 1
    assert "missing" in done.output
    assert "✗ all dependencies are installed" in done.output


def test_doctor_counts_compiled_modules() -> None:
    assert len(set(doctor.compiled_modules("catlantis.core"))) == 1


@pytest.mark.parametrize(
    "command", ["play", "replay", "games", "arena", "fuzz", "perft", "bench", "doctor"]
)
def test_every_command_has_help_in_both_languages(command: str) -> None:
    english, french = (run(command, "--help", "--lang", lang) for lang in ("en", "fr"))
    assert english.exit_code == french.exit_code == 0
    assert english.output.startswith(f"Usage: catlantis {command}")
    assert french.output.startswith(f"Usage\u00a0: catlantis {command}")
    assert "Show this help and exit." in english.output
    assert "Afficher cette aide et quitter." in french.output


def test_no_command_shows_the_help() -> None:
    shown = run()
    assert shown.exit_code == 0
    assert "Commands" in shown.output
    assert run("--help").output.strip() == shown.output.strip()


def test_the_version_is_told() -> None:
    assert re.fullmatch(r"catlantis \d+\.\d+.*\n", run("--version").output)
