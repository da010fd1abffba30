"""The laws that every game obeys, whatever it is: property tests and the fuzzer check them.

`check_step` watches one action of a match and applies it; `check_opening` and `check_end` watch
the rest. A law that does not hold raises `Broken`, which names it, and what differs where two
things should be alike. What may be told to whom is the matter of `leaks.py`.
"""

import json
from typing import Any, Final

from catlantis.core.action import ARG_MASK, MAX_ACTION, Verb, pack
from catlantis.core.bounds import event_fault, prompt_fault
from catlantis.core.events import Log
from catlantis.core.facts import facts, marked, require, require_alike, touch
from catlantis.core.foreign import ForeignState
from catlantis.core.game import NEWEST, Game
from catlantis.core.ints import bits
from catlantis.core.leaks import check_events, check_no_leak, check_secret_choice, open_story
from catlantis.core.rng import Rng
from catlantis.core.state import State
from catlantis.core.step import Step
from catlantis.core.turns import LONGEST_TURN, Turns, settles
from catlantis.core.views import view_fault

CLONES: Final = "clone independence"
SAMPLED: Final = 8  # listed actions tried on `is_legal` at each step
WILD_GUESSES: Final = 8  # foreign ints tried on it
WILD: Final = [-1, 0, 1, MAX_ACTION, MAX_ACTION + 1, 1 << 70, -(1 << 70)]


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
    check_clone(state)
    check_prompts(game, state)
    return state


def check_clone(state: State) -> None:
    """A clone has all that its original has, whatever that is, and shares only what it says."""
    own: Any = state.plain() if isinstance(state, ForeignState) else state
    shared = own.shared()
    for name in facts(own):
        original = own.clone()
        setattr(original, name, marked(getattr(original, name)))
        before, twin = facts(original), original.clone()
        require_alike(facts(twin), before, CLONES, "a clone forgets")
        if name not in shared:
            touch(getattr(twin, name))
            require_alike(facts(original), before, CLONES, "a clone shares")


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
    before, census = facts(state), game.census(state)
    step = Step(game, state, seat, action, rng)
    require_alike(facts(step.before), before, CLONES, "a clone differs from its original")
    check_order(step)
    twin = state.clone()
    other_log = step.retaken(twin, action)
    require_alike(facts(state), before, CLONES, "a clone's move moved its original")
    step.take()
    check_progress(step, turns)
    check_words(step)
    require_alike(facts(state), facts(twin), "determinism", "one action led to two states")
    story, other = open_story(game, step.log), open_story(game, other_log)
    require(story == other, "determinism", "one action told two stories")
    require(game.census(state) == census, "conservation", f"{census} → {game.census(state)}")
    check_events(step)
    check_secret_choice(step)
    return step.log


def check_progress(step: Step, turns: Turns) -> None:
    """A step answers its question, numbers only grow, and no turn goes on for ever."""
    moment, state, seat = step.moment, step.after, step.seat
    asks = "a step changes who is asked or its number"
    require(moment.is_answered(state, seat), asks, f"seat {seat} still owes the same answer")
    for other, number in enumerate(moment.asked):
        require(int(state.asked[other]) >= number, asks, f"seat {other}: a number comes again")
    ended = moment.ends_turn(step.game, state, seat, step.log) or settles(step.game, step.log)
    length = turns.took(seat, ended=ended or not state.is_asked(seat))
    require(length <= LONGEST_TURN, "every turn ends", f"not in {LONGEST_TURN} decisions")


def check_words(step: Step) -> None:
    """Events and prompts keep to their tables."""
    for event in step.log.events:
        fault = event_fault(step.game, event, int(step.after.seats))
        require(fault is None, "tables", str(fault))
    check_prompts(step.game, step.after)


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
            is_out = game.is_out(state, seat)
            require(not (is_out and state.is_asked(seat)), "who is out is not asked", str(seat))


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


def check_views(game: Game[Any], state: State, viewers: list[int | None]) -> None:
    """Views survive JSON, and are of their type."""
    for viewer in viewers:
        view = game.view(state, viewer)
        require_alike(json.loads(json.dumps(view)), view, "JSON", f"the view of {viewer}")
        fault = view_fault(game, view, int(state.seats))
        require(fault is None, "types", f"the view of {viewer}: {fault}")


def check_order(step: Step) -> None:
    """The order in which simultaneous choices arrive does not matter, but for declared races."""
    game, seat, action = step.game, step.seat, step.action
    for other in bits(step.before.to_act):
        legal = game.legal_actions(step.before, other)
        reply = legal[step.rng.below(len(legal))]
        races = game.verbs.verb(action).race or game.verbs.verb(reply).race
        if other == seat or races:
            continue
        one, two = step.before.clone(), step.before.clone()
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
