"""Every game obeys the laws: any seed, any number of seats, any options, played at random."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from catlantis.core.action import MAX_ACTION, Choices
from catlantis.core.events import Log
from catlantis.core.facts import Broken, facts, require
from catlantis.core.ints import bits
from catlantis.core.laws import check_end, check_opening, check_progress, check_step, guesses
from catlantis.core.playout import play_randomly
from catlantis.core.rng import rng_from_seed
from catlantis.core.state import State
from catlantis.core.step import Step
from catlantis.core.turns import LONGEST_TURN, Turns
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME

from .matches import SEEDS, dawdled, options_of, random_choice, tables_of

LONGEST = 100_000  # decisions: more than any match takes


@pytest.mark.slow
@settings(max_examples=8)
@pytest.mark.parametrize("key", sorted(GAMES))
@given(data=st.data(), seed=SEEDS)
def test_every_match_obeys_every_law(key: str, data: st.DataObject, seed: int) -> None:
    game = GAMES[key]
    seats = data.draw(st.sampled_from(tables_of(game)))
    options = data.draw(options_of(game, seats))
    rng, turns = rng_from_seed(seed), Turns()
    state: State = check_opening(game, options, seats, seed)
    taken: list[tuple[int, int]] = []
    while state.to_act:
        assert len(taken) < LONGEST
        seat, action = random_choice(game, state, rng)
        taken.append((seat, action))
        check_step(game, state, seat, action, rng, turns)
    check_end(game, state)
    again: State = game.new_game(options, seats, seed)
    for seat, action in taken:
        game.apply(again, seat, action, None)
    assert facts(again) == facts(state)


@pytest.mark.slow
@settings(max_examples=20)
@pytest.mark.parametrize("key", sorted(GAMES))
@given(seed=SEEDS)
def test_every_match_ends_with_ranks_for_all(key: str, seed: int) -> None:
    game = GAMES[key]
    for seats in tables_of(game):
        state: State = game.new_game({}, seats, seed)
        assert play_randomly(game, state, rng_from_seed(seed), Choices(), LONGEST) < LONGEST
        check_end(game, state)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_even_who_dawdles_comes_to_the_end_of_a_turn(key: str) -> None:
    game = GAMES[key]
    for seats in {*tables_of(game)[:1], *tables_of(game)[-1:]}:
        rng, turns = rng_from_seed(seats), Turns()
        state: State = game.new_game({}, seats, 11)
        for _ in range(LONGEST_TURN * 3 // 2):
            if state.to_act:
                seat = bits(state.to_act)[0]
                action = dawdled(game, state, seat, rng)
                step = Step(game, state, seat, action, rng)
                step.take()
                check_progress(step, turns)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_whether_somebody_listens_changes_nothing(key: str) -> None:
    game = GAMES[key]
    for seats in tables_of(game):
        rng = rng_from_seed(seats)
        state: State = game.new_game({}, seats, 11)
        silent: State = state.clone()
        while state.to_act:
            seat, action = random_choice(game, state, rng)
            game.apply(state, seat, action, Log())
            game.apply(silent, seat, action, None)
            assert facts(silent) == facts(state)


# The instruments themselves


def test_facts_are_all_that_a_state_is() -> None:
    state = GAME.new_game({}, 3, 5)
    found = facts(state)
    own = {"hand", "pile", "pile_known", "hand_known", "fallen", "discard", "alive", "play"}
    assert own | {"seats", "asked", "to_act", "rng"} <= set(found)
    assert found["hand"] == list(state.hand)
    assert found["rng"] == [state.rng.a, state.rng.b, state.rng.c, state.rng.d]


@pytest.mark.parametrize("array", ["asked", "hand", "pile", "pile_known", "hand_known", "fallen"])
def test_facts_tell_every_array_apart(array: str) -> None:
    state = GAME.new_game({}, 3, 5)
    before = facts(state)
    getattr(state, array)[0] += 1
    assert [name for name, value in facts(state).items() if value != before[name]] == [array]


def test_facts_tell_places_in_the_stream_of_chance_apart() -> None:
    state = GAME.new_game({}, 3, 5)
    before = facts(state)
    state.rng.word()
    assert [name for name, value in facts(state).items() if value != before[name]] == ["rng"]


def test_facts_of_the_past_stay_as_they_were() -> None:
    state = GAME.new_game({}, 3, 5)
    before = facts(state)
    GAME.apply(state, int(state.active), GAME.legal_actions(state, int(state.active))[0], None)
    assert before == facts(GAME.new_game({}, 3, 5))
    assert before != facts(state)


def test_a_broken_law_is_named() -> None:
    require(True, "order", "of no matter")
    with pytest.raises(Broken, match="order: mattered") as caught:
        require(False, "order", "mattered")
    assert (caught.value.law, caught.value.detail) == ("order", "mattered")


def test_guesses_try_every_verb_and_foreign_ints() -> None:
    rng = rng_from_seed(0)
    legal = GAME.legal_actions(GAME.new_game({"first_seat": 0}, 3, 5), 0)
    found = guesses(GAME, legal, rng)
    for number in range(len(GAME.verbs.verbs)):
        assert any(
            isinstance(GAME.verbs.parse(GAME.verbs.spell(guess)), int)
            for guess in found
            if 0 <= guess <= MAX_ACTION and guess & 63 == number
        )
    assert any(guess < 0 for guess in found)
    assert any(guess > MAX_ACTION for guess in found)
    assert set(found) != set(guesses(GAME, legal, rng))
