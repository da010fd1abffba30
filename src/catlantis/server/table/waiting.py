"""Remote bots that wait to be invited, each at the end of its lines; nothing of it is stored."""

from collections.abc import Callable
from typing import Final

from catlantis.server.denied import Denied
from catlantis.server.limits import Buckets
from catlantis.server.people.identity import Player
from catlantis.server.services import Services
from catlantis.server.table.line import RESTART, SIGNED_OUT, Line
from catlantis.server.table.room import Room
from catlantis.server.table.seating import require_host, require_open, require_seat
from catlantis.server.wire import PROTOCOL
from catlantis.server.wire.waiting import Invited, Waiting, WaitingBot

SHOWN: Final = 200  # bots in a list


class WaitingBots:
    """Who waits, in the order in which they came.

    A bot may wait on several lines, one for each table that it could play at: the one that waits
    longest is told. An invitation tells a bot of a table, and no more: it sits down as anybody
    does who was told, and may find the seat taken or the match begun.
    """

    def __init__(self, services: Services) -> None:
        settings = services.settings
        rate, size = settings.guests_per_minute / 60, settings.guests_at_once
        self._services = services
        self._hosts = Buckets(rate, size)
        self._bots = Buckets(rate, size)
        self._lines: dict[str, dict[Line, None]] = {}

    def join(self, line: Line, bot: Player) -> None:
        """Let a bot wait; it is told that it does."""
        self._lines.setdefault(bot.id, {})[line] = None
        line.tell(Waiting(PROTOCOL, described(bot)))

    def leave(self, line: Line) -> None:
        """It waits no longer."""
        lines = self._lines.get(line.player_id or "", {})
        lines.pop(line, None)
        if not lines:
            self._lines.pop(line.player_id or "", None)

    async def all(self) -> list[WaitingBot]:
        """The bots that can be invited, those that wait longest first."""
        found = [await self._services.identity.player(bot) for bot in list(self._lines)[:SHOWN]]
        return [described(bot) for bot in found if bot is not None]

    async def invite(self, room: Room, me: Player, seat: int, bot: str) -> None:
        """As the host of an open table, ask a bot that waits to sit down; raises `Denied`."""
        async with room.held():
            table = room.table
            require_open(table)
            require_host(table, me)
            if not require_seat(table, seat).is_empty:
                raise Denied(409, "seat-taken")
            if bot in table.people:
                raise Denied(409, "sits-there")
            lines = self._lines.get(bot)
            if lines is None:
                raise Denied(409, "not-waiting")
            now = self._services.now()
            if not self._hosts.take(me.id, now) or not self._bots.take(bot, now):
                raise Denied(429, "too-fast")
            line = next(iter(lines))
            lines[line] = lines.pop(line)  # the others come first next time
            line.tell(Invited(room.info(), seat, me.name))

    def sign_out(self, is_out: Callable[[Line], bool]) -> None:
        """Cut the lines of those whose tokens were revoked."""
        self._cut(is_out, SIGNED_OUT)

    def close(self) -> None:
        """The server stops: all may come again."""
        self._cut(lambda _: True, RESTART)

    def _cut(self, is_meant: Callable[[Line], bool], code: int) -> None:
        for lines in self._lines.values():
            for line in filter(is_meant, lines):
                line.cut(code)


def described(bot: Player) -> WaitingBot:
    """What all may know of a bot that waits."""
    return WaitingBot(bot.id, bot.name, bot.colour)
