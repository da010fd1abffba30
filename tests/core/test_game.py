"""What every game has: versions, legality that never raises, and the frame of views."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from catlantis.core.action import MAX_ACTION, Choices
from catlantis.core.facts import facts
from catlantis.core.game import NEWEST, Game
from catlantis.core.ints import bits
from catlantis.core.playout import play_randomly
from catlantis.core.refusals import Unplayable
from catlantis.core.rng import rng_from_seed
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME

from .yarn import META

WILD = st.integers() | st.integers(-2, MAX_ACTION + 2) | st.integers(0, 1 << 12)
PLAYED = [0, 1, 2, 5, 9, 20, 40, 1000]


def reached(game: Game[Any], seats: int, played: int) -> Any:
    """The state of a match after so many random decisions."""
    state = game.new_game({}, seats, 7)
    play_randomly(game, state, rng_from_seed(8), Choices(), played)
    return state


# Versions


def test_new_matches_begin_with_the_newest_version() -> None:
    assert META.rules_version == META.playable(NEWEST) == 2


def test_a_version_that_can_still_be_played_is_played() -> None:
    assert [META.playable(version) for version in META.versions] == [1, 2]


@pytest.mark.parametrize("version", [-1, 3, 1 << 80])
def test_a_version_that_cannot_be_played_is_named(version: int) -> None:
    with pytest.raises(Unplayable) as caught:
        META.playable(version)
    assert (caught.value.game, caught.value.version) == ("yarn", version)
    assert str(caught.value) == f"yarn: rules version {version}; playable: 1, 2"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_state_knows_its_version_and_so_do_its_clones_and_samples(key: str) -> None:
    game = GAMES[key]
    assert game.meta.versions == sorted(set(game.meta.versions))
    for version in game.meta.versions:
        state = game.new_game({}, game.meta.min_seats, 0, version)
        assert version == state.version == state.clone().version
        assert version == game.determinize(state, 0, 1).version
    with pytest.raises(Unplayable):
        game.new_game({}, game.meta.min_seats, 0, game.meta.rules_version + 1)


# Legality


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(GAMES))
@given(WILD, WILD, st.sampled_from(PLAYED))
@example(1 << 70, 0, 0)
@example(-(1 << 70), 0, 0)
@example(0, 1 << 70, 0)
@example(0, -(1 << 70), 0)
@example(64, 0, 0)
def test_legality_is_answered_whatever_the_ints(
    key: str, seat: int, action: int, played: int
) -> None:
    game = GAMES[key]
    state = reached(game, game.meta.max_seats, played)
    before = facts(state)
    legal = game.is_legal(state, seat, action)
    assert legal == (action in game.legal_actions(state, seat))
    assert facts(state) == before


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_actions_are_listed_exactly_for_seats_that_are_asked(key: str, played: int) -> None:
    game = GAMES[key]
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        state = reached(game, seats, played)
        asked = bits(state.to_act)
        listed = [seat for seat in range(-2, seats + 3) if game.legal_actions(state, seat)]
        assert listed == asked
        assert game.legal_actions(state, 1 << 80) == []


def test_a_list_of_legal_actions_is_fresh() -> None:
    state = reached(GAME, 2, 0)
    seat = bits(state.to_act)[0]
    GAME.legal_actions(state, seat).clear()
    assert GAME.legal_actions(state, seat)


# The frame


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_frame_tells_who_is_asked_and_what(key: str, played: int) -> None:
    game = GAMES[key]
    state = reached(game, game.meta.max_seats, played)
    asked = bits(state.to_act)
    for seat in range(game.meta.max_seats):
        frame = game.frame(state, seat)
        is_asked = seat in asked
        assert frame == {
            "game": key,
            "seat": seat,
            "seats": game.meta.max_seats,
            "to_act": bits(game.seen_to_act(state, seat)),
            "over": not asked,
            "asked": int(state.asked[seat]),
            "prompt": game.prompt(state, seat) if is_asked else None,
            "legal": [game.verbs.spell(action) for action in game.legal_actions(state, seat)],
        }
        assert bool(frame["legal"]) == is_asked
        assert json.loads(json.dumps(frame)) == frame


def test_a_spectator_is_asked_nothing() -> None:
    frame = GAME.frame(reached(GAME, 3, 9), None)
    assert (frame["seat"], frame["asked"], frame["prompt"], frame["legal"]) == (None, 0, None, [])


@pytest.mark.parametrize("played", PLAYED)
@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_view_begins_with_the_frame_and_every_prompt_is_in_the_table(
    key: str, played: int
) -> None:
    game = GAMES[key]
    state = reached(game, game.meta.max_seats, played)
    for seat in [None, *range(game.meta.max_seats)]:
        view, frame = game.view(state, seat), game.frame(state, seat)
        assert list(view)[: len(frame)] == list(frame)
        assert {name: view[name] for name in frame} == frame
        prompt = view["prompt"]
        if prompt is not None:
            assert isinstance(prompt, list)
            name, *args = prompt
            assert len(args) == len(game.prompts[name])


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_end_of_a_countdown_is_a_legal_answer_to_its_window(key: str) -> None:
    game = GAMES[key]
    assert set(game.reactions) <= set(game.prompts)
    for played in range(60):
        state = reached(game, game.meta.max_seats, played)
        for seat in bits(state.to_act):
            name = game.prompt(state, seat)[0]
            if name in game.reactions:
                assert game.is_legal(state, seat, game.reactions[str(name)])
