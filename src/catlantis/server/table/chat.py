"""What is said at a table: stored, told to all, limited, and stopped where the host muted it."""

from typing import TYPE_CHECKING, Final

from catlantis.match import Refused
from catlantis.server.limits import Buckets
from catlantis.server.store import saving
from catlantis.server.store.finding import CHAT_KEPT
from catlantis.server.table.line import Line
from catlantis.server.wire.socket import ChatLine, Said
from catlantis.server.words import CHAT_SIGNS, tidied

if TYPE_CHECKING:
    from catlantis.server.table.room import Room

LINES_A_SECOND: Final = 0.5  # of one player at one table
LINES_AT_ONCE: Final = 6


class Chat:
    """The latest lines of one room's chat."""

    def __init__(self, room: "Room", lines: list[ChatLine]) -> None:
        self._room = room
        self.lines = lines
        self._voices = Buckets(LINES_A_SECOND, LINES_AT_ONCE)

    async def say(self, line: Line, text: str) -> None:
        """Let somebody say something; raises `Refused`."""
        room, player, words = self._room, line.player, tidied(text, CHAT_SIGNS)
        if not words:
            raise Refused("bad-message")
        async with room.held():
            if player is None:
                raise Refused("not-your-seat")
            if player.id in room.table.muted:
                raise Refused("muted")
            if not self._voices.take(player.id, room.services.now()):
                raise Refused("too-fast")
            own = room.table.seats_of(player.id)
            chair = room.table.chairs[line.seat if line.seat in own else own[0]] if own else player
            number = self.lines[-1].number + 1 if self.lines else 0
            now = room.services.now()
            said = ChatLine(number, player.id, chair.name, chair.colour, words, now)
            await room.services.store.write(
                lambda connection: saving.add_line(connection, room.table.id, said)
            )
            self.lines = [*self.lines, said][-CHAT_KEPT:]
            room.audience.tell_said(Said(said))
