"""`catlantis doctor`: what is installed, and whether it is fit to play."""

import os
import platform
import sys
from collections.abc import Callable, Iterator
from importlib import import_module, metadata
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import catlantis.core
from catlantis.cli.packages import OURS, required, versions
from catlantis.cli.saves import kept_folder
from catlantis.cli.terminal import Terminal
from catlantis.games import GAMES
from catlantis.locales import LANGUAGES
from catlantis.pure import INTERPRETED

SIGNS: Final = "▶ × · … – ’ « » ✓ ✗ é"


def doctor(ctx: typer.Context) -> None:
    """Tell versions and check what matters; exit with 1 if anything is amiss."""
    terminal: Terminal = ctx.obj
    text = terminal.words.text
    packages = dict(package_versions())
    terminal.rule(text("doctor-versions"))
    _show_rows(terminal, [("Python", platform.python_version()), *_told(terminal, packages)])
    terminal.rule(text("doctor-extras"))
    _show_rows(terminal, [(extra, text(_state_of(extra))) for extra in required() if extra])
    rules = {name: compiled_modules(name) for name in rule_packages()}
    terminal.rule(text("doctor-rules"))
    _show_rows(terminal, [(name, text(_kind(found))) for name, found in rules.items()])
    terminal.rule(text("doctor-checks"))
    modules = [is_compiled for found in rules.values() for is_compiled in found]
    languages = ", ".join(LANGUAGES)
    encoding = terminal.out.encoding
    checks = [
        (text("doctor-python"), sys.version_info >= (3, 11)),
        (text("doctor-packages"), None not in packages.values()),
        (text("doctor-same"), len(set(modules)) == 1),
        (text("doctor-games", games=len(GAMES)), _holds(deal_all)),
        (text("doctor-words", languages=languages, lang=terminal.words.lang), True),
        (text("doctor-encoding", encoding=encoding), _holds(lambda: SIGNS.encode(encoding))),
        (text("doctor-folder", folder=str(kept_folder())), can_keep()),
    ]
    for told, is_fine in checks:
        mark = Text("✓ ", style="bold green") if is_fine else Text("✗ ", style="bold red")
        terminal.show(Padding.indent(Text.assemble(mark, told), 1))
    all_fine = all(is_fine for _, is_fine in checks)
    terminal.show()
    terminal.say("doctor-fine" if all_fine else "doctor-not-fine")
    if not all_fine:
        raise typer.Exit(1)


def package_versions() -> Iterator[tuple[str, str | None]]:
    """Catlantis and what it depends on, with the versions installed."""
    yield OURS, metadata.version(OURS)
    yield from versions()


def rule_packages() -> list[str]:
    """The packages of rules: the core and each game."""
    return [catlantis.core.__name__, *(type(game).__module__ for game in GAMES.values())]


def compiled_modules(package: str) -> list[bool]:
    """Of each module of a package of rules, whether it is compiled; none is run to find out."""
    path = [str(Path(str(import_module(package).__file__)).parent)]
    names = [name for _, name, _ in iter_modules(path) if name not in INTERPRETED]
    specs = [PathFinder.find_spec(name, path) for name in ("__init__", *names)]
    return [str(spec and spec.origin).endswith(tuple(EXTENSION_SUFFIXES)) for spec in specs]


def deal_all() -> None:
    """Deal every game to every number of seats."""
    for game in GAMES.values():
        for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
            game.new_game({}, seats, 0)


def can_keep() -> bool:
    """Whether matches that are left can be kept: their folder, or the nearest there is."""
    folder = kept_folder()
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)


def _holds(check: Callable[[], object]) -> bool:
    try:
        check()
    except Exception:  # whatever is broken, the doctor tells it as a line
        return False
    return True


def _kind(compiled: list[bool]) -> str:
    if all(compiled):
        return "doctor-compiled"
    return "doctor-partly" if any(compiled) else "doctor-pure"


def _state_of(extra: str) -> str:
    is_there = all(version is not None for _, version in versions(extra))
    return "doctor-installed" if is_there else "doctor-not-installed"


def _told(terminal: Terminal, versions: dict[str, str | None]) -> list[tuple[str, str]]:
    missing = terminal.words.text("doctor-missing")
    return [(name, version or missing) for name, version in versions.items()]


def _show_rows(terminal: Terminal, rows: list[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    for row in rows:
        table.add_row(*row)
    terminal.show(Padding.indent(table, 1))
