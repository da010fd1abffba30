"""Paying: which sets of resources pay a price, the smallest only (IS-40 … IS-42).

A *price* is a bag of what is spent for a cost, secured or not: the terrains in the places 0 to 2
and nests of the one kind that is wanted in place 3. The tables hold every minimal price: no
smaller part of it pays. What a seat can pay is each of these that it holds, split in every way
between unsecured and secured resources.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.action import Choices, pack
from catlantis.core.bag import COUNT_BITS, COUNT_MASK, bag_of, held
from catlantis.core.events import Log, tell
from catlantis.games.islet.components import (
    FIRST_PART,
    LAY_PRICE,
    NESTS,
    SECOND_PART,
    TERRAINS,
)
from catlantis.games.islet.sites import renew_free_steps
from catlantis.games.islet.state import State
from catlantis.games.islet.verbs import LAY, PAID

TERRAIN_MASK: Final = 0xFFF  # the terrains of a bag of resources
TERRAIN_BITS: Final = COUNT_BITS * TERRAINS
NEST_PLACE: Final = 3  # of a price
MOST_OF_ONE: Final = 12  # cards of one terrain that a minimal price can hold


def pays_pairs(pairs: int, ones: int, others: int, strangers: int) -> bool:
    """Whether so many cards of two terrains and of a third make so many pairs of the two.

    One that is missing costs two equal cards of another terrain (IS-42).
    """
    for plain in range(min(pairs, ones) + 1):
        for plain_others in range(min(pairs, others) + 1):
            missing = max(0, pairs - plain - (others - plain_others) // 2)
            missing += max(0, pairs - plain_others - (ones - plain) // 2)
            if missing <= strangers // 2:
                return True
    return False


def nest_prices(nest: int) -> list[int]:
    """Every minimal price of a lay on that nest, the fewest cards first."""
    one, other = FIRST_PART[nest], SECOND_PART[nest]
    stranger = TERRAINS - one - other
    found: list[tuple[int, int]] = []
    some = range(MOST_OF_ONE + 1)
    for nests in range(LAY_PRICE + 1):
        pairs = LAY_PRICE - nests
        for a in some:
            for b in some:
                for c in some:
                    if pays_pairs(pairs, a, b, c) and not (
                        (a and pays_pairs(pairs, a - 1, b, c))
                        or (b and pays_pairs(pairs, a, b - 1, c))
                        or (c and pays_pairs(pairs, a, b, c - 1))
                    ):
                        counts = [0, 0, 0, nests]
                        counts[one], counts[other], counts[stranger] = a, b, c
                        found.append((sum(counts), bag_of(counts)))
    return [price for _, price in sorted(found)]


def terrain_prices(terrain: int) -> list[int]:
    """Every minimal price of a step onto that terrain: itself, or two alike of another (IS-41)."""
    others = [other for other in range(TERRAINS) if other != terrain]
    one = bag_of([int(other == terrain) for other in range(TERRAINS)])
    return [one, *(bag_of([2 * int(k == other) for k in range(TERRAINS)]) for other in others)]


def _table(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([price for row in rows for price in row])


_NESTS: Final = [nest_prices(nest) for nest in range(NESTS)]
LAY_PRICES: Final = _table(_NESTS)
LAY_ROW: Final = len(_NESTS[0])  # as many for each nest
STEP_PRICES: Final = _table([terrain_prices(terrain) for terrain in range(TERRAINS)])
STEP_ROW: Final = 3


def terrains_of(resources: i64) -> i64:
    """The terrains of a bag of resources."""
    return resources & TERRAIN_MASK


def purse(resources: i64, nest: i64) -> i64:
    """The resources that can pay a lay on that nest, as a price."""
    nests = held(resources, TERRAINS + nest)
    return terrains_of(resources) | nests << TERRAIN_BITS


def covers(purse: i64, price: i64) -> bool:
    """Whether there is enough of everything in the purse."""
    while price:
        if (price & COUNT_MASK) > (purse & COUNT_MASK):
            return False
        price >>= COUNT_BITS
        purse >>= COUNT_BITS
    return True


def can_step(terrains: i64, terrain: i64) -> bool:
    """Whether those terrains pay a step onto that one."""
    row = terrain * STEP_ROW
    return any(covers(terrains, STEP_PRICES[index]) for index in range(row, row + STEP_ROW))


def lay_prices_within(whole: i64, nest: i64) -> list[int]:
    """Every minimal price of a lay on that nest that the purse covers, the fewest cards first."""
    row = nest * LAY_ROW
    return [
        int(LAY_PRICES[index])
        for index in range(row, row + LAY_ROW)
        if covers(whole, LAY_PRICES[index])
    ]


def secured_part(price: i64, secured: i64) -> i64:
    """As much of a price as secured resources can pay."""
    part: i64 = 0
    for place in range(i64(NEST_PLACE + 1)):
        number = min(held(price, place), held(secured, place))
        part += number << (place * COUNT_BITS)
    return part


def lay_choices(state: State, seat: i64, nest: i64, out: Choices) -> None:
    """Every way to pay three nests (IS-40 … IS-42)."""
    free = purse(state.free[seat], nest)
    secured = purse(state.secured[seat], nest)
    whole = free + secured
    row = nest * LAY_ROW
    for index in range(row, row + LAY_ROW):
        price = LAY_PRICES[index]
        if covers(whole, price):
            _split_lay(nest, price, free, secured, 0, 0, out)


def _split_lay(
    nest: i64, price: i64, free: i64, secured: i64, place: i64, exhausted: i64, out: Choices
) -> None:
    """Every split of a price, from that place on, between unsecured and secured resources."""
    if place > NEST_PLACE:
        out.add(lay_action(nest, price - exhausted, exhausted))
        return
    wanted = held(price, place)
    least = max(i64(0), wanted - held(free, place))
    most = min(wanted, held(secured, place))
    for number in range(least, most + 1):
        spent = exhausted + (number << (place * COUNT_BITS))
        _split_lay(nest, price, free, secured, place + 1, spent, out)


def lay_action(nest: i64, spent: i64, exhausted: i64) -> i64:
    """The action that lays and pays with those unsecured and secured resources."""
    shift = nest * COUNT_BITS
    return pack(
        LAY,
        spent >> TERRAIN_BITS << shift,
        spent & TERRAIN_MASK,
        exhausted >> TERRAIN_BITS << shift,
        exhausted & TERRAIN_MASK,
    )


def pay(state: State, seat: i64, spent: i64, exhausted: i64, log: Log | None) -> None:
    """Unsecured resources go back to their packs, secured ones are exhausted (IS-40)."""
    if spent | exhausted:
        state.free[seat] -= spent
        state.packs += spent
        state.secured[seat] -= exhausted
        state.exhausted[seat] += exhausted
        renew_free_steps(state)
        tell(log, PAID, seat, spent, exhausted)
