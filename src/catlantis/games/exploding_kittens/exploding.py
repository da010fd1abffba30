"""Drawing, exploding and defusing (EK-10, EK-20 … EK-25)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import NUMBER, Arg, Choices, arg_of, pack
from catlantis.core.bag import held, one
from catlantis.core.events import Log, tell
from catlantis.core.ints import bit
from catlantis.core.phase import OVER, Question
from catlantis.games.exploding_kittens.components import DEFUSE, EXPLODING_KITTEN
from catlantis.games.exploding_kittens.knowledge import (
    draw_top,
    insert_secretly,
    lose_all,
    lose_openly,
)
from catlantis.games.exploding_kittens.order import begin_turn, end_turn, next_alive
from catlantis.games.exploding_kittens.state import INSERT_KITTEN, State
from catlantis.games.exploding_kittens.verbs import (
    DEFUSED,
    DREW,
    DREW_KITTEN,
    EXPLODED,
    INSERT,
    INSERTED,
    WON,
)


def draw(state: State, log: Log | None) -> None:
    """Draw the top card, which ends the turn (EK-10), unless it is a kitten (EK-20)."""
    seat = state.active
    title = state.card_at(0)
    state.pile_size -= 1
    state.pile[state.pile_size] = EXPLODING_KITTEN  # nothing of the card stays behind
    draw_top(state, seat, title)
    if title != EXPLODING_KITTEN:
        state.hand[seat] += one(title)
        tell(log, DREW, seat, title)
        end_turn(state, log)
        return
    tell(log, DREW_KITTEN, seat)
    if held(state.hand[seat], DEFUSE):
        defuse(state, log)
    else:
        explode(state, log)


def defuse(state: State, log: Log | None) -> None:
    """The Defuse is spent without being asked for; the kitten waits for its place (EK-21)."""
    seat = state.active
    state.hand[seat] -= one(DEFUSE)
    state.discard += one(DEFUSE)
    lose_openly(state, seat, DEFUSE)
    tell(log, DEFUSED, seat)
    state.phase = INSERT_KITTEN
    state.ask(seat)


class InsertKitten(Question[State]):
    """Where in the draw pile the kitten goes (EK-21)."""

    args: ClassVar = [Arg("size", NUMBER)]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many cards there are to put above it."""
        return [state.pile_size]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Any place, from the top to the very bottom."""
        for place in range(state.pile_size + 1):
            out.add(pack(INSERT, place))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The kitten is back, and only its owner knows where; the turn ends (EK-22)."""
        place = arg_of(action, 0)
        insert(state, place)
        insert_secretly(state, seat, place)
        tell(log, INSERTED, seat, place)
        end_turn(state, log)


def insert(state: State, place: i64) -> None:
    """Put the kitten back into the pile, so many cards below the top."""
    index = state.pile_size
    while index > state.pile_size - place:
        state.pile[index] = state.pile[index - 1]
        index -= 1
    state.pile[index] = EXPLODING_KITTEN
    state.pile_size += 1


def explode(state: State, log: Log | None) -> None:
    """The active seat is out; its hand and the kitten are discarded (EK-20)."""
    seat = state.active
    state.discard += state.hand[seat] + one(EXPLODING_KITTEN)
    state.hand[seat] = 0
    lose_all(state, seat)
    state.fallen[seat] = fallen_seats(state)
    state.alive &= ~bit(seat)
    tell(log, EXPLODED, seat)
    survivor = next_alive(state, seat)
    if state.alive == bit(survivor):
        state.phase = OVER
        tell(log, WON, survivor)  # EK-24
    else:
        begin_turn(state, survivor, 1, False, log)  # EK-23


def fallen_seats(state: State) -> i64:
    """How many seats have exploded so far."""
    number: i64 = 0
    for seat in range(state.seats):
        if not state.is_alive(seat):
            number += 1
    return number


def kittens_in_pile(state: State) -> i64:
    """How many kittens lie in the draw pile: one fewer than the living (EK-25)."""
    living = state.seats - fallen_seats(state)
    return living - 2 if state.phase is INSERT_KITTEN else living - 1
