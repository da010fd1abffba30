"""Build hook: compile the rules with mypyc into the wheel, and only there.

Source folders stay clean: a stale extension beside a module would silently win over its edits.
"""

import os
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
COMPILED = ("core", "games")
INTERPRETED = {"encode.py"}  # numpy's own loops are compiled already


class BuildHook(BuildHookInterface[Any]):
    """Adds to the wheel what is built rather than written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build in a folder that lives until the wheel is written."""
        if version == "editable":
            return
        self.folder = TemporaryDirectory(prefix="catlantis-")
        self.add_compiled_rules(Path(self.folder.name), build_data)

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
    paths = (path for name in COMPILED for path in (PACKAGE / name).rglob("*.py"))
    extensions = mypycify(
        ["--cache-dir", os.devnull, *sorted(str(p) for p in paths if p.name not in INTERPRETED)],
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


def build(extensions: list[Extension], folder: Path) -> Path:
    """Build the extensions and return the root of the tree they stand in."""
    built = folder / "built"
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(built), str(folder)
    command.ensure_finalized()
    command.run()
    return built
