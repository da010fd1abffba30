"""Every numbered rule is named by a test that proves it, and no test names one that is not there.

A rule is a line `- EK-31 …` of `docs/rules/<game>.md`; a test names it beside its `def`.
"""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
SOURCES = ROOT / "src" / "catlantis" / "games"
TESTS = ROOT / "tests" / "games"

RULE = re.compile(r"^- ([A-Z]{2,}-\d+)\b", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]{2,}-\d+\b")


def folder_of(rules: Path) -> str:
    """The name of the folder of the game whose rules these are."""
    return rules.stem.replace("-", "_")


GAMES = sorted(path for path in RULES.glob("*.md") if (SOURCES / folder_of(path)).is_dir())


def numbers_stated(rules: str) -> list[str]:
    """The numbers of the rules that a text states."""
    return RULE.findall(rules)


def numbers_named(source: str) -> set[str]:
    """The numbers that the tests of a source name beside their `def`."""
    lines = source.splitlines()
    numbers: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for line in lines[node.lineno - 1 :]:
                code, _, comment = line.partition("#")
                numbers.update(NUMBER.findall(comment))
                if code.rstrip().endswith(":"):
                    break
    return numbers


def unproved(rules: str, sources: list[str]) -> list[str]:
    """The rules, in their order, that no test of the sources names."""
    named = {number for source in sources for number in numbers_named(source)}
    return [number for number in numbers_stated(rules) if number not in named]


def unstated(rules: str, sources: list[str]) -> list[str]:
    """The numbers that tests name and no rule has."""
    named = {number for source in sources for number in numbers_named(source)}
    return sorted(named - set(numbers_stated(rules)))


def sources_of(game: str) -> list[str]:
    """The sources of a game's tests."""
    return [path.read_text("utf-8") for path in sorted((TESTS / game).rglob("test_*.py"))]


def test_there_are_rules_to_prove() -> None:
    assert GAMES
    assert all(numbers_stated(path.read_text("utf-8")) for path in GAMES)


@pytest.mark.parametrize("path", GAMES, ids=folder_of)
def test_every_rule_is_named_by_a_test(path: Path) -> None:
    assert unproved(path.read_text("utf-8"), sources_of(folder_of(path))) == []


@pytest.mark.parametrize("path", GAMES, ids=folder_of)
def test_no_test_names_a_rule_that_is_not_there(path: Path) -> None:
    assert unstated(path.read_text("utf-8"), sources_of(folder_of(path))) == []


@pytest.mark.parametrize("path", GAMES, ids=folder_of)
def test_no_number_is_given_twice(path: Path) -> None:
    numbers = numbers_stated(path.read_text("utf-8"))
    assert sorted(numbers) == sorted(set(numbers))


def test_a_rule_without_a_test_is_found() -> None:
    rules = "- EK-1 [B] One.\n- EK-2 [B] Two.\n- EK-10 [R] Ten.\n"
    sources = ["def test_two() -> None:  # EK-2\n    pass\n"]
    assert unproved(rules, sources) == ["EK-1", "EK-10"]
    assert unproved(rules, []) == ["EK-1", "EK-2", "EK-10"]


def test_a_test_without_a_rule_is_found() -> None:
    sources = ["def test_two() -> None:  # EK-2, EK-3\n    pass\n"]
    assert unstated("- EK-2 [B] Two; not to be mistaken for EK-3.\n", sources) == ["EK-3"]


def test_rules_are_the_lines_that_begin_with_a_number() -> None:
    rules = "- EK-1 [B] One.\n- EK-20 [R] See EK-3.\n\nEK-4 is mentioned.\n  - EK-5\n- XX-6\n"
    assert numbers_stated(rules) == ["EK-1", "EK-20", "XX-6"]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def test_a() -> None:  # EK-1\n    pass", {"EK-1"}),
        ("def test_a() -> None:  # EK-1, EK-20\n    pass", {"EK-1", "EK-20"}),
        ("def test_a(\n    b: int,\n) -> None:  # EK-3\n    pass", {"EK-3"}),
        ("@mark\ndef test_a() -> None:  # EK-4\n    pass", {"EK-4"}),
        ("def test_a() -> None:\n    pass  # EK-1", set()),
        ("def test_a() -> None:\n    # EK-1\n    pass", set()),
        ("def helper() -> None:  # EK-1\n    pass", set()),
        ("# EK-1\ndef test_a() -> None:\n    pass", set()),
        ("def test_a(b: str = 'EK-1') -> None:\n    pass", set()),
    ],
)
def test_a_test_names_a_rule_only_beside_its_def(source: str, found: set[str]) -> None:
    assert numbers_named(source) == found
