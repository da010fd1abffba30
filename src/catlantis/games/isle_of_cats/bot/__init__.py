"""The Isle of Cats: Explore & Draw: look ahead over one's own day, to the boat of tonight.

Nothing hidden matters before the day ends, so one sample is as good as many. `lookahead.py` plays
each choice out, trying the drawings that look good to `glance.py`; `prospect.py` measures what the
boat then promises, `rooms.py` what its rooms do. All are compiled as the rules are, since a day has
thousands of drawings.
"""

from catlantis.core.sight import Sight
from catlantis.games.isle_of_cats.bot.lookahead import worths as worths_in_hundredths
from catlantis.games.isle_of_cats.state import State


def worths(sight: Sight) -> dict[int, float]:
    """What each legal action is worth to the seat, in points."""
    sample = sight.sample(0)
    assert isinstance(sample, State)
    return {
        action: worth / 100 for action, worth in worths_in_hundredths(sample, sight.seat).items()
    }
