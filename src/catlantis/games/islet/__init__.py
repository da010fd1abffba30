"""Islet: the contract, nothing else. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import SEAT, Choices, arg_of, verb_of
from catlantis.core.events import Log
from catlantis.core.game import SWITCH, Meta, OldGame, Option
from catlantis.core.rng import rng_from_seed
from catlantis.games.islet import explore, knowledge, lay, move, scoring, setup, solo, view
from catlantis.games.islet.components import (
    CONDITION_NAMES,
    NEST_NAMES,
    RESOURCE_NAMES,
    TERRAIN_NAMES,
    TILE_NAMES,
)
from catlantis.games.islet.state import (
    FULFILLING,
    MOVING,
    RELEASING,
    RETURNING,
    SECURING,
    STACKING,
    STARTING,
    TOSSING,
    TURN,
    State,
)
from catlantis.games.islet.words import (
    ADVANCE,
    CONDITION,
    EGG,
    EGG_NAMES,
    END,
    EVENTS,
    EXPLORE,
    FULFIL,
    GATHER,
    LAY,
    NEST,
    PROMPTS,
    RELEASE,
    RESOURCE,
    RETURN,
    SECURE,
    STACK,
    START,
    TERRAIN,
    TILE,
    TOSS,
    TOSS_BAG,
    VERBS,
)

META: Final = Meta(
    key="islet",
    title="Islet",
    edition="French rulebook, 90 tiles",
    versions=[2],
    min_seats=1,
    max_seats=4,
    options=[
        Option("few_eggs", SWITCH, False, max_seats=1),
        Option("first_seat", SEAT, None, min_seats=2),
    ],
    words={
        TILE: TILE_NAMES,
        TERRAIN: TERRAIN_NAMES,
        NEST: NEST_NAMES,
        RESOURCE: RESOURCE_NAMES,
        EGG: EGG_NAMES,
        CONDITION: CONDITION_NAMES,
    },
)


class Islet(OldGame[State]):
    """Make an islet grow, and lay your eggs on it."""

    def deal(self, options: dict[str, int], seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`."""
        few_eggs = options["few_eggs"] != 0
        return setup.deal(seats, version, rng_from_seed(seed), few_eggs, options["first_seat"])

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """See the chapter of each phase."""
        phase = state.stage
        if phase == TURN:
            explore.explore_choices(state, seat, out)
            if state.seats == 1:
                solo.toss_choices(state, seat, out)
            else:
                move.move_choices(state, seat, out)
        elif phase == STACKING:
            explore.stack_choices(state, seat, out)
        elif phase == MOVING:
            move.move_choices(state, seat, out)
        elif phase == RETURNING:
            explore.return_choices(state, seat, out)
        elif phase == SECURING:
            lay.secure_choices(state, seat, out)
        elif phase == RELEASING:
            lay.release_choices(state, seat, out)
        elif phase == TOSSING:
            solo.toss_choices(state, seat, out)
        elif phase == FULFILLING:
            solo.fulfil_choices(state, seat, out)
        elif phase == STARTING:
            solo.start_choices(state, out)

    def allows(self, state: State, seat: i64, action: i64) -> bool:
        """See the chapter of each phase."""
        phase = state.stage
        if phase == TURN:
            if verb_of(action) == EXPLORE:
                return explore.explore_allows(state, seat, action)
            if state.seats == 1:
                return solo.toss_allows(state, seat, action)
            return move.move_allows(state, seat, action)
        if phase == STACKING:
            return explore.stack_allows(state, seat, action)
        if phase == MOVING:
            return move.move_allows(state, seat, action)
        if phase == RETURNING:
            return explore.return_allows(state, seat, action)
        if phase == SECURING:
            return lay.secure_allows(state, seat, action)
        if phase == RELEASING:
            return lay.release_allows(state, seat, action)
        if phase == TOSSING:
            return solo.toss_allows(state, seat, action)
        if phase == FULFILLING:
            return solo.fulfil_allows(state, seat, action)
        return phase == STARTING and solo.start_allows(state, action)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """See the chapter of each verb."""
        verb = verb_of(action)
        state.answered(seat)
        if verb in (EXPLORE, STACK):
            explore.place(state, seat, arg_of(action, 0), arg_of(action, 1), log)
        elif verb == GATHER:
            explore.gather(state, seat, log)
        elif verb == ADVANCE:
            move.advance(state, seat, action, log)
        elif verb == LAY:
            lay.lay(state, seat, action, log)
        elif verb == END:
            move.end(state, seat, log)
        elif verb == RETURN:
            explore.give_back(state, seat, arg_of(action, 0), log)
        elif verb == SECURE:
            lay.secure(state, seat, arg_of(action, 0), log)
        elif verb == RELEASE:
            lay.release(state, seat, action, log)
        elif verb == TOSS:
            solo.toss(state, seat, arg_of(action, 0), log)
        elif verb == TOSS_BAG:
            solo.toss_from_bag(state, seat, log)
        elif verb == FULFIL:
            solo.fulfil(state, seat, arg_of(action, 0), log)
        elif verb == START:
            solo.start(state, seat, arg_of(action, 0), log)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """See `view.py`."""
        legal = [] if seat is None else self.legal_actions(state, seat)
        return {
            **self.frame(state, seat),
            **view.view(state, seat),
            "suggested": view.suggested(legal),
        }

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
        return scoring.ranks(state)

    def census(self, state: State) -> list[int]:
        """See `scoring.py`."""
        return scoring.census(state)


GAME: Final = Islet(META, VERBS, EVENTS, PROMPTS)
