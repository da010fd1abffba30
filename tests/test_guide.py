"""The guide to a new game is true: its commands are run, its files written, in its order."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "adding-a-game.md"
KEY = "high-mouse"
STEP = re.compile(
    r"^(?:(?P<what>In|Write) `(?P<file>[^`]+)`:\n\n)?```(?P<lang>\w+)\n(?P<text>.*?)^```\n",
    re.MULTILINE | re.DOTALL,
)
TYPED = "1\n" * 9  # whatever is asked


class Author:
    """Who follows the guide, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.project = folder / KEY
        self.done: list[str] = []

    def run(self, command: str) -> None:
        """Run a command; what would be installed is found where it stands."""
        self.done.append(command)
        if command == f"pip install --editable {KEY}":
            info = self.folder / "site" / "high_mouse-0.1.0.dist-info"
            info.mkdir(parents=True)
            (info / "METADATA").write_text("Name: high-mouse\nVersion: 0.1.0\n")
            (info / "entry_points.txt").write_text("[catlantis.games]\nhigh-mouse = high_mouse\n")
            return
        path = [str(self.folder / "site"), str(self.project / "src")]
        tools = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        done = subprocess.run(
            command,
            shell=True,
            cwd=self.project if self.project.is_dir() else self.folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path), "PATH": tools},
            input=TYPED,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, (command, done.stdout, done.stderr)

    def follow(self, step: re.Match[str]) -> None:
        """Do what one step of the guide says."""
        file = self.project / (step["file"] or "")
        if step["lang"] == "sh":
            for command in step["text"].splitlines():
                self.run(command)
        elif step["what"] == "Write":
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(step["text"], encoding="utf-8")
        else:
            text, lines = file.read_text(encoding="utf-8"), step["text"].splitlines(keepends=True)
            is_change = step["lang"] == "diff"
            old = "".join(line[is_change:] for line in lines if not is_change or line[0] == "-")
            assert text.count(old) == 1, (step["file"], old)
            if is_change:
                new = "".join(line[1:] for line in lines if line[0] == "+")
                file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def steps() -> list[re.Match[str]]:
    return list(STEP.finditer(GUIDE.read_text(encoding="utf-8")))


@pytest.mark.slow
def test_the_guide_can_be_followed_from_top_to_bottom(
    steps: list[re.Match[str]], tmp_path: Path
) -> None:
    author = Author(tmp_path)
    for step in steps:
        author.follow(step)
    assert len(author.done) >= 10


def test_every_block_of_the_guide_says_what_to_do_with_it(steps: list[re.Match[str]]) -> None:
    assert all(step["lang"] == "sh" or step["file"] for step in steps)
    assert GUIDE.read_text(encoding="utf-8").count("\n```") == 2 * len(steps)


def test_a_step_that_does_not_work_is_found(tmp_path: Path) -> None:
    author = Author(tmp_path)
    with pytest.raises(AssertionError):
        author.run("python -c 'raise SystemExit(1)'")
    author.project.mkdir()
    (author.project / "show.py").write_text("one\n")
    step = STEP.search("In `show.py`:\n\n```python\ntwo\n```\n")
    assert step is not None
    with pytest.raises(AssertionError):
        author.follow(step)
