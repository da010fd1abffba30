"""What results hang on besides names and seeds: the versions of Catlantis and of each bot."""

from functools import cache
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import Final

from catlantis.arena.deal import Sitting
from catlantis.bots.naming import bot_named, label

DIGITS: Final = 12  # of a file's hash: enough to tell its edits apart


class OtherVersion(Exception):
    """A process, maybe on another machine, that has something else by the same name."""

    def __init__(self, name: str, wanted: str, found: str) -> None:
        super().__init__(name, wanted, found)
        self.name = name
        self.wanted = wanted
        self.found = found


def our_version() -> str:
    """The version of Catlantis."""
    return metadata.version("catlantis")


@cache
def bot_version(name: str) -> str:
    """A bot's own version, if it has one, and a hash of its file, if it is not ours."""
    named = bot_named(name)
    own, file = getattr(named.kind, "version", None), Path(named.where)
    parts = [str(own)] if own else []
    if file.is_file():
        parts.append(sha256(file.read_bytes()).hexdigest()[:DIGITS])
    return "+".join(parts) or our_version()


def versions_of(bots: list[str]) -> list[str]:
    """Our version, then each bot's."""
    return [our_version(), *map(bot_version, bots)]


def check_versions(sitting: Sitting) -> None:
    """Raises `OtherVersion` where this process would not play as the one that asks for it."""
    if not sitting.versions:
        return
    names = ["catlantis", *map(label, sitting.deal.bots)]
    here = versions_of(sitting.deal.bots)
    for name, wanted, found in zip(names, sitting.versions, here, strict=True):
        if wanted != found:
            raise OtherVersion(name, wanted, found)
