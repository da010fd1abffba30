"""What whoever runs the server may choose: by environment variables, or in tests directly."""

import os
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

from catlantis.bots import BOTS, LEVELS, known
from catlantis.server.wire.terms import OptionValue

PREFIX: Final = "CATLANTIS_"
Positive = Annotated[float, Meta(gt=0)]
Whole = Annotated[int, Meta(ge=1)]

_OPTIONS: Final = msgspec.json.Decoder(dict[str, dict[str, OptionValue]])
_BOTS: Final = msgspec.json.Decoder(dict[Annotated[str, Meta(min_length=1, max_length=40)], str])


class BadSetting(Exception):
    """An environment variable that cannot be used; says which and why."""


class Settings(Struct, frozen=True, kw_only=True):
    """All settings with their defaults; `CATLANTIS_AWAY_SECONDS=30` sets `away_seconds`."""

    database: str = ""  # an SQLAlchemy URL; empty: a file in the user's data folder
    public_url: str = ""  # how people reach the page, for invitations; empty: as they asked for it
    lan_url: str = (
        ""  # the same from the local network, where the page was asked for on this machine
    )
    options: str = ""  # JSON, by game: its options at new tables that do not say otherwise
    bots: str = ""  # JSON, by the name at tables: where bots of your own stand, FILE.py:Class
    origins: str = ""  # other pages that may speak to this server, separated by blanks
    metrics: bool = False  # whether /metrics answers
    insecure_webhooks: bool = False  # whether webhooks may be http or lead to private addresses
    lang: str = "en"  # of notices that are sent to webhooks

    away_seconds: Positive = 60.0  # who is gone so long while others wait is played by a bot
    bot_delay_low: Positive = 0.6  # our bots answer after a pause between these, in seconds,
    bot_delay_high: Positive = 1.4  # so that how long they thought tells nothing
    workers: Whole = max(1, (os.cpu_count() or 2) - 1)  # processes in which our bots think
    think_seconds: Positive = 20.0  # a bot that thinks longer is given up
    idle_seconds: Positive = 600.0  # a table that nobody is at leaves memory after so long
    open_days: Positive = 7.0  # an open table that never started is removed after so long

    frame_bytes: Whole = 8 * 1024  # the longest message that a client may send
    import_bytes: Whole = 256 * 1024  # the longest match file that can be imported
    send_queue: Whole = 64  # messages that wait for a slow reader before it is cut off
    messages_per_second: Positive = 10.0  # on one socket
    messages_at_once: Whole = 30
    requests_per_second: Positive = 20.0  # from one address
    requests_at_once: Whole = 100
    guests_per_minute: Positive = 10.0  # new guests from one address
    guests_at_once: Whole = 20
    request_seconds: Positive = 20.0  # for the head of a request, then for its body
    connections: Whole = 4000  # in all, sockets included
    connections_per_address: Whole = 200
    sockets_per_address: Whole = 60
    sockets_per_table: Whole = 200
    tables_per_guest: Whole = 50  # not over yet
    bots_per_guest: Whole = 10

    @classmethod
    def from_env(cls, env: dict[str, str] | None = None) -> "Settings":
        """The settings that the environment gives; raises `BadSetting`."""
        known = {f"{PREFIX}{name.upper()}": name for name in cls.__struct_fields__}
        given = {
            known[name]: value
            for name, value in (os.environ if env is None else env).items()
            if name in known
        }
        for name, decoder in (("options", _OPTIONS), ("bots", _BOTS)):
            try:
                decoder.decode(given.get(name) or "{}")
            except msgspec.DecodeError as error:
                raise BadSetting(f"{PREFIX}{name.upper()}: {error}") from None
        try:
            return msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as error:
            detail, _, where = str(error).partition(" - at `$.")
            raise BadSetting(f"{PREFIX}{where.rstrip('`').upper()}: {detail}") from None

    @property
    def game_options(self) -> dict[str, dict[str, OptionValue]]:
        """What `options` says."""
        return _OPTIONS.decode(self.options or "{}")

    @property
    def own_bots(self) -> dict[str, str]:
        """What `bots` says."""
        return _BOTS.decode(self.bots or "{}")

    @property
    def bot_names(self) -> list[str]:
        """The bots that can be put on a seat here."""
        return list(dict.fromkeys([*known(), *self.own_bots]))

    @property
    def offered_bots(self) -> list[str]:
        """Those among them that people choose from: the levels, and what others have made."""
        return [*LEVELS, *(name for name in self.bot_names if name not in BOTS)]

    @property
    def database_url(self) -> str:
        """The database's URL: SQLite in the user's data folder unless another is named."""
        if self.database:
            return self.database if "://" in self.database else f"sqlite:///{self.database}"
        folder = user_data_path("catlantis", appauthor=False, ensure_exists=True)
        folder.chmod(0o700)  # running matches are secret
        return f"sqlite:///{Path(folder) / 'tables.sqlite'}"
