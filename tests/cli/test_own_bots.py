"""A bot of one's own on the command line: one file, in the arena and in the terminal."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import catlantis
from catlantis.record import SUFFIX

from .runner import GAME, run

FILE = Path(__file__).parents[1] / "bots" / "mybots.py"
BIRD = f"{FILE}:Bird"
CODE = """
import multiprocessing, sys
from catlantis.cli import main
if __name__ == "__main__":
    multiprocessing.set_start_method(sys.argv.pop(1))
    main()
"""


def test_the_arena_takes_a_class_in_a_file_and_keeps_its_matches(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    call = ["arena", GAME, "--bots", f"{BIRD}?place=0,random", "--games", 2, "--workers", 1]
    done = run(*call, "--seed", "7", "--save", folder, COLUMNS="160")
    assert done.exit_code == 0, done.output
    assert "mybots.py:Bird?place=0" in done.output
    assert "thinking aloud" not in done.stdout
    files = sorted(folder.glob(f"*{SUFFIX}"))
    assert len(files) == 2
    players = [[seat.player for seat in catlantis.load(file).seats] for file in files]
    named = "mybots.py:Bird?place=0"
    assert sorted(players) == [[named, "random"], ["random", named]]
    assert all(catlantis.load(file).is_over for file in files)


@pytest.mark.slow
@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_workers_find_the_same_bot_however_they_are_started(method: str, tmp_path: Path) -> None:
    (tmp_path / "run.py").write_text(CODE)
    for file in (FILE, FILE.with_name("mybots_beside.py")):
        (tmp_path / file.name).write_text(file.read_text())
    call = ["arena", GAME, "--bots", "./mybots.py:Bird,random", "--games", "8", "--workers", "2"]
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "160"}
    done = subprocess.run(
        [sys.executable, "run.py", method, *call, "--seed", "7"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "mybots.py:Bird" in done.stdout


def test_a_bot_that_fails_in_the_arena_forfeits_and_is_told_in_a_line(tmp_path: Path) -> None:
    results = tmp_path / "fall.jsonl"
    call = ["arena", GAME, "--bots", f"{FILE}:Faller,random", "--games", 2, "--seed", "7"]
    done = run(*call, "--workers", 2, "--results", results)
    assert done.exit_code == 0, done.output
    told = next(line for line in done.stdout.splitlines() if "forfeited" in line)
    assert "mybots.py:Faller forfeited 2 of 2 matches" in told
    assert f"RuntimeError: my wing ({FILE}:" in told
    assert 'raise RuntimeError(\\"my wing\\")' in results.read_text()  # the trace
    files = sorted((tmp_path / "fall.forfeits").glob(f"*{SUFFIX}"))
    assert len(files) == 2
    shown = next(line for line in done.stdout.splitlines() if "catlantis replay" in line)
    file = shown.partition("replay ")[2]
    assert file in map(str, files)
    assert run("replay", file).exit_code == 0


def test_a_bot_that_cannot_be_had_is_told_at_once() -> None:
    for call in (["arena", GAME, "--bots"], ["play", GAME, "--seats"]):
        done = run(*call, f"{FILE}:Ostrich,random")
        assert done.exit_code == 2
        assert "no bot could be made" in done.stderr


def test_a_bot_of_ones_own_plays_in_the_terminal_and_its_match_can_be_resumed(
    tmp_path: Path,
) -> None:
    file = tmp_path / f"mine{SUFFIX}"
    seats = f"{BIRD}?place=0:Wren,human:Zoe"
    done = run("play", GAME, "--seats", seats, "--seed", "7", "--save", file, keys=["q"])
    assert done.exit_code == 0, done.output
    match = catlantis.load(file)
    assert [(seat.name, seat.player) for seat in match.seats] == [
        ("Wren", f"{BIRD}?place=0"),
        ("Zoe", "human"),
    ]
    assert run("play", "--resume", file, keys=["q"]).exit_code == 0


def test_a_match_with_remote_players_tells_a_command_that_works(tmp_path: Path) -> None:
    match = catlantis.new("exploding-kittens", ["Robo", "Zoe"], seed="7")
    match.seats = [catlantis.Seat("Robo", "remote"), catlantis.Seat("Zoe", "greedy")]
    while not match.is_over:
        match.push(match.legal()[0])
    match.save(tmp_path / "remote.match.json")
    shown = run("replay", tmp_path / "remote.match.json").output
    command = next(line for line in shown.splitlines() if line.startswith("catlantis play"))
    words = command.split()
    assert words[words.index("--seats") + 1] == "human:Robo,greedy:Zoe"
    assert run(*words[1:], keys=["q"]).exit_code == 0


def test_decisions_are_exported_one_a_line(tmp_path: Path) -> None:
    files = []
    for seed in ("1", "2"):
        match = catlantis.new(GAME, seats=2, seed=seed)
        while not match.is_over:
            match.push(match.legal()[0])
        files.append(tmp_path / f"{seed}.match.json")
        match.save(files[-1])
    out = tmp_path / "all.jsonl"
    assert run("export", *files, "--jsonl", "--out", out).exit_code == 0
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert len(lines) == sum(len(catlantis.load(file).journal) for file in files)
    for line in lines:
        assert line["view"]["legal"][line["choice"]] == line["action"]
        assert line["view"]["seat"] == line["seat"]
        assert sorted(line["ranking"]) == [1, 2]
    told = run("export", files[0])
    assert len(told.stdout.splitlines()) == len(catlantis.load(files[0]).journal)
    assert run("export", tmp_path / "none.match.json").exit_code == 2


def test_a_name_for_tables_needs_a_bot() -> None:
    done = run("serve", "--bot", "Bird", "--port", 0)
    assert done.exit_code == 2
    assert "NAME=FILE:Class" in done.stderr
