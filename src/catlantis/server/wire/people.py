"""People: how they come in, change, and bring another device or a bot."""

from typing import Annotated

from msgspec import Meta, Struct

from catlantis.server.wire.terms import Colour, PlayerName


class Me(Struct):
    """The guest as they see themselves."""

    id: str
    name: str
    colour: Colour
    is_bot: bool
    webhook: str | None


class NewGuest(Struct, forbid_unknown_fields=True):
    """Come in: nothing is needed but a name and a colour."""

    name: PlayerName
    colour: Colour = "blue"


class GuestChange(Struct, forbid_unknown_fields=True):
    """Change what one is called, or where one is notified; what is left out stays."""

    name: PlayerName | None = None
    colour: Colour | None = None
    webhook: Annotated[str, Meta(max_length=400)] | None = None  # "" removes it


class TransferCode(Struct):
    """Typed on another device within ten minutes, it is the same guest there too."""

    code: str
    seconds: int


class Transfer(Struct, forbid_unknown_fields=True):
    """A transfer code, typed in."""

    code: Annotated[str, Meta(min_length=4, max_length=32)]


class BotToken(Struct):
    """The token of a remote bot: shown once."""

    id: str
    name: str
    token: str
