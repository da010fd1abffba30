"""The state of a match: hands, piles, the turn, and what each seat has come to know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import NOBODY, bit
from catlantis.core.phase import Phase
from catlantis.core.state import State as CoreState

TURN: Final = Phase("turn")  # play or draw (EK-10)
WINDOW: Final = Phase("window")  # Nope or let it pass (EK-38)
GIVE_CARD: Final = Phase("give")  # which card to give for a Favor (EK-33)
TAKE_CARD: Final = Phase("take")  # which card to take from the discard pile (EK-52)
INSERT_KITTEN: Final = Phase("insert")  # where the kitten goes (EK-21)


class State(CoreState):
    """A position of Exploding Kittens."""

    combos: bool = True  # the option of EK-50 … EK-53
    active: i64 = 0  # whose turn it is
    owed: i64 = 1  # turns the active seat owes, the one under way included
    attacked: bool = False  # whether they come from an Attack (EK-31)
    alive: i64 = 0  # bitmask of the seats not eliminated
    fallen: vec[i64]  # for each seat, how many were eliminated before it; NOBODY: alive
    hand: vec[i64]  # a hand for each seat
    discard: i64 = 0  # the discard pile, as a hand: all may read it (EK-12)
    pile: vec[i64]  # the draw pile, bottom first
    pile_size: i64 = 0
    # The play that waits in the reaction window, who played its last card, and the Nopes on it
    play: i64 = 0
    last_player: i64 = NOBODY
    nopes: i64 = 0
    # For each seat the places of the pile, from the top, whose card it knows (a bitmask), and those
    # of the kittens that others have hidden among these: while there are any, it can be sure of
    # the order alone
    pile_known: vec[i64]
    loose: vec[i64]
    # For each pair (knower, owner) the cards that the knower knows the owner to hold;
    # the last knower is the public
    hand_known: vec[i64]
    lacking: i64 = 0  # what each seat is publicly known to lack (a bitmask, see knowledge.py)

    def clone(self) -> "State":
        """An independent copy."""
        twin = State(self.seats, self.version, self.rng.clone(), self.asked[:], self.phase)
        twin.to_act = self.to_act
        twin.combos = self.combos
        twin.active = self.active
        twin.owed = self.owed
        twin.attacked = self.attacked
        twin.alive = self.alive
        twin.fallen = self.fallen[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard
        twin.pile = self.pile[:]
        twin.pile_size = self.pile_size
        twin.play = self.play
        twin.last_player = self.last_player
        twin.nopes = self.nopes
        twin.pile_known = self.pile_known[:]
        twin.loose = self.loose[:]
        twin.hand_known = self.hand_known[:]
        twin.lacking = self.lacking
        return twin

    def is_alive(self, seat: i64) -> bool:
        """Whether the seat has not exploded."""
        return self.alive & bit(seat) != 0

    def card_at(self, place: i64) -> i64:
        """The title of the card at that place of the draw pile, 0 being the top."""
        return self.pile[self.pile_size - 1 - place]
