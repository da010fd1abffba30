"""Standing orders: what a seat lets pass in reaction windows without being asked each time.

Anybody may give one, whatever they hold; it is told to who looks from the seat and to nobody else.
The server then answers for the seat as a bot would, after a pause drawn at random (autoplay.py).
"""

from copy import deepcopy
from functools import partial
from typing import TYPE_CHECKING, Final

from catlantis.match import Refused
from catlantis.server.store import saving
from catlantis.server.table.clocks import Question
from catlantis.server.wire.terms import Waiver

if TYPE_CHECKING:
    from catlantis.server.table.room import Room

WAIVER: Final = "waiver"  # who acted, where a standing order did


class Waivers:
    """The standing orders of one room's seats; each lasts until its seat is asked otherwise."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    def of(self, seat: int | None) -> Waiver | None:
        """The seat's order, if it has one."""
        return None if seat is None else self._room.table.chairs[seat].waived

    def covers(self, seat: int, question: Question | None) -> bool:
        """Whether the seat's order answers that question of it."""
        order, match = self.of(seat), self._room.match
        if order is None or match is None or question is None or not question.is_reaction:
            return False
        return order != "unaimed" or not match.game.is_aimed(match.state, seat)

    async def give(self, player: str | None, seat: int, until: Waiver | None) -> None:
        """Give a player's own seat an order, or end it; what it covers now is answered at once.

        Stored when this returns. Raises `Refused`.
        """
        room = self._room
        async with room.held():
            room.require_own(player, seat)
            room.play.playing()
            if self._is_over(seat, until):  # before it began
                raise Refused("not-asked")
            if until != self.of(seat):
                await self._keep({seat: until})
        question = room.play.questions().get(seat)
        if question is not None and self.covers(seat, question):
            await room.play.let_pass(seat, question.number, "player", player)

    def lapsed(self) -> list[int]:
        """The seats whose orders are over."""
        chairs = enumerate(self._room.table.chairs)
        return [seat for seat, chair in chairs if self._is_over(seat, chair.waived)]

    async def end(self, seats: list[int]) -> None:
        """End the orders of those of the seats that have one."""
        ended = [seat for seat in seats if self.of(seat) is not None]
        if ended:
            await self._keep(dict.fromkeys(ended))

    def _is_over(self, seat: int, order: Waiver | None) -> bool:
        """Whether an order of the seat ends: it is asked something else, or the play is settled."""
        asked = self._room.play.questions()
        if order is None:
            return False
        if seat in asked and not asked[seat].is_reaction:
            return True
        is_window = any(question.is_reaction for question in asked.values())
        return not asked or (order == "play" and not is_window)

    async def _keep(self, orders: dict[int, Waiver | None]) -> None:
        room = self._room
        changed = deepcopy(room.table)
        for seat, until in orders.items():
            changed.chairs[seat].waived = until
        await room.play.stored(partial(saving.save_table, table=changed))
        room.table = changed
        for seat, until in orders.items():
            room.audience.tell_waived(seat, until)
