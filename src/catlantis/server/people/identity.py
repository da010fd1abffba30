"""Who is who, without accounts: a guest holds a signed token, of which only a hash is stored.

A token is random, with a signature by the server's key, so a made-up one is refused without a
look at the database; it can be revoked, because the hash must be there too. Remote bots hold
tokens of the same kind. A transfer code, good once and for ten minutes, gives another device a
token of its own for the same guest.
"""

import hmac
import secrets
import time
from collections import OrderedDict
from hashlib import sha256
from typing import Final, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select, update

from catlantis.server.store.schema import KEYS, PLAYERS, TOKENS, TRANSFERS
from catlantis.server.store.store import Store
from catlantis.server.wire.people import Me
from catlantis.server.wire.terms import Colour

KEY_NAME: Final = "tokens"
KEY_BYTES: Final = 32
CODE_SIGNS: Final = "ACDEFGHJKLMNPQRTUVWXY34679"  # none is easily taken for another
CODE_LENGTH: Final = 8
CODE_SECONDS: Final = 600
REMEMBERED: Final = 10_000  # players, and tokens

K = TypeVar("K")
V = TypeVar("V")


class Player(Struct, frozen=True):
    """A person or a remote bot."""

    id: str
    name: str
    colour: Colour
    owner: str | None  # the guest whose remote bot this is
    webhook: str | None

    def me(self) -> Me:
        """As they see themselves."""
        return Me(self.id, self.name, self.colour, self.owner is not None, self.webhook)


def hashed(secret: str) -> bytes:
    """What is stored of a secret."""
    return sha256(secret.encode()).digest()


