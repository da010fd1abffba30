"""Cat & Fish: the contract, nothing else. Where each rule stands: README.md beside this."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.action import SEAT, Choices, arg_of, verb_of
from catlantis.core.events import Log
from catlantis.core.game import Meta, OldGame, Option
from catlantis.core.rng import rng_from_seed
from catlantis.games.cat_and_fish import (
    catastrophe,
    choosing,
    doing,
    fishing,
    knowledge,
    market,
    rounds,
    sailing,
    scoring,
    setup,
    thief,
    view,
    year,
)
from catlantis.games.cat_and_fish.components import (
    CARD_NAMES,
    CATASTROPHE_NAMES,
    MAGIC_NAMES,
    SEASON_NAMES,
    SPACE_NAMES,
    TILE_NAMES,
    ZONE_NAMES,
)
from catlantis.games.cat_and_fish.state import (
    ACT,
    BUY,
    FISH,
    FLEE,
    JUMP,
    LOSE,
    MOVE,
    PAY_FEE,
    PLACE_MARKER,
    SAIL,
    SELL,
    STEAL,
    SUMMON,
    State,
)
from catlantis.games.cat_and_fish.words import (
    BEGIN,
    BORROW,
    CARD,
    CATASTROPHE,
    EVENTS,
    FINISH,
    MAGIC,
    PASS,
    PAY,
    PROMPTS,
    SEASON,
    SORCERER,
    SPACE,
    STOP,
    THROW,
    TILE,
    USE,
    VERBS,
    ZONE,
)

META: Final = Meta(
    key="cat-and-fish",
    title="Cat & Fish",
    edition="French rulebook, after the edition of 2008",
    versions=[2],
    min_seats=2,
    max_seats=4,
    options=[Option("first_seat", SEAT, None)],
    words={
        CARD: CARD_NAMES,
        TILE: TILE_NAMES,
        MAGIC: MAGIC_NAMES,
        SPACE: SPACE_NAMES,
        CATASTROPHE: CATASTROPHE_NAMES,
        SEASON: SEASON_NAMES,
        ZONE: ZONE_NAMES,
    },
)


class CatAndFish(OldGame[State]):
    """Catch, sell, and sail on to where the better fish are."""

    def deal(self, options: dict[str, int], seats: i64, seed: int, version: i64) -> State:
        """See `setup.py`."""
        return setup.deal(seats, version, rng_from_seed(seed), options["first_seat"])

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """See the chapter of each phase."""
        phase = state.phase_number
        if phase == PLACE_MARKER:
            choosing.place_choices(state, seat, out)
        elif phase == ACT:
            doing.act_choices(state, seat, out)
        elif phase == FISH:
            fishing.fish_choices(state, seat, out)
        elif phase == SAIL:
            sailing.sail_choices(state, seat, out)
        elif phase == JUMP:
            sailing.jump_choices(state, seat, out)
        elif phase == SELL:
            market.sell_choices(state, seat, out)
        elif phase == BUY:
            market.buy_choices(state, seat, out)
        elif phase == MOVE:
            catastrophe.move_choices(state, seat, out)
        elif phase == STEAL:
            thief.steal_choices(state, seat, out)
        elif phase == LOSE:
            catastrophe.lose_choices(state, seat, out)
        elif phase == FLEE:
            catastrophe.flee_choices(state, seat, out)
        elif phase == PAY_FEE:
            year.fee_choices(state, seat, out)
        elif phase == SUMMON:
            catastrophe.summon_choices(state, out)

    def allows(self, state: State, seat: i64, action: i64) -> bool:
        """See the chapter of each phase."""
        phase = state.phase_number
        if phase == PLACE_MARKER:
            return choosing.place_allows(state, seat, action)
        if phase == ACT:
            return doing.act_allows(state, seat, action)
        if phase == FISH:
            return fishing.fish_allows(state, seat, action)
        if phase == SAIL:
            return sailing.sail_allows(state, seat, action)
        if phase == JUMP:
            return sailing.jump_allows(state, seat, action)
        if phase == SELL:
            return market.sell_allows(state, seat, action)
        if phase == BUY:
            return market.buy_allows(state, seat, action)
        if phase == MOVE:
            return catastrophe.move_allows(state, seat, action)
        if phase == STEAL:
            return thief.steal_allows(state, seat, action)
        if phase == LOSE:
            return catastrophe.lose_allows(state, seat, action)
        if phase == FLEE:
            return catastrophe.flee_allows(state, seat, action)
        if phase == PAY_FEE:
            return year.fee_allows(state, seat, action)
        return phase == SUMMON and catastrophe.summon_allows(state, action)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """See the chapter of each phase; `rounds.py` tells what comes next."""
        phase = state.phase_number
        verb = verb_of(action)
        arg = arg_of(action, 0)
        state.answered(seat)
        if phase == PLACE_MARKER:
            if action == PASS:
                choosing.pass_on(state, seat, log)
            else:
                choosing.place(state, seat, arg, log)
        elif phase == ACT:
            if action == FINISH:
                doing.finish(state, seat, log)
            elif verb == BEGIN:
                doing.begin(state, seat, arg, log)
            else:
                doing.change(state, seat, verb, arg, arg_of(action, 1), log)
        elif action == STOP:
            state.conclude()
        elif phase == FISH:
            if verb == USE:
                fishing.haul(state, seat, log)
            else:
                fishing.fish(state, seat, arg, log)
        elif phase == SAIL:
            if verb == USE:
                sailing.use(state, seat, arg, log)
            elif action == SORCERER:
                sailing.call_sorcerer(state, seat, log)
            else:
                sailing.sail(state, seat, arg, log)
        elif phase == JUMP:
            sailing.jump(state, seat, arg, log)
        elif phase == SELL:
            if verb == THROW:
                market.throw(state, seat, arg, log)
            else:
                market.sell(state, seat, arg, log)
        elif phase == BUY:
            market.buy(state, seat, arg, log)
        elif phase == MOVE:
            if verb == USE:
                catastrophe.storm(state, seat, log)
            else:
                catastrophe.move(state, seat, arg, log)
        elif phase == STEAL:
            thief.steal(state, seat, arg, arg_of(action, 1), log)
        elif phase == LOSE:
            catastrophe.lose(state, seat, arg, log)
        elif phase == FLEE:
            catastrophe.flee(state, seat, arg, log)
        elif phase == PAY_FEE:
            if action == PAY:
                year.pay_fee(state, seat, log)
            elif action == BORROW:
                year.borrow(state, seat, log)
            else:
                year.give_fish(state, seat, arg, log)
        else:
            year.summon(state, arg, log)
        rounds.go_on(state, log)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        """See `view.py`."""
        return {**self.frame(state, seat), **view.view(state, seat)}

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


GAME: Final = CatAndFish(META, VERBS, EVENTS, PROMPTS)
