"""`catlantis games`: what there is to play, and with whom."""

from typing import Any

import typer
from rich.padding import Padding
from rich.table import Table

from catlantis.bots import known
from catlantis.cli.options import option_bounds, option_text
from catlantis.cli.terminal import Terminal
from catlantis.core.game import Game, Meta
from catlantis.core.options import Option
from catlantis.extras import SHEETS, offered, sheets_of
from catlantis.games import GAMES


def games(ctx: typer.Context) -> None:
    """List the games with their seats and options, and the bots."""
    terminal: Terminal = ctx.obj
    for game in GAMES.values():
        show_game(terminal, game)
    text = terminal.words.text
    cats = [text("bot-named", name=terminal.words.bot(bot), bot=bot) for bot in known()]
    terminal.say("games-bots", bots=", ".join(cats))


def show_game(terminal: Terminal, game: Game[Any]) -> None:
    """One game."""
    text, meta = terminal.words.text, game.meta
    terminal.words.check(game)
    terminal.rule(text(meta.key))
    terminal.show(Padding.indent(text(f"{meta.key}-about"), 1))
    terminal.show(Padding.indent(text("games-key", key=meta.key), 1))
    seats = text("games-seats", low=meta.min_seats, high=meta.max_seats)
    terminal.show(Padding.indent(seats, 1))
    edition = text(f"{meta.key}-edition")
    rules = text("games-edition", edition=edition, version=meta.rules_version)
    terminal.show(Padding.indent(rules, 1))
    show_options(terminal, meta, "option", meta.options)
    sheets = sheets_of(meta.key) if SHEETS in offered(meta.key) else None
    if sheets is not None:
        show_options(terminal, meta, "sheets", sheets.OPTIONS)
    terminal.show()


def show_options(terminal: Terminal, meta: Meta, of: str, options: list[Option]) -> None:
    """What may be chosen of a match, or of what is printed."""
    text = terminal.words.text
    terminal.show(Padding.indent(text("games-options" if of == "option" else "games-sheets"), 1))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for option in options:
        default = option_text(option, option.default, terminal.words)
        allowed = option_bounds(option, meta.max_seats, terminal.words)
        told = text("games-option", name=option.name, default=default, allowed=allowed)
        if option.min_seats > meta.min_seats or option.max_seats < meta.max_seats:
            told += f" {text('games-option-seats', seats=meta.seats_of(option))}"
        table.add_row(told, text(f"{meta.key}-{of}-{option.name}"))
    terminal.show(Padding.indent(table, 3))
