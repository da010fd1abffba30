"""`catlantis replay`: a match file, read as a log or walked through step by step."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from catlantis.cli.choices import numbers_in
from catlantis.cli.errors import BadInput, bad_match_file
from catlantis.cli.journal import show_journal
from catlantis.cli.saves import read_file
from catlantis.cli.screen import Screen
from catlantis.cli.terminal import Quit, Terminal
from catlantis.match import Match
from catlantis.record import BadMatchFile, load, read


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument()],
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[int | None, typer.Option(metavar="N")] = None,
) -> None:
    """Show a match: with all secrets once it is over, unless a seat's eyes are asked for.

    Where its rules cannot be played any more, what the file holds is shown, and why no more.
    """
    terminal: Terminal = ctx.obj
    data = read_file(file)
    try:
        match = load(data)
    except BadMatchFile as error:
        if error.reason == "rules-version":
            show_journal(terminal, read(data))
        raise bad_match_file(error, file) from None
    if seat is not None and not 1 <= seat <= len(match.seats):
        raise BadInput("error-seat", seat=seat, high=len(match.seats))
    reader = Reader(terminal, match, None if seat is None else seat - 1)
    if step:
        reader.walk()
        return
    reader.show_all()
    if not match.is_over:
        terminal.show_line(terminal.words.text("replay-unfinished", file=str(file)))


class Reader:
    """A match as one seat, a spectator, or everybody after the end may see it."""

    def __init__(self, terminal: Terminal, match: Match, seat: int | None) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.match = match
        self.seat = seat
        self.is_open = seat is None and match.is_over
        self.screen = Screen(terminal, match)

    def told(self, past: Match, since: int | None) -> list[list[object]]:
        """What happened up to then, from the deal or from that step on."""
        events = past.game.events
        return [
            events.spell_open(event) if self.is_open else events.spell(event, self.seat)
            for event in past.happened(since)
        ]

    def show_head(self) -> None:
        """Which match it is, and whose eyes see it."""
        screen = self.screen
        self.terminal.rule(screen.title())
        seats = [f"{number} {name}" for number, name in enumerate(screen.names, 1)]
        kinds = screen.guests.players
        told = ", ".join(f"{seat} ({kind})" for seat, kind in zip(seats, kinds, strict=True))
        self.terminal.say("replay-seats", seats=told)
        if self.seat is not None:
            self.terminal.say("replay-seen-by", name=screen.names[self.seat])
        else:
            self.terminal.say("replay-seen-open" if self.is_open else "replay-seen-spectator")

    def show_all(self) -> None:
        """The whole log, and the result if there is one."""
        self.show_head()
        self.terminal.rule(self.words.text("play-log"))
        lines = self.screen.told(self.told(self.match, None))
        self.terminal.show(Padding.indent(Group(*lines), 1))
        if self.match.is_over:
            self.screen.show_result()
            self.screen.show_seed()

    def walk(self) -> None:
        """Step by step, forwards and backwards, until the person quits."""
        step, steps = 0, len(self.match.journal)
        while True:
            self.show_step(step)
            try:
                answer = self.terminal.ask().lower()
            except Quit:
                return
            if answer == "q":
                return
            if answer in ("", "n"):
                step += 1
            elif answer == "p":
                step -= 1
            elif numbers_in(answer):
                step = numbers_in(answer)[0]
            step = min(max(step, 0), steps)

    def show_step(self, step: int) -> None:
        """The table after so many moves, and what the last of them did."""
        past = self.match.at(step)
        view: dict[str, Any] = past.view(self.seat)
        seats = range(len(past.seats)) if self.is_open else ()
        self.terminal.clear()
        self.show_head()
        self.terminal.show(self.screen.drawn(view, [past.view(seat) for seat in seats]))
        position = self.words.text("replay-position", step=step, steps=len(self.match.journal))
        self.terminal.rule(position, "yellow")
        lines = self.screen.told(self.told(past, step - 1 if step else None))
        if step == 0 or not lines:
            lines = [Text(self.silent(step), style="dim"), *lines]
        self.terminal.show(Padding.indent(Group(*lines), 1))
        if past.is_over:
            self.screen.show_result()
        self.terminal.show(Text(self.words.text("replay-keys"), style="dim"))

    def silent(self, step: int) -> str:
        """What to say of a step that told no event: the move itself, to who may know it."""
        if step == 0:
            return self.words.text("replay-opening")
        entry = self.match.journal[step - 1]
        if not self.is_open and entry.seat != self.seat:
            return self.words.text("replay-silent")
        spelled = self.match.game.verbs.spell(entry.action)
        action = self.words.action(self.match.game, spelled, self.screen.names)
        return self.words.text("replay-move", name=self.screen.names[entry.seat], action=action)
