"""The end, and who wins (IS-50 … IS-52)."""

import pytest

from catlantis.games.islet import GAME

from .table import HEXAGON, Table, islet

LAST = r"""
/wl1 A\wb1  /sb1 B\cf1  /
"""


def lay_last(table: Table, seat: int) -> None:
    """The seat lays its last egg and ends its turn."""
    table.play(seat, *table.legal(seat, "lay")[:1], "end")


def test_after_the_last_egg_the_round_is_completed() -> None:  # IS-50
    table = islet(LAST, resources="l l l", eggs="1 | 5")
    table.play(0, "lay lll")
    assert table.told(None)[-1] == "0 last-egg"
    table.play(0, "end")
    assert table.to_act == [1]
    assert table.view(1)["rounds_left"] == 0
    table.play(1, "end")
    assert table.to_act == []


def test_who_lays_the_last_egg_goes_on_with_the_turn() -> None:  # IS-50
    table = islet(LAST, resources="l l l b b b", eggs="1")
    table.play(0, "lay lll")
    assert table.legal(0) == ["advance 1,0", "end"]


def test_the_last_egg_may_come_off_a_resource() -> None:  # IS-50
    table = islet(LAST, resources="l l L", eggs="0")
    table.play(0, "lay llL", "release l tipped")
    assert table.told(None)[-1] == "0 last-egg"


def test_an_egg_on_a_resource_is_not_laid() -> None:  # IS-50
    table = islet(LAST, resources="l l l", eggs="2")
    table.play(0, "lay lll", "secure w", "end")
    assert table.view(None)["rounds_left"] is None


def test_all_have_as_many_turns() -> None:  # IS-50
    table = islet(LAST, seats=3, resources="| b b b", eggs="| 1", first=2, turn=1)
    table.state.round = 4
    table.play(1, "lay bbb", "end")
    assert table.to_act == []  # seat 2 began: the round was complete
    table = islet(LAST, seats=3, resources="| b b b", eggs="| 1", first=1, turn=1)
    table.play(1, "lay bbb", "end")
    table.play(2, "end")
    table.play(0, "end")
    assert table.to_act == []


def test_after_the_last_tile_one_more_full_round_is_played() -> None:  # IS-51
    table = islet(HEXAGON, hands="wl | sb", bag="cf")
    table.play(0, "explore wl 3,0", "gather")
    assert "0 last-tile" in table.told(None)
    assert table.view(0)["rounds_left"] == 1
    table.play(1, "end")
    assert table.view(0)["rounds_left"] == 0
    table.play(0, "end")
    table.play(1, "end")
    assert table.to_act == []


def test_an_empty_bag_is_told_once() -> None:  # IS-51
    table = islet(HEXAGON, hands="wl | sb", bag="cf")
    table.play(0, "explore wl 3,0", "gather")
    table.play(1, "explore sb -1,0", "gather")
    assert [text for text in table.told(None) if "last-tile" in text] == ["0 last-tile"]
    assert table.view(0)["rounds_left"] == 0


def test_tiles_left_in_the_bag_end_nothing() -> None:  # IS-51
    table = islet(HEXAGON, hands="wl sb cf wf | sb", bag="cf cf")
    table.play(0, "explore wl 3,0", "gather")
    assert table.view(0)["rounds_left"] is None


def test_the_earlier_end_counts() -> None:  # IS-51
    table = islet(LAST, hands="| sb", resources="l l l", eggs="1", bag="cf")
    table.play(0, "lay lll", "end")
    table.play(1, "explore sb -1,0", "gather")
    assert table.to_act == []
    table = islet(LAST, hands="sb", resources="| b b b", eggs="| 1", bag="cf")
    table.play(0, "explore sb -1,0", "gather")
    assert table.view(0)["rounds_left"] == 1
    table.play(1, "lay bbb", "end")
    assert table.to_act == []


def over(drawing: str, seats: int) -> Table:
    """A match that ends as it lies there."""
    table = islet(drawing, seats=seats)
    for _ in range(2 * seats):
        table.play(table.to_act[0], "end")
    assert table.to_act == []
    return table


def test_most_eggs_win() -> None:  # IS-52
    table = over(r"/wl1a \wb5b /sb1a \cf3c /sb1a \cf4b /", 3)
    assert table.ranks() == [1, 2, 3]
    assert GAME.score_sheet(table.state) == [("eggs", [3, 2, 1]), ("level-1", [1, 5, 3])]
    assert table.told(None)[-1] == "0 won"


@pytest.mark.parametrize(
    ("drawing", "ranks"),
    [
        (r"/wl1a \wb2b /sb1a \cf1b /", [2, 1]),  # the highest level
        (r"/wl3a \wb3b /sb1a \cf2b /", [2, 1]),  # then the next
        (r"/wl3a \wb4b /sb3a \cf1b /", [2, 1]),  # only then the rest
        (r"/wl3a \wb3b /sb2a \cf2b /", [1, 1]),  # all alike
        (r"/wl1  \wb1  /", [1, 1]),  # none at all
    ],
)
def test_ties_are_broken_by_the_highest_levels(drawing: str, ranks: list[int]) -> None:  # IS-52
    assert over(drawing, 2).ranks() == ranks


@pytest.mark.parametrize(
    ("drawing", "lines"),
    [
        (r"/wl1a \wb2b /", [("eggs", [1, 1]), ("level-1", [1, 2])]),
        (
            r"/wl3a \wb3b /sb1a \cf2b /",
            [("eggs", [2, 2]), ("level-1", [3, 3]), ("level-2", [1, 2])],
        ),
        (r"/wl3a \wb3b /sb2b \cf1  /", [("eggs", [1, 2]), ("level-1", [3, 3])]),
        (r"/wl3a \wb3b /", [("eggs", [1, 1]), ("level-1", [3, 3])]),
        (r"/wl1  \wb1  /", [("eggs", [0, 0]), ("level-1", [0, 0])]),
    ],
)
def test_the_score_sheet_tells_levels_until_ties_are_broken(
    drawing: str, lines: list[tuple[str, list[int]]]
) -> None:  # IS-52
    assert GAME.score_sheet(over(drawing, 2).state) == lines


def test_levels_of_ten_and_more_are_told_as_they_are() -> None:  # IS-52
    table = over(r"/wl9a \wb9b /sb1a \cf1b /", 2)
    table.state.height[table.site("0,0")] = 10
    table.state.height[table.site("1,0")] = 12
    assert table.ranks() == [2, 1]
    assert GAME.score_sheet(table.state) == [("eggs", [2, 2]), ("level-1", [10, 12])]


def test_who_is_equal_in_all_shares_the_victory() -> None:  # IS-52
    table = over(r"/wl3a \wb3b /sb2c \cf2  /", 3)
    assert table.ranks() == [1, 1, 3]
    assert [text for text in table.told(None) if "won" in text] == ["0 won", "1 won"]


def test_nobody_acts_in_a_match_that_is_over() -> None:  # IS-52
    table = over(HEXAGON, 2)
    assert table.view(0)["over"]
    assert (table.legal(0), table.legal(1), table.prompt(0)) == ([], [], None)
