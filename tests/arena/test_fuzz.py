"""The fuzzer: finds nothing in the games, and everything in broken ones."""

import json
from typing import NoReturn

import pytest
from core.matches import tables_of
from mypy_extensions import i64

from catlantis.arena.fuzz import Trial, fuzz, fuzz_match, watch
from catlantis.core.events import Log
from catlantis.core.facts import facts
from catlantis.core.options import Options
from catlantis.core.refusals import BadOptions
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import META, PHASES, ExplodingKittens
from catlantis.games.exploding_kittens.state import State
from catlantis.games.exploding_kittens.verbs import EVENTS, PLAY_SHUFFLE, VERBS
from catlantis.record import load

KITTENS = "exploding-kittens"
CASES = [(key, seats) for key, game in GAMES.items() for seats in tables_of(game)]


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize(("key", "seats"), CASES)
def test_the_fuzzer_finds_nothing(key: str, seats: int) -> None:
    told: list[int] = []
    report = fuzz(key, 2, seats, 1, {}, 1, told.append)
    assert report.failures == []
    assert (report.games, told) == (2, [1, 1])
    assert report.decisions >= 2
    assert report.seconds > 0


@pytest.mark.slow
def test_the_same_seed_fuzzes_the_same_matches_whatever_the_workers() -> None:
    one, two = (fuzz(KITTENS, 3, 3, 7, {}, workers, lambda _: None) for workers in (1, 2))
    assert (one.decisions, one.failures) == (two.decisions, two.failures)


@pytest.mark.slow
def test_a_trial_is_the_same_each_time() -> None:
    trial = Trial(KITTENS, 2, 5, {"combos": False})
    assert fuzz_match(trial) == fuzz_match(trial)
    assert fuzz_match(trial)[1] is None


def test_bad_options_are_refused_before_any_match() -> None:
    with pytest.raises(BadOptions):
        fuzz(KITTENS, 1, 9, 1, {}, 1, lambda _: None)


class LosesShuffles(ExplodingKittens):
    """A game that raises, and one that loses a card, where a Shuffle is played."""

    def __init__(self, *, raises: bool) -> None:
        super().__init__(META, VERBS, EVENTS, PHASES)
        self.raises = raises

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        if action == PLAY_SHUFFLE and self.raises:
            raise ZeroDivisionError("shuffled away")
        super().apply(state, seat, action, log)
        if action == PLAY_SHUFFLE:
            state.discard = 0


class CannotDeal(ExplodingKittens):
    def __init__(self) -> None:
        super().__init__(META, VERBS, EVENTS, PHASES)

    def deal(self, options: Options, seats: i64, seed: int, version: i64) -> NoReturn:
        raise ZeroDivisionError("no cards")


def test_a_finding_names_the_law_and_is_a_match_up_to_the_fatal_action() -> None:
    trial = Trial(KITTENS, 4, 3, {})
    steps, failure = watch(LosesShuffles(raises=False), trial)
    assert failure is not None
    assert failure.law == "conservation"
    assert "→" in failure.detail
    match = load(failure.match_file)
    assert (match.seed, match.options, len(match.seats)) == (3, {}, 4)
    assert len(match.journal) == steps
    assert match.journal[-1].action == PLAY_SHUFFLE


def test_an_exception_is_a_finding_and_its_file_ends_just_before_it() -> None:
    trial = Trial(KITTENS, 4, 3, {})
    steps, failure = watch(LosesShuffles(raises=True), trial)
    assert failure is not None
    assert (failure.law, failure.detail) == ("ZeroDivisionError", "shuffled away")
    match = load(failure.match_file)
    assert len(match.journal) == steps - 1
    last, _ = watch(LosesShuffles(raises=False), trial)
    assert last == steps
    assert facts(match.state) == facts(match.at(steps - 1).state)


def test_a_deal_that_fails_is_a_finding_too() -> None:
    steps, failure = watch(CannotDeal(), Trial(KITTENS, 4, 3, {"combos": False}))
    assert steps == 0
    assert failure is not None
    assert (failure.law, failure.detail) == ("ZeroDivisionError", "no cards")
    document = json.loads(failure.match_file)
    assert (document["seed"], document["options"]) == (f"{3:032x}", {"combos": False})
    assert load(failure.match_file).journal == []
