"""Telling players elsewhere that it is their turn: a small POST to the address that they gave.

The address is foreign input that makes this server speak to others, so: https only, no private
addresses, the address that was checked is the one connected to, no redirects, little time, and
nothing of the answer is kept. A setting lifts the first two, for tests and closed networks.
"""

import asyncio
import logging
import socket
import ssl
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Struct

from catlantis.locales import Words, language
from catlantis.server.settings import Settings
from catlantis.server.store.table import Table

LOG: Final = logging.getLogger(__name__)
TIMEOUT: Final = 5.0
SENDERS: Final = 4
WAITING: Final = 1000  # notices; when there are more, the latest are dropped
FIRST_FREE_PORT: Final = 1024  # below it only the ports of the web
WEB_PORTS: Final = (80, 443)
NAT64: Final = IPv6Network("64:ff9b::/96")


class BadAddress(Exception):
    """An address to which no notice may be sent."""


class Notice(Struct):
    """What is posted; `text` and `content` say it to people, as common chat services expect."""

    table: str
    game: str
    seat: int
    link: str
    text: str
    content: str


def checked(url: str, *, allow_insecure: bool) -> SplitResult:
    """The parts of a webhook's address; raises `BadAddress`."""
    try:
        parts = urlsplit(url)
        port = parts.port or (80 if parts.scheme == "http" else 443)
    except ValueError:
        raise BadAddress("not an address") from None
    schemes = ("https", "http") if allow_insecure else ("https",)
    if parts.scheme not in schemes or not parts.hostname:
        raise BadAddress("not https")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("a name or password in the address")
    if any(ord(sign) <= ord(" ") or ord(sign) > ord("~") for sign in url):
        raise BadAddress("signs that no address has")
    if port < FIRST_FREE_PORT and port not in WEB_PORTS:
        raise BadAddress("not a port of the web")
    with suppress(ValueError):
        if not allow_insecure and not is_public(str(ip_address(parts.hostname))):
            raise BadAddress("a private address")
    return parts


def is_public(address: str) -> bool:
    """Whether the address belongs to the open internet, also inside an IPv6 disguise."""
    ip = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        inner = [ip.ipv4_mapped, ip.sixtofour, *(ip.teredo or ())]
        if ip in NAT64:
            inner.append(IPv4Address(int(ip) & 0xFFFFFFFF))
        if any(hidden is not None and not hidden.is_global for hidden in inner):
            return False
    return ip.is_global and not ip.is_multicast


class Notices:
    """Sends notices in the background, a few at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._words = Words(language(settings.lang) or "en")
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._senders = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]

    def your_turn(self, webhook: str, table: Table, seat: int) -> None:
        """Tell somebody, by and by, that their seat is asked."""
        link = f"{self._settings.public_url.rstrip('/')}/table/{table.id}"
        title = self._words.text(table.game)
        name = table.chairs[seat].name
        text = self._words.text("notice-your-turn", game=title, name=name, link=link)
        body = msgspec.json.encode(Notice(table.id, table.game, seat, link, text, text))
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait((webhook, body))

    async def close(self) -> None:
        """Drop what waits."""
        for sender in self._senders:
            sender.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)

    async def _send_all(self) -> None:
        while True:
            url, body = await self._queue.get()
            try:
                async with asyncio.timeout(TIMEOUT):
                    await self._post(url, body)
            except (BadAddress, OSError, TimeoutError, ValueError) as error:
                # Not the address: it may hold a secret of the player's.
                LOG.info("a notice could not be delivered: %s", type(error).__name__)

    async def _post(self, url: str, body: bytes) -> None:
        parts = checked(url, allow_insecure=self._settings.insecure_webhooks)
        host = parts.hostname or ""
        is_tls = parts.scheme == "https"
        port = parts.port or (443 if is_tls else 80)
        address = await self._resolve(host, port)
        reader, writer = await asyncio.open_connection(
            address,
            port,
            ssl=ssl.create_default_context() if is_tls else None,
            server_hostname=host if is_tls else None,
        )
        try:
            writer.write(_request(parts, body))
            await writer.drain()
            await reader.read(64)  # the status: it was received
        finally:
            writer.close()

    async def _resolve(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(info[4][0]) for info in found]
        if not self._settings.insecure_webhooks:
            for address in addresses:
                if not is_public(address):
                    raise BadAddress("a private address")
        return addresses[0]


def _request(parts: SplitResult, body: bytes) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {target} HTTP/1.1",
        f"Host: {parts.netloc}",
        "User-Agent: catlantis",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
        "",
        "",
    ]
    return "\r\n".join(head).encode("ascii") + body
