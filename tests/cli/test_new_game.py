"""`catlantis new-game`: what it writes plays at once, in a clone of Catlantis and anywhere else.

That the package it writes elsewhere can be installed and played is in `tests/test_foreign.py`.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from .runner import run
from .test_errors import assert_one_line

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_elsewhere_it_becomes_a_package(folder: Path) -> None:
    done = run("new-game", "nine-lives")
    assert done.exit_code == 0
    assert "pip install --editable nine-lives" in " ".join(done.output.split())
    package = folder / "nine-lives" / "src" / "nine_lives"
    assert 'nine-lives = "nine_lives"' in (folder / "nine-lives/pyproject.toml").read_text("utf-8")
    assert "class NineLives(Game[State])" in (package / "__init__.py").read_text("utf-8")
    assert "- NL-1 [B]" in (package / "rules/fr.md").read_text("utf-8")
    texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()]
    for old in ("catlantis.template", "high-mouse", "high_mouse", "High Mouse", "HM-"):
        assert not [text for text in texts if old in text]


@pytest.mark.parametrize("key", ["Nine", "nine_lives", "9-lives", "nine--lives", "class", "../x"])
def test_a_key_that_will_not_do_is_refused(folder: Path, key: str) -> None:
    assert_one_line(run("new-game", key), f"“{key}” will not do for a key")
    assert not list(folder.iterdir())


def test_a_key_that_is_taken_is_refused(folder: Path) -> None:
    assert_one_line(run("new-game", "islet"), "there is a game “islet” already")


def test_nothing_is_overwritten(folder: Path) -> None:
    run("new-game", "nine-lives")
    assert_one_line(run("new-game", "nine-lives"), "is there already")


@pytest.mark.slow
def test_in_a_clone_it_becomes_a_game_that_passes_all_tests(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    for name in ("src", "tests"):
        hidden = ignore_patterns("__pycache__", "page", "browser")
        copytree(ROOT / name, clone / name, ignore=hidden)
    (clone / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())

    def python(*args: str) -> str:
        env = {**os.environ, "PYTHONPATH": str(clone / "src"), "LC_ALL": "en_US.UTF-8"}
        done = subprocess.run(
            [sys.executable, *args], cwd=clone, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    told = python("-c", "from catlantis.cli import main; main()", "new-game", "nine-lives")
    assert "src/catlantis/games/nine_lives" in told
    places = ["games/nine_lives", "games/test_golden.py", "games/test_playthrough.py"]
    places += ["games/test_words.py", "core/test_laws.py", "locales"]
    places += ["test_rules.py", "test_imports.py"]
    chosen = ["-k", "nine or lives", "-p", "no:cacheprovider"]
    assert "passed" in python("-m", "pytest", *(f"tests/{place}" for place in places), *chosen)
    written = ["src/catlantis/games/nine_lives", "tests/games/nine_lives"]
    python("-m", "ruff", "check", *written)
    python("-m", "ruff", "format", "--check", *written)
