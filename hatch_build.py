"""Build hook: compile the rules with mypyc, and build the page, for what is given to others.

A wheel has both inside. A source distribution has the page, so that whoever installs it needs no
Node; its rules are compiled there, if there is a compiler.

Each is made anew only when what it is made of has changed, which a hash tells. Extensions are kept
in build/, never in src/: a stale one beside a module would silently win over its edits. The page
stands in src/catlantis/page, where the editable install looks for it too.

    python hatch_build.py tables|page|rules     makes that part ahead of the wheel, and tells of it
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.metadata import version as installed
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, PlatformError

HOOK = Path("hatch_build.py")
PACKAGE = Path("src/catlantis")
COMPILED = ("core/**/*.py", "games/*/**/*.py")
# Parts of a game that gain nothing by it, what reads annotations, which would be gone, and what
# people ask for help about, which would be gone too.
INTERPRETED = {
    *("encode", "terminal", "sheets", "master", "seen", "shape"),
    *("refusals", "sight"),
}
GROUP = "catlantis__mypyc"  # the extension that holds the code of all others
KEPT = Path("build")
KEEP = 8  # sets of extensions, for who goes to and fro between branches
COMPILER = ("CC", "CFLAGS", "LDFLAGS", "LDSHARED")  # variables that change what it makes
WEB = Path("web")
PAGE = PACKAGE / "page"
PAGE_KEY = PAGE / ".built"
UNPACKED = Path("PKG-INFO")  # only a source distribution has it
PAGE_SOURCES = ("web/*.*", "web/public/**/*", "web/src/**/*", "src/**/*.ftl", "src/**/*.md")
NOT_OF_THE_PAGE = (".pyc", ".test.ts", "fixtures.ts")  # endings
TABLE_SOURCES = ("hatch_build.py", "src/**/*.py", "web/*.py", "web/src/**/*.py")
# Games that are drawn, by key, and their folders among the rules
DRAWN = {
    path.parent.name: PACKAGE / "games" / path.parent.name.replace("-", "_")
    for path in sorted(WEB.glob("src/games/*/index.ts"))
}
TABLES = {  # in the page, and how Python prints it
    "src/lib/wire.ts": ["-m", "catlantis.server.typescript"],
    "src/lib/grammars.ts": ["web/grammars.py"],
    "src/lib/seen.ts": ["web/views.py"],
    **{f"src/games/{key}/view.ts": ["web/views.py", key] for key in DRAWN},
    **{
        f"src/games/{key}/master/wire.ts": [
            *("-m", "catlantis.server.typescript", f"catlantis.games.{folder.name}.master")
        ]
        for key, folder in DRAWN.items()
        if (folder / "master.py").is_file()
    },
    **{
        str(path.relative_to(WEB).with_suffix(".json")): [str(path)]
        for path in sorted(WEB.glob("src/games/*/components.py"))
    },
}
NEWS_EVERY = 10.0  # seconds


class LeftOut(Exception):
    """Why a distribution comes without a part of it."""


class BuildHook(BuildHookInterface[Any]):
    """Adds to a distribution what is built rather than written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put an extension beside every module of the rules, and the page beside the server."""
        if version == "editable":
            return
        is_wheel = self.target_name == "wheel"
        with self.telling_what_is_left_out():
            add(build_data, page(), "catlantis/page" if is_wheel else str(PAGE))
        if is_wheel:
            with self.telling_what_is_left_out():
                add(build_data, compiled_rules(), "")
                build_data["pure_python"] = False
                build_data["infer_tag"] = True

    @contextmanager
    def telling_what_is_left_out(self) -> Iterator[None]:
        """Go on without a part that cannot be had here."""
        try:
            yield
        except LeftOut as reason:
            self.app.display_warning(str(reason))


def add(build_data: dict[str, Any], folder: Path, to: str) -> None:
    """Let the distribution have that folder's files."""
    for path in folder.rglob("*"):
        if path.is_file() and path != PAGE_KEY:
            build_data["force_include"][str(path)] = str(to / path.relative_to(folder))


def key(paths: Iterable[Path], *words: str) -> str:
    """A name for what is made of these files: another name when one of them changes."""
    told = sha256(repr(words).encode())
    for path in sorted(paths):
        told.update(f"\0{path.as_posix()}\0".encode() + sha256(path.read_bytes()).digest())
    return told.hexdigest()[:16]


# The rules


def compiled_rules() -> Path:
    """The root of the tree in which the extensions stand; compiled now, if they never were."""
    if os.environ.get("CATLANTIS_PURE") == "1":
        raise LeftOut("CATLANTIS_PURE is set: the rules stay interpreted")
    found = [path for pattern in COMPILED for path in PACKAGE.glob(pattern)]
    rules = [path for path in found if INTERPRETED.isdisjoint(path.with_suffix("").parts)]
    compiler = [os.environ.get(name, "") for name in COMPILER]
    tools = [installed("mypy"), sys.version, sysconfig.get_platform(), *compiler]
    kept = KEPT / f"rules-{key([*rules, HOOK], *tools)}"
    if not kept.is_dir():
        KEPT.mkdir(exist_ok=True)
        with TemporaryDirectory(prefix="unfinished-", dir=KEPT) as folder:
            if not can_compile(Path(folder, "probe")):
                raise LeftOut("no C compiler or no Python headers: the rules stay interpreted")
            compile_rules(rules, Path(folder, "rules")).rename(kept)
    kept.touch()
    for old in sorted(KEPT.glob("rules-*"), key=lambda path: -path.stat().st_mtime)[KEEP:]:
        shutil.rmtree(old)
    return kept


