"""Nothing outside a game's folder knows it by name: a fifth game is found as the others are."""

import re
from pathlib import Path

import pytest

from catlantis.games import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "catlantis"
PAGE = ROOT / "web" / "src" / "lib"
FOLDERS = [PACKAGE / name for name in ("arena", "bots", "cli", "core", "server", "terminal")]
MADE = {"wire.ts", "grammars.ts"}  # from Python: data, not code
SOURCES = sorted(
    [
        *(path for folder in FOLDERS for path in folder.rglob("*.py")),
        *PACKAGE.glob("*.py"),
        *(ROOT / name for name in ("Makefile", "hatch_build.py")),
        *(PACKAGE / "locales").glob("*.*"),
        *(path for path in PAGE.rglob("*.*") if path.name not in MADE),
    ]
)


def names_of(key: str) -> set[str]:
    """A game's key, its package, and its title, whole and without what follows a colon."""
    title = GAMES[key].meta.title
    return {key, key.replace("-", "_"), title, title.partition(":")[0]}


NAMED = re.compile(
    r"(?<![a-z])("
    + "|".join(re.escape(name) for key in GAMES for name in sorted(names_of(key)))
    + r")(?![a-z])",
    re.IGNORECASE,
)


def test_there_are_sources_to_check() -> None:
    assert len(SOURCES) > 150


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_is_known_by_name(path: Path) -> None:
    assert not NAMED.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from catlantis.games.isle_of_cats import META", ["isle_of_cats"]),
        ('GAME = "exploding-kittens"', ["exploding-kittens"]),
        ("the cards of The Isle of Cats", ["The Isle of Cats"]),
        ("Cat & Fish", ["Cat & Fish"]),
        ("if (isLetter) {", []),
    ],
)
def test_names_are_found(text: str, found: list[str]) -> None:
    assert NAMED.findall(text) == found
