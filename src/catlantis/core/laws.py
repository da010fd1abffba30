"""The laws that every game obeys, whatever it is: property tests and the fuzzer check them.

`check_step` watches one action of a match and applies it; `check_opening` and `check_end` watch
the rest. A law that does not hold raises `Broken`, which names it, and what differs where two
things should be alike.
"""

import json
from typing import Any, Final

from catlantis.core.action import ARG_MASK, MAX_ACTION, VERB_MASK, Verb, pack
from catlantis.core.bounds import event_fault, prompt_fault
from catlantis.core.difference import difference
from catlantis.core.events import Log
from catlantis.core.game import NEWEST, Game
from catlantis.core.ints import bits
from catlantis.core.phase import Phase
from catlantis.core.rng import Rng
from catlantis.core.state import State
from catlantis.core.turns import LONGEST_TURN, Moment, Turns, settles
from catlantis.core.views import view_fault

SAMPLED: Final = 8  # listed actions tried on `is_legal` at each step
WILD_GUESSES: Final = 8  # foreign ints tried on it
WILD: Final = [-1, 0, 1, MAX_ACTION, MAX_ACTION + 1, 1 << 70, -(1 << 70)]


class Broken(Exception):
    """A law that does not hold, and how that showed."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


def require(holds: bool, law: str, detail: str) -> None:
    """Raise `Broken` unless the law holds."""
    if not holds:
        raise Broken(law, detail)


def require_alike(one: object, two: object, law: str, detail: str) -> None:
    """Raise `Broken`, with what differs, unless both are equal."""
    if one != two:
        raise Broken(law, f"{detail}: {difference(one, two)}")


def facts(state: State) -> dict[str, object]:
    """Everything that a state is, by name: equal facts, equal states."""
    found: dict[str, object] = {}
    for name in dir(state):
        value: Any = getattr(state, name)
        if not name.startswith("_") and not callable(value):
            if isinstance(value, Rng):
                found[name] = [value.a, value.b, value.c, value.d]
            elif isinstance(value, Phase):
                found[name] = value.name
            else:
                found[name] = list(value) if hasattr(value, "__iter__") else value
    return found


def check_opening(
    game: Game[Any], options: dict[str, object], seats: int, seed: int, version: int = NEWEST
) -> State:
    """The first state of a match by the rules of that version, dealt twice alike."""
    state: State = game.new_game(options, seats, seed, version)
    again = facts(game.new_game(options, seats, seed, version))
    played = game.meta.playable(version)
    require(state.version == played, "version", f"dealt by version {state.version}, not {played}")
    require_alike(facts(state), again, "determinism", "two deals of one seed differ")
    require(state.to_act != 0, "every game begins", "nobody is asked at first")
    check_prompts(game, state)
    return state


def check_step(
    game: Game[Any], state: State, seat: int, action: int, rng: Rng, turns: Turns
) -> Log:
    """Check every law about one legal action, apply it, and return its events.

    `turns` is that of the match, new at its beginning.
    """
    check_legality(game, state, rng)
    check_asked(game, state)
    check_no_leak(game, state, rng)
    check_views(game, state, [int(rng.below(state.seats)), None])
    check_order(game, state, seat, action, rng)
    before, census = facts(state), game.census(state)
    twin, other_log = state.clone(), Log()
    require_alike(facts(twin), before, "clone independence", "a clone differs from its original")
    game.apply(twin, seat, action, other_log)
    require_alike(facts(state), before, "clone independence", "a clone's move moved its original")
    log, moment = Log(), Moment(game, state)
    viewer = int(rng.below(state.seats))
    sample = _sample(game, state, viewer, rng)
    original = state.clone()
    game.apply(state, seat, action, log)
    check_progress(game, moment, state, seat, log, turns)
    check_words(game, state, log)
    require_alike(facts(state), facts(twin), "determinism", "one action led to two states")
    require(
        _told(game, log) == _told(game, other_log), "determinism", "one action told two stories"
    )
    require(game.census(state) == census, "conservation", f"{census} → {game.census(state)}")
    check_events(game, state, sample, viewer, seat, action, log, rng)
    check_secret_choice(game, original, state, viewer, seat, action, log, rng)
    return log


def check_progress(
    game: Game[Any], moment: Moment, state: State, seat: int, log: Log, turns: Turns
) -> None:
    """A step answers its question, numbers only grow, and no turn goes on for ever."""
    asks = "a step changes who is asked or its number"
    require(moment.is_answered(state, seat), asks, f"seat {seat} still owes the same answer")
    for other, number in enumerate(moment.asked):
        require(int(state.asked[other]) >= number, asks, f"seat {other}: a number comes again")
    ended = moment.is_final(game, state, seat, log) or settles(game, log)
    length = turns.took(seat, ended=ended or not state.is_asked(seat))
    require(length <= LONGEST_TURN, "every turn ends", f"not in {LONGEST_TURN} decisions")


def check_words(game: Game[Any], state: State, log: Log) -> None:
    """Events and prompts keep to their tables."""
    for event in log.events:
        fault = event_fault(game, event, int(state.seats))
        require(fault is None, "tables", str(fault))
    check_prompts(game, state)


def check_prompts(game: Game[Any], state: State) -> None:
    """Every seat that is asked is asked something that stands in the table."""
    for seat in bits(state.to_act):
        fault = prompt_fault(game, game.prompt(state, seat), int(state.seats))
        require(fault is None, "tables", str(fault))


def check_legality(game: Game[Any], state: State, rng: Rng) -> None:
    """`is_legal` agrees with the list, lists only for who is asked, and neither changes a thing."""
    before = facts(state)
    law = "is_legal agrees with legal_actions"
    for seat in range(state.seats):
        legal = game.legal_actions(state, seat)
        listed = set(legal)
        require(len(listed) == len(legal), law, f"seat {seat}: an action is listed twice")
        require(bool(legal) == state.is_asked(seat), law, f"seat {seat}: asked or not, list or not")
        for action in sampled(legal, rng):
            require(game.is_legal(state, seat, action), law, f"listed {action} is refused")
        for action in legal:
            spelled = game.verbs.spell(action)
            require(game.verbs.parse(spelled) == action, "spelling", f"{spelled} parses otherwise")
        for action in guesses(game, legal, rng):
            agrees = game.is_legal(state, seat, action) == (action in listed)
            require(agrees, law, f"seat {seat}: unlisted {action} is allowed")
    for stranger in [-1, int(state.seats), 1 << 70, -(1 << 70)]:
        require(not game.legal_actions(state, stranger), law, "a seat that is none is listed")
        for action in WILD:
            require(not game.is_legal(state, stranger, action), law, "a seat that is none may act")
    law = "an illegal action leaves the state untouched"
    require_alike(facts(state), before, law, "it changed")


def check_asked(game: Game[Any], state: State) -> None:
    """A seat knows whether it is asked, and everybody whether the match is over."""
    law = "a seat knows what it is asked"
    for seat in [None, *range(state.seats)]:
        seen = bits(game.seen_to_act(state, seat))
        require(bool(seen) == (state.to_act != 0), law, f"{seat} sees that {seen} are asked")
        if seat is not None:
            require((seat in seen) == state.is_asked(seat), law, f"seat {seat} of itself")


def sampled(legal: list[int], rng: Rng) -> list[int]:
    """Some of the listed actions, the first and the last among them."""
    if len(legal) <= SAMPLED:
        return legal
    between = [legal[rng.below(len(legal))] for _ in range(SAMPLED - 2)]
    return [legal[0], *between, legal[-1]]


def guesses(game: Game[Any], legal: list[int], rng: Rng) -> list[int]:
    """Foreign ints: wild ones, each verb with any arguments, legal actions with a bit flipped."""
    found = list(WILD)
    for number, verb in enumerate(game.verbs.verbs):
        found.append(_any_action(number, verb, rng))
    for _ in range(WILD_GUESSES):
        found.append(int(rng.word() << 31 | rng.word()) % (MAX_ACTION + 1))
        if legal:
            chosen = legal[rng.below(len(legal))]
            found.append(chosen ^ (1 << int(rng.below(MAX_ACTION.bit_length()))))
    return found


def _any_action(number: int, verb: Verb, rng: Rng) -> int:
    """An action of that verb with any arguments that its table allows."""
    args = [arg.low + int(rng.below(min(arg.high, ARG_MASK) - arg.low + 1)) for arg in verb.args]
    args += [0] * 4
    return int(pack(number, args[0], args[1], args[2], args[3]))


def _sample(game: Game[Any], state: State, seat: int, rng: Rng) -> State:
    sample: State = game.determinize(state, seat, int(rng.word()))
    return sample


def check_no_leak(game: Game[Any], state: State, rng: Rng) -> None:
    """A seat's view does not depend on what the seat cannot know, nor do its samples."""
    seat = int(rng.below(state.seats))
    before = facts(state)
    sample = _sample(game, state, seat, rng)
    require_alike(facts(state), before, "no leak", "determinize changed the state itself")
    for viewer, whose in [(seat, f"view of seat {seat}"), (None, "the spectator's view")]:
        require_alike(game.view(sample, viewer), game.view(state, viewer), "no leak", whose)
    require(game.census(sample) == game.census(state), "conservation", "in a sample")
    require(facts(sample)["rng"] != before["rng"], "no leak", "a sample keeps the true chance")
    seed = int(rng.word())
    again = facts(game.determinize(sample, seat, seed))
    direct = facts(game.determinize(state, seat, seed))
    require_alike(again, direct, "no leak", f"samples of seat {seat} depend on what is hidden")


