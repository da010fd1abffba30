"""A turn: play as many cards as you like, one after the other, then draw (EK-10)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import NUMBER, Arg, Choices, verb_of
from catlantis.core.bag import held, one
from catlantis.core.events import ABSENT, Log, tell
from catlantis.core.phase import Question
from catlantis.games.exploding_kittens.cards import card_choices, card_of
from catlantis.games.exploding_kittens.combos import combo_choices, combo_cost
from catlantis.games.exploding_kittens.components import TITLES
from catlantis.games.exploding_kittens.exploding import draw
from catlantis.games.exploding_kittens.knowledge import lose_openly
from catlantis.games.exploding_kittens.nope import open_window
from catlantis.games.exploding_kittens.state import State
from catlantis.games.exploding_kittens.verbs import DRAW, PLAY_FAVOR, VERBS


class Turn(Question[State]):
    """Play anything that the hand allows, or draw (EK-10)."""

    args: ClassVar = [Arg("owed", NUMBER)]

    def told(self, state: State, seat: i64) -> list[object]:
        """How many turns the seat owes."""
        return [state.owed]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Draw, or any card or combo."""
        out.add(DRAW)
        card_choices(state, seat, out)
        combo_choices(state, seat, out)

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """Draw or play."""
        if action == DRAW:
            draw(state, log)
        else:
            play(state, seat, action, log)


def play(state: State, seat: i64, action: i64, log: Log | None) -> None:
    """Put the cards of a play on the discard pile and let the others react (EK-38)."""
    verb = verb_of(action)
    cost = one(card_of(verb)) if verb <= PLAY_FAVOR else combo_cost(action)
    spend(state, seat, cost)
    state.play = action
    tell_play(action, seat, log)
    open_window(state, seat)


def spend(state: State, seat: i64, cost: i64) -> None:
    """The cards go openly from the hand to the discard pile, whatever comes of it (EK-40)."""
    state.hand[seat] -= cost
    state.discard += cost
    for title in range(i64(TITLES)):
        for _card in range(held(cost, title)):
            lose_openly(state, seat, title)


def tell_play(action: i64, seat: i64, log: Log | None) -> None:
    """Everybody sees what is played: its event has the number and arguments of its verb."""
    if log is not None:
        args = VERBS.args(action) + [ABSENT] * 3
        tell(log, verb_of(action), seat, args[0], args[1], args[2])
