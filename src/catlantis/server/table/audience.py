"""All who are connected to a table, and what they are told."""

from typing import TYPE_CHECKING, cast

from msgspec import Struct

from catlantis.server.store.keepsake import last_seen
from catlantis.server.table.clocks import Ends
from catlantis.server.table.line import Line, encoded
from catlantis.server.wire import PROTOCOL
from catlantis.server.wire.socket import Said, Sync, TableChanged, Update, Waived
from catlantis.server.wire.terms import Waiver

if TYPE_CHECKING:
    from catlantis.server.table.room import Room


class Sight(Struct, frozen=True):
    """All that a seat, or a spectator, knows of a match."""

    view: dict[str, object]
    events: list[list[object]]
    ends: Ends
    can_undo: bool


class Audience:
    """The lines of one room; each hears what the seat that it looks from may know."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.lines: dict[Line, None] = {}  # in the order they came
        self._sights: dict[int | None, Sight] = {}  # by seat looked from, what was told last

    @property
    def present(self) -> set[str]:
        """The ids of those who are connected and said who they are."""
        return {line.player.id for line in self.lines if line.player is not None}

    def lines_of(self, player: str | None) -> int:
        """How many lines the player has."""
        return sum(line.player_id == player for line in self.lines)

    def first_seat(self, line: Line) -> int | None:
        """From where a line looks at first: a seat of its own, if it can be one that is asked."""
        own = self._room.table.seats_of(line.player_id)
        return next(iter([*self.own_asked(line), *own]), None)

    def own_asked(self, line: Line) -> list[int]:
        """The line's own seats that owe a decision; what one of them sees may not tell it all."""
        table = self._room.table
        return [seat for seat in table.seats_of(line.player_id) if table.to_act >> seat & 1]

    def tell_all(self, line: Line) -> None:
        """Tell everything to one line."""
        room = self._room
        sight = self._sight(line.seat)
        if sight is not None:
            self._sights[line.seat] = sight
        line.tell(
            Sync(
                protocol=PROTOCOL,
                me=line.player_id,
                seat=line.seat,
                own_seats=room.table.seats_of(line.player_id),
                own_asked=self.own_asked(line),
                table=room.info(),
                view=sight.view if sight else None,
                events=sight.events if sight else [],
                clock=(sight.ends if sight else room.play.clocks.shown(None, ())).read(room.now()),
                can_undo=sight is not None and sight.can_undo,
                waived=room.waivers.of(line.seat),
                chat=room.chat.lines,
            )
        )

    def _sight(self, seat: int | None, past: list[list[object]] | None = None) -> Sight | None:
        """What the seat may know now; `past` are the events before the last action."""
        room, match = self._room, self._room.match
        if match is None:
            return self._last_sight(seat)
        view = match.view(seat)
        asked = cast(list[int], view["to_act"])
        since = None if past is None else len(match.journal) - 1
        return Sight(
            view,
            [*(past or ()), *match.told(seat, since)],
            room.play.clocks.shown(seat, asked),
            room.play.can_undo(seat),
        )

    def _last_sight(self, seat: int | None) -> Sight | None:
        """What the seat last saw of a match that cannot be played any more, if that was kept."""
        room = self._room
        if room.play.keepsake is None:
            return None
        seen = last_seen(room.play.keepsake, seat)
        return Sight(seen.view, seen.events, room.play.clocks.shown(seat, ()), False)

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

    def tell_update(self, *, is_undo: bool) -> None:
        """Tell the new view to all for whom the last action or undo changed anything.

        To the others it did not happen: what a seat may not know, it cannot count either.
        """
        now = self._room.now()
        for seat in {line.seat for line in self.lines}:
            old = self._sights[seat]
            new = self._sight(seat, None if is_undo else old.events)
            assert new is not None
            if new == old:
                continue
            self._sights[seat] = new
            self._tell_seat(
                Update(
                    seat=seat,
                    own_asked=[],
                    view=new.view,
                    events=new.events if is_undo else new.events[len(old.events) :],
                    is_undo=is_undo,
                    clock=new.ends.read(now),
                    can_undo=new.can_undo,
                )
            )

    def _tell_seat(self, update: Update) -> None:
        """Tell those who look from the seat, each with their own seats that owe a decision."""
        told: dict[tuple[int, ...], bytes] = {}  # encoded once for all who are told the same
        for line in self.lines:
            if line.seat == update.seat:
                update.own_asked = self.own_asked(line)
                key = tuple(update.own_asked)
                if key not in told:
                    told[key] = encoded(update)
                line.send(told[key])

    def tell_waived(self, seat: int, until: Waiver | None) -> None:
        """Tell a seat's standing order to those who look from it, and to nobody else."""
        for line in self.lines:
            if line.seat == seat:
                line.tell(Waived(seat, until))

    def tell_said(self, said: Said) -> None:
        """Tell what somebody said."""
        data = encoded(said)
        for line in self.lines:
            line.send(data)

    def cut(self, code: int) -> None:
        """Hang up on all."""
        for line in self.lines:
            line.cut(code)
