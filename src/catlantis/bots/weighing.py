"""What a hint rests on: the choices that were weighed, and how they fare when played out."""

from typing import Final, NamedTuple

from catlantis.bots.hard import HardBot
from catlantis.bots.judging import judge_of
from catlantis.core.judge import CERTAIN
from catlantis.core.rollout import FIRST_CHOICE, Rollouts
from catlantis.core.sight import Sight

SHOWN: Final = 4  # choices, the best ones


class Weighed(NamedTuple):
    """A choice: the chance to win with it and the standard error of its lead, in thousandths."""

    action: int
    chance: int
    error: int


class Advice(NamedTuple):
    """The choices that were weighed, the advised one first, and how many playouts that took."""

    choices: list[Weighed]
    playouts: int


def advice(bot: HardBot, sight: Sight) -> Advice | None:
    """What a bot that was started for the seat thinks there, in the time of a decision.

    None where there is no choice, or its game has no judgement.
    """
    judge = judge_of(sight.game.meta.key)
    if judge is None or len(sight.legal) == 1:
        return None
    search = bot.searched(judge, sight)
    doubt = judge.doubt if bot.doubt is None else bot.doubt
    best = int(search.chosen(doubt))
    found: dict[int, Weighed] = {}
    for place in [best, *sorted(range(len(search.plans)), key=search.mean_lead, reverse=True)]:
        choice = weighed(search, place)
        found.setdefault(choice.action, choice)  # of plans that begin alike, the best
    playouts = sum(int(times) for times in search.tried)
    return Advice(list(found.values())[:SHOWN], playouts)


def weighed(search: Rollouts, place: int) -> Weighed:
    """How a plan fares."""
    error = 0 if place == FIRST_CHOICE else min(CERTAIN, round(search.error(place)))
    return Weighed(int(search.plans[place][0]), round(search.chance(place)), error)
