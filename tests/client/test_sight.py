"""A sight from far away is a sight like any other: the same actions, views and samples."""

import json
from typing import Any

import msgspec
import pytest

from catlantis.client.sight import FarSight, NoSample, filled
from catlantis.core.facts import facts
from catlantis.core.ints import bits
from catlantis.core.rng import rng_from_seed
from catlantis.core.sight import ANY, Sight
from catlantis.core.state import State
from catlantis.games import GAMES
from catlantis.server.wire.terms import Facts

STEPS = 60


def sent(game: Any, state: State, seat: int) -> Facts:
    """A sample as it comes over the wire."""
    told = msgspec.convert(facts(game.determinize(state, seat, ANY)), Facts)
    return msgspec.json.decode(msgspec.json.encode(told), type=Facts)


@pytest.mark.parametrize("key", GAMES)
def test_what_a_bot_far_away_sees_is_what_it_would_see_here(key: str) -> None:
    game, rng = GAMES[key], rng_from_seed(3)
    state = game.new_game({}, max(2, game.meta.min_seats), 5)
    for _ in range(STEPS):
        seat = bits(state.to_act)[rng.below(len(bits(state.to_act)))]
        view = json.loads(json.dumps(game.view(state, seat)))
        told = sent(game, state, seat)
        here = Sight(game, state, seat)
        far = FarSight(game, int(state.version), view, [], lambda told=told: told)  # type: ignore[misc]
        assert far.view == here.view
        assert far.legal == here.legal
        assert far.by_verb == here.by_verb
        assert facts(far.sample(9)) == facts(here.sample(9))
        game.apply(state, seat, far.legal[rng.below(len(far.legal))], None)
        if not state.to_act:
            break


@pytest.mark.parametrize("key", GAMES)
def test_no_number_that_a_client_is_told_is_too_long_for_javascript(key: str) -> None:
    game, rng = GAMES[key], rng_from_seed(4)
    args = [arg for verb in game.verbs.verbs for arg in verb.args]
    args += [arg for kind in game.events.kinds for arg in kind.args]
    for arg in args:
        bits_each = 4 if arg.counts else 1 if arg.many else 0
        assert bits_each * len(game.meta.words.get(arg.sort, [])) <= 53
    state = game.new_game({}, game.meta.max_seats, 6)
    for _ in range(STEPS):
        seat = bits(state.to_act)[0]
        assert all(abs(number) < 2**53 for number in numbers(game.view(state, seat)))
        legal = game.legal_actions(state, seat)
        game.apply(state, seat, legal[rng.below(len(legal))], None)
        if not state.to_act:
            break


def numbers(value: Any) -> list[int]:
    """All numbers in what JSON tells."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [number for part in value for number in numbers(part)]
    return [value] if isinstance(value, int) else []


def test_a_position_of_other_rules_is_no_sample() -> None:
    islet, kittens = GAMES["islet"], GAMES["exploding-kittens"]
    told = sent(islet, islet.new_game({}, 2, 1), 0)
    with pytest.raises(NoSample, match="other fields"):
        filled(kittens, kittens.new_game({}, 2, 1), told)
    for name, wrong in (("phase", "nowhere"), ("rng", [1]), ("hand", "many"), ("bag", [1, "x"])):
        with pytest.raises(NoSample):
            filled(islet, islet.new_game({}, 2, 1), {**told, name: wrong})  # type: ignore[dict-item]