def check_events(
    game: Game[Any],
    state: State,
    sample: State,
    viewer: int,
    seat: int,
    action: int,
    log: Log,
    rng: Rng,
) -> None:
    """Events tell a seat no more than its views.

    In a sample, which the viewer cannot tell from the truth, the same action is done. If the
    viewer cannot tell the results apart either, it must have been told the same.
    """
    if not game.is_legal(sample, seat, action):
        return
    sample_log = Log()
    game.apply(sample, seat, action, sample_log)
    for who in [viewer, None]:
        if game.view(sample, who) == game.view(state, who):
            told, other = game.events.told(log, who), game.events.told(sample_log, who)
            require(told == other, "no leak", f"events for {who}: {told}, or {other}")
    _check_alike(game, state, sample, viewer, rng)


def check_secret_choice(
    game: Game[Any],
    original: State,
    state: State,
    viewer: int,
    seat: int,
    action: int,
    log: Log,
    rng: Rng,
) -> None:
    """What a seat chooses in secret, neither events, views nor samples tell the others.

    Another choice of the same verb is made in the original state. Who is told the same of both,
    since events keep the difference secret, must see the same; who sees the same, be told it.
    """
    verb = action & VERB_MASK
    legal = game.legal_actions(original, seat)
    others = [other for other in legal if other & VERB_MASK == verb and other != action]
    if not others or viewer == seat:
        return
    other_log = Log()
    game.apply(original, seat, others[rng.below(len(others))], other_log)
    is_secret = _told(game, log) != _told(game, other_log)
    for who in [viewer, None]:
        told, other = game.events.told(log, who), game.events.told(other_log, who)
        looks_alike = game.view(original, who) == game.view(state, who)
        if looks_alike:
            require(told == other, "no leak", f"events for {who}: {told}, or {other}")
        elif is_secret:
            require(told != other, "no leak", f"the view of {who} tells what {told} keeps secret")
    _check_alike(game, state, original, viewer, rng)


