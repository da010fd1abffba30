"""All who are connected to a table, and what they are told."""

from typing import TYPE_CHECKING

from catlantis.server.line import Line, encoded
from catlantis.server.wire import PROTOCOL, Said, Sync, TableChanged, Update

if TYPE_CHECKING:
    from catlantis.server.room import Room


class Audience:
    """The lines of one room; each hears what the seat that it looks from may know."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.lines: dict[Line, None] = {}  # in the order they came

    @property
    def present(self) -> set[str]:
        """The ids of those who are connected and said who they are."""
        return {line.player.id for line in self.lines if line.player is not None}

    def lines_of(self, player: str | None) -> int:
        """How many lines the player has."""
        return sum(line.player_id == player for line in self.lines)

    def first_seat(self, line: Line) -> int | None:
        """From where a line looks at first: a seat of its own, if it can be one that is asked."""
        table = self._room.table
        own = table.seats_of(line.player_id)
        asked = [seat for seat in own if table.to_act >> seat & 1]
        return next(iter([*asked, *own]), None)

    def tell_all(self, line: Line) -> None:
        """Tell everything to one line."""
        room, match = self._room, self._room.match
        line.tell(
            Sync(
                protocol=PROTOCOL,
                me=line.player_id,
                seat=line.seat,
                own_seats=room.table.seats_of(line.player_id),
                table=room.info(),
                step=len(match.journal) if match else 0,
                view=match.view(line.seat) if match else None,
                events=match.told(line.seat) if match else [],
                clock=room.clock(),
                can_undo=room.can_undo(line.seat),
                chat=room.chat.lines,
            )
        )

    def seat_anew(self) -> None:
        """Tell everything to all: where they sit, or what is to be seen from there, is new."""
        for line in self.lines:
            line.own_seats = self._room.table.seats_of(line.player_id)
            line.seat = self.first_seat(line)
            self.tell_all(line)

    def tell_table(self, besides: Line | None = None) -> None:
        """Tell what changed about the table; who sits elsewhere now is told everything."""
        data = encoded(TableChanged(self._room.info()))
        for line in self.lines:
            own = self._room.table.seats_of(line.player_id)
            if line is besides:
                continue
            if line.own_seats != own:
                line.own_seats, line.seat = own, self.first_seat(line)
                self.tell_all(line)
            else:
                line.send(data)

    def tell_update(self, since: int, *, is_undo: bool) -> None:
        """Tell each line the new view, worked out once for each seat looked from."""
        room, match = self._room, self._room.match
        assert match is not None
        clock = room.clock()
        told: dict[int | None, bytes] = {}
        for line in self.lines:
            if line.seat not in told:
                told[line.seat] = encoded(
                    Update(
                        step=len(match.journal),
                        seat=line.seat,
                        view=match.view(line.seat),
                        events=match.told(line.seat, since),
                        is_undo=is_undo,
                        clock=clock,
                        can_undo=room.can_undo(line.seat),
                    )
                )
            line.send(told[line.seat])

    def tell_said(self, said: Said) -> None:
        """Tell what somebody said."""
        data = encoded(said)
        for line in self.lines:
            line.send(data)

    def cut(self, code: int) -> None:
        """Hang up on all."""
        for line in self.lines:
            line.cut(code)
