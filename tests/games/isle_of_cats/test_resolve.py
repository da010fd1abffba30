"""Resolving cards: what must be drawn, Oshax, areas and picks, lessons, maps (IC-30 … IC-35)."""

import pytest

from catlantis.games.isle_of_cats.boat import is_on_boat
from catlantis.games.isle_of_cats.shapes import COLOUR_NAMES

from .table import Table, deal


def resolving(card: str, boat: str = "", sheet: int = 1, **others: str) -> Table:
    """A table whose seat is resolving that card."""
    table = deal({"a-top": card, **others}, boats=[boat], sheet=sheet)
    table.play(0, "column a", "card a-top")
    return table


def full_but(*squares: int) -> str:
    """A boat on which only those squares are free."""
    left = [(x, y) for y in range(9) for x in range(22) if is_on_boat(x, y)]
    left = [(x, y) for x, y in left if 100 * y + x not in squares]
    lines, number = [], 0
    while left:
        x, y = left[0]
        row = [(x, y), (x + 1, y), (x + 2, y)]
        if set(row) <= set(left):  # a bar, lest there be more discoveries than a boat can hold
            number += 1
            lines.append(f"at {x} {y}\nc{number} c{number} c{number}")
        else:
            row = row[:1]
            lines.append(f"at {x} {y}\n#")
        left = [square for square in left if square not in row]
    return "\n".join(lines)


def test_a_discovery_that_fits_must_be_drawn() -> None:  # IC-30
    table = resolving("blue wave")
    assert table.verbs(0) == ["draw"]
    assert not table.allows(0, "confirm")


def test_a_discovery_that_fits_nowhere_is_ignored() -> None:  # IC-30
    table = resolving("blue wave", full_but(404, 405, 406))
    assert table.prompt(0) == "cards 2"
    assert table.today(0)["short"] == 1
    assert table.allows(0, "card a-middle")


def test_only_that_is_drawn_which_the_card_shows() -> None:  # IC-30
    table = resolving("blue wave")
    assert table.allows(0, "draw wave blue 0 410")
    assert not table.allows(0, "draw wave green 0 410")
    assert not table.allows(0, "draw steps blue 0 410")
    assert not table.allows(0, "treasure dot 0 410")
    assert not table.allows(0, "twin wave blue 0 410")


# Words (IC-33)


def test_without_a_word_all_are_drawn_in_any_order() -> None:  # IC-33
    table = resolving("blue wave + green cup")
    assert table.prompt(0) == "draw 2"
    assert table.allows(0, "draw wave blue 0 410")
    table.play(0, "draw cup green 0 410")
    assert table.prompt(0) == "draw 1"
    assert table.verbs(0) == ["draw", "twin"]
    assert {text.split()[1] for text in table.legal(0) if text.startswith("draw")} == {"wave"}
    table.play(0, "draw wave blue 0 210")
    assert table.boat(0) == ["green cup", "blue wave"]
    assert table.prompt(0) == "cards 2"


def test_a_card_is_resolved_in_full_before_the_next() -> None:  # IC-33
    table = resolving("blue wave + green cup")
    table.play(0, "draw wave blue 0 410")
    assert not any(text.startswith(("card", "confirm", "extra")) for text in table.legal(0))


def test_any_two_of_those_shown_or_one_twice() -> None:  # IC-33
    table = resolving("any blue wave, red stick, common dot")
    assert table.prompt(0) == "picks a-top"
    assert table.legal(0) == [
        "pick 1 1",
        "pick 1 2",
        "pick 1 3",
        "pick 2 2",
        "pick 2 3",
        "pick 3 3",
    ]
    table.play(0, "pick 2 2", "draw stick red 0 408")
    assert table.prompt(0) == "draw 1"
    table.play(0, "draw stick red 0 508")
    assert table.boat(0) == ["red stick", "red stick"]
    assert table.prompt(0) == "cards 2"


