"""Running the rules interpreted although they are compiled: to debug them, and to compare."""

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).parent


def prefer_sources() -> None:
    """From now on import this package's modules from their sources, not their extensions."""
    sys.path_hooks.insert(0, _source_finder)
    sys.path_importer_cache.clear()


def _source_finder(path: str) -> FileFinder:
    if not Path(path).is_relative_to(PACKAGE):
        raise ImportError("only this package's folders")
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
