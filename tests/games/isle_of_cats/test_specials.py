"""Specials (IC-22)."""

import pytest

from catlantis.games.isle_of_cats.state import CARDS, enter

from .table import Table, deal


def after(table: Table, seat: int, *texts: str) -> Table:
    table.play(seat, *texts)
    return table


def specials(table: Table) -> list[str]:
    """The specials that seat 0 may use now, as the view tells them."""
    names = ["extra", "mixed", "row", "cat-twice", "treasure-twice"]
    return [names[special] for special in table.today(0)["specials"]]


# (a) one more card


def test_one_more_card_comes_from_another_column() -> None:  # IC-22
    table = after(deal(), 0, "column b")
    extras = [text.split()[1] for text in table.legal(0) if text.startswith("extra")]
    assert len(extras) == 9
    assert not any(slot.startswith("b") for slot in extras)
    table.play(0, "extra d-top")
    assert table.today(0)["left"] == [1, 3, 5, 9]


def test_one_more_card_may_be_taken_after_the_last() -> None:  # IC-22
    table = deal()
    table.play(0, "column c", "card c-middle", "card c-top", "draw stick red 0 410")
    table.play(0, "card c-bottom", "draw stick red 0 510", "extra b-top", "card b-top", "confirm")
    assert table.view(None)["day"] == 2


def test_one_more_card_only_beside_a_column() -> None:  # IC-22
    for choice in ("row top", "mixed a b c"):
        assert "extra" not in after(deal(), 0, choice).verbs(0)


# (b), (c) other cards than a column


def test_a_card_from_each_row() -> None:  # IC-22
    table = deal()
    assert len([text for text in table.legal(0) if text.startswith("mixed")]) == 64
    table.play(0, "mixed d a b")
    assert table.today(0)["chosen"] == [3, 4, 9]
    assert table.view(0)["players"][0]["used"] == [1]


def test_a_row_is_four_cards() -> None:  # IC-22
    table = deal()
    assert [text for text in table.legal(0) if text.startswith("row")] == [
        *("row top", "row middle", "row bottom"),
    ]
    table.play(0, "row middle")
    assert table.today(0)["chosen"] == [4, 5, 6, 7]
    assert table.view(0)["players"][0]["used"] == [2]


# (d), (e) twins


def test_a_cat_may_be_drawn_twice() -> None:  # IC-22
    table = deal({"a-top": "blue hook"})
    table.play(0, "column a", "card a-top", "draw hook blue 0 210")
    assert table.today(0)["twins"] == [[17, 0]]
    table.play(0, "twin hook blue 4 112")
    assert table.boat(0) == ["blue hook", "blue hook"]
    player = table.view(0)["players"][0]
    assert player["cats"][0] == 2
    assert player["used"] == [3]
    assert player["drawn"][1][2:4] == [4, "twin"]  # flipped, and known as a twin


def test_a_treasure_may_be_drawn_twice() -> None:  # IC-22
    table = deal({"a-top": "rare l"})
    table.play(0, "column a", "card a-top", "draw rare-l black 0 210")
    table.play(0, "twin rare-l black 0 212")
    assert table.view(0)["players"][0]["treasures"] == [0, 2]
    assert table.view(0)["players"][0]["used"] == [4]
    assert table.score(0)["rare"] == 6


def test_a_twin_comes_right_after_the_first() -> None:  # IC-22
    table = deal({"a-top": "blue hook + red wave"})
    table.play(0, "column a", "card a-top", "draw hook blue 0 210")
    assert table.verbs(0) == ["draw", "twin"]
    assert {text.split()[1] for text in table.legal(0) if text.startswith("twin")} == {"hook"}
    table.play(0, "draw wave red 0 212")
    assert {text.split()[1] for text in table.legal(0) if text.startswith("twin")} == {"wave"}
    table.play(0, "card a-middle")
    assert "twin" not in table.verbs(0)


def test_a_twin_of_an_oshax_has_the_same_colour() -> None:  # IC-22
    table = deal({"a-top": "oshax swan"})
    table.play(0, "column a", "card a-top", "colour orange", "draw swan orange 0 211")
    twins = [text for text in table.legal(0) if text.startswith("twin")]
    assert {text.split()[2] for text in twins} == {"orange"}


