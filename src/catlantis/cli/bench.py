"""`catlantis bench`: how fast the rules are, pure and compiled side by side."""

from typing import Annotated, Any

import typer
from rich.table import Table

from catlantis.arena.bench import (
    Figures,
    is_compiled,
    measure,
    measure_pure,
    slowest_listing,
)
from catlantis.cli.options import options_from
from catlantis.cli.seating import cores, game_named, seat_count
from catlantis.cli.terminal import Terminal
from catlantis.core.game import Game
from catlantis.games import GAMES


def bench(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[int | None, typer.Option(metavar="K")] = None,
    seconds: Annotated[float, typer.Option(metavar="S", min=0.01)] = 2.0,
    greedy: Annotated[int, typer.Option(metavar="N", min=0)] = 0,
) -> None:
    """Measure one game, or all of them."""
    terminal: Terminal = ctx.obj
    chosen = [game_named(game)] if game else list(GAMES.values())
    counts = [seat_count(each, seats) for each in chosen]
    for each, count in zip(chosen, counts, strict=True):
        options_from([], each, count, terminal.words)
    for each, count in zip(chosen, counts, strict=True):
        show_figures(terminal, each, count, seconds)
        if greedy:
            show_slowest(terminal, each, count, greedy)


def show_slowest(terminal: Terminal, game: Game[Any], seats: int, matches: int) -> None:
    """Let greedy bots play, and show how long the slowest list of legal actions took."""
    with terminal.progress(terminal.words.text("work-playing"), matches) as advance:
        slowest = slowest_listing(game.meta.key, seats, matches, cores(), advance)
    terminal.say(
        "bench-slowest",
        matches=matches,
        milliseconds=1000 * slowest.seconds,
        actions=slowest.actions,
    )


def show_figures(terminal: Terminal, game: Game[Any], seats: int, seconds: float) -> None:
    """Measure and show one game."""
    text, key = terminal.words.text, game.meta.key
    runs = 2 if is_compiled() else 1
    with terminal.progress(text("work-measuring"), runs) as advance:
        pure = measure_pure(key, seats, seconds)
        advance(1)
        compiled = measure(key, seats, seconds) if is_compiled() else None
    terminal.rule(text("bench-title", game=text(key), seats=seats))
    terminal.show(figures_table(terminal, pure, compiled))
    if compiled is None:
        terminal.say("bench-not-compiled")


def figures_table(terminal: Terminal, pure: Figures, compiled: Figures | None) -> Table:
    """The figures of both, and how many times faster the compiled rules are."""
    text = terminal.words.text
    table = Table(box=None, padding=(0, 2), header_style="bold")
    table.add_column(text("bench-rate"))
    columns = (
        ["bench-pure"] if compiled is None else ["bench-pure", "bench-compiled", "bench-ratio"]
    )
    for key in columns:
        table.add_column(text(key), justify="right")
    for key, name in (
        ("bench-decisions", "decisions"),
        ("bench-games", "games"),
        ("bench-clones", "clones"),
    ):
        slow: float = getattr(pure, name)
        cells = [text("bench-number", number=slow)]
        if compiled is not None:
            fast: float = getattr(compiled, name)
            cells += [text("bench-number", number=fast), text("bench-times", number=fast / slow)]
        table.add_row(text(key), *cells)
    return table
