"""How our bots judge a decision: by the game's own judgement, or by guesses where it has none."""

from math import inf
from typing import Any, Final

from catlantis.bots import guessing
from catlantis.core.action import Choices
from catlantis.core.foreign import plain_sight
from catlantis.core.judge import Judge
from catlantis.core.sight import Sight
from catlantis.games import part

ANY: Final = 0  # a judgement does not depend on what is hidden, so any sample will do


def judge_of(key: str) -> Judge[Any] | None:
    """The game's own judgement, if it has one."""
    judge: Judge[Any] | None = getattr(part(key, "bot"), "JUDGE", None)
    return judge


def worths_of(sight: Sight, guesses: int, seconds: float = inf) -> dict[int, float]:
    """What each action is worth: to the game's judgement or its own bot, else by guesses.

    Of these there are so many, or fewer where they would take longer than that.
    """
    judge = judge_of(sight.game.meta.key)
    if judge is not None:
        return judged_worths(judge, sight)
    bot = part(sight.game.meta.key, "bot")
    if bot is None:
        return guessing.worths(sight, guesses, seconds)
    worths: dict[int, float] = bot.worths(plain_sight(sight))
    return worths


def judged_worths(judge: Judge[Any], sight: Sight) -> dict[int, float]:
    """What each action is worth to the game's judgement."""
    sample, out = sight.sample(ANY), Choices()
    judge.game.choices(sample, sight.seat, out)
    worths = judge.worths(sample, sight.seat, out)
    return {int(out.items[place]): float(worths[place]) for place in range(out.size)}
