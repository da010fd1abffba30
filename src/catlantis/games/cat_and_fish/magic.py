"""The Magic Library and Treasure Island: draw a card (CF-32 … CF-34)."""

from mypy_extensions import i64

from catlantis.core.bag import held, nth, one, size
from catlantis.core.events import Log, tell
from catlantis.games.cat_and_fish.components import BLANK
from catlantis.games.cat_and_fish.purse import earn
from catlantis.games.cat_and_fish.state import State
from catlantis.games.cat_and_fish.verbs import (
    DREW,
    DREW_BLANK,
    EXPLORED,
    TREASURES_RESHUFFLED,
    USED,
)


def holds(state: State, seat: i64, card: i64) -> bool:
    """Whether the seat keeps a magic card of that kind."""
    return held(state.magic[seat], card) != 0


def spend(state: State, seat: i64, card: i64, log: Log | None) -> None:
    """A magic card is shown, used, and leaves the game (CF-33)."""
    state.magic[seat] -= one(card)
    state.used += one(card)
    tell(log, USED, seat, card)


def study(state: State, seat: i64, log: Log | None) -> None:
    """Draw a magic card; a Blank is discarded at once, any other kept until used (CF-33)."""
    card = nth(state.library, state.rng.below(size(state.library)))
    state.library -= one(card)
    if card == BLANK:
        state.used += one(card)
        tell(log, DREW_BLANK, seat)
    else:
        state.magic[seat] += one(card)
        tell(log, DREW, seat, card)


def explore(state: State, seat: i64, log: Log | None) -> None:
    """Draw a card of Treasure Island and take its money (CF-32)."""
    if state.treasure == 0:
        state.treasure = state.explored
        state.explored = 0
        tell(log, TREASURES_RESHUFFLED, seat)
    money = nth(state.treasure, state.rng.below(size(state.treasure)))
    state.treasure -= one(money)
    state.explored += one(money)
    earn(state, seat, money)
    tell(log, EXPLORED, seat, money)
