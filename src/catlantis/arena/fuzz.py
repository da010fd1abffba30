"""The fuzzer: random matches of any game, with every law checked at every step."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from catlantis.arena.pool import spread
from catlantis.core.facts import facts, require, require_alike
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.laws import check_end, check_opening, check_step
from catlantis.core.rng import rng_from_seed, seed_from_text
from catlantis.core.turns import Turns
from catlantis.games import GAMES
from catlantis.match import NAMES, Match, Seat
from catlantis.record import written

LONGEST: Final = 100_000  # decisions after which a match is held not to end


@dataclass(frozen=True)
class Trial:
    """One match to be fuzzed."""

    game: str
    seats: int
    seed: int
    options: dict[str, object]


@dataclass(frozen=True)
class Failure:
    """A match in which a law did not hold, up to and with the fatal action."""

    law: str
    detail: str
    match_file: bytes


@dataclass(frozen=True)
class FuzzReport:
    """What the fuzzer found."""

    games: int
    decisions: int
    seconds: float
    failures: list[Failure]


def fuzz(
    game_key: str,
    games: int,
    seats: int,
    seed: int,
    options: dict[str, object],
    workers: int,
    on_progress: Callable[[int], None],
) -> FuzzReport:
    """Fuzz so many matches; `on_progress` is told of each. Raises `BadOptions` at once."""
    GAMES[game_key].new_game(options, seats, seed)
    began = perf_counter()
    trials = [
        Trial(game_key, seats, seed_from_text(f"{seed} fuzz {number}"), options)
        for number in range(games)
    ]
    decisions, failures = 0, []
    for steps, failure in spread(fuzz_match, trials, workers):
        decisions += steps
        if failure is not None:
            failures.append(failure)
        on_progress(1)
    return FuzzReport(games, decisions, perf_counter() - began, failures)


def fuzz_match(trial: Trial) -> tuple[int, Failure | None]:
    """Play one match at random under the laws: how many decisions it took, and what broke."""
    return watch(GAMES[trial.game], trial)


def watch(game: Game[Any], trial: Trial) -> tuple[int, Failure | None]:
    """The same for a game that need not be among those installed."""
    taken: list[tuple[int, int]] = []
    try:
        play_watched(game, trial, taken)
    except Exception as error:  # whatever a game raises is a finding, not an end of the search
        law = getattr(error, "law", type(error).__name__)
        detail = getattr(error, "detail", str(error))
        return len(taken), Failure(law, detail, recorded(game, trial, taken))
    return len(taken), None


def play_watched(game: Game[Any], trial: Trial, taken: list[tuple[int, int]]) -> None:
    """Play to the end, noting each action before it is tried."""
    rng, turns = rng_from_seed(trial.seed ^ 1), Turns()
    state = check_opening(game, trial.options, trial.seats, trial.seed)
    while state.to_act:
        require(len(taken) < LONGEST, "every game ends", f"not in {LONGEST} decisions")
        asked = bits(state.to_act)
        seat = asked[rng.below(len(asked))]
        legal = game.legal_actions(state, seat)
        require(bool(legal), "is_legal agrees with legal_actions", f"seat {seat}: none to choose")
        action = legal[rng.below(len(legal))]
        taken.append((seat, action))
        check_step(game, state, seat, action, rng, turns)
    check_end(game, state)
    again = game.new_game(trial.options, trial.seats, trial.seed)
    for seat, action in taken:
        game.apply(again, seat, action, None)
    told = "the journal replays to another end"
    require_alike(facts(again), facts(state), "determinism", told)


def recorded(game: Game[Any], trial: Trial, taken: list[tuple[int, int]]) -> bytes:
    """A match file of the actions taken, as far as they can be replayed."""
    seats = [Seat(name, "random") for name in NAMES[: trial.seats]]
    replayed: list[tuple[int, int]] = []
    try:
        match = Match(game, seats, trial.seed, trial.options)
        for seat, action in taken:
            match.act(seat, action)
            replayed.append((seat, action))
    except Exception:  # the finding itself: the file ends just before it
        pass
    version, spell = game.meta.rules_version, game.verbs.spell
    actions = [(seat, spell(action)) for seat, action in replayed]
    return written(game.meta.key, version, seats, trial.seed, trial.options, actions)
