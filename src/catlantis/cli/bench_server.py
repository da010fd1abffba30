"""`catlantis bench-server`: how quickly a server answers with many tables at once."""

from typing import Annotated

import typer
from rich.table import Table

from catlantis.cli.errors import BadInput
from catlantis.cli.seating import game_named
from catlantis.cli.terminal import Terminal


def bench_server(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument()],
    tables: Annotated[int, typer.Option(metavar="N", min=1)] = 200,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.1)] = 20.0,
    think: Annotated[float, typer.Option(metavar="S", min=0.0)] = 0.5,
) -> None:
    """Start a server on this machine, load it, and show the figures."""
    # Here, not above: the other commands need not wait for a web server to be loaded.
    from catlantis.server.load import NoServer, measure  # noqa: PLC0415

    terminal: Terminal = ctx.obj
    key = game_named(game).meta.key
    text = terminal.words.text
    with terminal.progress(text("work-measuring"), 1):
        try:
            figures = measure(key, tables, seconds, think)
        except NoServer:
            raise BadInput("bench-server-failed") from None
    title = text("bench-server-title", tables=tables, sockets=2 * tables, think=think)
    terminal.rule(title)

    def milliseconds(latency: float) -> str:
        return text("bench-server-milliseconds", number=1000 * latency)

    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(text("bench-server-figure"))
    table.add_column(text("bench-server-value"), justify="right")
    table.add_row(text("bench-server-p50"), milliseconds(figures.within(0.5)))
    table.add_row(text("bench-server-p95"), milliseconds(figures.within(0.95)))
    table.add_row(text("bench-server-p99"), milliseconds(figures.within(0.99)))
    table.add_row(text("bench-server-worst"), milliseconds(figures.within(1.0)))
    actions = len(figures.latencies)
    table.add_row(text("bench-server-actions"), text("bench-number", number=actions))
    rate = actions / figures.seconds
    table.add_row(text("bench-server-rate"), text("bench-number", number=rate))
    table.add_row(text("bench-server-matches"), text("bench-number", number=figures.matches))
    table.add_row(text("bench-server-cpu"), text("arena-number", number=figures.cpu_seconds))
    share = figures.cpu_seconds / figures.seconds
    table.add_row(text("bench-server-share"), text("arena-percent", rate=share))
    terminal.show(table)
    terminal.say("bench-server-how")
