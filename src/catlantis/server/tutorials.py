"""Tutorials: annotated matches, told step by step from the learner's seat."""

from functools import lru_cache
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Raw, Struct

from catlantis.games import GAMES
from catlantis.record import load
from catlantis.server.wire import TutorialStep


class Lesson(Struct):
    """What the file of a tutorial holds: a match file, a seat, and notes by step.

    Each of `skips` is a step from which on nothing is shown, and the next that is shown.
    """

    match: Raw
    seat: Annotated[int, Meta(ge=0)]
    notes: dict[str, str]
    skips: list[tuple[int, int]] = []


@lru_cache(maxsize=16)
def tutorial(game: str) -> list[TutorialStep] | None:
    """The steps of a game's tutorial, if there is one."""
    file = files("catlantis") / "tutorials" / f"{game}.json"
    if game not in GAMES or not file.is_file():
        return None
    lesson = msgspec.json.decode(file.read_bytes(), type=Lesson)
    match, rules = load(bytes(lesson.match)), GAMES[game]
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
