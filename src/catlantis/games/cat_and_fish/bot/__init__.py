"""Cat & Fish: plan the season's markers as a set, then do the plan.

`turn.py` judges what may be done, `plans.py` what it leads to, to the weights of `taste.py`; all
are compiled as the rules are, since a season has hundreds of plans.
"""

from typing import Final

from catlantis.core.sight import Sight
from catlantis.games.cat_and_fish.bot.taste import Taste
from catlantis.games.cat_and_fish.bot.turn import worths_of
from catlantis.games.cat_and_fish.state import State

STRONGEST: Final = Taste()


def worths(sight: Sight) -> dict[int, float]:
    """What each legal action is worth to the seat."""
    return worths_to_taste(sight, STRONGEST)


def worths_to_taste(sight: Sight, taste: Taste) -> dict[int, float]:
    """The same for a bot with a taste of its own: to try them all."""
    legal = sight.legal
    if len(legal) == 1:
        return {legal[0]: 0.0}
    sample = sight.sample(0)  # only what is open matters: any sample will do
    assert isinstance(sample, State)
    return worths_of(sample, sight.seat, legal, sight.game.verbs, taste)
