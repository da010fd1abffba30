"""The state of a match: the sea, the players, the piles, and what is under way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held
from catlantis.core.ints import bit
from catlantis.core.rng import Rng
from catlantis.core.state import State as CoreState
from catlantis.games.cat_and_fish.components import SEASONS

# Stages of a season
CHOOSING: Final = 0  # CF-20
DOING: Final = 1  # CF-25
FEES: Final = 2  # CF-40
SUMMONING: Final = 3  # CF-41
OVER: Final = 4

# Phases: what the seat that is asked must decide
PLACE_MARKER: Final = 0  # where to put a marker (CF-20)
ACT: Final = 1  # which action to do (CF-25)
FISH: Final = 2  # which block (CF-26)
SAIL: Final = 3  # where to (CF-27)
JUMP: Final = 4  # where the Sorcerer carries the pawn (CF-36)
SELL: Final = 5  # which fish (CF-28)
BUY: Final = 6  # which card (CF-29)
MOVE: Final = 7  # where the catastrophe goes (CF-30)
STEAL: Final = 8  # whose fish (CF-37)
LOSE: Final = 9  # which fish to a catastrophe (CF-30)
FLEE: Final = 10  # to which safe intersection (CF-31)
PAY_FEE: Final = 11  # money or a fish (CF-40)
SUMMON: Final = 12  # where the Monster appears (CF-41)
DONE: Final = 13

NOBODY: Final = -1
NOTHING: Final = -1


class State(CoreState):
    """A position of Cat & Fish."""

    def __init__(
        self,
        seats: i64,
        version: i64,
        rng: Rng,
        asked: vec[i64],
        money: vec[i64],
        cards: vec[i64],
        magic: vec[i64],
        store: vec[i64],
        pawn: vec[i64],
        penalties: vec[i64],
        placed: vec[i64],
        markers: vec[i64],
        tile: vec[i64],
        pile: vec[i64],
        discard: vec[i64],
        where: vec[i64],
    ) -> None:
        super().__init__(seats, version, rng, asked)
        self.stage: i64 = CHOOSING
        self.phase_number: i64 = PLACE_MARKER
        self.round: i64 = 0  # seasons since the beginning
        self.first: i64 = 0  # the seat with the first-player token
        self.active: i64 = 0  # whose turn it is in this stage
        self.waiting: i64 = 0  # bitmask of the seats that are not done with this stage
        self.thief: i64 = NOBODY  # who chose the Thief this winter
        # For each seat
        self.money = money
        self.cards = cards  # as a bag: of each kind owned, as many as its price (bought)
        self.magic = magic  # a bag of the magic cards kept
        self.store = store  # a bag of the tiles in the storehouse
        self.pawn = pawn  # an intersection
        self.penalties = penalties
        self.placed = placed  # a bag of the spaces chosen this season
        self.markers = markers  # those of them not done yet
        # The sea
        self.tile = tile  # for each block the kind of its face-down tile, or NO_TILE
        self.fish: i64 = 0  # bitmask of the blocks with a tile
        self.where = where  # the block of each catastrophe; the Monster begins on the island
        # Piles: bags, since nobody knows their order. Of each colour by the colour's own numbers
        self.pile = pile
        self.discard = discard
        self.sold: i64 = 0  # a bag: how many cards of each kind have been bought
        self.library: i64 = 0
        self.used: i64 = 0  # the magic cards that left the game
        self.treasure: i64 = 0  # the cards of Treasure Island by their money
        self.explored: i64 = 0  # those discarded
        self.summoner: i64 = NOBODY  # who owns that card
        # All cash accounted for: what the bank has paid out and taken in
        self.bank_paid: i64 = 0
        self.bank_received: i64 = 0
        # The action under way
        self.doing: i64 = NOTHING  # its space
        self.steps: i64 = 0  # how far pawn or catastrophe may still go
        self.is_carried: i64 = 0  # whether the next step is the Sorcerer's, or a Warp's
        # The catastrophe that strikes, who moved it, and who has yet to suffer
        self.striker: i64 = NOTHING
        self.mover: i64 = NOBODY
        self.victims: i64 = 0

    def clone(self) -> "State":
        """An independent copy."""
        twin = State(
            self.seats,
            self.version,
            self.rng.clone(),
            self.asked[:],
            self.money[:],
            self.cards[:],
            self.magic[:],
            self.store[:],
            self.pawn[:],
            self.penalties[:],
            self.placed[:],
            self.markers[:],
            self.tile[:],
            self.pile[:],
            self.discard[:],
            self.where[:],
        )
        twin.to_act = self.to_act
        twin.stage = self.stage
        twin.phase_number = self.phase_number
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.waiting = self.waiting
        twin.thief = self.thief
        twin.fish = self.fish
        twin.sold = self.sold
        twin.library = self.library
        twin.used = self.used
        twin.treasure = self.treasure
        twin.explored = self.explored
        twin.summoner = self.summoner
        twin.bank_paid = self.bank_paid
        twin.bank_received = self.bank_received
        twin.doing = self.doing
        twin.steps = self.steps
        twin.is_carried = self.is_carried
        twin.striker = self.striker
        twin.mover = self.mover
        twin.victims = self.victims
        return twin

    def put(self, phase: i64, seat: i64) -> None:
        """Put the question of that phase to the seat."""
        self.phase_number = phase
        self.ask(seat)

    def next_waiting(self, start: i64) -> i64:
        """The first seat clockwise from there that is not done with this stage."""
        seat = start % self.seats
        while not self.waiting & bit(seat):
            seat = (seat + 1) % self.seats
        return seat

    def leave(self, seat: i64) -> None:
        """The seat is done with this stage."""
        self.waiting &= ~bit(seat)

    def conclude(self) -> None:
        """The action under way is over."""
        self.doing = NOTHING
        self.steps = 0

    def season(self) -> i64:
        """The season: 0 is spring, 3 winter."""
        return self.round % SEASONS

    def year(self) -> i64:
        """The year, counted from 0."""
        return self.round // SEASONS

    def owns(self, seat: i64, card: i64) -> bool:
        """Whether the seat has bought a card of that kind."""
        return held(self.cards[seat], card) != 0
