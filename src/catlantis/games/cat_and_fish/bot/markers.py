"""Where to put markers in Cat & Fish: as a set, of which the best turn comes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catlantis.core.bag import held, size
from catlantis.core.ints import zeros
from catlantis.core.judge import OUT
from catlantis.games.cat_and_fish import components as c
from catlantis.games.cat_and_fish.bot.plans import SETS, Outlook, done_of
from catlantis.games.cat_and_fish.bot.taste import times
from catlantis.games.cat_and_fish.choosing import allowance, can_place, taken
from catlantis.games.cat_and_fish.state import State

ALL_KINDS: Final = -1  # no space is left out of the lucky ones


class Markers:
    """The markers that a seat may place: what each of the spaces is worth."""

    def __init__(self, outlook: Outlook, state: State, seat: i64) -> None:
        self.outlook = outlook
        self.placed = state.placed[seat]
        self.number = allowance(state, seat) - size(self.placed)  # that may be placed
        self.room: vec[i64] = zeros(c.SPACES)
        self.luck: vec[i64] = zeros(c.SPACES)
        occupied = taken(state)
        for space in range(i64(c.SPACES)):
            if can_place(state, seat, space, occupied):
                self.room[space] = c.room(space, state.seats) - held(occupied, space)
                if space >= c.TRADES:
                    self.luck[space] = outlook.rivals.luck(state, seat, space, outlook.start)
        for space in range(i64(c.TRADES)):
            sure = held(self.placed, space)
            outlook.allow(space, sure, sure + self.room[space])
        outlook.explore(outlook.start, self.number)
        self.rivals: i64 = 0  # who still choose
        for other in range(state.seats):
            if other != seat and state.waiting >> other & 1:
                self.rivals += 1

    def extra(self, done: i64, space: i64) -> i64:
        """How often a trade of the set needs another marker."""
        return max(done_of(done, space) - held(self.placed, space), 0)

    def lucky(self, number: i64, but: i64) -> i64:
        """What so many markers bring on the luckiest spaces but one; some may stay unused."""
        best: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for space in range(i64(c.TRADES), i64(c.SPACES)):
            luck = self.luck[space]
            if self.room[space] and space != but:
                if luck > best:
                    best, second, third = luck, best, second
                elif luck > second:
                    second, third = luck, second
                elif luck > third:
                    third = luck
        if number == 0:
            return 0
        return best if number == 1 else best + second if number == 2 else best + second + third

    def best(self, space: i64, is_with: bool) -> i64:
        """What the best set of markers leads to, with the space or without."""
        top: i64 = OUT
        for done in range(i64(SETS)):
            worth = self.outlook.best[done]
            if worth == OUT:
                continue
            spare = self.number
            for trade in range(i64(c.TRADES)):
                spare -= self.extra(done, trade)
            if space < c.TRADES:
                if (self.extra(done, space) > 0) == is_with or (is_with and spare > 0):
                    used = i64(1) if is_with and self.extra(done, space) == 0 else i64(0)
                    top = max(top, worth + self.lucky(spare - used, ALL_KINDS))
            elif is_with:
                if spare > 0:
                    top = max(top, worth + self.luck[space] + self.lucky(spare - 1, space))
            else:
                top = max(top, worth + self.lucky(spare, space))
        return top

    def worth(self, space: i64) -> i64:
        """What it is worth to put the next marker there, urgent if others may take the place."""
        chosen = self.best(space, True)
        urgency: i64 = 0
        if self.room[space] <= self.rivals:
            missed = max(chosen - self.best(space, False), 0)
            urgency = times(missed, self.outlook.taste.scarce)
        if space == c.THIEF:  # CF-22: no marker follows
            chosen = self.passing() + self.luck[space]
        return chosen + urgency

    def passing(self) -> i64:
        """What the markers lead to that are placed already."""
        top: i64 = OUT
        for done in range(i64(SETS)):
            needed: i64 = 0
            for trade in range(i64(c.TRADES)):
                needed += self.extra(done, trade)
            if needed == 0:
                top = max(top, self.outlook.best[done])
        return top