def _check_alike(game: Game[Any], state: State, other: State, viewer: int, rng: Rng) -> None:
    """States that look alike to the viewer, and to a spectator, have the same samples."""
    for who in [viewer, None]:
        if game.view(state, who) != game.view(other, who):
            return
    seed = int(rng.word())
    one = facts(game.determinize(state, viewer, seed))
    two = facts(game.determinize(other, viewer, seed))
    require_alike(one, two, "no leak", f"samples of seat {viewer} tell apart what looks alike")


def check_views(game: Game[Any], state: State, viewers: list[int | None]) -> None:
    """Views survive JSON, and are of their type."""
    for viewer in viewers:
        view = game.view(state, viewer)
        require_alike(json.loads(json.dumps(view)), view, "JSON", f"the view of {viewer}")
        fault = view_fault(game, view, int(state.seats))
        require(fault is None, "types", f"the view of {viewer}: {fault}")


def check_order(game: Game[Any], state: State, seat: int, action: int, rng: Rng) -> None:
    """The order in which simultaneous choices arrive does not matter, but for declared races."""
    for other in bits(state.to_act):
        legal = game.legal_actions(state, other)
        reply = legal[rng.below(len(legal))]
        races = game.verbs.verb(action).race or game.verbs.verb(reply).race
        if other == seat or races:
            continue
        one, two = state.clone(), state.clone()
        game.apply(one, seat, action, None)
        game.apply(two, other, reply, None)
        require(game.is_legal(one, other, reply), "order", f"{action} forbids {reply}")
        require(game.is_legal(two, seat, action), "order", f"{reply} forbids {action}")
        game.apply(one, other, reply, None)
        game.apply(two, seat, action, None)
        told = f"{action} and {reply} do not commute"
        require_alike(facts(one), facts(two), "order", told)


def check_end(game: Game[Any], state: State) -> None:
    """A match that is over has ranks for all seats, from 1 on, and a whole score sheet."""
    ranks = game.ranking(state)
    seats = int(state.seats)
    if seats == 1:
        require(ranks in ([1], [2]), "ranking", f"{ranks}: alone, 1 is won and 2 is lost")
    else:
        expected = [1 + sum(other < rank for other in ranks) for rank in ranks]
        require(ranks == expected, "ranking", f"{ranks}: a rank is one more than who is better")
    for line, numbers in game.score_sheet(state):
        require(len(numbers) == seats, "score sheet", f"{line}: {numbers}")
    for seat in range(seats):
        require(not game.legal_actions(state, seat), "over", f"seat {seat} may still act")
    check_views(game, state, [*range(seats), None])


def _told(game: Game[Any], log: Log) -> str:
    """The open story of a log; fails where an event does not survive JSON."""
    events = [game.events.spell_open(event) for event in log.events]
    text = json.dumps(events)
    require(json.loads(text) == events, "JSON", text)
    return text
