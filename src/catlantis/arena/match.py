"""A match of a tournament: every choice is checked, and who fails forfeits it.

A forfeit ends the match. Whoever forfeits is last; the others share the first place, or keep the
order that they had reached if the match was over already.
"""

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter, process_time
from typing import Any, Final, TypeVar

from msgspec import Struct

from catlantis.arena.deal import Sitting
from catlantis.arena.times import Times
from catlantis.arena.versions import check_versions
from catlantis.bots import BotFailed, Player
from catlantis.bots.naming import bot_named, label
from catlantis.bots.player import ILLEGAL
from catlantis.core.events import Event, Log
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.rng import seed_from_text
from catlantis.core.state import State
from catlantis.games import GAMES
from catlantis.match import NAMES, Seat
from catlantis.record import MAX_ACTIONS, written

T = TypeVar("T")
Step = tuple[int, int]  # a seat and its action
Watch = Callable[[int, Sequence[Step]], None]
"""Told the seat whose bot is about to be called, and all that was done before."""

# Why a match was forfeited
WAS_ILLEGAL: Final = "illegal"
RAISED: Final = "raised"
TOO_SLOW: Final = "time"
CRASHED: Final = "crashed"  # its process ended
ENDLESS: Final = "endless"  # was asked when the match was longer than any may be


class Forfeit(Struct, frozen=True):
    """Who lost a match by failing, and how."""

    entrant: int
    seat: int
    step: int  # how many actions were done before
    reason: str
    fault: str
    where: str  # the bot's file, and the line if it is known
    trace: str = ""


class Played(Struct, frozen=True):
    """What came of a match: a line of the results. All lists go by seat."""

    deal: int
    shift: int
    seed: str
    entrants: list[int]
    ranks: list[int]
    length: int  # decisions
    sheet: list[tuple[str, list[int]]]  # the score sheet; empty if it was forfeited
    clock: list[Times]  # by the clock on the wall, for each decision
    cpu: list[Times]  # of the processor
    forfeit: Forfeit | None = None

    def shares(self) -> list[float]:
        """Each seat's part of the victory: a shared one counts in parts."""
        return [1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks]


class Failed(Exception):
    """A seat's bot failed: why, and what is known of it."""

    def __init__(
        self, seat: int, reason: str, fault: str, where: str = "", trace: str = ""
    ) -> None:
        super().__init__(seat, reason, fault, where, trace)
        self.seat = seat
        self.reason = reason
        self.fault = fault
        self.where = where
        self.trace = trace


class Course:
    """A match on its way from the deal to the end."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.deal = sitting.deal
        self.game: Game[Any] = GAMES[self.deal.game]
        self.seats = len(sitting.entrants)
        self.state: State = self.game.new_game(self.deal.options, self.seats, self.deal.seed)
        self.journal: list[Step] = []
        self.clock = [Times() for _ in sitting.entrants]
        self.cpu = [Times() for _ in sitting.entrants]

    def play(self, watch: Watch) -> None:
        """Let the bots play to the end; raises `Failed`."""
        players = [
            self._called(seat, watch, partial(self._seated, seat)) for seat in range(self.seats)
        ]
        while self.state.to_act:
            seat = bits(self.state.to_act)[0]
            if len(self.journal) == MAX_ACTIONS:
                raise Failed(seat, ENDLESS, f"{MAX_ACTIONS} decisions")
            action = self._called(seat, watch, partial(self._choice, players[seat]))
            events = self.do(seat, action)
            for player in players:
                player.hear(events)
        for seat, player in enumerate(players):
            self._called(seat, watch, partial(player.end, self.state))

    def do(self, seat: int, action: int) -> list[Event]:
        """Do a legal action: what all could hear of it."""
        log = Log()
        self.game.apply(self.state, seat, action, log)
        self.journal.append((seat, action))
        return log.events

    def _seated(self, seat: int) -> Player:
        entrant, seed = self.sitting.entrants[seat], self.deal.seed
        own = seed_from_text(f"{seed} seat {seat} {entrant}")
        player = Player(self.deal.bots[entrant], self.game, seat, self.seats, own, seed)
        player.hear_deal(self.state)
        return player

    def _choice(self, player: Player) -> int:
        clock, cpu = perf_counter(), process_time()
        action = player.choose(self.state)
        spent = process_time() - cpu
        self.cpu[player.seat].add(spent)
        self.clock[player.seat].add(perf_counter() - clock)
        if 0 < self.sitting.limit < spent:
            raise Failed(player.seat, TOO_SLOW, f"{spent:.3g} s")
        return action

    def _called(self, seat: int, watch: Watch, call: Callable[[], T]) -> T:
        watch(seat, self.journal)
        try:
            return call()
        except BotFailed as error:
            reason = WAS_ILLEGAL if error.fault.startswith(ILLEGAL) else RAISED
            raise Failed(seat, reason, error.fault, error.where, error.trace) from None

    def result(self, failed: Failed | None) -> Played:
        """What came of it."""
        return Played(
            self.deal.number,
            self.sitting.shift,
            f"{self.deal.seed:032x}",
            self.sitting.entrants,
            self._ranks(failed),
            len(self.journal),
            self.game.score_sheet(self.state) if failed is None else [],
            self.clock,
            self.cpu,
            None if failed is None else self._forfeit(failed),
        )

    def _ranks(self, failed: Failed | None) -> list[int]:
        is_over = self.state.to_act == 0
        ranks = [int(r) for r in self.game.ranking(self.state)] if is_over else [1] * self.seats
        if failed is None:
            return ranks
        others = [rank for seat, rank in enumerate(ranks) if seat != failed.seat]
        ranks = [1 + sum(other < rank for other in others) for rank in ranks]
        ranks[failed.seat] = max(2, self.seats)  # alone, 2 is lost
        return ranks

    def _forfeit(self, failed: Failed) -> Forfeit:
        entrant = self.sitting.entrants[failed.seat]
        where = failed.where or bot_named(self.deal.bots[entrant]).where
        step = len(self.journal)
        return Forfeit(entrant, failed.seat, step, failed.reason, failed.fault, where, failed.trace)

    def match_file(self) -> bytes:
        """The match up to here, as a file."""
        deal, players = self.deal, [label(self.deal.bots[e]) for e in self.sitting.entrants]
        seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
        actions = [(seat, self.game.verbs.spell(action)) for seat, action in self.journal]
        version = self.game.meta.rules_version
        return written(deal.game, version, seats, deal.seed, deal.options, actions)


def unwatched(_seat: int, _journal: Sequence[Step]) -> None:
    """Nobody looks."""


def play(sitting: Sitting, watch: Watch = unwatched) -> tuple[Played, bytes]:
    """Play a match: what came of it, and its file if it is wanted or was forfeited."""
    check_versions(sitting)
    course, failed = Course(sitting), None
    try:
        course.play(watch)
    except Failed as error:
        failed = error
    return told(course, failed)


def told(course: Course, failed: Failed | None) -> tuple[Played, bytes]:
    """What came of a match, and its file if it is wanted or was forfeited."""
    is_kept = course.sitting.is_kept or failed is not None
    return course.result(failed), course.match_file() if is_kept else b""
