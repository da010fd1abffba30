"""`catlantis analyse`: how the chances of a match went, and which decisions cost most."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from catlantis.analysis import PLAYOUTS, VERSION, Analysis, Assessment, NoJudgement
from catlantis.analysis import analyse as analysed
from catlantis.cli.errors import BadInput
from catlantis.cli.saves import read_match
from catlantis.cli.screen import Screen
from catlantis.cli.terminal import Terminal
from catlantis.core.judge import CERTAIN
from catlantis.match import Match

BARS: Final = "▁▂▃▄▅▆▇█"
BAD: Final = "red"


def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument()],
    playouts: Annotated[int, typer.Option(metavar="N", min=10)] = PLAYOUTS,
    most: Annotated[int, typer.Option(metavar="N", min=0)] = 10,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Judge every decision by what its seat could know then."""
    terminal: Terminal = ctx.obj
    match = read_match(file)
    working = terminal.words.text("analyse-working")
    try:
        with terminal.progress(working, len(match.journal)) as advance:
            analysis = analysed(match, playouts, advance)
    except NoJudgement:
        raise BadInput("error-no-judgement", game=match.game.meta.key) from None
    if json:
        terminal.show_line(as_json(match, analysis))
        return
    Teller(terminal, match, analysis).show(most)


def as_json(match: Match, analysis: Analysis) -> str:
    """All that was found, with actions as match files spell them."""
    spell = match.game.verbs.spell
    decisions = [
        {
            **asdict(each),
            "action": spell(each.action),
            "best": spell(each.best),
            "weighed": [
                {**weighed._asdict(), "action": spell(weighed.action)} for weighed in each.weighed
            ],
        }
        for each in analysis.assessments
    ]
    head = {"game": match.game.meta.key, "version": VERSION, "playouts": analysis.playouts}
    return msgspec.json.encode({**head, "decisions": decisions}).decode()


class Teller:
    """Tells an analysis in words."""

    def __init__(self, terminal: Terminal, match: Match, analysis: Analysis) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.match = match
        self.analysis = analysis
        self.screen = Screen(terminal, match)

    def show(self, most: int) -> None:
        """Each player's decisions, the course of the chances, and what cost most."""
        self.terminal.rule(self.screen.title())
        self.terminal.show(self.accuracies())
        self.terminal.rule(self.words.text("analyse-course"))
        for seat, name in enumerate(self.screen.names):
            self.terminal.show(Text(f" {self.course(seat)} {name}"))
        self.terminal.rule(self.words.text("analyse-turning-points"))
        points = self.analysis.turning_points()
        if points:
            self.terminal.show(self.costs(points[:most]))
        else:
            self.terminal.say("analyse-none")
        self.terminal.say("analyse-how", playouts=self.analysis.playouts)

    def accuracies(self) -> Table:
        """How well each player decided."""
        table = Table(box=None, padding=(0, 1), header_style="bold")
        table.add_column(self.words.text("analyse-player"))
        for head in ("analyse-choices", "analyse-good", "analyse-lost"):
            table.add_column(self.words.text(head), justify="right")
        for seat, name in enumerate(self.screen.names):
            found = self.analysis.accuracy(seat)
            good = self.percent(CERTAIN * found.good // found.choices) if found.choices else "–"
            table.add_row(name, str(found.choices), good, self.percent(found.loss))
        return table

    def course(self, seat: int) -> str:
        """A seat's chances from the first decision to the last, as bars."""
        chances = [each.chances[seat] for each in self.analysis.assessments]
        width = min(len(chances), max(10, self.terminal.out.width - 24))
        picked = [chances[place * len(chances) // width] for place in range(width)]
        return "".join(BARS[chance * (len(BARS) - 1) // CERTAIN] for chance in picked)

    def costs(self, points: list[Assessment]) -> Table:
        """Decisions, and how much of the chance to win they cost."""
        table = Table(box=None, padding=(0, 1), show_header=False)
        table.add_column(justify="right", style=BAD, no_wrap=True)
        table.add_column()
        for point in points:
            table.add_row(f"−{self.percent(point.loss)}", Text(self.told(point)))
        return table

    def told(self, point: Assessment) -> str:
        """A decision that cost something, and what would have been better."""
        chances = {weighed.action: weighed.chance for weighed in point.weighed}
        return self.words.text(
            "analyse-point",
            step=point.step + 1,
            name=self.screen.names[point.seat],
            done=self.action(point.action),
            chance=self.percent(chances[point.action]),
            better=self.action(point.best),
            best=self.percent(chances[point.best]),
        )

    def action(self, action: int) -> str:
        """An action in words."""
        game = self.match.game
        return self.words.action(game, game.verbs.spell(action), self.screen.names)

    def percent(self, thousandths: int) -> str:
        """A chance, as people say it."""
        return self.words.text("analyse-percent", share=thousandths / CERTAIN)
