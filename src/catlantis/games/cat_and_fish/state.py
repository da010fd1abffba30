"""The state of a match: the sea, the players, the piles, and what is under way."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held
from catlantis.core.ints import NOBODY, NOTHING, bit
from catlantis.core.phase import Phase
from catlantis.core.state import State as CoreState
from catlantis.games.cat_and_fish.components import SEASONS

# Stages of a season
CHOOSING: Final = 0  # CF-20
DOING: Final = 1  # CF-25
FEES: Final = 2  # CF-40
SUMMONING: Final = 3  # CF-41
ENDED: Final = 4

# Phases: what the seat that is asked must decide
PLACE_MARKER: Final = Phase("place")  # where to put a marker (CF-20)
BEGIN_ACTION: Final = Phase("act")  # which action to do (CF-25)
CATCH_FISH: Final = Phase("fish")  # which block (CF-26)
SET_SAIL: Final = Phase("sail")  # where to (CF-27)
JUMP_ANYWHERE: Final = Phase("jump")  # where the Sorcerer carries the pawn (CF-36)
SELL_FISH: Final = Phase("sell")  # which (CF-28)
BUY_CARD: Final = Phase("buy")  # which (CF-29)
MOVE_CATASTROPHE: Final = Phase("move")  # where it goes (CF-30)
STEAL_FISH: Final = Phase("steal")  # whose (CF-37)
LOSE_FISH: Final = Phase("lose")  # which, to a catastrophe (CF-30)
FLEE_CATASTROPHE: Final = Phase("flee")  # to which safe intersection (CF-31)
PAY_FEE: Final = Phase("fee")  # money or a fish (CF-40)
SUMMON_MONSTER: Final = Phase("summon")  # where it appears (CF-41)


class State(CoreState):
    """A position of Cat & Fish."""

    stage: i64 = CHOOSING
    round: i64 = 0  # seasons since the beginning
    first: i64 = 0  # the seat with the first-player token
    active: i64 = 0  # whose turn it is in this stage
    waiting: i64 = 0  # bitmask of the seats that are not done with this stage
    thief: i64 = NOBODY  # who chose the Thief this winter
    # For each seat
    money: vec[i64]
    cards: vec[i64]  # as a bag: of each kind owned, as many as its price (bought)
    magic: vec[i64]  # a bag of the magic cards kept
    store: vec[i64]  # a bag of the tiles in the storehouse
    pawn: vec[i64]  # an intersection
    penalties: vec[i64]
    placed: vec[i64]  # a bag of the spaces chosen this season
    markers: vec[i64]  # those of them not done yet
    # The sea
    tile: vec[i64]  # for each block the kind of its face-down tile, or NOTHING
    fish: i64 = 0  # bitmask of the blocks with a tile
    where: vec[i64]  # the block of each catastrophe; the Monster begins on the island
    # Piles: bags, since nobody knows their order. Of each colour by the colour's own numbers
    pile: vec[i64]
    discard: vec[i64]
    sold: i64 = 0  # a bag: how many cards of each kind have been bought
    library: i64 = 0
    used: i64 = 0  # the magic cards that left the game
    treasure: i64 = 0  # the cards of Treasure Island by their money
    explored: i64 = 0  # those discarded
    summoner: i64 = NOBODY  # who owns that card
    # All cash accounted for: what the bank has paid out and taken in
    bank_paid: i64 = 0
    bank_received: i64 = 0
    # The action under way
    doing: i64 = NOTHING  # its space
    steps: i64 = 0  # how far pawn or catastrophe may still go
    is_carried: i64 = 0  # whether the next step is the Sorcerer's, or a Warp's
    # The catastrophe that strikes, who moved it, and who has yet to suffer
    striker: i64 = NOTHING
    mover: i64 = NOBODY
    victims: i64 = 0

    def clone(self) -> "State":
        """An independent copy."""
        twin = State(self.seats, self.version, self.rng.clone(), self.asked[:], self.phase)
        twin.to_act = self.to_act
        twin.stage = self.stage
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.waiting = self.waiting
        twin.thief = self.thief
        twin.money = self.money[:]
        twin.cards = self.cards[:]
        twin.magic = self.magic[:]
        twin.store = self.store[:]
        twin.pawn = self.pawn[:]
        twin.penalties = self.penalties[:]
        twin.placed = self.placed[:]
        twin.markers = self.markers[:]
        twin.tile = self.tile[:]
        twin.fish = self.fish
        twin.where = self.where[:]
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
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

    def put(self, phase: Phase, seat: i64) -> None:
        """Put the question of that phase to the seat."""
        self.phase = phase
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
