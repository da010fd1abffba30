"""`catlantis arena`: fits the screen, can be stopped and gone on with, and says what is wrong."""

import json
import os
import re
import signal
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from catlantis.arena.tournament import Tournament
from catlantis.locales import LANGUAGES

from .runner import GAME, MAIN, run

PATIENCE = 300.0  # seconds

CALL = ["arena", GAME, "--workers", 1, "--limit", 0]
VOID = {"meta"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bots", ["greedy,random", "random,greedy,random,random,random"])
def test_everything_fits_in_80_columns(lang: str, bots: str) -> None:
    done = run(*CALL, "--bots", bots, "--games", 5, "--seed", "1", "--lang", lang)
    assert done.exit_code == 0, done.output
    assert max(map(len, done.output.splitlines())) <= 80
    assert "…" not in done.output


def test_everything_is_told() -> None:
    shown = run(*CALL, "--bots", "greedy,random,random", "--games", 6, "--seed", "1").output
    for head in ("Rating", "99% within", "CPU mean", "Seat", "Who ends before whom", "Winners"):
        assert head in shown
    assert re.search(r"^2 random#1 +\d+\.\d% +– +\d+\.\d%$", shown, re.MULTILINE)
    assert "2 deals, each played from every seat" in shown
    assert "decisions in the median" in shown


def test_the_same_command_goes_on_with_the_seed_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    first = run(*CALL, "--games", 4, "--results", file)
    again = run(*CALL, "--games", 4, "--results", file)
    assert first.exit_code == again.exit_code == 0
    assert len(file.read_text().splitlines()) == 5
    tables = [re.sub(r" in .*", "", done.output) for done in (first, again)]
    assert tables[0] == tables[1]


def test_what_is_known_is_told_when_it_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_whole = Tournament.run

    def interrupted(self: Tournament, *args: Any, **more: Any) -> None:
        self.deals, deals = 2, self.deals
        run_whole(self, *args, **more)
        self.deals = deals
        raise KeyboardInterrupt

    file = tmp_path / "kept.jsonl"
    with monkeypatch.context() as patched:
        patched.setattr(Tournament, "run", interrupted)
        done = run(*CALL, "--games", 8, "--seed", "1", "--results", file)
        lost = run(*CALL, "--games", 8, "--seed", "1")
    assert done.exit_code == lost.exit_code == 130
    assert "Stopped after 4 of 8 matches." in done.output
    assert "Type the same command again" in done.output
    assert re.search(r"greedy +\d+ +4 ", done.output)
    assert "name a file with --results" in lost.output
    whole = run(*CALL, "--games", 8, "--seed", "1", "--results", file)
    assert re.search(r"greedy +\d+ +8 ", whole.output)


@pytest.mark.slow
def test_ctrl_c_is_heard_and_nobody_else_complains(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    call = ["arena", GAME, "--games", "1000000", "--workers", "2", "--results", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-c", MAIN, *call],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        while not file.exists() or len(file.read_text().splitlines()) < 10:
            assert process.poll() is None
            sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all of its processes hear it
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()  # if it has not ended: its workers follow it
    assert process.returncode == 130
    assert "of 1,000,000 matches." in out
    assert "Traceback" not in out + err
    for line in file.read_text().splitlines():
        json.loads(line)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        (["--seed", "2"], "the seed"),
        (["--bots", "random,random"], "the bots"),
        (["--option", "combos=off"], "the options"),
        (["--limit", 5], "the time for a decision"),
    ],
)
def test_another_tournaments_file_is_refused_with_the_reason(
    tmp_path: Path, changed: list[object], told: str
) -> None:
    file = tmp_path / "kept.jsonl"
    assert run(*CALL, "--games", 2, "--seed", "1", "--results", file).exit_code == 0
    done = run(*CALL, "--games", 2, "--seed", "1", "--results", file, *changed)
    assert done.exit_code == 2
    (line,) = done.stderr.splitlines()
    assert f"holds another tournament: {told}" in line


@pytest.mark.parametrize("text", ["hello\n", "torn"])
@pytest.mark.parametrize("seed", [[], ["--seed", "1"]])
def test_what_holds_no_results_is_refused(tmp_path: Path, text: str, seed: list[str]) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    done = run(*CALL, *seed, "--results", file)
    assert (done.exit_code, file.read_text()) == (2, text)
    assert "holds no results of a tournament" in done.stderr


@pytest.mark.parametrize("option", ["--results", "--report"])
def test_a_file_that_cannot_be_is_told_before_the_first_match(tmp_path: Path, option: str) -> None:
    done = run(*CALL, option, tmp_path / "nowhere" / "file")
    assert done.exit_code == 2
    assert "cannot be written" in done.stderr


def test_a_bot_that_does_not_take_an_option_is_told_at_once() -> None:
    done = run(*CALL, "--bots", "greedy?depth=3,random")
    assert done.exit_code == 2
    assert "greedy?depth=3" in done.stderr


def test_a_cluster_needs_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = run(*CALL, "--cluster", "127.0.0.1:6379")
    assert done.exit_code == 2
    assert 'pip install "catlantis[cluster]"' in done.stderr


class Tags(HTMLParser):
    """Checks that all that is opened is closed, and collects what is referred to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.counts: dict[str, int] = {}
        self.refers: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.refers += [f"{name}={value}" for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize(
    ("lang", "bots", "plots"),
    [("en", "greedy,random", 6), ("fr", "random,random,greedy", 6)],
)
def test_the_report_is_one_page_that_needs_nothing_else(
    tmp_path: Path, lang: str, bots: str, plots: int
) -> None:
    file = tmp_path / "report.html"
    done = run(*CALL, "--bots", bots, "--games", 6, "--seed", "1", "--report", file, "--lang", lang)
    assert done.exit_code == 0, done.output
    assert str(file) in done.output.replace("\n", "")
    page, tags = file.read_text(encoding="utf-8"), Tags()
    tags.feed(page)
    assert tags.open == []
    assert tags.counts["svg"] == plots
    assert tags.refers == []
    assert "url(" not in page
    assert "<script" not in page
    assert f'<html lang="{lang}">' in page
    assert f"catlantis arena {GAME} --bots {bots} --games 6 --seed" in page
    assert ("Win rates" if lang == "en" else "Taux de victoire") in page


def test_the_report_of_a_lone_bot_and_of_forfeits_is_whole(tmp_path: Path) -> None:
    file, bots = tmp_path / "report.html", Path(__file__).parents[1] / "arena" / "bots.py"
    alone = run("arena", "islet", "--bots", "random", "--games", 2, "--limit", 0, "--report", file)
    assert alone.exit_code == 0, alone.output
    Tags().feed(file.read_text(encoding="utf-8"))
    call = [*CALL, "--games", 2, "--save", tmp_path / "all", "--report", file]
    assert run(*call, "--bots", f"{bots}:Cheat,random").exit_code == 0
    page = file.read_text(encoding="utf-8")
    Tags().feed(page)
    assert "a choice that is not allowed" in page


def test_names_cannot_break_the_page(tmp_path: Path) -> None:
    file = tmp_path / "<b>&.py"
    file.write_text((Path(__file__).parents[1] / "arena" / "bots.py").read_text())
    report = tmp_path / "report.html"
    done = run(*CALL, "--games", 2, "--bots", f"{file}:Decent,random", "--report", report)
    assert done.exit_code == 0, done.output
    page = report.read_text(encoding="utf-8")
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;.py:Decent" in page
