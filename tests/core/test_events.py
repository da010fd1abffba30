"""Events: what all may know, and what only some may."""

import pytest

from catlantis.core.action import NUMBER, SEAT, Arg
from catlantis.core.events import Events, Kind, Log, confide, tell

TABLE = Events(
    [
        Kind("slept"),
        Kind("drew", [Arg("card", NUMBER, secret=True)]),
        Kind("gave", [Arg("target", SEAT), Arg("card", NUMBER, secret=True)]),
        Kind("turned", [Arg("card", NUMBER)], reveals=True),
        Kind("saw", [Arg(name, NUMBER, secret=True) for name in ("one", "two", "three")]),
    ]
)
SLEPT, DREW, GAVE, TURNED, SAW = range(5)


def log_of_secrets() -> Log:
    log = Log()
    tell(log, DREW, 1, 7)
    confide(log, 0b0110, GAVE, 2, 1, 9)
    return log


@pytest.mark.parametrize("viewer", [None, 0, 3, 62])
def test_secrets_are_hidden_from_others_and_spectators(viewer: int | None) -> None:
    assert TABLE.told(log_of_secrets(), viewer) == [["drew", 1, None], ["gave", 2, 1, None]]


def test_secrets_are_shown_to_those_in_on_them() -> None:
    log = log_of_secrets()
    assert TABLE.told(log, 1) == [["drew", 1, 7], ["gave", 2, 1, 9]]
    assert TABLE.told(log, 2) == [["drew", 1, None], ["gave", 2, 1, 9]]


def test_the_open_story_has_all_secrets() -> None:
    opened = [TABLE.spell_open(event) for event in log_of_secrets().events]
    assert opened == [["drew", 1, 7], ["gave", 2, 1, 9]]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_is_not_secret_is_told_to_all(viewer: int | None) -> None:
    log = Log()
    tell(log, SLEPT, 1)
    tell(log, TURNED, 0, 5)
    assert TABLE.told(log, viewer) == [["slept", 1], ["turned", 0, 5]]


def test_an_absent_argument_looks_like_a_hidden_one() -> None:
    log = Log()
    tell(log, SAW, 0, 3)
    assert TABLE.told(log, 0) == [["saw", 0, 3, None, None]]
    assert TABLE.told(log, 1) == [["saw", 0, None, None, None]]
    assert TABLE.spell_open(log.events[0]) == ["saw", 0, 3, None, None]


def test_zero_is_an_argument_like_any_other() -> None:
    log = Log()
    tell(log, SAW, 0, 0, 0, 0)
    assert TABLE.told(log, 0) == [["saw", 0, 0, 0, 0]]


def test_nothing_is_noted_where_nobody_listens() -> None:
    tell(None, SLEPT, 0)
    confide(None, 1, GAVE, 0, 1, 2)


def test_a_kind_with_a_secret_reveals_something() -> None:
    assert [kind.reveals for kind in TABLE.kinds] == [False, True, True, True, True]


def test_kinds_are_numbered_in_the_order_of_the_table() -> None:
    assert TABLE.numbers == {"slept": 0, "drew": 1, "gave": 2, "turned": 3, "saw": 4}
