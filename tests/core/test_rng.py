"""Chance: the same stream everywhere, and a fair one."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.rng import Rng, rng_from_seed, seed_from_text

WORDS = st.integers(0, 2**32 - 1)
SEEDS = st.integers(0, 2**128 - 1)


def xoshiro(a: int, b: int, c: int, d: int) -> Iterator[int]:
    """The published algorithm (xoshiro128++), on plain ints."""

    def turned(word: int, by: int) -> int:
        return (word << by | word >> (32 - by)) % 2**32

    s = [a, b, c, d]
    while True:
        yield (turned((s[0] + s[3]) % 2**32, 7) + s[0]) % 2**32
        t = (s[1] << 9) % 2**32
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = turned(s[3], 11)


def test_the_stream_is_the_published_one() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(10)] == [
        *(641, 1573767, 3222811527, 3517856514, 836907274),
        *(4247214768, 3867114732, 1355841295, 495546011, 621204420),
    ]


@given(WORDS, WORDS, WORDS, WORDS)
def test_the_stream_follows_the_algorithm_from_any_words(a: int, b: int, c: int, d: int) -> None:
    rng, words = Rng(a, b, c, d), xoshiro(a, b, c, d)
    assert [rng.word() for _ in range(20)] == [next(words) for _ in range(20)]


def test_the_stream_of_a_seed_never_changes() -> None:
    # Every match file depends on it.
    assert [rng_from_seed(0).word(), rng_from_seed(2**128 - 1).word()] == [2589562729, 691316216]
    rng = rng_from_seed(0)
    assert [rng.word() for _ in range(4)] == [2589562729, 274328597, 3310721350, 3784958766]


@given(SEEDS)
def test_all_128_bits_of_the_seed_are_hashed_into_the_words(seed: int) -> None:
    digest = sha256(b"catlantis" + seed.to_bytes(16, "big")).digest()
    rng = rng_from_seed(seed)
    words = b"".join(int(word).to_bytes(4, "big") for word in (rng.a, rng.b, rng.c, rng.d))
    assert words == digest[:16]


@pytest.mark.parametrize("flipped", range(128))
def test_each_bit_of_the_seed_matters(flipped: int) -> None:
    one, two = rng_from_seed(0), rng_from_seed(1 << flipped)
    assert (one.a, one.b, one.c, one.d) != (two.a, two.b, two.c, two.d)


def test_a_text_gives_the_same_seed_for_ever() -> None:
    assert seed_from_text("catlantis") == 0xCF9ABCB878C55B756A1C5503708884F3


@pytest.mark.slow
@given(st.text())
def test_a_text_gives_a_seed_of_128_bits(text: str) -> None:
    assert 0 <= seed_from_text(text) < 2**128


def test_texts_fill_all_the_bits_of_seeds() -> None:
    met = 0
    for number in range(40):
        met |= seed_from_text(f"table {number}")
    assert met == 2**128 - 1


@given(SEEDS, st.integers(1, 2**31 - 1))
def test_below_stays_below(seed: int, bound: int) -> None:
    rng = rng_from_seed(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@given(SEEDS)
def test_below_one_is_zero(seed: int) -> None:
    assert rng_from_seed(seed).below(1) == 0


@pytest.mark.parametrize("bound", [2, 3, 5, 7, 13, 56])
def test_below_is_fair(bound: int) -> None:
    each = 2_000
    rng = rng_from_seed(bound)
    found = Counter(int(rng.below(bound)) for _ in range(each * bound))
    chi_square = sum((found[value] - each) ** 2 / each for value in range(bound))
    assert chi_square < bound + 4 * (2 * bound) ** 0.5  # four standard deviations


def test_below_is_fair_where_bounds_do_not_divide_the_words() -> None:
    # Of every three results the last would come from two words of eight, the others from three.
    bound = 3 * 2**29
    rng = rng_from_seed(1)
    assert 900 < sum(1 for _ in range(3_000) if rng.below(bound) % 3 == 2) < 1_100


@given(SEEDS, st.lists(st.integers(0, 12), max_size=60))
def test_a_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    shuffled = vec[i64](items)
    rng_from_seed(seed).shuffle(shuffled, len(items))
    assert sorted(shuffled) == sorted(items)


@given(SEEDS, st.integers(0, 9))
def test_a_shuffle_leaves_the_rest_alone(seed: int, size: int) -> None:
    shuffled = vec[i64](range(10))
    rng_from_seed(seed).shuffle(shuffled, size)
    assert list(shuffled)[size:] == list(range(10))[size:]


def test_a_shuffle_makes_every_order_equally_often() -> None:
    rng, found, each = rng_from_seed(3), Counter[tuple[int, ...]](), 400
    for _ in range(24 * each):
        items = vec[i64](range(4))
        rng.shuffle(items, 4)
        found[tuple(items)] += 1
    assert len(found) == 24
    assert sum((count - each) ** 2 / each for count in found.values()) < 24 + 4 * 48**0.5


@given(SEEDS, st.integers(0, 50))
def test_a_clone_goes_on_alike(seed: int, before: int) -> None:
    rng = rng_from_seed(seed)
    for _ in range(before):
        rng.word()
    twin = rng.clone()
    assert [rng.word() for _ in range(9)] == [twin.word() for _ in range(9)]


def test_a_clone_goes_on_apart() -> None:
    rng, untouched = rng_from_seed(5), rng_from_seed(5)
    twin = rng.clone()
    for _ in range(9):
        twin.word()
    assert rng.word() == untouched.word()
