"""Tournaments: bots play many matches, each deal once from every seat.

Each deal seats the entrants in a random order, which is then rotated: so none gains from who
sits before it, nor from the cards of its seat.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.arena.pool import spread
from catlantis.bots import Player, bot_named
from catlantis.bots.naming import label, portable
from catlantis.core.events import Log
from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed, seed_from_text
from catlantis.games import GAMES
from catlantis.match import NAMES, Seat
from catlantis.record import SUFFIX, write, written

Z_95: Final = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Deal:
    """One deal of a tournament: it is played once for every rotation of the bots."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, object]
    folder: str = ""  # where its matches are kept, if anywhere


@dataclass
class Tally:
    """What one entrant has achieved so far."""

    games: int = 0
    wins: float = 0.0  # a shared victory counts in parts
    ranks: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: "Tally") -> None:
        """Count the other's games too."""
        self.games += other.games
        self.wins += other.wins
        self.ranks += other.ranks
        self.decisions += other.decisions
        self.seconds += other.seconds


@dataclass(frozen=True)
class Standing:
    """An entrant's result: its win rate's 95 % interval, its mean rank, its speed."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    mean_rank: float
    decision_ms: float


@dataclass(frozen=True)
class Report:
    """A tournament's result, the entrants in the order they were named."""

    games: int
    seconds: float
    standings: list[Standing]


def tournament(
    game_key: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, object],
    workers: int,
    on_progress: Callable[[int], None],
    folder: str = "",
) -> Report:
    """Play at least so many matches, whole rotations of each deal; the same seed, the same result.

    `on_progress` is told how many matches were just done; each is kept as a file in `folder`, if
    one is named. Raises `BadOptions` or `NoBot` at once, and `BotFailed` when one does.
    """
    GAMES[game_key].new_game(options, len(bots), seed)
    for bot in bots:
        bot_named(bot)
    began = perf_counter()
    numbers = range(-(-games // len(bots)))
    deals = [
        Deal(
            game_key,
            [portable(bot) for bot in bots],
            seed_from_text(f"{seed} deal {number}"),
            options,
            folder,
        )
        for number in numbers
    ]
    tallies = [Tally() for _ in bots]
    for results in spread(play_deal, deals, workers):
        for tally, result in zip(tallies, results, strict=True):
            tally.add(result)
        on_progress(len(bots))
    standings = [standing(bot, tally) for bot, tally in zip(bots, tallies, strict=True)]
    return Report(len(deals) * len(bots), perf_counter() - began, standings)


def play_deal(deal: Deal) -> list[Tally]:
    """Play the deal once for every rotation of the entrants over its seats."""
    tallies = [Tally() for _ in deal.bots]
    entrants = vec[i64](range(len(deal.bots)))
    rng_from_seed(deal.seed).shuffle(entrants, len(entrants))
    for shift in range(len(deal.bots)):
        play_match(deal, [*entrants[shift:], *entrants[:shift]], tallies)
    return tallies


def play_match(deal: Deal, entrants: list[int], tallies: list[Tally]) -> None:
    """Play one match with these entrants on the seats, in order, and count the result."""
    game = GAMES[deal.game]
    state = game.new_game(deal.options, len(entrants), deal.seed)
    seats = len(entrants)
    players = []
    for seat, entrant in enumerate(entrants):
        own = seed_from_text(f"{deal.seed} seat {seat} {entrant}")
        players.append(Player(deal.bots[entrant], game, seat, seats, own, deal.seed))
        players[-1].hear_deal(state)
    journal: list[tuple[int, int]] = []
    while state.to_act:
        seat = bits(state.to_act)[0]
        tally, log = tallies[entrants[seat]], Log()
        began = perf_counter()
        action = players[seat].choose(state)
        tally.seconds += perf_counter() - began
        tally.decisions += 1
        game.apply(state, seat, action, log)
        journal.append((seat, action))
        for player in players:
            player.hear(log.events)
    for player in players:
        player.end(state)
    if deal.folder:
        keep(deal, entrants, journal)
    ranks = game.ranking(state)
    for seat, rank in enumerate(ranks):
        tally = tallies[entrants[seat]]
        tally.games += 1
        tally.ranks += rank
        tally.wins += 1 / ranks.count(1) if rank == 1 else 0.0


def keep(deal: Deal, entrants: list[int], journal: list[tuple[int, int]]) -> None:
    """Write the file of a match that was played, named by its deal and who sat first."""
    game = GAMES[deal.game]
    seats = [Seat(name, label(deal.bots[e])) for name, e in zip(NAMES, entrants, strict=False)]
    actions = [(seat, game.verbs.spell(action)) for seat, action in journal]
    version = game.meta.rules_version
    data = written(deal.game, version, seats, deal.seed, deal.options, actions)
    write(data, Path(deal.folder, f"{deal.game}-{deal.seed:032x}-{entrants[0] + 1}{SUFFIX}"))


def standing(bot: str, tally: Tally) -> Standing:
    """The result that a tally amounts to."""
    low, high = wilson(tally.wins, tally.games)
    return Standing(
        bot,
        tally.games,
        tally.wins,
        low,
        high,
        tally.ranks / tally.games,
        1000 * tally.seconds / max(tally.decisions, 1),
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's), honest also for few games."""
    rate = wins / games
    shrink = 1 + Z_95**2 / games
    centre = (rate + Z_95**2 / (2 * games)) / shrink
    spread_by = Z_95 * sqrt(rate * (1 - rate) / games + Z_95**2 / (4 * games**2)) / shrink
    return max(0.0, centre - spread_by), min(1.0, centre + spread_by)
