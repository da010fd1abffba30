"""What resources are worth, and how much of the next egg they pay; in thousandths of a nest card.

A *fare* is a bag of the terrains that the steps of a way cost, whatever the seat holds.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held, one, size
from catlantis.core.ints import zeros
from catlantis.games.islet.components import (
    FIRST_NEST,
    FIRST_PART,
    LAY_PRICE,
    MOST_FREE,
    NESTS,
    RESOURCES,
    SECOND_PART,
    TERRAINS,
)
from catlantis.games.islet.pay import (
    LAY_PRICES,
    LAY_ROW,
    STEP_PRICES,
    STEP_ROW,
    covers,
    purse,
)

NO_WAY: Final = -1  # the fare to where none leads

# So many cards of one terrain, or of one nest: a few terrains to walk, and threes of a nest
_TERRAIN: Final = [0, 1200, 1900, 2400, 2800, 3100, 3400, 3700, 4000, 4200, 4400, 4600, 4800]
_NEST: Final = [0, 800, 1800, 3000, 3800, 4800, 6000, 6600, 7400, 8400, 9000, 9500, 10000]
_ROW: Final = 16
_OF_A_KIND: Final = vec[i64](
    [worth for row in [_TERRAIN] * TERRAINS + [_NEST] * NESTS for worth in [*row, *row[-1:] * 3]]
)
SECURED_NEST: Final = 2400  # on top of that
SECURED_TERRAIN: Final = 1000
SECURED_TERRAIN_ALONE: Final = 4000  # it walks every turn of a long match

STEP: Final = 400  # a step that must be paid on the way to the next egg
NEAR: Final = 4  # an egg for which so many cards are missing is no hope yet

_FIRST: Final = vec[i64](FIRST_PART)
_SECOND: Final = vec[i64](SECOND_PART)
_best: Final = zeros(MOST_FREE + 1)  # by how many cards are kept at most


def stock(free: i64, under: i64, secured_terrain: i64) -> i64:
    """What resources are worth: those at hand, and that secured ones come back every turn."""
    total: i64 = 0
    for resource in range(i64(FIRST_NEST)):
        total += secured_terrain * held(under, resource)
    for resource in range(i64(FIRST_NEST), i64(RESOURCES)):
        total += SECURED_NEST * held(under, resource)
    if size(free) > MOST_FREE:
        return total + worth_of_eight(free, under)
    both = free + under
    for resource in range(i64(RESOURCES)):
        total += _OF_A_KIND[resource * _ROW + held(both, resource)]
    return total


def worth_of_eight(free: i64, under: i64) -> i64:
    """What the best eight are worth beside the secured ones: the rest goes back (IS-23)."""
    for room in range(i64(MOST_FREE + 1)):
        _best[room] = 0
    for resource in range(i64(RESOURCES)):
        row = resource * _ROW + held(under, resource)
        loose = held(free, resource)
        room = i64(MOST_FREE)
        while room >= 0:
            most = _best[room] + _OF_A_KIND[row]
            for number in range(i64(1), min(loose, room) + 1):
                most = max(most, _best[room - number] + _OF_A_KIND[row + number])
            _best[room] = most
            room -= 1
    return _best[MOST_FREE]


def hope(whole: i64, nest: i64, fare: i64, worth: i64, at_once: bool = False) -> i64:
    """What an egg on that nest promises: how much of the way and the nests is paid.

    At once, all of it must be.
    """
    if fare == NO_WAY:
        return 0
    short = shortage(whole, nest, fare)
    if short >= NEAR or (at_once and short):
        return 0
    left = NEAR - short
    return left * left * (worth - STEP * size(fare)) // (NEAR * NEAR)


def shortage(whole: i64, nest: i64, fare: i64) -> i64:
    """About how many cards are missing to go there and lay; none only if it can be paid."""
    missing = max(i64(0), LAY_PRICE - held(whole, FIRST_NEST + nest))
    steps: i64 = 0
    spare: i64 = 0
    ones: i64 = 0
    others: i64 = 0
    for terrain in range(i64(TERRAINS)):
        left = held(whole, terrain) - held(fare, terrain)
        if left < 0:
            steps -= left
        else:
            spare += left
            if terrain == _FIRST[nest]:
                ones = left
            elif terrain == _SECOND[nest]:
                others = left
    pairs = min(ones, others)
    pairs = min(missing, pairs)
    spare -= 2 * pairs
    short = max(i64(0), steps - spare // 2)
    short += max(i64(0), missing - pairs - max(i64(0), spare - 2 * steps) // 3)
    if short == 0 and steps + missing > pairs and not can_pay(purse(whole, nest), nest, fare, 0):
        return 1
    return short


def can_pay(left: i64, nest: i64, fare: i64, terrain: i64) -> bool:
    """Whether a purse can pay both the steps, from that terrain on, and the nests."""
    while terrain < TERRAINS and held(fare, terrain) == 0:
        terrain += 1
    if terrain == TERRAINS:
        row = nest * LAY_ROW
        return any(covers(left, LAY_PRICES[index]) for index in range(row, row + LAY_ROW))
    row = terrain * STEP_ROW
    for index in range(row, row + STEP_ROW):
        price = STEP_PRICES[index]
        if covers(left, price) and can_pay(left - price, nest, fare - one(terrain), terrain):
            return True
    return False
