"""Exploding Kittens: the contract, nothing else. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import SEAT, Choices, arg_of
from catlantis.core.events import Log
from catlantis.core.game import SWITCH, Game, Meta, Option
from catlantis.core.rng import rng_from_seed
from catlantis.games.exploding_kittens import (
    cards,
    combos,
    exploding,
    knowledge,
    nope,
    scoring,
    setup,
    turn,
    view,
)
from catlantis.games.exploding_kittens.components import NAMES
from catlantis.games.exploding_kittens.state import (
    GIVE_CARD,
    INSERT_KITTEN,
    TAKE_CARD,
    TURN,
    WINDOW,
    State,
)
from catlantis.games.exploding_kittens.words import (
    DRAW,
    EVENTS,
    PLAY_NOPE,
    PROMPTS,
    REACTIONS,
    TITLE,
    VERBS,
)

META: Final = Meta(
    key="exploding-kittens",
    title="Exploding Kittens",
    edition="French rulebook of 2020, 56 cards",
    versions=[1],
    min_seats=2,
    max_seats=5,
    options=[Option("combos", SWITCH, True), Option("first_seat", SEAT, None)],
    words={TITLE: NAMES},
)


class ExplodingKittens(Game[State]):
    """Draw, and hope that it is not a kitten."""

    def deal(self, options: dict[str, int], seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`."""
        combos_on = options["combos"] != 0
        return setup.deal(seats, version, rng_from_seed(seed), combos_on, options["first_seat"])

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """See the chapter of each phase."""
        phase = state.phase
        if phase == WINDOW:
            nope.window_choices(state, seat, out)
        elif phase == TURN:
            turn.turn_choices(state, seat, out)
        elif phase == GIVE_CARD:
            cards.give_choices(state, seat, out)
        elif phase == TAKE_CARD:
            combos.take_choices(state, out)
        elif phase == INSERT_KITTEN:
            exploding.insert_choices(state, out)

    def allows(self, state: State, seat: i64, action: i64) -> bool:
        """See the chapter of each phase."""
        phase = state.phase
        if phase == WINDOW:
            return nope.window_allows(state, seat, action)
        if phase == TURN:
            return turn.turn_allows(state, seat, action)
        if phase == GIVE_CARD:
            return cards.give_allows(state, seat, action)
        if phase == TAKE_CARD:
            return combos.take_allows(state, action)
        return phase == INSERT_KITTEN and exploding.insert_allows(state, action)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """See the chapter of each phase."""
        phase = state.phase
        state.answered(seat)
        if phase == WINDOW:
            if action == PLAY_NOPE:
                nope.nope(state, seat, log)
            else:
                nope.let_pass(state, log)
        elif phase == TURN:
            if action == DRAW:
                exploding.draw(state, log)
            else:
                turn.play(state, seat, action, log)
        elif phase == GIVE_CARD:
            cards.give(state, seat, arg_of(action, 0), log)
        elif phase == TAKE_CARD:
            combos.take(state, arg_of(action, 0), log)
        else:
            exploding.insert(state, arg_of(action, 0), log)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """See `view.py`."""
        return {**self.frame(state, seat), **view.view(state, seat)}

    def seen_to_act(self, state: State, seat: int | None) -> int:
        """See `knowledge.py`."""
        return int(knowledge.seen_to_act(state, state.seats if seat is None else seat))

    def prompt(self, state: State, seat: int) -> list[object]:
        """See `view.py`."""
        return view.prompt(state, seat)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        """See `knowledge.py`."""
        return knowledge.determinize(state, seat, rng_from_seed(seed))

    def score_sheet(self, state: State) -> list[tuple[str, list[int]]]:
        """See `scoring.py`."""
        return scoring.score_sheet(state)

    def ranking(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.ranking(state)

    def census(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.census(state)


GAME: Final = ExplodingKittens(META, VERBS, EVENTS, PROMPTS, REACTIONS)
