"""Limits on how often: token buckets, for each socket and for each address."""

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

HOUSEHOLD: Final = 64  # bits of an IPv6 address that its provider gives out
MOST_KEYS: Final = 10_000  # addresses remembered; the one unseen longest is forgotten first


@lru_cache(maxsize=MOST_KEYS)
def counted_as(address: str) -> str:
    """The name under which an address is counted: of IPv6 the network, which is one household."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, IPv4Address):
        return str(ip)
    return str(ip.ipv4_mapped or IPv6Network((ip, HOUSEHOLD), strict=False))


class Bucket:
    """Holds up to `size` tokens and gains `rate` of them a second; what is done takes one."""

    __slots__ = ("_at", "_rate", "_size", "_tokens")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._tokens = size
        self._at: float | None = None

    def take(self, now: float) -> bool:
        """Whether there was a token left to take."""
        if self._at is not None:
            gained = max(0.0, now - self._at) * self._rate
            self._tokens = min(self._size, self._tokens + gained)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each key; memory is bounded whatever keys come."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Whether the key's bucket had a token left."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._size)
            if len(self._buckets) > MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)


class Crowd:
    """How many of something each key has at once, up to a limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._counts: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """Whether there was room for one more."""
        count = self._counts.get(key, 0)
        if count >= self._limit:
            return False
        self._counts[key] = count + 1
        return True

    def leave(self, key: str) -> None:
        """One less."""
        count = self._counts[key] - 1
        if count:
            self._counts[key] = count
        else:
            del self._counts[key]
