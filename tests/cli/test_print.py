"""`catlantis print`."""

from pathlib import Path

import pytest

from catlantis.locales import Words
from catlantis.printing.isle_of_cats import printed

from .runner import run

GAME = "isle-of-cats"


def test_sheets_are_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheets.pdf"
    done = run("print", GAME, "--boat", "3", "--lang", "fr", "--patterns", "--out", file)
    assert done.exit_code == 0, done.output
    assert "2 pages" in " ".join(done.output.split())
    assert file.read_bytes() == printed([3], "a4", Words("fr"), in_patterns=True)


def test_all_boats_are_printed_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("print", GAME, "--paper", "letter").exit_code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["isle-of-cats-all-letter.pdf"]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["--boat", "7"], "names no boats"),
        (["--boat", "1,x"], "names no boats"),
        (["--boat", ""], "names no boats"),
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
    assert "no sheets to print" in " ".join(done.stderr.split())
