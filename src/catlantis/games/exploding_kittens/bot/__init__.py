"""Exploding Kittens: stay away from kittens, keep Defuses, rob the others.

Worths are in cards: spending a common card costs about one, exploding costs a life.
"""

from typing import Any, Final

from catlantis.core.sight import Sight
from catlantis.games.exploding_kittens.components import (
    ATTACK,
    DEFUSE,
    FAVOR,
    SEE_THE_FUTURE,
    SHUFFLE,
    SKIP,
    TITLES,
)

LIFE: Final = 30.0
# What each title is worth in hand, in the order of the titles
VALUE: Final[list[float]] = [0.0, 10.0, 3.0, 3.0, 2.5, 1.2, 1.5, 1.8, 0.5, 0.5, 0.5, 0.5, 0.5]
AVERAGE_CARD: Final = 1.8  # of an unknown card of another's hand
WORTH_LOOKING: Final = 0.15  # from these odds of a kitten on it is good to see the future
NOPE_FROM: Final = 4.0  # a Nope is spent on plays that hurt at least so much


def worths(sight: Sight) -> dict[int, float]:
    """What each legal action is worth to the seat."""
    view, verbs = sight.view, sight.game.verbs
    return {
        action: worth(view, verbs.verb(action).name, verbs.args(action)) for action in sight.legal
    }


def worth(view: dict[str, Any], verb: str, args: list[int]) -> float:
    """What an action is worth to the seat whose view this is."""
    match verb, args:
        case "draw", _:
            return -fear(view)
        case "skip", _:
            return -VALUE[SKIP]
        case "attack", _:
            return 0.5 * float(view["owed"]) - VALUE[ATTACK]
        case "see", _:
            return see_worth(view)
        case "shuffle", _:
            return -VALUE[SHUFFLE] - LIFE * chance_when_shuffled(view) * exposure(view)
        case "favor", [target]:
            return 0.6 * loot(view, target) - VALUE[FAVOR]
        case "pair", [title, target]:
            return loot(view, target) - 2 * VALUE[title]
        case "three", [title, target, wanted]:
            return VALUE[wanted] * chance_to_hold(view, target, wanted) - 3 * VALUE[title]
        case "five", [titles]:
            return five_worth(view, titles)
        case "nope", _:
            return nope_worth(view)
        case "give", [title]:
            return -VALUE[title]
        case "take", [title]:
            return VALUE[title]
        case "insert", [position]:
            return insert_worth(view, position)
    return 0.0  # to pass


def values(titles: list[int]) -> list[float]:
    """What each of the cards is worth in hand."""
    return [VALUE[title] for title in titles]


def exposure(view: dict[str, Any]) -> float:
    """How much of a life a drawn kitten costs: a Defuse at best."""
    defuses = view["hand"].count(DEFUSE)
    return 1.0 if defuses == 0 else VALUE[DEFUSE] / LIFE


def odds(view: dict[str, Any]) -> float:
    """The odds that the next card is a kitten."""
    kittens, cards = view["pile"]["odds"]
    return float(kittens / cards)


def chance_when_shuffled(view: dict[str, Any]) -> float:
    """The odds of a kitten on top of the pile once nothing of it is known."""
    return float(view["pile"]["kittens"] / view["pile"]["size"])


def fear(view: dict[str, Any]) -> float:
    """What drawing now is expected to cost."""
    return LIFE * odds(view) * exposure(view) - AVERAGE_CARD * (1 - odds(view))


def see_worth(view: dict[str, Any]) -> float:
    """Looking pays when the top is unknown and a kitten is likely."""
    is_known = any(place == 0 for place, _ in view["pile"]["known"])
    if is_known or odds(view) < WORTH_LOOKING:
        return -LIFE
    return -fear(view) / 2 - VALUE[SEE_THE_FUTURE] / 2


def loot(view: dict[str, Any], target: int) -> float:
    """What a random card of the target's hand is expected to be worth."""
    player = view["players"][target]
    known = values(player["known"])
    unknown = player["cards"] - len(known)
    return float((sum(known) + AVERAGE_CARD * unknown) / player["cards"])


def chance_to_hold(view: dict[str, Any], target: int, title: int) -> float:
    """How likely the target holds a card of the title: a sure thing, or a guess."""
    player = view["players"][target]
    if title in player["known"]:
        return 1.0
    unknown = int(player["cards"]) - len(player["known"])
    return min(0.5, 0.05 * unknown)


def five_worth(view: dict[str, Any], titles: int) -> float:
    """Five cards for the best of the discard pile, which they join."""
    spent = values([title for title in range(TITLES) if titles >> title & 1])
    lying = values([title for title in range(DEFUSE, TITLES) if view["discard"][title]])
    return max(*spent, *lying) - sum(spent)


def nope_worth(view: dict[str, Any]) -> float:
    """Nope what hurts the seat, and Nopes on its own plays that matter."""
    play = view["play"]
    is_mine = play["by"] == view["seat"]
    takes_effect = play["nopes"] % 2 == 0
    if is_mine:
        return -1.0 if takes_effect else own_play_worth(view, play["action"]) - NOPE_FROM
    return harm(view, play["action"]) - NOPE_FROM if takes_effect else -1.0


def own_play_worth(view: dict[str, Any], action: list[Any]) -> float:
    """What is lost if the seat's own play stays cancelled."""
    return fear(view) if action[0] in ("skip", "attack") else 0.0


def harm(view: dict[str, Any], action: list[Any]) -> float:
    """What another's play is about to cost the seat."""
    seat, hand = view["seat"], values(view["hand"])
    match action:
        case ["favor", target] if target == seat:
            return min(hand)
        case ["pair", _, target] if target == seat:
            return sum(hand) / len(hand) + 1
        case ["three", _, target, int(wanted)] if target == seat and wanted in view["hand"]:
            return VALUE[wanted]
        case ["attack"] if next_seat(view, view["active"]) == seat:
            return 2 * LIFE * odds(view) * exposure(view)
    return 0.0


def next_seat(view: dict[str, Any], seat: int) -> int:
    """The next seat clockwise that is alive."""
    following = (seat + 1) % view["seats"]
    while not view["players"][following]["alive"]:
        following = (following + 1) % view["seats"]
    return int(following)


def insert_worth(view: dict[str, Any], position: int) -> float:
    """Anywhere below what this seat must still draw.

    All such places are worth the same, and one of them is drawn by lot: a habit would be known,
    and the odds that the others are shown would not be true.
    """
    own_draws = int(view["owed"]) - 1
    return 0.0 if position >= own_draws else -LIFE