def can_compile(folder: Path, *flags: str) -> bool:
    """Whether a C compiler that knows these flags and Python's headers are both here."""
    folder.mkdir()
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    probe = Extension("probe", [str(source)], extra_compile_args=[*flags], extra_link_args=[*flags])
    try:
        build([probe], folder)
    except (CCompilerError, PlatformError):
        return False
    return True


def compile_rules(rules: Iterable[Path], folder: Path) -> Path:
    """Compile all rules as one group, so that calls between modules are native."""
    extensions = mypycify(
        ["--cache-dir", os.devnull, *sorted(map(str, rules))],
        opt_level="3",
        debug_level="0",
        target_dir=str(folder),
        group_name="catlantis",
    )
    group = next(extension for extension in extensions if extension.name == GROUP)
    if os.name == "posix":
        # The first lets the compiler inline calls between modules: twice as fast. The second
        # spares it warnings about code that nobody wrote, which took it a minute.
        group.extra_compile_args += ["-fno-semantic-interposition", "-Wno-all"]
    on_all_cores = f"-flto={os.cpu_count()}"  # gcc's way, with the help of make
    if shutil.which("make") and can_compile(folder / "probe", on_all_cores):
        group.extra_compile_args.append(on_all_cores)
        group.extra_link_args.append(on_all_cores)
    return build(extensions, folder)


def build(extensions: list[Extension], folder: Path) -> Path:
    """Build the extensions and return the root of the tree they stand in."""
    built = folder / "built"
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp = str(built), str(folder)
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    return built


# The page


def page() -> Path:
    """The folder of the built page; built now, if it is not of today's sources."""
    if UNPACKED.is_file() and PAGE.is_dir():
        return PAGE
    npm = shutil.which("npm")
    if npm is None or not WEB.is_dir():
        raise LeftOut("no npm, or no web/: the server comes without its page")
    write_tables()
    found = {path for pattern in PAGE_SOURCES for path in Path().glob(pattern)}
    made_of = key(
        path for path in found if path.is_file() and not path.name.endswith(NOT_OF_THE_PAGE)
    )
    if not PAGE_KEY.is_file() or PAGE_KEY.read_text() != made_of:
        install_packages(npm)
        call = [npm, "run", "--silent", "build", "--", "--logLevel", "warn"]
        subprocess.run(call, cwd=WEB, check=True)
        PAGE_KEY.write_text(made_of)
    PAGE_KEY.touch()
    return PAGE


def install_packages(npm: str) -> None:
    """Let npm install what the page is built with, if it has not yet."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        call = [npm, "ci", "--no-audit", "--no-fund", "--prefer-offline"]
        subprocess.run(call, cwd=WEB, check=True)


def write_tables() -> None:
    """Write what the page takes from Python: the wire's types, the games' tables and components."""
    made_of = key(path for pattern in TABLE_SOURCES for path in Path().glob(pattern))
    last = KEPT / "tables"
    if last.is_file() and last.read_text() == made_of and all((WEB / n).is_file() for n in TABLES):
        return
    for name, command in TABLES.items():
        text = subprocess.run(
            [sys.executable, *command],
            env={**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"},
            check=True,
            stdout=subprocess.PIPE,
        ).stdout
        file = WEB / name
        if not file.is_file() or file.read_bytes() != text:  # an old time spares others work
            file.write_bytes(text)
    KEPT.mkdir(exist_ok=True)
    last.write_text(made_of)


# As a script


@contextmanager
def telling(what: str) -> Iterator[None]:
    """Say what begins, that it still goes on, and what time it took."""
    began, over = time.monotonic(), Event()

    def go_on() -> None:
        while not over.wait(NEWS_EVERY):
            print(f"    {what}: {time.monotonic() - began:.0f} s so far", flush=True)

    news = Thread(target=go_on, daemon=True)
    news.start()
    try:
        yield
    finally:
        over.set()
        news.join()
    print(f"    {what}: {time.monotonic() - began:.1f} s", flush=True)


PARTS: dict[str, tuple[str, Callable[[], object]]] = {
    "tables": ("tables for the page", write_tables),
    "page": ("the page", page),
    "rules": ("the rules, compiled", compiled_rules),
}


def main() -> None:
    """Make the parts that are named."""
    for name in sys.argv[1:]:
        what, make = PARTS[name]
        try:
            with telling(what):
                make()
        except LeftOut as reason:
            print(f"    {reason}", flush=True)


if __name__ == "__main__":
    main()
