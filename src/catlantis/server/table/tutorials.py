"""Tutorials: first lessons, which are annotated matches, told step by step to a learner."""

from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from catlantis.games import GAMES, file
from catlantis.record import load
from catlantis.server.wire.games import TutorialStep

LESSON: Final = "lesson.toml"  # in the game's folder


class Lesson(Struct):
    """What the file of a lesson holds: a match file, a seat, and notes by step.

    Each of `skips` is a step from which on nothing is shown, and the next that is shown.
    """

    match: dict[str, Any]
    seat: Annotated[int, Meta(ge=0)]
    notes: dict[str, str]
    skips: list[tuple[int, int]] = []


@lru_cache(maxsize=16)
def tutorial(game: str) -> list[TutorialStep] | None:
    """The steps of a game's tutorial, if there is one."""
    found = file(game, LESSON)
    if found is None:
        return None
    lesson = msgspec.toml.decode(found.read_bytes(), type=Lesson)
    match, rules = load(msgspec.json.encode(lesson.match)), GAMES[game]
    state = match.opening()
    steps: list[TutorialStep] = []
    for step in range(len(match.journal) + 1):
        past = match.journal[step - 1] if step else None
        following = match.journal[step] if step < len(match.journal) else None
        steps.append(
            TutorialStep(
                step=step,
                view=rules.view(state, lesson.seat),
                events=[rules.events.spell(e, lesson.seat) for e in past.events] if past else [],
                action=[following.seat, rules.verbs.spell(following.action)] if following else None,
                note=lesson.notes.get(str(step)),
            )
        )
        if following is not None:
            rules.apply(state, following.seat, following.action, None)
    return [each for each in steps if not any(a <= each.step < b for a, b in lesson.skips)]
