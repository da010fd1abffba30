"""The reaction window: Nope, or let it pass (EK-37 … EK-40)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import NUMBER, Arg, Choices, arg_of, verb_of
from catlantis.core.bag import held, one
from catlantis.core.events import Log, tell
from catlantis.core.ints import NOBODY
from catlantis.core.phase import Question
from catlantis.games.exploding_kittens import cards, combos
from catlantis.games.exploding_kittens.components import NOPE
from catlantis.games.exploding_kittens.knowledge import lose_openly
from catlantis.games.exploding_kittens.order import end_turn, go_on, next_alive
from catlantis.games.exploding_kittens.state import WINDOW, State
from catlantis.games.exploding_kittens.verbs import (
    CANCELLED,
    NOPED,
    PAIR,
    PASS,
    PLAY_ATTACK,
    PLAY_FAVOR,
    PLAY_NOPE,
    PLAY_SEE,
    PLAY_SHUFFLE,
    PLAY_SKIP,
    THREE,
    seat_arg,
)


class Window(Question[State]):
    """Somebody has played: Nope it, or let it pass (EK-37 … EK-40)."""

    args: ClassVar = [seat_arg("player"), Arg("nopes", NUMBER)]
    on_timeout: ClassVar = PASS  # EK-38

    def told(self, state: State, seat: i64) -> list[object]:
        """Who played last, and how many Nopes lie on the play."""
        return [state.last_player, state.nopes]

    def aims(self, state: State, seat: i64) -> bool:
        """Whether the play is the seat's own, names it, or attacks it as the next."""
        return seat == state.active or seat == target(state, state.play)

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Nope, for who holds one, or pass."""
        if held(state.hand[seat], NOPE):
            out.add(PLAY_NOPE)
        out.add(PASS)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Stop the play, or let it pass."""
        if action == PLAY_NOPE:
            nope(state, seat, log)
        else:
            let_pass(state, log)


def open_window(state: State, player: i64) -> None:
    """Ask every living seat but the one who just played, holder of a Nope or not (EK-38)."""
    state.phase = WINDOW
    state.last_player = player
    for seat in range(state.seats):
        if seat != player and state.is_alive(seat):
            state.ask(seat)


def target(state: State, play: i64) -> i64:
    """Whom the play names, or attacks as the next (EK-30); nobody, if it is aimed at none."""
    verb = verb_of(play)
    if verb == PLAY_FAVOR:
        return arg_of(play, 0)
    if verb in (PAIR, THREE):
        return arg_of(play, 1)
    return next_alive(state, state.active) if verb == PLAY_ATTACK else NOBODY


def nope(state: State, seat: i64, log: Log | None) -> None:
    """Stop what was played, be it a Nope; this may be stopped in its turn (EK-37)."""
    state.hand[seat] -= one(NOPE)
    state.discard += one(NOPE)
    lose_openly(state, seat, NOPE)
    state.nopes += 1
    tell(log, NOPED, seat)
    open_window(state, seat)


def let_pass(state: State, log: Log | None) -> None:
    """When all have let it pass, the play takes effect or is cancelled (EK-37, EK-38)."""
    if state.to_act:
        return
    play, cancelled = state.play, state.nopes % 2 == 1
    state.play = 0
    state.nopes = 0
    state.last_player = NOBODY
    if cancelled:
        tell(log, CANCELLED, state.active)
        go_on(state)  # EK-39, EK-40
    else:
        resolve(state, play, log)


def resolve(state: State, play: i64, log: Log | None) -> None:
    """The play takes effect."""
    verb = verb_of(play)
    if verb == PLAY_ATTACK:
        cards.attack(state, log)
    elif verb == PLAY_SKIP:
        end_turn(state, log)  # EK-32
    elif verb == PLAY_SHUFFLE:
        cards.shuffle(state, log)
    elif verb == PLAY_SEE:
        cards.see_the_future(state, log)
    elif verb == PLAY_FAVOR:
        cards.ask_favor(state, arg_of(play, 0), log)
    elif verb == PAIR:
        combos.steal(state, arg_of(play, 1), log)
    elif verb == THREE:
        combos.demand(state, arg_of(play, 1), arg_of(play, 2), log)
    else:
        combos.ask_what_to_take(state)
