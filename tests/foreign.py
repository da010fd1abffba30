"""A game from another package, as `catlantis new-game` writes it, and where it is installed."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

KEY = "high-mouse"
CLI = ["-c", "from catlantis.cli import main; main()"]
ENV = {"LC_ALL": "en_US.UTF-8", "COLUMNS": "200", "LINES": "60", "NO_COLOR": "1"}


def python(site: Path, *args: str, cwd: Path | None = None, typed: str = "") -> str:
    """What Python says where the packages of that folder are installed too."""
    path = os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, *args],
        env={**os.environ, **ENV, "PYTHONPATH": path},
        cwd=cwd,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def install(project: Path, site: Path) -> None:
    """Put a project's package, and what its distribution tells of itself, into a folder."""
    told = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    shutil.copytree(project / "src", site, dirs_exist_ok=True)
    info = site / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Name: {told['name']}\nVersion: {told['version']}\n")
    lines = []
    for group, points in told["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines))
