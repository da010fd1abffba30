"""The state of a match: hands, piles, the turn, and what each seat has come to know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import bit
from catlantis.core.rng import Rng
from catlantis.core.state import State as CoreState

# Phases: what the seats that are asked must decide
TURN: Final = 0  # play or draw (EK-10)
WINDOW: Final = 1  # Nope or let it pass (EK-38)
GIVE_CARD: Final = 2  # which card to give for a Favor (EK-33)
TAKE_CARD: Final = 3  # which card to take from the discard pile (EK-52)
INSERT_KITTEN: Final = 4  # where the kitten goes (EK-21)
OVER: Final = 5

NOBODY: Final = -1


class State(CoreState):
    """A position of Exploding Kittens."""

    def __init__(
        self,
        seats: i64,
        version: i64,
        rng: Rng,
        asked: vec[i64],
        hand: vec[i64],
        pile: vec[i64],
        pile_known: vec[i64],
        hand_known: vec[i64],
        fallen: vec[i64],
    ) -> None:
        super().__init__(seats, version, rng, asked)
        self.phase: i64 = TURN
        self.combos = True  # the option of EK-50 … EK-53
        self.active: i64 = 0  # whose turn it is
        self.owed: i64 = 1  # turns the active seat owes, the one under way included
        self.attacked = False  # whether they come from an Attack (EK-31)
        self.alive: i64 = 0  # bitmask of the seats not eliminated
        self.fallen = fallen  # for each seat, how many were eliminated before it; NOBODY: alive
        self.hand = hand  # a hand for each seat
        self.discard: i64 = 0  # the discard pile, as a hand: all may read it (EK-12)
        self.pile = pile  # the draw pile, bottom first
        self.pile_size: i64 = 0
        # The play that waits in the reaction window, who played its last card, and the Nopes on it
        self.play: i64 = 0
        self.last_player: i64 = NOBODY
        self.nopes: i64 = 0
        # For each seat the places of the pile, from the top, whose card it knows (a bitmask)
        self.pile_known = pile_known
        # For each pair (knower, owner) the cards that the knower knows the owner to hold;
        # the last knower is the public
        self.hand_known = hand_known

    def clone(self) -> "State":
        """An independent copy."""
        twin = State(
            self.seats,
            self.version,
            self.rng.clone(),
            self.asked[:],
            self.hand[:],
            self.pile[:],
            self.pile_known[:],
            self.hand_known[:],
            self.fallen[:],
        )
        twin.to_act = self.to_act
        twin.phase = self.phase
        twin.combos = self.combos
        twin.active = self.active
        twin.owed = self.owed
        twin.attacked = self.attacked
        twin.alive = self.alive
        twin.discard = self.discard
        twin.pile_size = self.pile_size
        twin.play = self.play
        twin.last_player = self.last_player
        twin.nopes = self.nopes
        return twin

    def is_alive(self, seat: i64) -> bool:
        """Whether the seat has not exploded."""
        return self.alive & bit(seat) != 0

    def card_at(self, place: i64) -> i64:
        """The title of the card at that place of the draw pile, 0 being the top."""
        return self.pile[self.pile_size - 1 - place]
