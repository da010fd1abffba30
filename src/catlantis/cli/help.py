"""Help texts in the language spoken; their keys follow from the names of commands and options."""

import re
from collections.abc import Iterator
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from catlantis.cli.errors import typed_name
from catlantis.cli.terminal import Terminal
from catlantis.locales import Words

# Typer's commands, parameters and contexts are `Any` here: their classes are not public.


def help_key(words: Words, command: Any, parameter: Any) -> str:
    """The key of a parameter's help: its command's own, or the one that commands share."""
    own = f"help-{command.name}-{parameter.name}"
    return own if words.has(own) else f"help-{parameter.name}"


def translate(group: Any, words: Words) -> None:
    """Put the words of a language into all commands, for help and completion."""
    group.help = words.text("help")
    for command in group.commands.values():
        command.help = words.text(f"help-{command.name}")
    for command in (group, *group.commands.values()):
        for parameter in command.params:
            parameter.help = words.text(help_key(words, command, parameter))
            if parameter.param_type_name == "argument":
                parameter.metavar = str(parameter.name).upper()
            if parameter.metavar:
                parameter.metavar = re.sub(
                    r"[A-Z]{2,}", lambda m: named(words, m[0]), parameter.metavar
                )


def named(words: Words, name: str) -> str:
    """What stands for something to be typed, in the language spoken: `GAME`, `JEU`."""
    key = f"help-word-{name.lower()}"
    return words.text(key) if words.has(key) else name


def show_help(terminal: Terminal, context: Any) -> None:
    """The help of the context's command."""
    words, command = terminal.words, context.command
    usage = " ".join([words.text("help-usage"), context.command_path, *_pieces(words, context)])
    terminal.show(Text(usage, style="bold"))
    terminal.show()
    terminal.show(Padding.indent(command.help or "", 2))
    _section(terminal, "help-arguments", _rows(words, context, "argument"))
    _section(terminal, "help-options", _rows(words, context, "option"))
    commands = getattr(command, "commands", {})
    if commands:
        rows = [(name, command.help or "") for name, command in commands.items()]
        _section(terminal, "help-commands", rows)
        terminal.show()
        terminal.show(Padding.indent(words.text("help-more"), 2))


def _pieces(words: Words, context: Any) -> Iterator[str]:
    if hasattr(context.command, "commands"):
        yield f"{named(words, 'COMMAND')} …"
        return
    for parameter in context.command.params:
        if parameter.param_type_name == "argument":
            name = typed_name(parameter)
            yield name if parameter.required else f"[{name}]"
    yield "[--…]"


def _rows(words: Words, context: Any, sort: str) -> list[tuple[str, str]]:
    rows = []
    for parameter in context.command.get_params(context):
        if parameter.param_type_name != sort:
            continue
        name = typed_name(parameter)
        if sort == "option":
            name = ", ".join(parameter.opts)
            name += f" {parameter.metavar}" if parameter.metavar else ""
        text = parameter.help or ""
        if parameter.name == "help":
            text = words.text("help-help")
        elif parameter.default not in (None, False, [], ()):
            text += f" ({words.text('help-default', value=str(parameter.default))})"
        rows.append((name, text))
    return rows


def _section(terminal: Terminal, key: str, rows: list[tuple[str, str]]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for row in rows:
        table.add_row(*row)
    terminal.show()
    terminal.rule(terminal.words.text(key))
    terminal.show(Padding.indent(table, 2))
