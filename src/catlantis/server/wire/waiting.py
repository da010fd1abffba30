"""Remote bots that wait to be invited: who they are, and what they hear."""

from msgspec import Struct

from catlantis.server.wire.socket import Ping, Pong, Refused
from catlantis.server.wire.tables import TableInfo
from catlantis.server.wire.terms import Colour, Id


class WaitingBot(Struct):
    """A remote bot that waits to be invited."""

    id: str
    name: str
    colour: Colour


class Invitation(Struct, forbid_unknown_fields=True):
    """As the host of an open table, ask a remote bot that waits to take a seat."""

    bot: Id


# On the socket of a bot that waits


class Waiting(Struct, tag="waiting"):
    """The first message: from now on the bot can be invited."""

    protocol: int
    me: WaitingBot


class Invited(Struct, tag="invited"):
    """Somebody asks the bot to sit down there: it does, or does not, as it likes."""

    table: TableInfo
    seat: int
    by: str  # the name of the host


FromWaiting = Ping
ToWaiting = Waiting | Invited | Pong | Refused
