"""A match file whose rules cannot be played any more, read as what it is: seats and actions."""

import json

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from catlantis.cli.terminal import Terminal
from catlantis.core.bounds import action_fault
from catlantis.games import GAMES
from catlantis.locales import Words
from catlantis.record import Record
from catlantis.terminal.guests import printable


def show_journal(terminal: Terminal, record: Record) -> None:
    """Who sat there and what they did, in words where the game still has them."""
    words, names = terminal.words, [printable(seat.name) for seat in record.seats]
    players = [printable(seat.player) for seat in record.seats]
    seated = enumerate(zip(names, players, strict=True), 1)
    told = ", ".join(f"{number} {name} ({player})" for number, (name, player) in seated)
    terminal.rule(words.text(record.game))
    terminal.say("replay-seats", seats=told)
    terminal.rule(words.text("play-log"))
    lines = []
    for seat, action in record.actions:
        name = names[seat] if seat < len(names) else str(seat + 1)
        done = spoken(words, record.game, names, action)
        lines.append(Text(words.text("replay-move", name=name, action=done)))
    terminal.show(Padding.indent(Group(*lines), 1))


def spoken(words: Words, key: str, names: list[str], action: list[str | int]) -> str:
    """An action in words, or as it is spelled where the game does not know it any more."""
    if action_fault(GAMES[key], action, len(names)) is not None:
        return json.dumps(action)
    return words.action(GAMES[key], action, names)
