"""Build hook: compile the rules with mypyc, and build the page, into the wheel and only there.

Source folders stay clean: a stale extension beside a module would silently win over its edits.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, PlatformError

PACKAGE = Path("src/catlantis")
PAGE = Path("web")
COMPILED = ("core/**/*.py", "games/*/**/*.py")
INTERPRETED = {"encode", "terminal", "sheets", "master"}  # parts of a game that gain nothing by it
TABLES = {  # in the page, and how Python prints it
    "src/lib/wire.ts": ["-m", "catlantis.server.typescript"],
    "src/lib/tables.json": ["web/tables.py"],
    "src/games/isle-of-cats/master/wire.ts": [
        *("-m", "catlantis.server.typescript", "catlantis.games.isle_of_cats.master")
    ],
    "src/games/isle-of-cats/components.json": ["web/src/games/isle-of-cats/components.py"],
}


class BuildHook(BuildHookInterface[Any]):
    """Adds to the wheel what is built rather than written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build in a folder that lives until the wheel is written."""
        if version == "editable":
            return
        self.folder = TemporaryDirectory(prefix="catlantis-")
        self.add_compiled_rules(Path(self.folder.name), build_data)
        self.add_page(Path(self.folder.name), build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the folder."""
        if version != "editable":
            self.folder.cleanup()

    def add_compiled_rules(self, folder: Path, build_data: dict[str, Any]) -> None:
        """Put an extension beside every module of the rules; without a compiler, change nothing."""
        if os.environ.get("CATLANTIS_PURE") == "1":
            self.app.display_warning("CATLANTIS_PURE is set: the rules stay interpreted")
        elif not can_compile(folder / "probe"):
            self.app.display_warning("no C compiler or no Python headers: rules stay interpreted")
        else:
            built = compile_rules(folder / "rules")
            for path in built.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
                build_data["force_include"][str(path)] = str(path.relative_to(built))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def add_page(self, folder: Path, build_data: dict[str, Any]) -> None:
        """Put the built page beside the server; without npm, leave it out."""
        npm = shutil.which("npm")
        if npm is None or not PAGE.is_dir():
            self.app.display_warning("no npm, or no web/: the server comes without its page")
        else:
            built = build_page(npm, folder / "page")
            build_data["force_include"][str(built)] = "catlantis/page"


def can_compile(folder: Path) -> bool:
    """Whether a C compiler and Python's headers are both here."""
    folder.mkdir()
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build([Extension("probe", [str(source)])], folder)
    except (CCompilerError, PlatformError):
        return False
    return True


def compile_rules(folder: Path) -> Path:
    """Compile all rules as one group, so that calls between modules are native."""
    paths = [path for pattern in COMPILED for path in PACKAGE.glob(pattern)]
    rules = [str(path) for path in paths if INTERPRETED.isdisjoint(path.with_suffix("").parts)]
    extensions = mypycify(
        ["--cache-dir", os.devnull, *sorted(rules)],
        opt_level="3",
        debug_level="0",
        target_dir=str(folder),
        group_name="catlantis",
    )
    if os.name == "posix":
        # Lets the compiler inline calls between modules: twice as fast.
        for extension in extensions:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return build(extensions, folder)


def build_page(npm: str, built: Path) -> Path:
    """Build the page and return the folder it stands in."""
    write_tables()
    lock, installed = PAGE / "package-lock.json", PAGE / "node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=PAGE, check=True)
    vite = [npm, "run", "build", "--", "--outDir", str(built), "--logLevel", "warn"]
    subprocess.run(vite, cwd=PAGE, check=True)
    return built


def write_tables() -> None:
    """Write what the page takes from Python: the wire's types, the games' tables and components."""
    for name, command in TABLES.items():
        text = subprocess.run(
            [sys.executable, *command],
            env={**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"},
            check=True,
            capture_output=True,
        ).stdout
        file = PAGE / name
        if not file.is_file() or file.read_bytes() != text:  # an old time spares others work
            file.write_bytes(text)


def build(extensions: list[Extension], folder: Path) -> Path:
    """Build the extensions and return the root of the tree they stand in."""
    built = folder / "built"
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(built), str(folder)
    command.ensure_finalized()
    command.run()
    return built