class Identity:
    """All players and their tokens; `open_identity` makes it."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self._players: OrderedDict[str, Player] = OrderedDict()
        self._tokens: OrderedDict[bytes, str] = OrderedDict()  # whose each hash is

    def _signature(self, secret: str) -> str:
        return hmac.new(self._key, secret.encode(), sha256).hexdigest()[:32]

    def _new_token(self) -> str:
        secret = secrets.token_urlsafe(24)
        return f"{secret}.{self._signature(secret)}"

    def is_signed(self, token: str) -> bool:
        """Whether the token is one that this server made."""
        secret, _, signature = token.partition(".")
        return hmac.compare_digest(signature.encode(), self._signature(secret).encode())

    async def player_of(self, token: str) -> Player | None:
        """Who holds the token, unless it is forged or revoked."""
        if not self.is_signed(token):
            return None
        digest = hashed(token)
        player_id = self._tokens.get(digest)
        if player_id is None:
            query = select(TOKENS.c.player).where(TOKENS.c.hash == digest)
            player_id = await self._store.read(lambda c: c.execute(query).scalar())
            if player_id is None:
                return None
            _remember(self._tokens, digest, player_id)
        return await self.player(player_id)

    async def player(self, player_id: str) -> Player | None:
        """The player of that id."""
        known = self._players.get(player_id)
        if known is None:
            query = select(PLAYERS).where(PLAYERS.c.id == player_id)
            row = await self._store.read(lambda c: c.execute(query).first())
            if row is None:
                return None
            known = Player(row.id, row.name, row.colour, row.owner, row.webhook)
            _remember(self._players, player_id, known)
        return known

    async def new_guest(self, name: str, colour: Colour) -> tuple[Player, str]:
        """A new guest and the token: it is not kept."""
        player = Player(secrets.token_urlsafe(9), name, colour, None, None)
        token = self._new_token()
        await self._store.write(lambda connection: _add_player(connection, player, token))
        return player, token

    async def new_bot(
        self, name: str, colour: Colour, owner: Player, most: int
    ) -> tuple[Player, str] | None:
        """A guest's new remote bot and its token, as for a guest; None if it has so many."""
        bot = Player(secrets.token_urlsafe(9), name, colour, owner.id, None)
        token = self._new_token()

        def add(connection: Connection) -> bool:
            owned = select(func.count()).where(PLAYERS.c.owner == owner.id)
            if connection.execute(owned).scalar_one() >= most:
                return False
            _add_player(connection, bot, token)
            return True

        return (bot, token) if await self._store.write(add) else None

    async def change(
        self, player: Player, name: str, colour: Colour, webhook: str | None
    ) -> Player:
        """Change what a player is called and where they are told."""
        changed = Player(player.id, name, colour, player.owner, webhook)
        values = {"name": name, "colour": colour, "webhook": webhook}
        query = update(PLAYERS).where(PLAYERS.c.id == player.id).values(values)
        await self._store.write(lambda c: c.execute(query))
        _remember(self._players, player.id, changed)
        return changed

    async def revoke(self, token: str) -> None:
        """Make one token good for nothing."""
        digest = hashed(token)
        await self._store.write(lambda c: c.execute(delete(TOKENS).where(TOKENS.c.hash == digest)))
        self._tokens.pop(digest, None)

    async def revoke_all(self, player: Player) -> list[str]:
        """Make all tokens of the player and their remote bots good for nothing: whose they were."""

        def remove(connection: Connection) -> list[str]:
            owned = select(PLAYERS.c.id).where(PLAYERS.c.owner == player.id)
            whose = [player.id, *connection.execute(owned).scalars()]
            connection.execute(delete(TOKENS).where(TOKENS.c.player.in_(whose)))
            connection.execute(delete(TRANSFERS).where(TRANSFERS.c.player.in_(whose)))
            connection.execute(update(PLAYERS).where(PLAYERS.c.id.in_(whose)).values(webhook=None))
            return whose

        whose = await self._store.write(remove)
        gone = set(whose)
        for digest in [digest for digest, owner in self._tokens.items() if owner in gone]:
            del self._tokens[digest]
        for player_id in whose:
            self._players.pop(player_id, None)
        return whose

    async def transfer_code(self, player: Player) -> str:
        """A code that makes another device the same player; a former one is good no longer."""
        code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
        expires = time.time() + CODE_SECONDS

        def replace(connection: Connection) -> None:
            connection.execute(delete(TRANSFERS).where(TRANSFERS.c.player == player.id))
            row = {"hash": hashed(code), "player": player.id, "expires": expires}
            connection.execute(insert(TRANSFERS), row)

        await self._store.write(replace)
        return f"{code[:4]}-{code[4:]}"

    async def redeem(self, code: str) -> tuple[Player, str] | None:
        """Whose code it is, and a token for the new device; a code is good once."""
        digest = hashed("".join(sign for sign in code.upper() if sign.isalnum()))
        token, now = self._new_token(), time.time()

        def use(connection: Connection) -> str | None:
            query = select(TRANSFERS.c.player, TRANSFERS.c.expires)
            row = connection.execute(query.where(TRANSFERS.c.hash == digest)).first()
            connection.execute(delete(TRANSFERS).where(TRANSFERS.c.hash == digest))
            if row is None or row.expires < now:
                return None
            _add_token(connection, token, row.player, now)
            return str(row.player)

        player_id = await self._store.write(use)
        player = None if player_id is None else await self.player(player_id)
        return None if player is None else (player, token)


def _add_player(connection: Connection, player: Player, token: str) -> None:
    now = time.time()
    row = {"id": player.id, "name": player.name, "colour": player.colour, "owner": player.owner}
    connection.execute(insert(PLAYERS), row | {"created": now})
    _add_token(connection, token, player.id, now)


def _add_token(connection: Connection, token: str, player: str, now: float) -> None:
    row = {"hash": hashed(token), "player": player, "created": now}
    connection.execute(insert(TOKENS), row)


def _remember(memory: OrderedDict[K, V], key: K, value: V) -> None:
    memory[key] = value
    if len(memory) > REMEMBERED:
        memory.popitem(last=False)


async def open_identity(store: Store) -> Identity:
    """The players of a database, which keeps the key that signs their tokens."""

    def key(connection: Connection) -> bytes:
        query = select(KEYS.c.value).where(KEYS.c.name == KEY_NAME)
        known = connection.execute(query).scalar()
        if known is None:
            known = secrets.token_bytes(KEY_BYTES)
            connection.execute(insert(KEYS), {"name": KEY_NAME, "value": known})
        return bytes(known)

    return Identity(store, await store.write(key))
