"""The state of a match: the islet, what each seat has, the bag, the packs, and the turn.

A *site* is a place of the grid that matters: land, or sea beside land. Sites are numbered as
they come to matter; actions name them by number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.rng import Rng
from catlantis.core.state import State as CoreState

# Phases: what the active seat must decide
TURN: Final = 0  # explore or move (IS-20, IS-30)
STACKING: Final = 1  # place more tiles, or gather (IS-21)
RETURNING: Final = 2  # which resources above eight to return (IS-23)
MOVING: Final = 3  # advance, lay or end (IS-30)
SECURING: Final = 4  # which resource to secure (IS-35)
RELEASING: Final = 5  # from which resource the egg comes (IS-36)
STARTING: Final = 6  # alone: where the bird begins (IS-62)
TOSSING: Final = 7  # alone: which tiles to remove (IS-64)
FULFILLING: Final = 8  # alone: which card is fulfilled (IS-66)
OVER: Final = 9

SEA: Final = -1  # where a bird waits at first
NOWHERE: Final = -1  # no site there
NOBODY: Final = 0  # no egg there; else the seat plus one
NO_CARD: Final = -1
OPEN_END: Final = -1  # the last round is not known yet


class State(CoreState):
    """A position of Islet."""

    def __init__(
        self,
        seats: i64,
        version: i64,
        rng: Rng,
        asked: vec[i64],
        place: vec[i64],
        near: vec[i64],
        face: vec[i64],
        height: vec[i64],
        egg: vec[i64],
        bird: vec[i64],
        hand: vec[i64],
        eggs: vec[i64],
        free: vec[i64],
        secured: vec[i64],
        exhausted: vec[i64],
        cards: vec[i64],
        pile: vec[i64],
    ) -> None:
        super().__init__(seats, version, rng, asked)
        self.stage: i64 = TURN
        # For each site: its place (see `sites.py`), and its three neighbours in a row
        self.place = place
        self.near = near
        # For each site: the kind of its top tile, its level (0: sea), and whose egg is on it
        self.face = face
        self.height = height
        self.egg = egg
        # For each seat: its bird's site, its tiles, its free eggs, and its resources
        self.bird = bird
        self.hand = hand
        self.eggs = eggs
        self.free = free
        self.secured = secured
        self.exhausted = exhausted
        self.bag: i64 = 0  # tiles to draw
        self.covered: i64 = 0  # tiles under others
        self.removed: i64 = 0  # tiles out of the game
        self.packs: i64 = 0  # resources to take
        # The turn
        self.first: i64 = 0  # the seat that began
        self.active: i64 = 0
        self.round: i64 = 0
        self.last_round: i64 = OPEN_END
        self.stirred = False  # whether a tile was placed or an egg laid in this round
        self.idle: i64 = 0  # full rounds in a row without either
        # The action under way: how many tiles were placed, the site of each and the resource that
        # it brings (see `explore.py`); alone, how many tiles are still to be tossed
        self.placed: i64 = 0
        self.trail: i64 = 0
        self.to_toss: i64 = 0
        self.free_steps: i64 = 0  # that the bird may still take before a payment (IS-38)
        # Alone: the cards at the islets, two places each, and the pile, its top last
        self.cards = cards
        self.pile = pile
        self.pile_size: i64 = 0

    def clone(self) -> "State":
        """An independent copy."""
        twin = State(
            self.seats,
            self.version,
            self.rng.clone(),
            self.asked[:],
            self.place[:],
            self.near[:],
            self.face[:],
            self.height[:],
            self.egg[:],
            self.bird[:],
            self.hand[:],
            self.eggs[:],
            self.free[:],
            self.secured[:],
            self.exhausted[:],
            self.cards[:],
            self.pile[:],
        )
        twin.to_act = self.to_act
        twin.stage = self.stage
        twin.bag = self.bag
        twin.covered = self.covered
        twin.removed = self.removed
        twin.packs = self.packs
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.last_round = self.last_round
        twin.stirred = self.stirred
        twin.idle = self.idle
        twin.free_steps = self.free_steps
        twin.placed = self.placed
        twin.trail = self.trail
        twin.to_toss = self.to_toss
        twin.pile_size = self.pile_size
        return twin
