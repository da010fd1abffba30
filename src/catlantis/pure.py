"""Running the rules interpreted although they are compiled: to debug them, and to compare.

And some of them beside the compiled ones: a game from another package inherits from `Game`,
`State` and `Question`, which a class that is interpreted cannot do once they are compiled. So its
modules, and only they, are given the sources of the parts of `core` that know these classes.
"""

import builtins
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE = Path(__file__).parent
CORE: Final = "catlantis.core"
# Modules of `core` and of games that are never compiled: types that mypyc would strip, what draws,
# prints or speaks JSON, and what people ask for help about, since docstrings would be gone;
# `hatch_build.py` leaves out the same
INTERPRETED: Final = frozenset(
    {"encode", "master", "refusals", "seen", "shape", "sheets", "sight", "terminal"}
)
# The modules of `core` that are opened, with the classes that are; what else they hold is shared
OPEN: Final[Mapping[str, Sequence[str]]] = {
    f"{CORE}.phase": ("Phase", "Question"),
    f"{CORE}.state": ("State",),
    f"{CORE}.game": ("Game",),
    f"{CORE}.search": ("Outlook",),
    f"{CORE}.playout": (),
}


def prefer_sources() -> None:
    """From now on import this package's modules from their sources, not their extensions."""
    sys.path_hooks.insert(0, _source_finder)
    sys.path_importer_cache.clear()


def _source_finder(path: str) -> FileFinder:
    if not Path(path).is_relative_to(PACKAGE):
        raise ImportError("only this package's folders")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


def is_compiled(module: ModuleType) -> bool:
    """Whether a module is an extension."""
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def open_core_to(packages: Sequence[str]) -> None:
    """From now on those packages of others can inherit from the classes of `core`."""
    if packages and is_compiled(import_module(f"{CORE}.game")):
        sys.meta_path.insert(0, _Opener([package.partition(".")[0] for package in packages]))


class _Opener(MetaPathFinder):
    """Finds the modules of those packages, as usual, to be run with an open core."""

    def __init__(self, packages: Sequence[str]) -> None:
        self.packages = packages

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] not in self.packages:
            return None
        others = (finder for finder in sys.meta_path if finder is not self)
        found = (finder.find_spec(name, path, target) for finder in others)
        spec = next(filter(None, found), None)
        if spec is not None and type(spec.loader) is SourceFileLoader:
            spec.loader = _OpenLoader(name, spec.loader.path)
        return spec


class _OpenLoader(SourceFileLoader):
    """Runs a module whose own imports are answered by `_import`."""

    def exec_module(self, module: ModuleType) -> None:
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": _import}
        super().exec_module(module)


_opened: Final[dict[str, ModuleType]] = {}


def _import(
    name: str,
    names: Mapping[str, object] | None = None,
    local: Mapping[str, object] | None = None,
    wanted: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    """What `import` does in a module that has an open core."""
    if level == 0 and name in OPEN:
        if not wanted:
            raise ImportError(f"write: from {name} import …", name=name)
        return _open(name)
    module = builtins.__import__(name, names, local, wanted or (), level)
    if name == CORE and any(f"{CORE}.{each}" in OPEN for each in wanted or ()):
        module = ModuleType(CORE)
        for each in wanted or ():
            full = f"{CORE}.{each}"
            setattr(module, each, _open(full) if full in OPEN else import_module(full))
    return module


def _open(name: str) -> ModuleType:
    """A module of `core` run from its source, with all but its open classes shared."""
    if name not in _opened:
        path = PACKAGE / "core" / f"{name.rpartition('.')[2]}.py"
        spec = spec_from_loader(name, _OpenLoader(name, str(path)))
        assert spec is not None
        assert spec.loader is not None
        module = _opened[name] = module_from_spec(spec)
        spec.loader.exec_module(module)
        compiled = import_module(name)
        for each, value in list(vars(module).items()):
            is_own = isinstance(value, type) and value.__module__ == name
            if is_own and each not in OPEN[name]:
                setattr(module, each, getattr(compiled, each))
    return _opened[name]
