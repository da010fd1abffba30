"""Every numbered rule is named by a test that proves it, and no test names one that is not there.

A rule is a line `- EK-31 …` of `rules/en.md` in a game's folder, and of each of its translations; a
test names it beside its `def`.
"""

import ast
import re
from pathlib import Path

import pytest

from catlantis.games import GAMES, file
from catlantis.locales import FALLBACK, LANGUAGES

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests" / "games"

RULE = re.compile(r"^- ([A-Z]{2,}-\d+)\b", re.MULTILINE)
NUMBER = re.compile(r"\b[A-Z]{2,}-\d+\b")


KEYS = sorted(GAMES)


def rules_of(key: str, language: str = FALLBACK) -> str:
    """The text of a game's rules in a language; fails where there is none."""
    page = file(key, f"rules/{language}.md")
    assert page is not None
    return page.read_text("utf-8")


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


def sources_of(key: str) -> list[str]:
    """The sources of a game's tests."""
    folder = TESTS / key.replace("-", "_")
    return [path.read_text("utf-8") for path in sorted(folder.rglob("test_*.py"))]


@pytest.mark.parametrize("key", KEYS)
def test_a_game_has_rules_in_every_language_with_the_same_numbers(key: str) -> None:
    stated = [numbers_stated(rules_of(key, language)) for language in LANGUAGES]
    assert stated[0]
    assert stated == [stated[0]] * len(LANGUAGES)


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_is_named_by_a_test(key: str) -> None:
    assert unproved(rules_of(key), sources_of(key)) == []


@pytest.mark.parametrize("key", KEYS)
def test_no_test_names_a_rule_that_is_not_there(key: str) -> None:
    assert unstated(rules_of(key), sources_of(key)) == []


@pytest.mark.parametrize("key", KEYS)
def test_no_number_is_given_twice(key: str) -> None:
    numbers = numbers_stated(rules_of(key))
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
