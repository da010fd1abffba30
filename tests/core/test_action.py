"""Actions: packed into ints, spelled for people, parsed from strangers."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from catlantis.core.action import (
    ARG_MASK,
    MAX_ACTION,
    NUMBER,
    SEAT,
    VERB_MASK,
    Arg,
    Choices,
    Verb,
    Verbs,
    arg_of,
    pack,
    verb_of,
)
from catlantis.games import GAMES

ARGS = st.integers(0, ARG_MASK)
VERBS = Verbs(
    [
        Verb("wait"),
        Verb("meow", [Arg("target", SEAT, 4)]),
        Verb("jump", [Arg("place", NUMBER, 99, low=10), Arg("height", NUMBER)]),
        Verb("scatter", [Arg(name, NUMBER) for name in "abcd"]),
    ]
)
FOREIGN: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["wait", "meow", "jump", "scatter"]),
    lambda inner: (
        st.lists(inner, max_size=6)
        | st.tuples(inner, inner)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=12,
)
SPELLED = st.tuples(st.sampled_from(["wait", "meow", "jump", "scatter"]), st.lists(FOREIGN)).map(
    lambda pair: [pair[0], *pair[1]]
)
REASONS = {"not-a-list", "unknown-verb", "wrong-count", "not-a-number", "out-of-bounds"}


@given(st.integers(0, VERB_MASK), ARGS, ARGS, ARGS, ARGS)
@example(VERB_MASK, ARG_MASK, ARG_MASK, ARG_MASK, ARG_MASK)
def test_what_is_packed_is_found_again(verb: int, a: int, b: int, c: int, d: int) -> None:
    action = pack(verb, a, b, c, d)
    assert 0 <= action <= MAX_ACTION
    assert verb_of(action) == verb
    assert [arg_of(action, index) for index in range(4)] == [a, b, c, d]


def test_the_largest_action_fits_a_signed_word_of_64_bits() -> None:
    largest = pack(VERB_MASK, ARG_MASK, ARG_MASK, ARG_MASK, ARG_MASK)
    assert largest == MAX_ACTION == 2**62 - 1


@given(st.sampled_from(VERBS.verbs), st.data())
def test_what_is_spelled_is_parsed_again(verb: Verb, data: st.DataObject) -> None:
    values = [data.draw(st.integers(arg.low, arg.high)) for arg in verb.args]
    spelled = [verb.name, *values]
    action = VERBS.parse(spelled)
    assert isinstance(action, int)
    assert VERBS.spell(action) == spelled
    assert VERBS.args(action) == values
    assert VERBS.verb(action) is verb


@pytest.mark.parametrize("key", sorted(GAMES))
def test_every_verb_of_every_game_is_spelled_and_parsed(key: str) -> None:
    verbs = GAMES[key].verbs
    for verb in verbs.verbs:
        for bound in ("low", "high"):
            spelled = [verb.name, *(getattr(arg, bound) for arg in verb.args)]
            action = verbs.parse(spelled)
            assert isinstance(action, int)
            assert verbs.spell(action) == spelled


@pytest.mark.parametrize(
    ("foreign", "reason"),
    [
        (None, "not-a-list"),
        ("wait", "not-a-list"),
        ({"wait": []}, "not-a-list"),
        ([], "not-a-list"),
        ((), "not-a-list"),
        (["purr"], "unknown-verb"),
        ([0], "unknown-verb"),
        ([["wait"]], "unknown-verb"),
        ([None], "unknown-verb"),
        (["wait", 0], "wrong-count"),
        (["meow"], "wrong-count"),
        (["meow", 1, 2], "wrong-count"),
        (["meow", "1"], "not-a-number"),
        (["meow", 1.0], "not-a-number"),
        (["meow", True], "not-a-number"),
        (["meow", None], "not-a-number"),
        (["meow", [1]], "not-a-number"),
        (["meow", 5], "out-of-bounds"),
        (["meow", -1], "out-of-bounds"),
        (["meow", 1 << 80], "out-of-bounds"),
        (["meow", -(1 << 80)], "out-of-bounds"),
        (["jump", 9, 0], "out-of-bounds"),
        (["jump", 10, ARG_MASK + 1], "out-of-bounds"),
    ],
)
def test_what_spells_no_action_is_refused_with_its_reason(foreign: object, reason: str) -> None:
    assert VERBS.parse(foreign) == reason


def test_a_tuple_spells_as_well_as_a_list() -> None:
    assert VERBS.parse(("meow", 3)) == VERBS.parse(["meow", 3]) == pack(1, 3)


@pytest.mark.slow
@given(FOREIGN | SPELLED)
def test_whatever_strangers_send_gives_an_action_or_a_reason(foreign: object) -> None:
    parsed = VERBS.parse(foreign)
    if isinstance(parsed, str):
        assert parsed in REASONS
    else:
        assert isinstance(foreign, (list, tuple))
        assert VERBS.spell(parsed) == list(foreign)


@given(st.lists(st.integers(0, MAX_ACTION), max_size=300))
@example([MAX_ACTION] * 65)
def test_choices_hold_as_many_actions_as_are_added(actions: list[int]) -> None:
    choices = Choices()
    for action in actions:
        choices.add(action)
    assert choices.size == len(actions)
    assert choices.listed() == actions


def test_cleared_choices_are_filled_anew() -> None:
    choices = Choices()
    for action in range(100):
        choices.add(action)
    choices.clear()
    assert choices.listed() == []
    choices.add(7)
    assert choices.listed() == [7]


def test_a_list_of_choices_stays_as_it_was() -> None:
    choices = Choices()
    choices.add(7)
    listed = choices.listed()
    choices.clear()
    choices.add(8)
    assert listed == [7]
