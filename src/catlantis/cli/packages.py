"""What is installed: Catlantis, what it cannot do without, and what its extras bring."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from typing import Final

from catlantis.cli.errors import BadInput

OURS: Final = "catlantis"
REQUIREMENT: Final = re.compile(r"([\w.-]+).*?(?:extra == ['\"](\w+)['\"])?")


@cache
def required() -> dict[str, list[str]]:
    """The packages that each extra brings; under "" those that are always there."""
    packages: dict[str, list[str]] = defaultdict(list)
    for requirement in metadata.requires(OURS) or []:
        found = REQUIREMENT.fullmatch(requirement)
        if found is not None and found[1] != OURS:
            packages[found[2] or ""].append(found[1])
    return packages


def versions(extra: str = "") -> Iterator[tuple[str, str | None]]:
    """What an extra brings, or what is always there, with the versions installed."""
    for name in required()[extra]:
        try:
            yield name, metadata.version(name)
        except metadata.PackageNotFoundError:
            yield name, None


def lacking(error: ModuleNotFoundError) -> BadInput:
    """What to install for a command that lacks a module; raises the error if it is none of ours."""
    missing = (error.name or "").partition(".")[0]
    extras = {extra: _modules(names) for extra, names in required().items() if extra}
    bringing = [extra for extra, modules in extras.items() if missing in modules]
    if not bringing:
        raise error
    smallest = min(bringing, key=lambda extra: len(extras[extra]))
    return BadInput("error-lacks-extra", package=missing, extra=smallest)


def _modules(packages: list[str]) -> list[str]:
    return [name.replace("-", "_") for name in packages]
