"""The terminal: where words are shown and answers typed."""

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from catlantis.locales import Words

CLEAR: Final = "\x1b[H\x1b[2J"
FORGET: Final = "\x1b[3J"  # what scrolled away, too


class Quit(Exception):
    """The person wants to leave, or there is no more input."""


class Terminal:
    """A screen and a keyboard, speaking one language.

    Colours are Rich's: none where the output is no terminal, or `NO_COLOR` is set.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.out = Console(markup=False, emoji=False, highlight=False)
        self.err = Console(markup=False, emoji=False, highlight=False, stderr=True)

    def show(self, what: RenderableType = "", *, style: str | None = None) -> None:
        """Print something; long lines wrap at words."""
        self.out.print(what, style=style)

    def show_line(self, text: str) -> None:
        """Print a line that stays one line, however long: to be copied."""
        self.out.print(text, soft_wrap=True)

    def say(self, key: str, /, **args: object) -> None:
        """Print a message."""
        self.show(self.words.text(key, **args))

    def complain(self, line: str) -> None:
        """Print an error as one line."""
        text = Text(self.words.text("error", message=line).replace("\n", " "), style="bold red")
        self.err.print(text, soft_wrap=True)

    def rule(self, title: str, style: str = "cyan") -> None:
        """A line across the screen that names what follows."""
        self.out.rule(Text(title, style=f"bold {style}"), align="left", style=style)

    def lines(self, what: RenderableType) -> int:
        """How many lines it takes."""
        return len(self.out.render_lines(what, pad=False))

    def ask(self) -> str:
        """What the person types; raises `Quit` when the input ends."""
        try:
            return input("> ").strip()
        except EOFError:
            self.show()
            raise Quit from None

    def go_on(self) -> None:
        """Wait for Enter."""
        self.say("play-go-on")
        self.ask()

    def show_pages(self, title: str, parts: Sequence[RenderableType]) -> None:
        """Show the parts under a title, a screen at a time."""
        room = self.out.height - 3  # the title, the invitation to go on, and the answer
        page: list[RenderableType] = []
        for part in (*parts, None):
            shown = Padding.indent(Group(*page), 1)
            if part is None or (page and self.lines(shown) + self.lines(part) > room):
                self.clear()
                self.rule(title)
                self.show(shown)
                self.go_on()
                page = []
            if part is not None:
                page.append(part)

    def clear(self, *, forget: bool = False) -> None:
        """Clear the screen, where there is one; `forget` clears what scrolled away as well."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.file.write(CLEAR + FORGET if forget else CLEAR)
            self.out.file.flush()

    @contextmanager
    def progress(self, title: str, total: int) -> Iterator[Callable[[int], None]]:
        """A bar that counts to the total, on a terminal only, gone when done.

        Yields what is to be told how many more are done.
        """
        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(bar_width=None),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=self.err,
            transient=True,
            disable=not self.err.is_terminal,
        )
        with bar:
            task = bar.add_task(title, total=total)
            yield lambda more: bar.advance(task, more)


def prepare_streams() -> None:
    """Show a mark in place of a sign that the terminal's encoding lacks, rather than fail."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
