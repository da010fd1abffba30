"""The laws of secrecy: views, events and samples tell a seat only what it may know."""

import json
from typing import Any

from catlantis.core.action import VERB_MASK
from catlantis.core.events import Log
from catlantis.core.facts import facts, require, require_alike
from catlantis.core.game import Game
from catlantis.core.rng import Rng
from catlantis.core.state import State
from catlantis.core.step import Step, sample_of


def check_no_leak(game: Game[Any], state: State, rng: Rng) -> None:
    """A seat's view does not depend on what the seat cannot know, nor do its samples."""
    seat = int(rng.below(state.seats))
    before = facts(state)
    sample = sample_of(game, state, seat, rng)
    require_alike(facts(state), before, "no leak", "determinize changed the state itself")
    for viewer, whose in [(seat, f"view of seat {seat}"), (None, "the spectator's view")]:
        require_alike(game.view(sample, viewer), game.view(state, viewer), "no leak", whose)
    require(game.census(sample) == game.census(state), "conservation", "in a sample")
    require(facts(sample)["rng"] != before["rng"], "no leak", "a sample keeps the true chance")
    seed = int(rng.word())
    again = facts(game.determinize(sample, seat, seed))
    direct = facts(game.determinize(state, seat, seed))
    require_alike(again, direct, "no leak", f"samples of seat {seat} depend on what is hidden")


def check_events(step: Step) -> None:
    """Events tell a seat no more than its views.

    In a sample, which the viewer cannot tell from the truth, the same action is done. If the
    viewer cannot tell the results apart either, it must have been told the same.
    """
    game, sample = step.game, step.sample
    if not game.is_legal(sample, step.seat, step.action):
        return
    log = step.retaken(sample, step.action)
    for who in [step.viewer, None]:
        if game.view(sample, who) == game.view(step.after, who):
            told, other = game.events.told(step.log, who), game.events.told(log, who)
            require(told == other, "no leak", f"events for {who}: {told}, or {other}")
    _check_alike(step, sample)


def check_secret_choice(step: Step) -> None:
    """What a seat chooses in secret, neither events, views nor samples tell the others.

    Another choice of the same verb is made in the original state. Who is told the same of both,
    since events keep the difference secret, must see the same; who sees the same, be told it.
    """
    game, otherwise = step.game, step.before.clone()
    verb = step.action & VERB_MASK
    legal = game.legal_actions(otherwise, step.seat)
    others = [other for other in legal if other & VERB_MASK == verb and other != step.action]
    if not others or step.viewer == step.seat:
        return
    log = step.retaken(otherwise, others[step.rng.below(len(others))])
    is_secret = open_story(game, step.log) != open_story(game, log)
    for who in [step.viewer, None]:
        told, other = game.events.told(step.log, who), game.events.told(log, who)
        if game.view(otherwise, who) == game.view(step.after, who):
            require(told == other, "no leak", f"events for {who}: {told}, or {other}")
        elif is_secret:
            require(told != other, "no leak", f"the view of {who} tells what {told} keeps secret")
    _check_alike(step, otherwise)


def _check_alike(step: Step, other: State) -> None:
    """States that look alike to the viewer, and to a spectator, have the same samples."""
    game, state, viewer = step.game, step.after, step.viewer
    for who in [viewer, None]:
        if game.view(state, who) != game.view(other, who):
            return
    seed = int(step.rng.word())
    one = facts(game.determinize(state, viewer, seed))
    two = facts(game.determinize(other, viewer, seed))
    require_alike(one, two, "no leak", f"samples of seat {viewer} tell apart what looks alike")


def open_story(game: Game[Any], log: Log) -> str:
    """The open story of a log; fails where an event does not survive JSON."""
    events = [game.events.spell_open(event) for event in log.events]
    text = json.dumps(events)
    require(json.loads(text) == events, "JSON", text)
    return text
