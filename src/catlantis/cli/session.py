"""Playing a match at one terminal: people at the keyboard in turn, bots by themselves."""

from pathlib import Path
from typing import Any

from rich.console import Group
from rich.padding import Padding

from catlantis.bots import Player
from catlantis.cli.choices import Drill, numbers_in
from catlantis.cli.saves import write_match
from catlantis.cli.screen import Screen
from catlantis.cli.terminal import Quit, Terminal
from catlantis.core.ints import bits
from catlantis.core.rng import seed_from_text
from catlantis.match import HUMAN, Entry, Match


class Session:
    """A match played to its end, or until someone quits.

    Each person sees their own view only. Where there are several, the screen is cleared and the
    device handed over before another's view is drawn.
    """

    def __init__(self, match: Match, terminal: Terminal, file: Path | None = None) -> None:
        self.match = match
        self.terminal = terminal
        self.words = terminal.words
        self.file = file  # where the match is kept, if anywhere
        self.screen = Screen(terminal, match)
        self.people = [seat for seat, who in enumerate(match.seats) if who.player == HUMAN]
        self.holder = self.people[0] if len(self.people) == 1 else None
        self.bots = self.seat_bots()

    def seat_bots(self) -> dict[int, Player]:
        """The bots at their seats, told all that happened; raises `NoBot` or `BotFailed`."""
        match, bots = self.match, {}
        for seat, who in enumerate(match.seats):
            if who.player != HUMAN:
                own = seed_from_text(f"{match.seed} bot {seat} {len(match.journal)}")
                bots[seat] = Player(who.player, match.game, seat, len(match.seats), own, match.seed)
                bots[seat].hear_deal(match.opening())
                for entry in match.journal:
                    bots[seat].hear(entry.events)
        return bots

    def tell_bots(self, entry: Entry) -> None:
        """Let the bots hear of what was done, and of the end; raises `BotFailed`."""
        for bot in self.bots.values():
            bot.hear(entry.events)
            if self.match.is_over:
                bot.end(self.match.state)

    @property
    def is_shared(self) -> bool:
        """Whether several people share this terminal."""
        return len(self.people) > 1

    def run(self) -> None:
        """Play to the end; raises `Quit` when someone leaves."""
        while not self.match.is_over:
            seat = self.next_seat()
            if seat in self.bots:
                self.tell_bots(self.match.act(seat, self.bots[seat].choose(self.match.state)))
            else:
                self.decide(seat)
        self.terminal.clear(forget=self.is_shared)
        self.screen.show_end(None if self.is_shared or not self.people else self.people[0])

    def next_seat(self) -> int:
        """Who decides next among those asked: bots, then whoever holds the device, then the rest.

        What anyone holds makes no difference.
        """
        asked = bits(self.match.state.to_act)
        bots = [seat for seat in asked if seat in self.bots]
        return bots[0] if bots else self.holder if self.holder in asked else asked[0]

    def decide(self, seat: int) -> None:
        """Let a person answer, or take back a move."""
        self.hand_over(seat)
        view: dict[str, Any] = self.match.view(seat)
        default = self.screen.table.default(view)
        legal = sorted(view["legal"], key=lambda action: action != default)  # it is number 1
        drill, notice = Drill(self.match.game.verbs, legal), ""
        while drill.chosen is None:
            self.screen.ask(seat, view, drill, notice)
            answer = self.terminal.ask().lower()
            if answer == "u" and self.match.can_undo(seat):
                self.match.undo(seat)
                self.bots = self.seat_bots()
                return
            notice = self.heed(answer, seat, view, drill)
        entry = self.match.act_spelled(seat, drill.chosen, view["asked"])
        if self.file is not None:
            write_match(self.match, self.file)
        self.tell_bots(entry)
        self.show_secret(seat, entry)

    def heed(self, answer: str, seat: int, view: dict[str, Any], drill: Drill) -> str:
        """Do what the person typed; what to say to it, if anything."""
        if answer == "q":
            raise Quit
        if answer == "u":
            return self.words.text("play-no-undo")
        if answer in ("", "b"):
            return self.go_back(view, drill, answer)
        if answer == "?":
            self.screen.show_cards()
            return ""
        if answer == "l":
            self.screen.show_log(seat)
            self.terminal.go_on()
            return ""
        return self.pick(numbers_in(answer), drill)

    def go_back(self, view: dict[str, Any], drill: Drill, answer: str) -> str:
        """Go back a step; at the first one, Enter alone is the harmless answer, if any."""
        default = self.screen.table.default(view)
        if not drill.is_first:
            drill.back()
        elif answer == "" and default is not None:
            drill.chosen = default
        else:
            return self.words.text("play-not-a-number")
        return ""

    def pick(self, numbers: list[int], drill: Drill) -> str:
        """Settle for the possibilities of those numbers; what is wrong with them, if anything."""
        values = drill.values
        if drill.is_range:
            if len(numbers) == 1 and drill.pick(numbers):
                return ""
            return self.words.text("play-not-between", low=values[0], high=values[-1])
        if not numbers or not all(1 <= number <= len(values) for number in numbers):
            return self.words.text("play-not-a-number")
        if len(numbers) > 1 and not drill.is_many:
            return self.words.text("play-not-a-number")
        if drill.pick([values[number - 1] for number in numbers]):
            return ""
        return self.words.text("play-not-together")

    def hand_over(self, seat: int) -> None:
        """Clear the screen and wait for another person to take the device."""
        if seat == self.holder:
            return
        name = self.screen.names[seat]
        self.terminal.clear(forget=True)
        self.terminal.rule(self.words.text("seat-of", seat=seat + 1, name=name), "yellow")
        self.terminal.say("play-hand-over", name=name)
        self.terminal.say("play-hand-over-enter", name=name)
        if self.terminal.ask().lower() == "q":
            raise Quit
        self.holder = seat

    def show_secret(self, seat: int, entry: Entry) -> None:
        """What only this person may know of their move, before the device goes to another."""
        events = self.match.game.events
        told = [events.spell(event, seat) for event in entry.events]
        is_secret = told != [events.spell(event, None) for event in entry.events]
        if not self.is_shared or not is_secret or self.match.state.is_asked(seat):
            return
        self.terminal.clear(forget=True)
        self.terminal.rule(self.words.text("play-you-saw", name=self.screen.names[seat]), "yellow")
        self.terminal.show(Padding.indent(Group(*self.screen.told(told)), 1))
        self.terminal.go_on()
