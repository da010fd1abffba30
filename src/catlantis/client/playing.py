"""A bot at a table of a server: the same class as everywhere, from sitting down to the end."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from functools import partial
from typing import Any, Final, NamedTuple

from catlantis.bots.player import BotFailed, Player
from catlantis.client.refusal import Refusal
from catlantis.client.server import Server
from catlantis.client.sight import FarSight, NoSample
from catlantis.client.table import Table
from catlantis.core.game import Game
from catlantis.core.sight import Outdated
from catlantis.games import GAMES
from catlantis.server.wire.tables import TableInfo
from catlantis.server.wire.terms import Facts
from catlantis.server.wire.waiting import Invited

# What a faster clock, another device or a lost line makes of an answer: the next view tells
PASSED: Final = ("stale", "not-asked", "over", "out-of-time", "lost", "no-answer")
BUSY: Final = "busy"
PAUSE: Final = 1.0  # before an answer that could not be stored is sent again


class Played(NamedTuple):
    """A match that is over, and the seat that the bot had in it."""

    table: TableInfo
    seat: int

    @property
    def rank(self) -> int | None:
        """Where it came in, 1 the best; None where the match could not be played to its end."""
        return None if self.table.result is None else self.table.result.ranking[self.seat]


async def play(server: Server, bot: str, table_id: str, seat: int | None, seed: int) -> Played:
    """Have a bot, by its name, play a seat to the end of the match.

    It sits down there, or where there is room, unless it sits at the table already. Raises
    `Refusal`, `NoBot` or `BotFailed`; a bot that fails gets up, and one of the server's plays on.
    """
    info = await server.info(table_id)
    if info.game not in GAMES:
        raise Refusal("unknown-game", info.game)
    me = (await server.me()).id
    if all(chair.player != me for chair in info.seats):
        await server.sit(table_id, free_seat(info) if seat is None else seat)
    async with server.table(table_id) as table:
        life = Life(bot, table, seed)
        async for _ in table.changes():
            if table.seat is None:
                raise Refusal("not-your-seat")
            try:
                await life.go_on()
            except BotFailed:
                with suppress(Refusal):
                    await server.leave(table_id, table.seat)
                raise
    assert table.info is not None
    assert table.seat is not None
    return Played(table.info, table.seat)


def free_seat(info: TableInfo) -> int:
    """The first seat that nobody has; raises `Refusal`."""
    for seat, chair in enumerate(info.seats):
        if chair.player is None and chair.bot is None:
            return seat
    raise Refusal("seat-taken")


async def invitations(server: Server) -> AsyncGenerator[Invited, None]:
    """Wait to be invited, and go on waiting when what came of it is over: one at a time."""
    while True:
        async with aclosing(server.invitations()) as waiting:
            invited = await anext(waiting)
        yield invited


class Life:
    """A bot's life at its seat of a table; after an undo another one is told everything."""

    def __init__(self, bot: str, table: Table, seed: int) -> None:
        self._bot = bot
        self._table = table
        self._seed = seed
        self._player: Player | None = None
        self._told: list[list[Any]] = []

    async def go_on(self) -> None:
        """Do what the present view asks for; raises `Refusal`, `NoBot` or `BotFailed`."""
        table, view = self._table, self._table.view
        assert table.info is not None
        if view is None:
            return
        player = self._caught_up(GAMES[table.info.game], view)
        ask = partial(self._sample, view, asyncio.get_running_loop())
        sight_of = partial(FarSight, player.game, table.info.rules_version, view, ask=ask)
        with suppress(Outdated):
            if table.info.result is not None:
                await asyncio.to_thread(player.end_at, sight_of, table.info.result.ranking)
            elif view["legal"]:
                action = await asyncio.to_thread(player.choose_at, sight_of)
                await self._act(player.game.verbs.spell(action), view["asked"])

    def _caught_up(self, game: Game[Any], view: dict[str, Any]) -> Player:
        """The bot, told all that its seat was told."""
        events, known = self._table.events, len(self._told)
        if self._player is None or events[:known] != self._told:
            seat, seats = view["seat"], view["seats"]
            self._player, known = Player(self._bot, game, seat, seats, self._seed, None), 0
        if events[known:]:
            self._player.hear_spelled(events[known:])
        self._told = events[:]
        return self._player

    def _sample(self, view: dict[str, Any], loop: asyncio.AbstractEventLoop) -> Facts:
        """What the server tells of the position that the view shows, asked from a bot's thread."""
        try:
            told = asyncio.run_coroutine_threadsafe(self._table.sample(), loop).result()
        except Refusal as refusal:
            if refusal.reason in PASSED:
                raise Outdated from None
            raise NoSample(str(refusal)) from None
        if self._table.view is not view:
            raise Outdated
        return told

    async def _act(self, action: list[object], question: int) -> None:
        while True:
            try:
                return await self._table.act(action, question)
            except Refusal as refusal:
                if refusal.reason in PASSED:
                    return None
                if refusal.reason != BUSY:
                    raise
            await asyncio.sleep(PAUSE)
