"""Chances to win: what boats are likely to score in the end, and how sure that is."""

from math import erf, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.judge import CERTAIN
from catlantis.games.isle_of_cats.bot.alone import SELF
from catlantis.games.isle_of_cats.bot.prospect import POINT, prospect, scored
from catlantis.games.isle_of_cats.decks import DAYS
from catlantis.games.isle_of_cats.specials import MOST_SPECIALS, number_used
from catlantis.games.isle_of_cats.state import USED, State, get

# As medium's boats came out: what a boat is likely to score, by the day whose morning it is, so
# much, a share of what it promises (in thousandths), and for each special left; and the variance
# of that, in square points
BASE: Final = vec[i64]([7_600, 4_900, 4_850, 4_250, 4_300, 2_400, 470])
SHARE: Final = vec[i64]([0, 377, 216, 264, 224, 331, 511])
A_SPECIAL: Final = vec[i64]([0, 670, 660, 540, 420, 410, 250])
VARIANCE: Final = vec[i64]([121, 116, 112, 111, 111, 101, 68, 0])
# By how much light days score less than well planned ones: for each, and for each special kept
LIGHT: Final = 90
KEPT: Final = 650
MARGIN: Final = 60  # square points that are always added: so that differences show early
FURTHEST: Final = 400  # hundredths of a standard deviation: beyond that all is certain
NORMAL: Final = vec[i64](
    [
        round(CERTAIN * (1 + erf((z - FURTHEST) / 100 / sqrt(2))) / 2)
        for z in range(2 * FURTHEST + 1)
    ]
)


def likely_total(own: State) -> i64:
    """What a boat is likely to score in the end, on a morning; alone, less what the sister does."""
    if own.day == DAYS:
        return scored(own, SELF)
    share = SHARE[own.day] * prospect(own, SELF) // 1_000
    return BASE[own.day] + share + A_SPECIAL[own.day] * specials_left(own)


def lost_by_light_days(own: State) -> i64:
    """How much more, from a morning on, a boat comes to than light days make of it."""
    return LIGHT * (DAYS - own.day) + KEPT * min(specials_left(own), DAYS - own.day)


def specials_left(own: State) -> i64:
    """How many specials the seat may still use."""
    return MOST_SPECIALS - number_used(get(own, SELF, USED))


def chance_of(lead: i64, variance: i64) -> i64:
    """How likely a lead, in hundredths of a point, that varies so much is still one at the end."""
    spread = i64(int(sqrt(float(variance + MARGIN))))
    z = lead * 100 // (spread * POINT)
    return NORMAL[max(0, min(2 * FURTHEST, z + FURTHEST))]


def chance_to_lead(totals: vec[i64], seat: i64, variance: i64) -> i64:
    """How likely the seat beats each other; alone, that it beats the sister, who is in its total.

    The variance is that of a difference.
    """
    if len(totals) == 1:
        return chance_of(totals[seat], variance)
    chance: i64 = CERTAIN
    for other in range(i64(len(totals))):
        if other != seat:
            chance = chance * chance_of(totals[seat] - totals[other], variance) // CERTAIN
    return chance
