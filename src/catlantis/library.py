"""The library's front door, which `import catlantis` opens: new matches, kept ones, the games."""

import os
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from catlantis import record
from catlantis.core.rng import SEED_BITS, seed_from_text
from catlantis.games import GAMES
from catlantis.match import NAMES, Match, Seat

SEED_PATTERN: Final = re.compile(r"[0-9a-f]{32}", re.IGNORECASE)


def new(
    game: str,
    seats: int | Sequence[str] | None = None,
    seed: str | int | None = None,
    **options: object,
) -> Match:
    """A new match of a game, by its key.

    `seats` is how many play, or their names; two where nothing is said, or as near as the game
    allows. The same `seed` deals the same: a text as `--seed` takes it, a number, or a match's own
    32 hexadecimal digits; without one the deal is a surprise. What else is given are the game's
    options.

    Raises `KeyError` for a game that is not there, and `BadOptions` for what it does not take.
    """
    if game not in GAMES:
        raise KeyError(f"no game {game!r}; there are {', '.join(GAMES)}")
    rules = GAMES[game]
    if seats is None:
        seats = min(max(2, rules.meta.min_seats), rules.meta.max_seats)
    names = [_name(seat) for seat in range(seats)] if isinstance(seats, int) else seats
    return Match(rules, [Seat(name) for name in names], seed_from(seed), options)


def _name(seat: int) -> str:
    return NAMES[seat] if seat < len(NAMES) else f"Cat {seat + 1}"


def load(path: str | os.PathLike[str]) -> Match:
    """The match of a file (`*.match.json`), replayed; raises `BadMatchFile` or `OSError`."""
    return record.load(Path(path).read_bytes())


def seed_from(seed: str | int | None) -> int:
    """The seed of a text; 32 hexadecimal digits are a match's own; none: a secret one."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, int):
        return seed
    return int(seed, 16) if SEED_PATTERN.fullmatch(seed) else seed_from_text(seed)
