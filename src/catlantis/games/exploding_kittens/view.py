"""What a seat may know, ready for JSON (EK-12, and what a player is owed on screen)."""

from catlantis.core.bag import counts, size, things
from catlantis.core.ints import bits
from catlantis.core.seen import Frame
from catlantis.games.exploding_kittens.components import EXPLODING_KITTEN, TITLES
from catlantis.games.exploding_kittens.exploding import kittens_in_pile
from catlantis.games.exploding_kittens.knowledge import known_hand, known_places
from catlantis.games.exploding_kittens.seen import Pile, Play, Player, View
from catlantis.games.exploding_kittens.state import WINDOW, State
from catlantis.games.exploding_kittens.verbs import VERBS


def view(frame: Frame, state: State, seat: int | None) -> View:
    """The table as the seat, or a spectator, sees it."""
    return {
        **frame,
        "phase": state.phase.name,
        "combos": state.combos,
        "active": int(state.active),
        "owed": int(state.owed),
        "attacked": state.attacked,
        "hand": None if seat is None else things(state.hand[seat]),
        "players": [player(state, seat, other) for other in range(state.seats)],
        "pile": pile(state, seat),
        "discard": counts(state.discard, TITLES),
        "play": play(state) if state.phase is WINDOW else None,
    }


def player(state: State, seat: int | None, other: int) -> Player:
    """What is to be seen of a player: the size of the hand, and which cards of it are known."""
    knower = state.seats if seat is None else seat
    return {
        "alive": state.is_alive(other),
        "cards": int(size(state.hand[other])),
        "known": things(known_hand(state, knower, other)),
    }


def pile(state: State, seat: int | None) -> Pile:
    """The draw pile: its size, the kittens in it, the seat's private note, and the odds."""
    places = [] if seat is None else bits(known_places(state, seat))
    known = [[place, int(state.card_at(place))] for place in places]
    return {
        "size": int(state.pile_size),
        "kittens": int(kittens_in_pile(state)),
        "known": known,
        "odds": odds(state, known),
    }


def odds(state: State, known: list[list[int]]) -> list[int]:
    """The odds that the next card is a kitten, as so many in so many."""
    if known and known[0][0] == 0:
        return [int(known[0][1] == EXPLODING_KITTEN), 1]
    kittens = sum(1 for place_and_title in known if place_and_title[1] == EXPLODING_KITTEN)
    return [int(kittens_in_pile(state)) - kittens, int(state.pile_size) - len(known)]


def play(state: State) -> Play:
    """What waits in the reaction window."""
    return {
        "by": int(state.active),
        "action": VERBS.spell(state.play),
        "last_player": int(state.last_player),
        "nopes": int(state.nopes),
    }
