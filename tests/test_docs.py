"""The documentation is true: its code runs, its files load, its links lead somewhere."""

import ast
import re
from pathlib import Path
from unittest.mock import patch

import pytest

from catlantis.bots import BOTS
from catlantis.cli.app import app
from catlantis.record import dump, load

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *(DOCS / "decisions").glob("*.md"), ROOT / "CONTRIBUTING.md"])
GUIDE = DOCS / "adding-a-game.md"  # followed step by step in `test_guide.py`
RUN = [page for page in PAGES if page.parent == DOCS and page != GUIDE]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"\[`([\w.]+)`\]\(([^)#\s]+\.py)\)")
DEF = (ast.FunctionDef, ast.AsyncFunctionDef)
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
ANCHOR = re.compile(r"\]\(([\w./-]*\.md|)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def blocks(page: Path, language: str) -> list[str]:
    """The code of a page in that language, each block at its own line."""
    text = page.read_text(encoding="utf-8")
    return [
        "\n" * text.count("\n", 0, found.start(2)) + found[2]
        for found in BLOCK.finditer(text)
        if found[1] == language
    ]


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", RUN, ids=name_of)
def test_the_code_of_a_page_runs_from_top_to_bottom(page: Path) -> None:
    namespace: dict[str, object] = {"__name__": page.stem}
    with patch.dict(BOTS):
        for code in blocks(page, "python"):
            exec(compile(code, str(page), "exec"), namespace)


def test_there_is_code_to_run() -> None:
    assert len([page for page in [*RUN, GUIDE] if blocks(page, "python")]) >= 4


def test_code_that_does_not_run_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n\n```python\nassert 1 == 2\n```\n")
    with pytest.raises(AssertionError):
        test_the_code_of_a_page_runs_from_top_to_bottom(page)


def test_the_match_file_of_the_documentation_is_one() -> None:
    files = [code.lstrip("\n") for code in blocks(DOCS / "match-file.md", "json")]
    assert files
    for text in files:
        match = load(text.encode())
        assert dump(match).decode() == text
        assert match.journal


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    links = LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))
    inner = [link for link in links if "://" not in link]
    assert not [link for link in inner if not (page.parent / link).exists()]


def anchors(page: Path) -> set[str]:
    """What a link can name of a page after `#`: its headings, without their signs."""
    text = BLOCK.sub("", page.read_text(encoding="utf-8"))
    headings = [re.sub(r"[^\w -]", "", heading).strip() for heading in HEADING.findall(text)]
    return {heading.lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_link_to_a_heading_finds_it(page: Path) -> None:
    links = ANCHOR.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))
    assert not [
        (link, anchor)
        for link, anchor in links
        if anchor not in anchors(page.parent / link if link else page)
    ]


def test_every_command_is_in_the_command_lines_table() -> None:
    page = (DOCS / "cli.md").read_text(encoding="utf-8")
    commands = [command.name for command in app.registered_commands]
    assert len(commands) == 16
    assert not [name for name in commands if f"\n| [`{name}`](" not in page]


def defined(source: str) -> set[str]:
    """What a module defines: classes, functions and constants, and `Class.method`."""
    names: set[str] = set()
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name, body=body):
                methods = [inner.name for inner in body if isinstance(inner, DEF)]
                names |= {name, *(f"{name}.{method}" for method in methods)}
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return names


def test_a_name_that_links_to_a_file_is_defined_there() -> None:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    named = NAMED.findall(text)
    assert len(named) > 30
    assert not [
        (name, link) for name, link in named if name not in defined((DOCS / link).read_text())
    ]


@pytest.mark.parametrize("name", ["Play.leap", "leap", "Play._room"])
def test_a_name_that_is_not_defined_is_found(name: str) -> None:
    assert name not in defined("class Play:\n    def act(self): self._room = 1\n")


def test_every_room_of_the_server_is_described() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    server = ROOT / "src" / "catlantis" / "server"
    rooms = [path.parent.name for path in server.glob("*/__init__.py")]
    assert len(rooms) == 6
    assert not [room for room in rooms if f"(../src/catlantis/server/{room})" not in page]


def test_every_reason_for_a_bad_file_is_documented() -> None:
    source = (ROOT / "src" / "catlantis" / "record.py").read_text(encoding="utf-8")
    page = (DOCS / "match-file.md").read_text(encoding="utf-8")
    reasons = set(re.findall(r'BadMatchFile\(\s*"([a-z-]+)"', source))
    assert len(reasons) == 9
    assert not [reason for reason in reasons if f"| `{reason}` |" not in page]


def test_every_law_is_documented() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8").lower()
    for law in (
        "determinism",
        "clone independence",
        "no leak",
        "conservation",
        "order",
        "json",
        "types",
    ):
        assert f"**{law}.**" in page