def test_a_cats_twin_comes_after_its_map_treasure() -> None:  # IC-22
    table = deal({"a-top": "green stick"})
    table.play(0, "column a", "card a-top", "draw stick green 0 7")
    assert table.verbs(0) == ["decline", "treasure"]
    table.play(0, "treasure dot 0 107")
    twins = {text.split()[1] for text in table.legal(0) if text.startswith("twin")}
    assert twins == {"stick", "dot"}  # the cat's, or the treasure's
    table.play(0, "twin stick green 0 108")
    assert "twin" not in table.verbs(0)


def test_a_cats_twin_may_be_drawn_though_the_treasure_is_left() -> None:  # IC-22
    table = deal({"a-top": "green stick"})
    table.play(0, "column a", "card a-top", "draw stick green 0 7", "decline")
    assert {text.split()[1] for text in table.legal(0) if text.startswith("twin")} == {"stick"}


def test_a_map_treasure_may_be_drawn_twice() -> None:  # IC-22
    table = deal({"a-top": "green stick"})
    table.play(0, "column a", "card a-top", "draw stick green 0 7", "treasure pair 0 107")
    table.play(0, "twin pair black 1 109")
    assert table.view(0)["players"][0]["treasures"] == [2, 0]


def test_a_twin_may_itself_find_a_map_treasure() -> None:  # IC-22
    table = deal({"a-top": "green stick"})
    table.play(0, "column a", "card a-top", "draw stick green 0 107", "twin stick green 0 7")
    assert table.prompt(0) == "map green"
    table.play(0, "treasure dot 0 207")
    assert "twin" not in table.verbs(0)  # one special a day
    assert table.boat(0) == ["green stick", "green stick", "black dot"]


def test_a_twin_is_offered_only_where_it_fits() -> None:  # IC-22
    table = deal({"a-top": "blue stick"}, boats=["at 9 4\n#"])
    for y in range(9):
        table.state.free[y] = 0b1111111 << 10 if y == 4 else 0
        table.state.near[y] = 1 << 10 if y == 4 else 0
    table.play(0, "column a", "card a-top", "draw stick blue 0 410")
    assert "twin" not in table.verbs(0)


def test_what_did_not_fit_before_a_twin_is_tested_again_after_it() -> None:  # IC-22, IC-33
    table = deal({"a-top": "common dot + blue stick"}, boats=["at 9 4\n#"])
    table.play(0, "column a", "card a-top", "draw dot black 0 410")
    enter(table.state, 0, CARDS)  # as if the stick had not fitted: the card could be left
    assert table.verbs(0) == ["card", "extra", "twin"]
    table.play(0, "twin dot black 0 411")
    assert table.verbs(0) == ["draw"]
    assert table.prompt(0) == "draw 1"


# How many


def test_one_special_a_day() -> None:  # IC-22
    table = deal()
    assert specials(table) == ["extra", "mixed", "row", "cat-twice", "treasure-twice"]
    table.play(0, "row top")
    assert specials(table) == []
    table.play(0, "card a-top", "draw stick red 0 410")
    assert "twin" not in table.verbs(0)


def test_none_twice() -> None:  # IC-22
    table = deal()
    table.play(0, "row top")
    table.finish(0)
    assert specials(table) == ["extra", "mixed", "cat-twice", "treasure-twice"]
    assert "row" not in table.verbs(0)


def test_three_a_game() -> None:  # IC-22
    table = deal()
    table.play(0, "row top")
    table.finish(0)
    table.play(0, "mixed a b c")
    table.finish(0)
    table.play(0, "column a", "extra b-top")
    table.finish(0)
    assert specials(table) == []
    assert table.verbs(0) == ["column"]
    table.play(0, "column a")
    assert "extra" not in table.verbs(0)


@pytest.mark.parametrize("choice", ["column a", "row top", "mixed a b c"])
def test_the_choice_is_made_once_a_day(choice: str) -> None:  # IC-22
    table = after(deal(), 0, choice)
    assert not {"column", "row", "mixed"} & set(table.verbs(0))
