"""Tournaments: bots play many matches, each deal once from every seat."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from catlantis.arena.cell import close_cell, play_guarded
from catlantis.arena.match import Played
from catlantis.arena.plan import Plan, plan_of, sittings
from catlantis.arena.pool import finished
from catlantis.arena.report import Report, report_of
from catlantis.arena.results import Results
from catlantis.record import SUFFIX, write


class Tournament:
    """Matches to be played, and what came of those that were: can be stopped, and gone on with.

    The same plan gives the same results, wherever and by however many workers they are played.
    """

    def __init__(
        self, plan: Plan, bots: list[str], games: int, results: Path | None = None
    ) -> None:
        """At least so many matches, by whole deals; raises `BadResults` or `OSError`."""
        self.plan = plan
        self.bots = bots
        self.deals = -(-games // plan.seats)
        self.seconds = 0.0
        self._results = None if results is None else Results(results, plan)
        kept = [] if self._results is None else self._results.played
        self.played = {(one.deal, one.shift): one for one in kept if one.deal < self.deals}

    @property
    def games(self) -> int:
        """How many matches it has."""
        return self.deals * self.plan.seats

    def run(
        self,
        workers: int,
        on_progress: Callable[[int], None],
        *,
        cluster: str = "",
        folder: Path | None = None,
        forfeits: Path | None = None,
    ) -> None:
        """Play what is left; `on_progress` is told how many matches were just done.

        Every match becomes a file in `folder`, if one is named, and those that were forfeited in
        `forfeits`. With the address of a Ray cluster its nodes play. Raises `OtherVersion` or
        `NoCluster`, and may be interrupted: what was played is kept.
        """
        began = perf_counter()
        wanted = sittings(self.plan, self.bots, self.deals, folder is not None)
        todo = [one for one in wanted if (one.deal.number, one.shift) not in self.played]
        on_progress(len(wanted) - len(todo))
        try:
            for _, (played, data) in finished(play_guarded, todo, workers, cluster):
                self.played[played.deal, played.shift] = played
                if self._results is not None:
                    self._results.add(played)
                place = folder or (forfeits if played.forfeit is not None else None)
                if place is not None:
                    place.mkdir(parents=True, exist_ok=True)
                    write(data, place / self.file_name(played))
                on_progress(1)
        finally:
            close_cell()
            self.seconds += perf_counter() - began

    def file_name(self, played: Played) -> str:
        """What a match's file is called: by its deal and who sat first."""
        return f"{self.plan.game}-{played.seed}-{played.entrants[0] + 1}{SUFFIX}"

    def report(self) -> Report:
        """What is known so far."""
        return report_of(self.plan, self.played.values(), self.seconds)

    def close(self) -> None:
        """Close the file of results, if there is one."""
        if self._results is not None:
            self._results.close()


def tournament(
    game_key: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, object],
    workers: int,
    on_progress: Callable[[int], None],
    folder: str = "",
    *,
    limit: float = 0.0,
    cluster: str = "",
) -> Report:
    """Play at least so many matches, whole rotations of each deal; the same seed, the same result.

    A bot that fails forfeits its match: by a choice that is not legal, by raising something, or
    by taking longer than `limit` seconds. Without a limit bots are trusted to come back. Raises
    `BadOptions` or `NoBot` at once; see `Tournament.run` for the rest.
    """
    contest = Tournament(plan_of(game_key, bots, seed, options, limit), bots, games)
    contest.run(workers, on_progress, cluster=cluster, folder=Path(folder) if folder else None)
    return contest.report()
