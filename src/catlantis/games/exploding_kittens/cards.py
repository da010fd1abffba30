"""The cards that are played alone, and what they do (EK-30 … EK-36)."""

from typing import ClassVar

from mypy_extensions import i64

from catlantis.core.action import Choices, arg_of, pack
from catlantis.core.bag import held
from catlantis.core.events import ABSENT, Log, confide, tell
from catlantis.core.ints import bit
from catlantis.core.phase import Question
from catlantis.games.exploding_kittens.combos import can_be_named, move_unseen
from catlantis.games.exploding_kittens.components import (
    ATTACK,
    ATTACK_TURNS,
    DEFUSE,
    FAVOR,
    FORESEEN,
    SEE_THE_FUTURE,
    SHUFFLE,
    SKIP,
    TITLES,
)
from catlantis.games.exploding_kittens.knowledge import forget_pile, see_top
from catlantis.games.exploding_kittens.order import begin_turn, go_on, next_alive
from catlantis.games.exploding_kittens.state import GIVE_CARD, State
from catlantis.games.exploding_kittens.verbs import (
    ATTACKED,
    FORESAW,
    GAVE,
    GIVE,
    NOTHING_LEFT,
    PLAY_ATTACK,
    PLAY_FAVOR,
    PLAY_SEE,
    PLAY_SHUFFLE,
    PLAY_SKIP,
    SHUFFLED,
    seat_arg,
)


def card_of(verb: i64) -> i64:
    """The title of the card that the verb plays alone."""
    if verb == PLAY_ATTACK:
        return ATTACK
    if verb == PLAY_SKIP:
        return SKIP
    if verb == PLAY_SHUFFLE:
        return SHUFFLE
    if verb == PLAY_SEE:
        return SEE_THE_FUTURE
    return FAVOR


def card_choices(state: State, seat: i64, out: Choices) -> None:
    """Every card that the seat may play alone: no cat, Defuse or Nope (EK-36)."""
    hand = state.hand[seat]
    for verb in range(i64(PLAY_ATTACK), i64(PLAY_SEE + 1)):
        if held(hand, card_of(verb)):
            out.add(verb)
    if held(hand, FAVOR):
        for target in range(state.seats):
            if can_be_named(state, seat, target):
                out.add(pack(PLAY_FAVOR, target))


def attack(state: State, log: Log | None) -> None:
    """The next player takes two turns, and all those still owed from an Attack (EK-30, EK-31)."""
    owed: i64 = ATTACK_TURNS
    if state.attacked:
        owed += state.owed
    target = next_alive(state, state.active)
    tell(log, ATTACKED, state.active, target, owed)
    begin_turn(state, target, owed, True, log)


def shuffle(state: State, log: Log | None) -> None:
    """Shuffle the draw pile (EK-34)."""
    state.rng.shuffle(state.pile, state.pile_size)
    forget_pile(state)
    tell(log, SHUFFLED, state.active)
    go_on(state)


def see_the_future(state: State, log: Log | None) -> None:
    """Look at the top three cards, or as many as there are (EK-35)."""
    places = min(i64(FORESEEN), state.pile_size)
    see_top(state, state.active, places)
    if log is not None:
        seen = [int(state.card_at(place)) for place in range(places)] + [ABSENT] * FORESEEN
        tell(log, FORESAW, state.active, seen[0], seen[1], seen[2])
    go_on(state)


def ask_favor(state: State, target: i64, log: Log | None) -> None:
    """The player named chooses a card to give, if there still is one (EK-33)."""
    if state.hand[target] == 0:
        tell(log, NOTHING_LEFT, state.active, target)
        go_on(state)
    else:
        state.phase = GIVE_CARD
        state.ask(target)


class GiveCard(Question[State]):
    """Which card to give for a Favor (EK-33)."""

    args: ClassVar = [seat_arg("player")]

    def told(self, state: State, seat: i64) -> list[object]:
        """Who asks the favor."""
        return [state.active]

    def choices(self, state: State, seat: i64, out: Choices) -> None:
        """Any card of the hand."""
        for title in range(i64(DEFUSE), i64(TITLES)):
            if held(state.hand[seat], title):
                out.add(pack(GIVE, title))

    def apply(self, state: State, seat: i64, action: i64, log: Log | None) -> None:
        """The card changes hands; only the two see it."""
        title = arg_of(action, 0)
        move_unseen(state, seat, state.active, title)
        confide(log, bit(seat) | bit(state.active), GAVE, seat, state.active, title)
        go_on(state)
