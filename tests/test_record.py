"""Match files: every match survives one, and every damage is named."""

import json
from typing import Any

import pytest
from core.matches import holding, matches, played, seated
from hypothesis import given, settings
from hypothesis import strategies as st

from catlantis.core.facts import facts
from catlantis.games.exploding_kittens import GAME
from catlantis.match import Match, Seat
from catlantis.record import MAX_BYTES, VERSION, BadMatchFile, dump, load

FILE = dump(played(seated(GAME, 3, 0xCA7, combos=True), 40, seed=1))
DOCUMENT: dict[str, Any] = json.loads(FILE)


def fault(data: bytes) -> tuple[str, str]:
    """The reason and place for which a file is refused."""
    with pytest.raises(BadMatchFile) as caught:
        load(data)
    error = caught.value
    assert str(error) == f"{error.where}: {error.detail}"
    return error.reason, error.where


def changed(**fields: object) -> bytes:
    """The file with other fields."""
    return json.dumps({**DOCUMENT, **fields}).encode()


# Round trips


@settings(max_examples=40)
@given(matches())
def test_a_match_survives_its_file(match: Match) -> None:
    data = dump(match)
    again = load(data)
    assert dump(again) == data
    assert facts(again.state) == facts(match.state)
    assert (again.seats, again.seed, again.options) == (match.seats, match.seed, match.options)
    assert again.told(0) == match.told(0)


def test_a_file_can_be_played_on() -> None:
    match = played(seated(GAME, 3, 1), 10)
    assert facts(played(load(dump(match)), 10, seed=5).state) == facts(
        played(match, 10, seed=5).state
    )


@pytest.mark.parametrize("seed", [0, 1, 1 << 127, (1 << 128) - 1])
def test_a_seed_is_written_with_all_its_digits(seed: int) -> None:
    data = dump(seated(GAME, 2, seed))
    assert json.loads(data)["seed"] == f"{seed:032x}"
    assert load(data).seed == seed


def test_a_file_is_read_by_people_one_action_a_line() -> None:
    match = holding("skip", "")
    match.act_spelled(0, ["skip"])
    match.act_spelled(1, ["pass"])
    assert dump(match).decode().splitlines() == [
        "{",
        '  "format": "catlantis-match",',
        '  "version": 1,',
        '  "game": "exploding-kittens",',
        '  "rules_version": 1,',
        '  "options": {"first_seat":0},',
        '  "seats": [{"name":"Cat 0","player":"human"},{"name":"Cat 1","player":"human"}],',
        f'  "seed": "{match.seed:032x}",',
        '  "actions": [',
        '    [0,["skip"]],',
        '    [1,["pass"]]',
        "  ]",
        "}",
    ]


def test_a_match_without_actions_survives() -> None:
    match = seated(GAME, 2, 3)
    assert dump(match).endswith(b'"actions": []\n}\n')
    assert load(dump(match)).journal == []


@pytest.mark.parametrize("name", ["Zoé", "猫", '"\\\n', "🐈" * 40, "</script>"])
def test_names_survive_whatever_their_letters(name: str) -> None:
    match = Match(GAME, [Seat(name, "greedy"), Seat("b")], 0)
    assert load(dump(match)).seats == match.seats


def test_spaces_and_the_order_of_fields_do_not_matter() -> None:
    shuffled = dict(reversed(DOCUMENT.items()))
    assert dump(load(json.dumps(shuffled, indent=8).encode())) == FILE


# Damage


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" ",
        b"catlantis",
        FILE[:-3],
        FILE[: len(FILE) // 2],
        FILE + b"{}",
        b"[" * 100_000,
        b'{"format":' * 5_000,
        b'{"format": NaN}',
        FILE.replace(b'"version": 1', b'"version": NaN'),
        FILE.replace(b'"version": 1', b'"version": 1' + b"1" * 5_000),
        FILE.replace(b"Cat 0", b"Cat \xff"),
        FILE.replace(b"Cat 0", b"Cat \\ud800"),
        b"\xff\xfe" + FILE,
        b"\xef\xbb\xbf" + FILE,
        FILE.decode().encode("utf-16"),
    ],
    ids=range(16),
)
def test_what_is_not_json_is_refused(data: bytes) -> None:
    assert fault(data) == ("not-json", "$")


