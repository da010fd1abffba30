"""Islet: weigh whole turns; gather what the nests near the bird need, go there, and lay.

Worths are in ten-thousandths of a nest card. What is hidden (others' tiles, the bag, the pile)
plays no part in them, so one sample is as good as another.
"""

from typing import Final

from catlantis.games.islet.bot.judge import BirdJudge

JUDGE: Final = BirdJudge()
