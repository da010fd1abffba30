"""The wheel's rules and bots are compiled: every module but those that are named."""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pkgutil import walk_packages

import pytest

from catlantis.pure import INTERPRETED


def is_compiled(name: str) -> bool:
    return str(import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES))


@pytest.mark.skipif("CATLANTIS_COMPILED" not in os.environ, reason="only the wheel is compiled")
def test_rules_are_compiled() -> None:
    modules = [
        module.name
        for package in map(import_module, ("catlantis.core", "catlantis.games"))
        for module in walk_packages(package.__path__, f"{package.__name__}.")
        if INTERPRETED.isdisjoint(module.name.split("."))
    ]
    assert modules
    assert not [name for name in modules if not is_compiled(name)]
