"""What a person sees of a match: the table, the log, the choices."""

from collections.abc import Sequence
from shlex import quote
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from catlantis.board import guests_of
from catlantis.cli.choices import Drill, common
from catlantis.cli.options import option_text
from catlantis.cli.scores import score_table
from catlantis.cli.seating import seats_text, seed_text
from catlantis.cli.terminal import Terminal
from catlantis.locales import NONE
from catlantis.match import Match
from catlantis.terminal.guests import signed
from catlantis.terminal.table import table_of

LEAST_LOG: Final = 2  # lines of the log that are shown however small the screen is
MENU_GAP: Final = 2


class Screen:
    """Draws one match on a terminal, each time as one seat or a spectator may see it."""

    def __init__(self, terminal: Terminal, match: Match) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.words.check(match.game)
        self.match = match
        self.game = match.game
        self.guests = guests_of(match, terminal.words)
        self.names = self.guests.names
        self.table = table_of(match.game.meta.key)

    def title(self) -> str:
        """The game and the options that are not its defaults."""
        parts = [self.words.text(self.game.meta.key)]
        for option in self.game.meta.options:
            value = self.match.options.get(option.name, option.default)
            if value != option.default:
                parts.append(f"{option.name}={option_text(option, value, self.words)}")
        return " · ".join(parts)

    def drawn(self, view: dict[str, Any], open_views: Sequence[dict[str, Any]] = ()) -> Padding:
        """The table."""
        return Padding.indent(self.table.draw(view, self.guests, open_views), 1)

    def told(self, events: Sequence[list[object]]) -> list[Text]:
        """The events in sentences."""
        return [
            Text(
                self.words.event(self.game, event, self.names),
                style=self.table.styles.get(str(event[0]), ""),
            )
            for event in events
        ]

    def ask(self, seat: int, view: dict[str, Any], drill: Drill, notice: str) -> None:
        """Everything a seat needs to decide, cut to the height of the screen."""
        events = self.match.told(seat, self.last_move(seat))
        table, asked = self.drawn(view), self.question(seat, view, drill, notice)
        room = self.terminal.out.height - 4  # three rules and the answer
        room -= self.terminal.lines(table) + self.terminal.lines(asked)
        self.terminal.clear()
        self.terminal.rule(self.title())
        self.terminal.show(table)
        self.terminal.rule(self.words.text("play-since"))
        self.terminal.show(Padding.indent(self.log(events, max(room, LEAST_LOG)), 1))
        self.terminal.rule(
            self.words.text("seat-of", seat=seat + 1, name=self.names[seat]), "yellow"
        )
        self.terminal.show(asked)

    def log(self, events: Sequence[list[object]], room: int) -> RenderableType:
        """The last events, in as many lines as there is room for."""
        lines = self.told(events) or [Text(self.words.text("play-log-start"), style="dim")]
        heights = [self.terminal.lines(Padding.indent(line, 1)) for line in lines]
        if sum(heights) <= room:
            return Group(*lines)
        first = 0
        while first < len(lines) - 1 and sum(heights[first:]) > room - 1:
            first += 1
        cut = Text(self.words.text("play-more", lines=first), style="dim")
        return Group(cut, *lines[first:])

    def last_move(self, seat: int) -> int | None:
        """The step of the seat's last action, which it has not seen the effect of, if any."""
        steps = [step for step, entry in enumerate(self.match.journal) if entry.seat == seat]
        return steps[-1] if steps else None

    def question(self, seat: int, view: dict[str, Any], drill: Drill, notice: str) -> Padding:
        """What is asked, the possibilities, and the keys."""
        parts: list[RenderableType] = [
            Text(
                self.words.prompt(self.game, view["prompt"], self.names, view["legal"]),
                style="bold",
            )
        ]
        if drill.arg is not None and (not drill.is_first or drill.is_range):
            parts.append(Text(self.arg_question(drill), style="yellow"))
        if drill.step.picked and drill.arg is not None:
            picked = self.words.value(self.game, drill.arg, drill.step.picked, self.names)
            parts.append(Text(self.words.text("play-picked", values=picked)))
        if not drill.is_range:
            parts.append(self.menu(drill))
        parts.append(Text(self.keys(seat, view, drill), style="dim"))
        if notice:
            parts.append(Text(notice, style="bold yellow"))
        return Padding.indent(Group(*parts), 1)

    def arg_question(self, drill: Drill) -> str:
        """The question for the argument that is to be chosen."""
        assert drill.arg is not None
        key = f"{self.game.meta.key}-arg-{drill.step.legal[0][0]}-{drill.arg.name}"
        bounds = (drill.values[0], drill.values[-1]) if drill.is_range else (0, 0)
        return self.words.text(key, low=bounds[0], high=bounds[1])

    def menu(self, drill: Drill) -> Table:
        """The possibilities, numbered, in columns of equal height."""
        items = []
        for number, value in enumerate(drill.values, 1):
            items.append(
                Text.assemble((f"{number:>2}", "bold cyan"), " ", self.label(drill, value))
            )
        width = max(item.cell_len for item in items) + MENU_GAP
        fitting = max(1, (self.terminal.out.width - 2 + MENU_GAP) // width)
        rows = -(-len(items) // fitting)
        table = Table.grid(padding=(0, MENU_GAP, 0, 0))
        for row in range(rows):
            table.add_row(*items[row::rows])
        return table

    def label(self, drill: Drill, value: object) -> str:
        """What one possibility is called."""
        if drill.arg is None:
            return self.words.action(self.game, common(drill.following(value)), self.names)
        member = 1 << int(str(value)) if drill.is_many else value
        told = self.words.value(self.game, drill.arg, member, self.names)
        return self.words.text("play-none") if told == NONE else str(told)

    def keys(self, seat: int, view: dict[str, Any], drill: Drill) -> str:
        """The keys that do something now."""
        default = self.table.default(view)
        keys = []
        if default is not None and drill.is_first:
            action = self.words.action(self.game, default, self.names)
            keys.append(self.words.text("play-enter", action=action))
        if not drill.is_first:
            keys.append(self.words.text("play-key-back"))
        keys += [self.words.text("play-key-help"), self.words.text("play-key-log")]
        if self.match.can_undo(seat):
            keys.append(self.words.text("play-key-undo"))
        keys.append(self.words.text("play-key-quit"))
        return " · ".join(keys)

    def show_cards(self) -> None:
        """What there is in the game and what it does, and the keys."""
        game, meanings = self.game, dict[str, list[str]]()
        for sort, names in game.meta.words.items():
            for number, name in enumerate(names):
                meaning = self.words.text(f"{game.meta.key}-{sort}-{name}-text")
                meanings.setdefault(meaning, []).append(self.words.word(game, sort, number))
        for verb in game.verbs.verbs:
            key = f"{game.meta.key}-verb-{verb.name}-text"
            if self.words.has(key):
                name = self.words.action(game, [verb.name], self.names).rstrip("…")
                meanings[self.words.text(key)] = [name]
        told = [
            Text.assemble((", ".join(names), "bold cyan"), f"  {meaning}")
            for meaning, names in meanings.items()
        ]
        told += [Text(), Text(self.words.text("play-keys"))]
        self.terminal.show_pages(self.words.text("play-cards"), told)

    def show_log(self, seat: int | None) -> None:
        """The whole log as the seat or a spectator may see it."""
        self.terminal.clear()
        self.terminal.rule(self.words.text("play-log"))
        self.terminal.show(Padding.indent(Group(*self.told(self.match.told(seat))), 1))

    def show_end(self, seat: int | None) -> None:
        """The end of a match: what happened since the seat's last move, and the result."""
        since = None if seat is None else self.last_move(seat)
        self.terminal.rule(self.title())
        self.terminal.show(self.drawn(self.match.view(seat)))
        self.terminal.rule(self.words.text("play-log" if seat is None else "play-since"))
        self.terminal.show(Padding.indent(Group(*self.told(self.match.told(seat, since))), 1))
        self.show_result()

    def show_result(self) -> None:
        """The ranking and the score sheet of a match that is over."""
        ranks = self.game.ranking(self.match.state)
        over = self.words.text("play-over") if 1 in ranks else self.words.lost(self.game)
        self.terminal.rule(over, "yellow")
        sheet = self.game.score_sheet(self.match.state)
        order = sorted(range(len(ranks)), key=lambda seat: ranks[seat])
        heads = [self.words.text("play-rank"), self.words.text("play-player")]
        heads += [self.words.text(f"{self.game.meta.key}-score-{line}") for line, _ in sheet]
        rows = [
            [f"{ranks[seat]}", f"{self.names[seat]} ({self.guests.players[seat]})"]
            + [signed(numbers[seat]) for _, numbers in sheet]
            for seat in order
        ]
        self.terminal.show(score_table(heads, rows, self.terminal.out.width))

    def show_seed(self) -> None:
        """The seed, and the command that deals the same again."""
        seed, options = seed_text(self.match.seed), ""
        for option in self.game.meta.options:
            if option.name in self.match.options:
                value = option_text(option, self.match.options[option.name], self.words)
                options += f" --option {option.name}={value}"
        self.terminal.show()
        self.terminal.show_line(self.words.text("play-seed", seed=seed))
        self.terminal.show(self.words.text("play-again"), style="dim")
        seats = quote(seats_text(self.match.seats))
        command = f"catlantis play {self.game.meta.key} --seats {seats} --seed {seed}{options}"
        self.terminal.show_line(command)
