"""The decisions of a match, one by one, as who took them saw them: what a learner is trained on."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from catlantis.action import Action
from catlantis.match import Match


class Decision(NamedTuple):
    """One decision of a match, as the seat that took it saw it."""

    seat: int
    view: dict[str, Any]
    """What the seat knew."""
    legal: list[Action]
    """What it could do."""
    action: Action
    """What it did."""
    events: list[list[object]]
    """What it was told came of it."""


def decisions(match: Match) -> Iterator[Decision]:
    """Every decision of the match, in order: one pass, however long it is."""
    game, state = match.game, match.opening()
    for entry in match.journal:
        seat = entry.seat
        legal = [Action(game, number) for number in game.legal_actions(state, seat)]
        events = [game.events.spell(event, seat) for event in entry.events]
        yield Decision(seat, game.view(state, seat), legal, Action(game, entry.action), events)
        game.apply(state, seat, entry.action, None)


def lines(match: Match) -> Iterator[dict[str, Any]]:
    """Every decision as JSON has it, each complete in itself, for files of many matches.

    `choice` is the action's place in the view's list of legal actions, and `ranking` how the match
    ended, if it did.
    """
    head = {
        "game": match.game.meta.key,
        "rules_version": match.version,
        "seed": f"{match.seed:032x}",
    }
    for step, (seat, view, legal, action, events) in enumerate(decisions(match)):
        yield {
            **head,
            "step": step,
            "seat": seat,
            "view": view,
            "action": action.spelled,
            "choice": legal.index(action),
            "events": events,
            "ranking": match.ranking,
        }
