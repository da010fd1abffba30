"""How a match stands for a seat: its chance to win as it looks, and what an end is worth."""

from typing import Final

from mypy_extensions import i64

from catlantis.core.bag import size
from catlantis.core.judge import CERTAIN
from catlantis.games.islet.bot.hopes import EGG
from catlantis.games.islet.bot.stock import SECURED_TERRAIN, stock
from catlantis.games.islet.scoring import eggs_left
from catlantis.games.islet.state import State

# Chances to win in thousandths, fitted to matches of the policy: for what is worth an egg more than
# the others have; and alone, for each tile in the bag and each egg to go
AN_EGG_MORE: Final = 150
AT_FIRST: Final = 330
A_TILE: Final = 58
AN_EGG: Final = 397
MARGIN: Final = 300  # of the thousandths, what depends on the eggs by which a match is won or lost
EGG_MARGIN: Final = 50
ALMOST: Final = 30  # alone, what an egg is worth though the match is lost


def laid(state: State, seat: i64) -> i64:
    """How many eggs the seat has laid."""
    number: i64 = 0
    for site in range(i64(len(state.egg))):
        if state.egg[site] == seat:
            number += 1
    return number


def strength(state: State, seat: i64) -> i64:
    """What a seat has laid and holds, as all can see it, in thousandths of a nest card."""
    under = state.secured[seat] + state.exhausted[seat]
    return EGG * laid(state, seat) + stock(state.free[seat], under, SECURED_TERRAIN)


def chance(state: State, seat: i64) -> i64:
    """The seat's chance to win, in thousandths: never none, and never all, before the end."""
    own = strength(state, seat)
    if state.seats == 1:
        eggs = laid(state, seat) + i64(eggs_left(state, seat))
        found = AT_FIRST + A_TILE * size(state.bag) - AN_EGG * (EGG * eggs - own) // EGG
    else:
        total: i64 = 0
        for other in range(state.seats):
            total += strength(state, other)
        lead = own - (total - own) // (state.seats - 1)
        found = CERTAIN // state.seats + AN_EGG_MORE * lead // EGG
    return min(i64(CERTAIN - 1), max(i64(1), found))


def with_margin(state: State, seat: i64, won: i64) -> i64:
    """What an end counts in a search: to win most, but by how many eggs too."""
    if state.seats == 1:
        return won if won else ALMOST * laid(state, seat)
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, laid(state, other))
    lead = MARGIN // 2 + EGG_MARGIN * (laid(state, seat) - most)
    return won * (CERTAIN - MARGIN) // CERTAIN + min(i64(MARGIN), max(i64(0), lead))
