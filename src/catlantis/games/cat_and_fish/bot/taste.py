"""What a bot thinks that things are worth in Cat & Fish, in euros at the end of the match.

Worths are whole numbers, so that compiled code is fast and the same everywhere: a euro is 1,024,
and so is a season, or a whole where a weight is a share.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.ints import zeros
from catlantis.games.cat_and_fish import components as c

BITS: Final = 10
EURO: Final = 1024


def part(number: float) -> i64:
    """A weight as a whole number."""
    return i64(round(number * EURO))


def times(worth: i64, weight: i64) -> i64:
    """So many times the worth."""
    return worth * weight >> BITS


class Taste:
    """The weights of a plan: those of the strongest bot, unless a study tries others."""

    def __init__(self, refused: i64 = 0) -> None:
        self.refused = refused  # bitmask of the cards that are never bought
        # What a card brings a season besides farther reach, better prices and whales …
        self.cards: vec[i64] = zeros(c.CARDS)
        self.cards[c.MEMBERSHIP] = part(0.5)
        self.cards[c.SORCERER] = part(0.2)
        self.cards[c.WIZARD] = part(0.1)
        # … and by how much it multiplies the catch
        self.more: vec[i64] = zeros(c.CARDS)
        self.more[c.MEMBERSHIP] = part(0.3)
        self.more[c.COLD_STORAGE] = part(0.16)
        self.more[c.WIZARD] = part(0.1)
        self.catch: i64 = part(0.6)  # fish a season: fishing has few places
        self.delay: i64 = part(0.1)  # seasons until a card pays
        self.marker: i64 = part(1.0)  # how much later it pays for each card to be bought
        self.foresight: i64 = part(0.3)  # how much the best investment to come counts
        self.jumps: i64 = part(0.68)  # euros a season for the Sorcerer
        self.stranded: i64 = 2  # seasons lost without the money to be carried
        self.clogged: i64 = part(1.0)  # seasons lost with a storehouse of what cannot be sold
        self.depletion = 0.75  # how much the next best fish in reach counts
        self.near: i64 = part(0.5)  # the fish now in reach, for each season until spring
        self.spring: i64 = part(0.7)  # those that spring brings there
        self.wait: i64 = part(0.93)  # what is left of a price for each season that it is away
        self.wait_haunted: i64 = part(0.85)  # the same while another owns the Summoner
        self.idle: i64 = part(0.4)  # what a place of the storehouse would bring a season
        self.sale: i64 = part(0.2)  # what it costs to come to sell a fish
        self.place: i64 = part(0.7)  # the first free place of the storehouse
        self.more_places: i64 = part(0.05)  # each other
        self.bone: i64 = part(-0.5)  # a fishbone takes a place
        self.magic: i64 = part(0.1)  # a magic card
        self.lead: i64 = part(0.8)  # to be first player in spring
        self.malice: i64 = part(0.5)  # how much of the others' loss is a gain
        self.theft: i64 = part(0.6)  # how likely somebody is the Thief
        self.risk: i64 = part(0.15)  # how likely Typhoon or Oil strikes where it can
        self.haunt: i64 = part(0.6)  # how likely the Monster does
        self.scarce: i64 = part(0.6)  # how much of what is missed without a space makes it urgent
