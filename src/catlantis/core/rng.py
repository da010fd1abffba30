"""Chance: xoshiro128++ on four 32-bit words, the same stream interpreted and compiled."""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 32
MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 128


def seed_from_text(text: str) -> int:
    """A 128-bit seed from any text: the same text, the same seed."""
    return int.from_bytes(sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


def rotated(word: i64, by: i64) -> i64:
    """The 32-bit word with its bits rotated to the left."""
    return ((word << by) & MASK) | (word >> (WORD - by))


class Rng:
    """A stream of chance that its seed determines; a clone goes on alike and apart."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> "Rng":
        """An independent copy at the same place of the stream."""
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> i64:
        """The next 32 bits."""
        result = (rotated((self.a + self.d) & MASK, 7) + self.a) & MASK
        shifted = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = rotated(self.d, 11)
        return result

    def below(self, bound: i64) -> i64:
        """An int from 0 up to, not including, `bound`, each equally likely."""
        wide = self.word() * bound
        if (wide & MASK) < bound:
            # The lowest few products would favour some results: draw again instead.
            unfair = (MASK + 1) % bound
            while (wide & MASK) < unfair:
                wide = self.word() * bound
        return wide >> WORD

    def shuffle(self, items: vec[i64], size: i64) -> None:
        """Put the first `size` items into random order."""
        last = size - 1
        while last > 0:
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1


def rng_from_seed(seed: int) -> Rng:
    """The stream of a 128-bit seed."""
    # Hashed once more: xoshiro needs words that are not all zero and well mixed.
    digest = sha256(b"catlantis" + seed.to_bytes(SEED_BITS // 8, "big")).digest()
    words = [int.from_bytes(digest[4 * k : 4 * k + 4], "big") for k in range(4)]
    return Rng(words[0], words[1], words[2], words[3])
