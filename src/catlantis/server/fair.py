"""Fair dealing that anyone can check: the seed is fixed before the deal, and shown at the end.

When a match starts the server draws a seed from the system's secure source and shows its SHA-256,
the commitment. When the match is over it shows the seed. Who kept the commitment can then tell
that the deal was not changed on the way, and replay the whole match from the seed.
"""

import secrets
from hashlib import sha256
from hmac import compare_digest

from catlantis.core.rng import SEED_BITS


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def seed_text(seed: int) -> str:
    """The seed as match files write it: 32 hexadecimal digits."""
    return f"{seed:032x}"


def commitment(seed: str) -> str:
    """What is shown in advance of a seed's text: its SHA-256 in hexadecimal digits."""
    return sha256(seed.encode()).hexdigest()


def is_kept(promised: str, seed: str) -> bool:
    """Whether the seed is the one that was promised."""
    return compare_digest(promised.strip().lower().encode(), commitment(seed).encode())