def test_of_two_alike_one_is_offered() -> None:  # IC-33
    table = resolving("any blue wave, red stick")
    table.play(0, "pick 2 2")
    legal = table.legal(0)
    assert len(set(legal)) == len(legal)


def test_all_above_or_all_below() -> None:  # IC-33
    table = resolving("rare l or common dot + common bar")
    assert table.prompt(0) == "area a-top"
    assert table.legal(0) == ["area above", "area below"]
    table.play(0, "area below", "draw bar black 0 408", "draw dot black 0 407")
    assert table.boat(0) == ["black bar", "black dot"]
    table = resolving("rare l or common dot + common bar")
    table.play(0, "area above", "draw rare-l black 0 308")
    assert table.boat(0) == ["black rare-l"]
    assert table.prompt(0) == "cards 2"


def test_an_area_may_be_chosen_that_does_not_fit() -> None:  # IC-33
    table = resolving("blue stick or common dot", full_but(404, 405))
    assert table.legal(0) == ["area above", "area below"]
    table.play(0, "area above")
    assert table.prompt(0) == "cards 2"
    assert table.today(0)["short"] == 1


def test_picks_may_be_chosen_that_do_not_fit() -> None:  # IC-33
    table = resolving("any blue stick, common dot", full_but(404, 405))
    table.play(0, "pick 1 2")
    assert {text.split()[1] for text in table.legal(0) if text.startswith("draw")} == {"dot"}
    table.play(0, "draw dot black 0 404")
    assert table.prompt(0) == "cards 2"
    assert table.boat(0)[-1] == "black dot"


def test_nothing_is_asked_if_nothing_shown_fits() -> None:  # IC-33
    for card in ("any blue stick, red wave", "blue stick or red wave", "oshax swan"):
        table = resolving(card, full_but(404, 405, 406))
        assert table.prompt(0) == "cards 2"
        assert table.today(0)["short"] == 1


def test_what_does_not_fit_yet_is_tested_again_after_each_drawing() -> None:  # IC-33
    # Five squares in a row are free, and only beyond a sixth one that touches a discovery
    table = deal({"a-top": "common dot + blue stick"}, boats=["at 9 4\n#"])
    for y in range(9):
        table.state.free[y] = 0b111111 << 10 if y == 4 else 0
        table.state.near[y] = 1 << 10 if y == 4 else 0
    table.play(0, "column a", "card a-top")
    assert not table.allows(0, "draw stick blue 0 411")
    table.play(0, "draw dot black 0 410")
    assert table.allows(0, "draw stick blue 0 411")


def test_one_that_fits_only_once_another_is_there_must_then_be_drawn() -> None:  # IC-33
    # A stick fits nowhere while the free row of six touches nothing in its middle
    table = deal({"a-top": "common corner + blue stick"}, boats=["at 9 3\n#"])
    for y in range(9):
        table.state.free[y] = {3: 0b1 << 10, 4: 0b1111111 << 10}.get(y, 0)
        table.state.near[y] = 1 << 10 if y == 3 else 0
    table.play(0, "column a", "card a-top")
    assert {text.split()[1] for text in table.legal(0)} == {"corner"}
    table.play(0, "draw corner black 1 310")
    assert table.prompt(0) == "draw 1"
    assert {text.split()[1] for text in table.legal(0) if text.startswith("draw")} == {"stick"}


# Oshax (IC-32)


def test_colour_of_an_oshax_is_chosen_at_once_and_then_it_is_a_cat_of_it() -> None:  # IC-32
    table = resolving("oshax swan")
    assert table.prompt(0) == "colour swan"
    assert table.legal(0) == [f"colour {name}" for name in COLOUR_NAMES[:5]]
    table.play(0, "colour purple")
    assert {text.split()[2] for text in table.legal(0)} == {"purple"}
    table.play(0, "draw swan purple 0 311")
    assert table.boat(0) == ["purple swan"]
    assert table.view(0)["players"][0]["cats"] == [0, 0, 0, 1, 0]


