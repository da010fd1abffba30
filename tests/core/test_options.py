"""Options: their defaults, what is taken and what is refused, and that each changes something."""

from typing import Any

import pytest

from catlantis.core.action import NUMBER
from catlantis.core.facts import facts
from catlantis.core.game import Game
from catlantis.core.options import RANDOM_SEAT, SWITCH, TEXT, Option, settle
from catlantis.core.refusals import BadOptions
from catlantis.games import GAMES
from catlantis.games.exploding_kittens import GAME

from .yarn import META


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