@pytest.mark.parametrize("data", [b"null", b"7", b"[]", b'"catlantis-match"', b"{}"])
def test_another_document_is_no_match(data: bytes) -> None:
    assert fault(data) == ("not-a-match", "$.format")


@pytest.mark.parametrize("other", ["catlantis", None, 1, ["catlantis-match"]])
def test_another_format_is_no_match(other: object) -> None:
    assert fault(changed(format=other)) == ("not-a-match", "$.format")


@pytest.mark.parametrize("version", [VERSION + 1, 0, -1, "1", None, 1.5, [], {}])
def test_another_version_of_the_format_is_refused(version: object) -> None:
    assert fault(changed(version=version)) == ("version", "$.version")


def test_a_newer_version_is_refused_before_fields_that_it_may_add() -> None:
    assert fault(changed(version=VERSION + 1, weather="rain")) == ("version", "$.version")


def test_a_game_that_is_not_here_is_refused() -> None:
    assert fault(changed(game="imploding-kittens")) == ("unknown-game", "$.game")


@pytest.mark.parametrize("version", [0, 2, -1])
def test_a_match_by_other_rules_is_refused(version: int) -> None:
    assert fault(changed(rules_version=version)) == ("rules-version", "$.rules_version")


@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"combos": 1}, "$.options.combos"),
        ({"combos": None}, "$.options.combos"),
        ({"combos": "yes"}, "$.options.combos"),
        ({"first_seat": 3}, "$.options.first_seat"),
        ({"first_seat": 1 << 70}, "$.options.first_seat"),
        ({"colour": True}, "$.options.colour"),
    ],
)
def test_options_that_the_game_does_not_take_are_named(
    options: dict[str, object], where: str
) -> None:
    assert fault(changed(options=options)) == ("options", where)


@pytest.mark.parametrize("seats", [1, 6, 16])
def test_a_number_of_seats_that_the_game_does_not_take_is_refused(seats: int) -> None:
    assert fault(changed(seats=[{"name": "a", "player": "b"}] * seats)) == ("options", "$.seats")


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"version": True}, "$.version"),
        ({"game": 7}, "$.game"),
        ({"game": None}, "$.game"),
        ({"rules_version": "1"}, "$.rules_version"),
        ({"options": []}, "$.options"),
        ({"options": {"combos": [True]}}, "$.options[...]"),
        ({"options": {"combos": 1.5}}, "$.options[...]"),
        ({"seats": 3}, "$.seats"),
        ({"seats": []}, "$.seats"),
        ({"seats": [{"name": "a", "player": "b"}] * 17}, "$.seats"),
        ({"seats": [{"name": "a", "player": "b"}, {"name": "a"}]}, "$.seats[1]"),
        ({"seats": [{"name": "a", "player": "b", "age": 9}]}, "$.seats[0]"),
        ({"seats": [{"name": "", "player": "b"}]}, "$.seats[0].name"),
        ({"seats": [{"name": "a" * 41, "player": "b"}]}, "$.seats[0].name"),
        ({"seats": [{"name": "a", "player": 4}]}, "$.seats[0].player"),
        ({"seed": 7}, "$.seed"),
        ({"seed": ""}, "$.seed"),
        ({"seed": "0" * 31}, "$.seed"),
        ({"seed": "0" * 33}, "$.seed"),
        ({"seed": "0" * 31 + "G"}, "$.seed"),
        ({"seed": "0" * 31 + "A"}, "$.seed"),
        ({"seed": "0" * 32 + "\n"}, "$.seed"),
        ({"seed": "-" + "0" * 31}, "$.seed"),
        ({"actions": {}}, "$.actions"),
        ({"actions": [7]}, "$.actions[0]"),
        ({"actions": [[0]]}, "$.actions[0]"),
        ({"actions": [[0, ["draw"], 1]]}, "$.actions[0]"),
        ({"actions": [["0", ["draw"]]]}, "$.actions[0][0]"),
        ({"actions": [[-1, ["draw"]]]}, "$.actions[0][0]"),
        ({"actions": [[True, ["draw"]]]}, "$.actions[0][0]"),
        ({"actions": [[0, "draw"]]}, "$.actions[0][1]"),
        ({"actions": [[0, ["draw", 1.5]]]}, "$.actions[0][1][1]"),
        ({"actions": [[0, ["draw", None]]]}, "$.actions[0][1][1]"),
        ({"actions": [[0, ["draw", [[[]]]]]]}, "$.actions[0][1][1]"),
        ({"weather": "rain"}, "$"),
    ],
)
def test_a_field_of_the_wrong_type_is_named(fields: dict[str, object], where: str) -> None:
    assert fault(changed(**fields)) == ("field", where)


