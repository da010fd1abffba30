"""Golden matches: whole matches of every version of every game, and how they ended.

They stand in `tests/data/<game>/v<version>/`: match files, and `results.json` with what each came
to. `make golden` plays those of every newest version that has none; what is there is never
written anew: a change of rules that they notice asks for a new version (docs/rules-versions.md).
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from catlantis.bots import seated
from catlantis.core.action import SEAT
from catlantis.core.game import Game
from catlantis.core.ints import bits
from catlantis.core.options import SWITCH, TEXT, Option
from catlantis.core.rng import seed_from_text
from catlantis.core.sight import Sight
from catlantis.games import GAMES
from catlantis.match import NAMES, Match, Seat
from catlantis.record import dump

DATA = Path(__file__).parents[1] / "data"
RESULTS = "results.json"
LEAST = 20  # matches of a game and version
PLAYERS = ["greedy", "random"]  # in turn around the table; who begins changes with each match


def folder(game: Game[Any], version: int) -> Path:
    """Where the golden matches of a version stand."""
    return DATA / game.meta.key / f"v{version}"


def values(option: Option, seats: int) -> list[object]:
    """All that the option takes; of a text, which may be any, what it is unless told."""
    if option.kind == SWITCH:
        return [True, False]
    if option.kind == SEAT:
        return [None, *range(seats)]
    if option.kind == TEXT:
        return [option.default]
    return list(range(option.low, option.high + 1))


def wanted(game: Game[Any], seats: int) -> set[tuple[str, object]]:
    """The options that matches with so many seats can show, with each of their values."""
    options = [option for option in game.meta.options if option.applies(seats)]
    return {(option.name, value) for option in options for value in values(option, seats)}


def plans(game: Game[Any]) -> Iterator[tuple[int, dict[str, object]]]:
    """Seats and options of at least `LEAST` matches: every number of seats, every value."""
    counts = list(range(game.meta.min_seats, game.meta.max_seats + 1))
    missing = set[tuple[str, object]]().union(*(wanted(game, seats) for seats in counts))
    planned = 0
    while planned < LEAST or planned < len(counts) or missing:
        seats = counts[planned % len(counts)]
        if planned >= len(counts):
            seats = next((s for s in counts if wanted(game, s) & missing), seats)
        options: dict[str, object] = {}
        for option in game.meta.options:
            if option.applies(seats):
                every = values(option, seats)
                fresh = [value for value in every if (option.name, value) in missing]
                turn = planned + planned // len(counts)  # lest two seats always have the same
                options[option.name] = fresh[0] if fresh else every[turn % len(every)]
        missing -= set(options.items())
        yield seats, options
        planned += 1


def play(game: Game[Any], number: int, seats: int, options: dict[str, object]) -> Match:
    """The match of that number, played to its end by bots: always the same."""
    names = [PLAYERS[(number + seat) % len(PLAYERS)] for seat in range(seats)]
    players = [Seat(name, bot) for name, bot in zip(NAMES, names, strict=False)]
    seed = seed_from_text(f"golden {game.meta.key} {game.meta.rules_version} {number}")
    match = Match(game, players, seed, options)
    bots = [seated(bot, game, seat, seats, seed ^ seat) for seat, bot in enumerate(names)]
    while not match.is_over:
        seat = bits(match.state.to_act)[0]
        match.act(seat, bots[seat].choose(Sight(game, match.state, seat)))
    return match


def result(match: Match) -> dict[str, object]:
    """What a match came to: the end, what was legal on the way, and how chance was used.

    Not the views: what is shown may change without a change of rules.
    """
    game, state = match.game, match.opening()
    legal = hashlib.sha256()
    for entry in match.journal:
        spelled = [game.verbs.spell(action) for action in game.legal_actions(state, entry.seat)]
        legal.update(json.dumps([bits(state.to_act), spelled]).encode())
        game.apply(state, entry.seat, entry.action, None)
    sheet = [[line, *map(int, numbers)] for line, numbers in game.score_sheet(state)]
    return {
        "ranking": [int(rank) for rank in game.ranking(state)],
        "score_sheet": sheet,
        "legal": legal.hexdigest()[:16],
        "chance": f"{state.rng.a:08x}",
    }


def make(game: Game[Any]) -> None:
    """Write the matches of the newest version, if it has none."""
    place = folder(game, game.meta.rules_version)
    if place.exists():
        return
    place.mkdir(parents=True)
    lines = []
    for number, (seats, options) in enumerate(plans(game), 1):
        match, name = play(game, number, seats, options), f"{number:02}.match.json"
        (place / name).write_bytes(dump(match))
        lines.append(f"  {json.dumps(name)}: {json.dumps(result(match))}")
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (place / RESULTS).write_text(text, encoding="utf-8")
    print(f"{place.relative_to(DATA)}: {len(lines)} matches")


if __name__ == "__main__":
    for each in GAMES.values():
        make(each)
