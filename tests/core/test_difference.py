"""The first place at which two values differ is named."""

import pytest

from catlantis.core.difference import difference


@pytest.mark.parametrize(
    ("one", "two", "told"),
    [
        ({"hand": [1, 2]}, {"hand": [1, 2]}, ""),
        (3, 4, ": 3, not 4"),
        ({"seats": 2}, {"seats": 3}, "seats: 2, not 3"),
        (
            {"all": [{"hand": [1, 7]}]},
            {"all": [{"hand": [1, 5]}]},
            "all[0].hand[1]: 7, not 5",
        ),
        ({"pile": [1, 2, 3]}, {"pile": [1, 2]}, "pile: 3 things, not 2"),
        ({"a": 1, "b": 2}, {"a": 1}, "b: only in one of them"),
        ({"a": 1}, {"a": 1, "c": None}, "c: only in one of them"),
        ({"a": [1]}, {"a": None}, "a: [1], not None"),
        ({"a": {0: True}}, {"a": {"0": True}}, "a.0: only in one of them"),
    ],
)
def test_what_differs_is_told_with_its_path(one: object, two: object, told: str) -> None:
    assert difference(one, two) == told