def test_each_oshax_of_a_card_gets_its_own_colour() -> None:  # IC-32
    table = resolving("oshax swan + blue wave + oshax bolt")
    table.play(0, "colour red")
    assert table.prompt(0) == "colour bolt"
    table.play(0, "colour green")
    assert table.prompt(0) == "draw 3"
    things = {tuple(text.split()[1:3]) for text in table.legal(0)}
    assert things == {("swan", "red"), ("wave", "blue"), ("bolt", "green")}


# Lessons (IC-34)


def test_a_lesson_card_is_ticked() -> None:  # IC-34
    table = deal({"c-middle": "lesson 12"})
    table.play(0, "column c", "card c-middle")
    assert table.view(0)["players"][0]["lessons"] == [[12, 0, 0, None]]
    assert table.prompt(0) == "cards 2"


def test_a_lesson_ticked_before_gives_nothing_more() -> None:  # IC-34
    table = deal({"c-middle": "lesson 8", "b-top": "lesson 8"})
    table.play(0, "mixed b c a", "card b-top", "card c-middle")
    assert table.view(0)["players"][0]["lessons"] == [[8, 1, 1, None]]
    assert table.score(0)["lessons"] == 1


# Treasure maps (IC-35): on sheet 1 the green map is at 7, the blue at 114


def test_a_cat_on_the_map_of_its_colour_finds_a_common_treasure() -> None:  # IC-35
    table = resolving("green stick")
    table.play(0, "draw stick green 0 7")
    assert table.prompt(0) == "map green"
    assert table.verbs(0) == ["decline", "treasure"]
    shapes = {text.split()[1] for text in table.legal(0) if text.startswith("treasure")}
    assert shapes == {"dot", "pair", "bar", "corner"}
    table.play(0, "treasure corner 0 108")
    assert table.boat(0) == ["green stick", "black corner"]
    assert table.view(0)["players"][0]["drawn"][1][3] == "map"
    assert table.prompt(0) == "cards 2"


def test_the_treasure_may_be_left() -> None:  # IC-35
    table = resolving("green stick")
    table.play(0, "draw stick green 0 7", "decline")
    assert table.boat(0) == ["green stick"]
    assert table.prompt(0) == "cards 2"


def test_the_treasure_touches_a_discovery_like_any_other() -> None:  # IC-35
    table = resolving("green stick")
    table.play(0, "draw stick green 0 7")
    assert table.allows(0, "treasure dot 0 107")
    assert not table.allows(0, "treasure dot 0 207")


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("blue stick", "draw stick blue 0 7"),
        ("common bar", "draw bar black 0 7"),
        ("green stick", "draw stick green 1 114"),
        ("green stick", "draw stick green 0 8"),
    ],
)
def test_anything_else_on_a_map_and_a_cat_beside_it_find_nothing(
    card: str, action: str
) -> None:  # IC-35
    table = resolving(card)
    table.play(0, action)
    assert table.prompt(0) == "cards 2"


def test_an_oshax_finds_the_map_of_its_colour() -> None:  # IC-35
    table = resolving("oshax swan")
    table.play(0, "colour green")
    table.play(0, next(text for text in table.legal(0) if text.endswith(" 7")))
    assert table.prompt(0) == "map green"


def test_no_treasure_is_offered_if_none_fits() -> None:  # IC-35
    table = resolving("green stick", full_but(7, 8, 9, 10, 11))
    table.play(0, "draw stick green 0 7")
    assert table.prompt(0) == "cards 2"


def test_the_treasure_comes_before_the_rest_of_the_card() -> None:  # IC-35
    table = resolving("green stick + blue wave")
    table.play(0, "draw stick green 0 7")
    assert table.prompt(0) == "map green"
    table.play(0, "decline")
    assert table.prompt(0) == "draw 1"
