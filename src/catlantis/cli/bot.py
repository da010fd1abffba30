"""`catlantis bot`: a bot of yours plays on a server, where it is told to or where it is invited."""

import asyncio
from typing import TYPE_CHECKING, Annotated, Final

import typer

from catlantis.bots import BotFailed
from catlantis.bots.naming import label, portable
from catlantis.cli.errors import EXIT_CODE, BadInput, bad_bot
from catlantis.cli.seating import check_bots
from catlantis.cli.terminal import Terminal
from catlantis.library import seed_from

if TYPE_CHECKING:
    from catlantis.client import Refusal, Server

REFUSALS: Final = {  # why, and the line that says so; the others are words of docs/wire.md
    "no-server": "error-no-server",
    "nobody": "error-bad-token",
    "signed-out": "error-bad-token",
    "no-table": "error-no-table",
    "seat-taken": "error-seat-taken",
    "not-open": "error-table-begun",
}


def bot(
    ctx: typer.Context,
    name: Annotated[str, typer.Argument(metavar="BOT")],
    server: Annotated[str, typer.Option(metavar="URL")],
    token: Annotated[str, typer.Option(metavar="TOKEN", envvar="CATLANTIS_TOKEN")],
    table: Annotated[str | None, typer.Option(metavar="ID|LINK")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", min=1)] = None,
    wait: Annotated[bool, typer.Option("--wait")] = False,
    seed: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
) -> None:
    """Play at a table to the end, or wait to be invited until Ctrl-C."""
    # Here, not above: they need an extra.
    from catlantis.client import Refusal, Server  # noqa: PLC0415

    terminal: Terminal = ctx.obj
    if table is not None and wait:
        raise BadInput("error-bot-table-or-wait")
    check_bots([name])
    try:
        there = Server(server, token)
    except ValueError:
        raise BadInput("error-server-address", url=server) from None
    remote = Remote(terminal, there, portable(name), seed_from(seed))
    try:
        if table is None:
            asyncio.run(remote.wait())
        else:
            place = table.rstrip("/").rpartition("/")[2]
            asyncio.run(remote.play(place, None if seat is None else seat - 1))
    except Refusal as refusal:
        raise refused(refusal) from None
    except BotFailed as failure:
        remote.complain(failure)
        raise typer.Exit(EXIT_CODE) from None


class Remote:
    """A bot that plays on a server, and a terminal that tells how it fares."""

    def __init__(self, terminal: Terminal, server: "Server", bot: str, seed: int) -> None:
        self._terminal = terminal
        self._server = server
        self._bot = bot
        self._seed = seed

    async def play(self, table: str, seat: int | None) -> None:
        """Play at a table; raises `Refusal` or `BotFailed`."""
        from catlantis.client.playing import play  # noqa: PLC0415

        await self._server.info(table)  # tells of no play where there is no table
        self._terminal.say("bot-plays", bot=label(self._bot), table=table)
        played = await play(self._server, self._bot, table, seat, self._seed)
        if played.rank is None:
            self._terminal.say("bot-unfinished")
        else:
            seats = len(played.table.seats)
            self._terminal.say("bot-over", rank=played.rank, seats=seats, seat=played.seat + 1)

    async def wait(self) -> None:
        """Play wherever it is invited, one match after the other; raises `Refusal`."""
        from catlantis.client import Refusal  # noqa: PLC0415
        from catlantis.client.playing import invitations  # noqa: PLC0415

        await self._server.me()  # nor of waiting where nobody answers
        self._terminal.say("bot-waits", bot=label(self._bot), server=self._server.url)
        async for invited in invitations(self._server):
            game = self._terminal.words.text(invited.table.game)
            self._terminal.say("bot-invited", name=invited.by, game=game, seat=invited.seat + 1)
            try:
                await self.play(invited.table.id, invited.seat)
            except Refusal as refusal:  # the seat was taken meanwhile, or the table is gone
                self._terminal.complain(refused(refusal).told(self._terminal.words))
            except BotFailed as failure:
                self.complain(failure)

    def complain(self, failure: BotFailed) -> None:
        """Tell of a bot that has failed."""
        self._terminal.err.print(failure.trace, soft_wrap=True)
        self._terminal.complain(bad_bot(failure).told(self._terminal.words))


def refused(refusal: "Refusal") -> BadInput:
    """What a server does not do, as it is told."""
    key = REFUSALS.get(refusal.reason, "error-server-refuses")
    return BadInput(key, reason=refusal.reason, detail=refusal.detail)