@pytest.mark.parametrize("name", sorted(set(DOCUMENT) - {"format", "version"}))
def test_a_missing_field_is_named(name: str) -> None:
    rest = {key: value for key, value in DOCUMENT.items() if key != name}
    with pytest.raises(BadMatchFile, match=f"`{name}`") as caught:
        load(json.dumps(rest).encode())
    assert (caught.value.reason, caught.value.where) == ("field", "$")


@pytest.mark.parametrize("step", [0, 1, 17, 39])
@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ([9, ["draw"]], "not-asked"),
        ([1 << 70, ["draw"]], "not-asked"),
        ([0, ["purr"]], "unknown-verb"),
        ([0, []], "not-a-list"),
        ([0, ["draw", 1]], "wrong-count"),
        ([0, ["favor", "one"]], "not-a-number"),
        ([0, ["favor", 1 << 70]], "out-of-bounds"),
    ],
)
def test_an_action_that_cannot_be_is_named_by_its_step(
    step: int, wrong: list[object], reason: str
) -> None:
    actions = [*DOCUMENT["actions"][:step], wrong, *DOCUMENT["actions"][step:]]
    with pytest.raises(BadMatchFile, match=reason) as caught:
        load(changed(actions=actions))
    assert (caught.value.reason, caught.value.where) == ("action", f"$.actions[{step}]")


def test_an_illegal_action_is_named_by_its_step() -> None:
    seat = DOCUMENT["actions"][0][0]
    assert fault(changed(actions=[[seat, ["pass"]]])) == ("action", "$.actions[0]")


def test_nothing_follows_the_end() -> None:
    document = json.loads(dump(played(seated(GAME, 2, 4), 10_000)))
    document["actions"].append([0, ["draw"]])
    with pytest.raises(BadMatchFile, match="over") as caught:
        load(json.dumps(document).encode())
    assert caught.value.where == f"$.actions[{len(document['actions']) - 1}]"


def test_a_file_too_big_is_not_even_read() -> None:
    assert fault(b" " * (MAX_BYTES + 1)) == ("too-big", "$")
    assert fault(b" " * MAX_BYTES) == ("not-json", "$")


def test_too_many_actions_are_refused_before_they_are_played() -> None:
    assert fault(changed(actions=[[0, ["draw"]]] * 200_001)) == ("field", "$.actions")


def test_of_two_fields_with_one_name_the_last_counts() -> None:
    data = FILE.replace(b'"game": "exploding-kittens"', b'"game": "x", "game": "exploding-kittens"')
    assert dump(load(data)) == FILE


@settings(max_examples=300)
@given(st.data())
def test_a_damaged_file_is_a_match_or_is_refused(data: st.DataObject) -> None:
    damaged = bytearray(FILE)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(damaged) - 1))
        until = place + data.draw(st.integers(0, 4))
        damaged[place:until] = data.draw(st.binary(max_size=4) | st.sampled_from(SNIPPETS))
    accepted_or_refused(bytes(damaged))


SNIPPETS = [
    b'"',
    b"[",
    b"]",
    b"{",
    b"}",
    b",",
    b"1e9",
    b"-1",
    b"null",
    b"true",
    b"\xff",
    b"\\u0000",
]


@settings(max_examples=150)
@given(
    st.fixed_dictionaries(
        {},
        optional={
            name: st.recursive(
                st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3),
                lambda inner: (
                    st.lists(inner, max_size=3)
                    | st.dictionaries(st.sampled_from(["name", "player", "combos"]), inner)
                ),
                max_leaves=6,
            )
            for name in (*DOCUMENT, "other")
            if name not in ("format", "version")
        },
    )
)
def test_fields_of_any_kind_are_a_match_or_are_refused(fields: dict[str, object]) -> None:
    accepted_or_refused(changed(**fields))


def accepted_or_refused(data: bytes) -> None:
    try:
        match = load(data)
    except BadMatchFile as error:
        assert error.where.startswith("$")
    else:
        assert facts(load(dump(match)).state) == facts(match.state)
