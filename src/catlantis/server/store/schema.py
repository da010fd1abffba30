"""The tables of the database; `migrations/` brings an older database to this."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(20), nullable=False),
    Column("owner", String(40), ForeignKey("players.id"), index=True),  # of a remote bot
    Column("webhook", String(400)),
    Column("created", Float, nullable=False),
)

TOKENS: Final = Table(  # only their hashes: who reads the database cannot be anybody
    "tokens",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

TRANSFERS: Final = Table(
    "transfers",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("player", String(40), ForeignKey("players.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, as is all text below
    Column("pace", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("host", String(40), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("moved", Float, nullable=False),  # when something last happened
    Column("seed", String(32)),
    Column("to_act", BigInteger, nullable=False),  # bitmask of the seats that are asked
    Column("undone", Text, nullable=False),
    Column("muted", Text, nullable=False),
    Column("result", Text),
    Column("rematch", String(40)),
    Index("tables_by_status", "status", "is_listed", "moved"),
)

CHAIRS: Final = Table(
    "chairs",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(20), nullable=False),
    Column("player", String(40), index=True),
    Column("bot", String(40)),
    Column("has_stand_in", Boolean, nullable=False),
    Column("waived", String(10)),
)

ACTIONS: Final = Table(  # the journals; an action taken back stays, marked
    "actions",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # spelled: ["favor",2]
    Column("by", String(10), nullable=False),  # player, bot, stand-in, clock or waiver
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False),  # seconds off the seat's clock
    Column("is_undone", Boolean, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("colour", String(20), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
)

KEEPSAKES: Final = Table(  # what each seat last saw of a match: see keepsake.py
    "keepsakes",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("moved", Float, nullable=False),  # when the match had moved last
    Column("packed", LargeBinary, nullable=False),
)
