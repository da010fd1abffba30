"""What every game has: options, legality that never raises, and the frame of views."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from catlantis.core.action import MAX_ACTION, NUMBER, SEAT, Choices
from catlantis.core.facts import facts
from catlantis.core.game import NEWEST, RANDOM_SEAT, SWITCH, TEXT, Game, Meta, Option, settle
from catlantis.core.ints import bits
from catlantis.core.playout import play_randomly
from catlantis.core.refusals import BadOptions, BadText, Unplayable
from catlantis.core.rng import rng_from_seed
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME


def said_by_a_cat(text: str) -> None:
    if text != "meow":
        raise BadText(f"no cat says {text}")


META = Meta(
    key="yarn",
    title="Yarn",
    edition="first",
    versions=[1, 2],
    min_seats=2,
    max_seats=4,
    options=[
        Option("fast", SWITCH, True),
        Option("balls", NUMBER, 3, low=1, high=5),
        Option("first_seat", SEAT, None),
        Option("truce", SWITCH, False, min_seats=3),
        Option("duel", NUMBER, 0, low=0, high=2, max_seats=2),
        Option("motto", TEXT, None, high=5, reads=said_by_a_cat),
    ],
    words={},
)
WILD = st.integers() | st.integers(-2, MAX_ACTION + 2) | st.integers(0, 1 << 12)
PLAYED = [0, 1, 2, 5, 9, 20, 40, 1000]


def reached(game: Game[Any], seats: int, played: int) -> Any:
    """The state of a match after so many random decisions."""
    state = game.new_game({}, seats, 7)
    play_randomly(game, state, rng_from_seed(8), Choices(), played)
    return state


# Options


def test_options_have_their_defaults() -> None:
    settled = META.settled({}, 2)
    assert settled.texts == {}
    assert settled.numbers == {
        "fast": 1,
        "balls": 3,
        "first_seat": RANDOM_SEAT,
        "truce": 0,
        "duel": 0,
    }


def test_options_given_are_settled_as_ints() -> None:
    given: dict[str, object] = {"fast": False, "balls": 5, "first_seat": 3, "truce": True}
    settled = {"fast": 0, "balls": 5, "first_seat": 3, "truce": 1, "duel": 0}
    assert META.settled(given, 4).numbers == settled


def test_a_text_is_settled_as_it_is() -> None:
    assert META.settled({"motto": "meow"}, 2).texts == {"motto": "meow"}
    assert META.settled({"motto": None}, 2).texts == {}


def test_a_text_that_means_nothing_is_refused_with_its_fault() -> None:
    with pytest.raises(BadOptions) as caught:
        META.settled({"motto": "woof"}, 2)
    assert (caught.value.option, caught.value.reason) == ("motto", "bad-value")
    assert caught.value.allowed == "no cat says woof"


def test_a_text_with_a_default_cannot_be_left_out() -> None:
    declared = [Option("sheet", TEXT, "all", high=3)]
    assert settle(declared, {}, 2).texts == {"sheet": "all"}
    with pytest.raises(BadOptions):
        settle(declared, {"sheet": None}, 2)


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("fast", 1, "true, false"),
        ("fast", None, "true, false"),
        ("fast", "yes", "true, false"),
        ("balls", 0, "1–5"),
        ("balls", 6, "1–5"),
        ("balls", 1 << 80, "1–5"),
        ("balls", True, "1–5"),
        ("balls", None, "1–5"),
        ("balls", 2.0, "1–5"),
        ("balls", [2], "1–5"),
        ("first_seat", 3, "null, 0–2"),
        ("first_seat", -1, "null, 0–2"),
        ("first_seat", False, "null, 0–2"),
        ("first_seat", "0", "null, 0–2"),
        ("motto", 4, "a text of at most 5 characters"),
        ("motto", "meowww", "a text of at most 5 characters"),
    ],
)
def test_a_bad_value_names_its_option(name: str, value: object, allowed: str) -> None:
    with pytest.raises(BadOptions) as caught:
        META.settled({name: value}, 3)
    assert (caught.value.option, caught.value.reason) == (name, "bad-value")
    assert caught.value.allowed == allowed
    assert str(caught.value) == f"{name}: bad-value; allowed: {allowed}"


def test_an_unknown_option_is_named() -> None:
    with pytest.raises(BadOptions) as caught:
        META.settled({"fast": True, "slow": True}, 2)
    assert (caught.value.option, caught.value.reason) == ("slow", "unknown-option")
    assert caught.value.allowed == "fast, balls, first_seat, truce, duel, motto"


@pytest.mark.parametrize(
    ("name", "value", "seats", "allowed"),
    [("truce", True, 2, "3–4"), ("truce", False, 2, "3–4"), ("duel", 1, 4, "2")],
)
def test_an_option_that_changes_nothing_with_so_many_seats_is_refused(
    name: str, value: object, seats: int, allowed: str
) -> None:
    with pytest.raises(BadOptions) as caught:
        META.settled({name: value}, seats)
    assert (caught.value.option, caught.value.reason) == (name, "idle-option")
    assert caught.value.allowed == allowed


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_option_that_a_game_takes_changes_something(key: str) -> None:
    """The deals of 20 seeds are not all alike whatever the option is."""
    game = GAMES[key]
    for seats in range(game.meta.min_seats, min(game.meta.max_seats, 4) + 1):
        for option in game.meta.options:
            if option.kind == TEXT or not option.applies(seats):  # only the game knows texts
                continue
            values: list[object] = [False, True] if option.kind == SWITCH else [0, 1]
            if option.kind == NUMBER:
                values = [option.low, option.high]
            one, other = ([dealt(game, option, v, seats, s) for s in range(20)] for v in values)
            assert one != other, f"{option.name} with {seats} seats"


def dealt(game: Game[Any], option: Option, value: object, seats: int, seed: int) -> object:
    """All that the first state is, with that option."""
    return facts(game.new_game({option.name: value}, seats, seed))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1 << 80])
def test_a_wrong_number_of_seats_is_named(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        META.settled({}, seats)
    assert (caught.value.option, caught.value.reason) == ("seats", "bad-seats")
    assert caught.value.allowed == "2–4"


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_game_refuses_bad_options_before_it_deals(key: str) -> None:
    game = GAMES[key]
    wrong: list[tuple[dict[str, object], int, str]] = [
        ({"no such option": 1}, game.meta.min_seats, "no such option"),
        ({}, game.meta.min_seats - 1, "seats"),
        ({}, game.meta.max_seats + 1, "seats"),
    ]
    for option in game.meta.options:
        seats = max(game.meta.min_seats, option.min_seats)
        wrong.append(({option.name: "?"}, seats, option.name))
        wrong.append(({option.name: option.default}, option.min_seats - 1, option.name))
        wrong.append(({option.name: option.default}, option.max_seats + 1, option.name))
    for options, seats, at_fault in wrong:
        with pytest.raises(BadOptions) as caught:
            game.new_game(options, seats, 0)
        is_seated = game.meta.min_seats <= seats <= game.meta.max_seats
        assert caught.value.option == (at_fault if is_seated else "seats")


@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_defaults_of_a_game_are_among_what_it_takes(key: str) -> None:
    game = GAMES[key]
    for seats in range(game.meta.min_seats, game.meta.max_seats + 1):
        applied = [option for option in game.meta.options if option.applies(seats)]
        options = {option.name: option.default for option in applied}
        assert facts(game.new_game(options, seats, 3)) == facts(game.new_game({}, seats, 3))


def test_an_option_changes_the_deal_as_it_says() -> None:
    for seat in range(4):
        assert GAME.new_game({"first_seat": seat}, 4, 0).active == seat
    assert not GAME.new_game({"combos": False}, 2, 0).combos
    assert {int(GAME.new_game({}, 4, seed).active) for seed in range(40)} == {0, 1, 2, 3}


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
