"""The state of a match: the islet, what each seat has, the bag, the packs, and the turn.

A *site* is a place of the grid that matters: land, or sea beside land. Sites are numbered as
they come to matter; actions name them by number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.phase import Phase
from catlantis.core.state import State as CoreState

# Phases: what the active seat must decide
TURN: Final = Phase("turn")  # explore or move (IS-20, IS-30)
STACKING: Final = Phase("stack")  # place more tiles, or gather (IS-21)
RETURNING: Final = Phase("return")  # which resources above eight to return (IS-23)
MOVING: Final = Phase("move")  # advance, lay or end (IS-30)
SECURING: Final = Phase("secure")  # which resource to secure (IS-35)
RELEASING: Final = Phase("release")  # from which resource the egg comes (IS-36)
STARTING: Final = Phase("start")  # alone: where the bird begins (IS-62)
TOSSING: Final = Phase("toss")  # alone: which tiles to remove (IS-64)
FULFILLING: Final = Phase("fulfil")  # alone: which card is fulfilled (IS-66)

SEA: Final = -1  # where a bird waits at first
OPEN_END: Final = -1  # the last round is not known yet


class State(CoreState):
    """A position of Islet."""

    # For each site: its place (see `sites.py`), and its three neighbours in a row
    place: vec[i64]
    near: vec[i64]
    # For each site: the kind of its top tile, its level (0: sea), and whose egg is on it
    face: vec[i64]
    height: vec[i64]
    egg: vec[i64]
    # For each seat: its bird's site, its tiles, its free eggs, and its resources
    bird: vec[i64]
    hand: vec[i64]
    eggs: vec[i64]
    free: vec[i64]
    secured: vec[i64]
    exhausted: vec[i64]
    bag: i64 = 0  # tiles to draw
    covered: i64 = 0  # tiles under others
    removed: i64 = 0  # tiles out of the game
    packs: i64 = 0  # resources to take
    # The turn
    first: i64 = 0  # the seat that began
    active: i64 = 0
    round: i64 = 0
    last_round: i64 = OPEN_END
    stirred: bool = False  # whether a tile was placed or an egg laid in this round
    idle: i64 = 0  # full rounds in a row without either
    # The action under way: how many tiles were placed, the site of each and the resource that
    # it brings (see `explore.py`); alone, how many tiles are still to be tossed
    placed: i64 = 0
    trail: i64 = 0
    to_toss: i64 = 0
    free_steps: i64 = 0  # that the bird may still take before a payment (IS-38)
    # Alone: the cards at the islets, two places each, and the pile, its top last
    cards: vec[i64]
    pile: vec[i64]
    pile_size: i64 = 0

    def clone(self) -> "State":
        """An independent copy."""
        twin = State(self.seats, self.version, self.rng.clone(), self.asked[:], self.phase)
        twin.to_act = self.to_act
        twin.place = self.place[:]
        twin.near = self.near[:]
        twin.face = self.face[:]
        twin.height = self.height[:]
        twin.egg = self.egg[:]
        twin.bird = self.bird[:]
        twin.hand = self.hand[:]
        twin.eggs = self.eggs[:]
        twin.free = self.free[:]
        twin.secured = self.secured[:]
        twin.exhausted = self.exhausted[:]
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
        twin.placed = self.placed
        twin.trail = self.trail
        twin.to_toss = self.to_toss
        twin.free_steps = self.free_steps
        twin.cards = self.cards[:]
        twin.pile = self.pile[:]
        twin.pile_size = self.pile_size
        return twin
