"""Finished matches step by step, from a seat's or the open view, and as match files."""

from collections import OrderedDict
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from catlantis.core.ints import bits
from catlantis.match import Match, Seat
from catlantis.record import written
from catlantis.server.denied import Denied
from catlantis.server.services import Services
from catlantis.server.store import finding
from catlantis.server.store.finding import Stored
from catlantis.server.store.table import Table, is_id
from catlantis.server.table.restore import CannotReplay, replayed
from catlantis.server.wire.games import ReplayStep

KEPT: Final = 16  # matches in memory


class Replay:
    """A match with states along its way, so that any step is near one."""

    def __init__(self, table: Table, match: Match) -> None:
        self.table = table
        self.match = match
        match.state_at(max(0, self.steps - 1))  # so that from now on any step is near a kept one

    @property
    def steps(self) -> int:
        """How many actions the match has."""
        return len(self.match.journal)

    def at(self, step: int, seat: int | None, is_open: bool) -> ReplayStep:
        """A step as the seat, a spectator, or in the open view everybody saw it."""
        game, state = self.match.game, self.match.state_at(step)
        entry = self.match.journal[step - 1] if step else None
        hands: list[dict[str, Any]] = []
        if is_open:
            seat = next(iter(bits(state.to_act)), 0)
            hands = [game.view(state, other) for other in range(len(self.match.seats))]
        spell = game.events.spell_open if is_open else partial(game.events.spell, viewer=seat)
        return ReplayStep(
            table=self.table.info(),
            step=step,
            steps=self.steps,
            seat=seat,
            is_open=is_open,
            view=hands[seat] if is_open and seat is not None else game.view(state, seat),
            hands=hands,
            action=None if entry is None else [entry.seat, game.verbs.spell(entry.action)],
            events=[] if entry is None else [spell(event) for event in entry.events],
        )


def file_of(stored: Stored, seats: list[Seat]) -> bytes:
    """The file of a finished match, also of one that its game cannot play any more."""
    table = stored.table
    actions = [(played.seat, played.action) for played in stored.played if not played.is_undone]
    options, seed = dict(table.options), int(table.seed or "0", 16)
    return written(table.game, table.rules_version, seats, seed, options, actions)


class Replays:
    """The matches that are being looked at."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def finished(self, table_id: str) -> Stored:
        """All that is stored of the table, whose match must be over; raises `Denied`."""
        if not is_id(table_id):
            raise Denied(404, "no-table")
        return await self._services.store.read(partial(_finished, table_id))

    async def replay(self, table_id: str) -> Replay:
        """The table's match, which must be over; raises `Denied`."""
        if not is_id(table_id):
            raise Denied(404, "no-table")
        replay = self._replays.get(table_id)
        if replay is None:
            replay = await self._services.store.read(partial(_load, table_id))
            self._replays[table_id] = replay
            if len(self._replays) > KEPT:
                self._replays.popitem(last=False)
        self._replays.move_to_end(table_id)
        return replay


def _finished(table_id: str, connection: Connection) -> Stored:
    stored = finding.load(connection, table_id)
    if stored is None:
        raise Denied(404, "no-table")
    if stored.table.status != "over":
        raise Denied(409, "not-over")
    return stored


def _load(table_id: str, connection: Connection) -> Replay:
    stored = _finished(table_id, connection)
    try:
        past = replayed(stored)
    except CannotReplay:
        raise Denied(409, "other-rules") from None
    return Replay(stored.table, past.match)
