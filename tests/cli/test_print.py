"""`catlantis print`."""

from pathlib import Path

import pytest

from catlantis.core.options import settle
from catlantis.games.isle_of_cats.sheets import OPTIONS, printed
from catlantis.locales import Words

from .runner import run

GAME = "isle-of-cats"
TO = ["--lang", "fr", "--out"]


def test_sheets_are_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    done = run("print", GAME, "--option", "boat=3", "--option", "patterns=on", *TO, file)
    assert done.exit_code == 0, done.output
    chosen = settle(OPTIONS, {"boat": "3", "patterns": True}, 1)
    assert file.read_bytes() == printed(chosen, "a4", Words("fr"))


def test_all_boats_are_printed_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("print", GAME, "--paper", "letter").exit_code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["isle-of-cats-all-letter.pdf"]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--option", "boat=7"], "boat cannot be “7”. all, 3, 1,4; 1–6"),
        (["--option", "boat="], "boat cannot be “”"),
        (["--option", "patterns=maybe"], "It takes: on, off"),
        (["--option", "fish=3"], "It has: boat, patterns"),
        (["--paper", "a5"], "is no paper"),
    ],
)
def test_what_cannot_be_printed_is_told(args: list[str], told: str, tmp_path: Path) -> None:
    done = run("print", GAME, *args, "--out", tmp_path / "no.pdf")
    assert done.exit_code == 2
    assert told in " ".join(done.stderr.split())
    assert not list(tmp_path.iterdir())


def test_a_game_without_sheets_is_told() -> None:
    done = run("print", "exploding-kittens")
    assert done.exit_code == 2
    assert "no sheets to print. These have: isle-of-cats" in " ".join(done.stderr.split())


def test_what_can_be_chosen_of_sheets_is_told() -> None:
    told = " ".join(run("games").output.split())
    assert "Sheets to print boat=all" in told
    assert "patterns=off (on, off) Patterns instead of colours" in told
