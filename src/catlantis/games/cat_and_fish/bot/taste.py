"""What a bot thinks that things are worth in Cat & Fish, in euros at the end of the match."""

from catlantis.games.cat_and_fish import components as c


class Taste:
    """The weights of a plan: those of the strongest bot, unless a study tries others."""

    def __init__(self) -> None:
        self.refused = 0  # bitmask of the cards that are never bought
        # What a card brings a season besides farther reach, better prices and whales …
        self.cards = [0.0] * c.CARDS
        self.cards[c.MEMBERSHIP] = 0.5
        self.cards[c.COLD_STORAGE] = 0.35
        self.cards[c.SORCERER] = 0.2
        self.cards[c.WIZARD] = 0.1
        # … and by how much it multiplies the catch
        self.more = [0.0] * c.CARDS
        self.more[c.MEMBERSHIP] = 0.3
        self.more[c.COLD_STORAGE] = 0.15
        self.more[c.WIZARD] = 0.1
        self.catch = 0.6  # fish a season: fishing has few places
        self.delay = 0.1  # seasons until a card pays
        self.marker = 1.0  # how much later it pays for each card to be bought, in seasons
        self.foresight = 0.3  # how much the best investment to come counts
        self.jumps = 0.68  # euros a season for the Sorcerer
        self.stranded = 2.0  # seasons lost without the money to be carried
        self.clogged = 1.0  # seasons lost with a storehouse full of what cannot be sold
        self.depletion = 0.75  # how much the next best fish in reach counts
        self.near = 0.5  # how much the fish now in reach count, for each season until spring
        self.spring = 0.7  # how much those that spring brings there
        self.wait = 0.93  # what is left of a price for each season that it is away
        self.wait_haunted = 0.85  # the same while another owns the Summoner
        self.idle = 0.4  # what a place of the storehouse would bring a season
        self.sale = 0.2  # what it costs to come to sell a fish
        self.place = 0.7  # the first free place of the storehouse
        self.more_places = 0.05  # each other
        self.bone = -0.5  # a fishbone takes a place
        self.magic = 0.1  # a magic card
        self.lead = 0.8  # to be first player in spring
        self.malice = 0.5  # how much of the others' loss is a gain
        self.theft = 0.6  # how likely somebody is the Thief
        self.risk = 0.15  # how likely Typhoon or Oil strikes where it can
        self.haunt = 0.6  # how likely the Monster does
        self.scarce = 0.6  # how much of what is missed without a space makes it urgent
