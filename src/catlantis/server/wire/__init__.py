"""What goes over the wire, both ways: the protocol is described in docs/wire.md.

The page's TypeScript types are made from these (`server/typescript.py`), so they cannot drift.
Every message that comes in is decoded by these schemas and bounded by them.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

PROTOCOL: Final = 1


def declared() -> dict[str, Any]:
    """All that the modules of this folder declare, by name."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    return {name: value for module in modules for name, value in vars(module).items()}
